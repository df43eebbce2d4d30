import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../packages/core/dist/contract.js'
import { createOpenApi } from './create-open-api.mjs'
import { withoutReferences } from './read-descriptions.mjs'

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

describe('the OpenAPI document', () => {
  let document
  let gaps

  beforeAll(async () => {
    const created = await createOpenApi()
    document = created.document
    gaps = created.gaps
  })

  it('has every call of the contract with a description, and no list with opaque rows', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(contract).sort())
    expect(gaps).toEqual([])
  })

  it('describes rows, closed lists and whole numbers whose readers are functions', () => {
    const { GameListValue, ResourceLinksValue, VerificationStateValue, PointsBalanceValue } =
      document.components.schemas
    expect(GameListValue.properties.games.type).toEqual(['array', 'null'])
    expect(GameListValue.properties.games.items.required).toEqual(['vassalage', 'nodeId'])
    expect(ResourceLinksValue.items.properties.resourceType.enum).toContain('AppDownloadIcon')
    expect(VerificationStateValue.properties.state.enum).toEqual(['none', 'pending', 'verified', 'rejected'])
    expect(PointsBalanceValue.properties.points.anyOf[0].type).toBe('integer')
  })

  it('describes a field by its place, also in an object that stands elsewhere', () => {
    const link = document.components.schemas.LinkListValue.properties.list.items.properties
    expect([link.createdAt.description, link.title.description]).toEqual(['ms since the epoch', undefined])
  })

  it('lets a success come without a value where every field may be missing', () => {
    const required = (path, method) =>
      document.paths[path][method].responses[200].content['application/json'].schema.anyOf[0].required
    expect(required('/wps/game/hot', 'get')).toEqual(['success'])
    expect(required('/wps/wallets/gcs', 'get')).toEqual(['success', 'value'])
  })

  it('names no requirement, which stand in documents that are not shipped', () => {
    expect(JSON.stringify(document)).not.toMatch(/\b[A-Z]{3,}-\d{2}\b|settlements? \d/)
  })

  it('names no page of the repository and no file', () => {
    const text = JSON.stringify({ ...document, info: { ...document.info, license: undefined } })
    expect(text).not.toMatch(/\bdocs\/|\.(md|ts|mjs)\b/)
    expect(document.tags.map(({ name }) => name)).toContain('transport')
  })

  it('is what the build of core has written for the tarball', async () => {
    const written = JSON.parse(await readFile(at('packages/core/dist/openapi.json'), 'utf8'))
    expect(written).toEqual(JSON.parse(JSON.stringify(document)))
  })

  it('is valid for the linter of Redocly, without a warning', async () => {
    await mkdir(at('test-results/openapi'), { recursive: true })
    const file = at('test-results/openapi/openapi.json')
    await writeFile(file, JSON.stringify(document))
    const { stdout } = await promisify(execFile)(at('node_modules/.bin/redocly'), ['lint', '--format=json', file], {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    const { totals, problems } = JSON.parse(stdout)
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
    expect(totals).toMatchObject({ errors: 0, warnings: 0 })
  })
})

describe('a description', () => {
  it.each([
    ['The balance (CALL-23, WALLET-03). Module FUNDTRANS3.', 'The balance. Module FUNDTRANS3.'],
    ['Starts trial play (CALL-05 to 07, TRIAL-02).', 'Starts trial play.'],
    ['Answered (settlement 26).', 'Answered.'],
    ['Used once. See docs/cashier.md.', 'Used once.'],
    ['Used once (see docs/cashier.md). Again.', 'Used once. Again.'],
    ['See `docs/a.b/c.md`. Used once.', 'Used once.'],
    ['At most {@link MOST} (1 to 32).', 'At most `MOST` (1 to 32).'],
  ])('leaves out ids of requirements and pages of the repository: %s', (text, expected) => {
    expect(withoutReferences(text)).toBe(expected)
  })
})
