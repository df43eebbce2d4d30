// What the sandbox answers, and what the client reads, against the document. On the built packages, as it is shipped.
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../../packages/core/dist/contract.js'
import { watchDroppedRows } from '../../packages/core/dist/transport/wire-schemas.js'
import { createSandbox } from '../../packages/sandbox/dist/index.js'
import { createClient } from '../../packages/sandbox/src/testing/client.ts'
import { AGENT_CALLS, goodInputs } from '../../packages/sandbox/src/testing/good-inputs.ts'
import { createOpenApi } from './create-open-api.mjs'
import { watchTraffic } from './watch-traffic.mjs'

const IDS = Object.keys(contract)
const origin = 'https://sandbox.test'
let document

beforeAll(async () => {
  document = (await createOpenApi()).document
})

async function openSandbox(checked, change = (response) => response) {
  const traffic = watchTraffic(checked)
  const sandbox = createSandbox()
  const answer = async (request) => change(await sandbox.fetch(request), request)
  const client = createClient({ origin, fetch: traffic.through(answer) })
  await sandbox.control.setHumanCheck({ required: false })
  const inputs = await goodInputs({ client, sandbox })
  const ask = async (id, token) => {
    const input = typeof inputs[id] === 'function' ? await inputs[id]() : inputs[id]
    return client.call(id, input, { token })
  }
  return { ...traffic, client, sandbox, ask }
}

describe('the answers of the sandbox', () => {
  const values = new Map()
  let opened

  beforeAll(async () => {
    opened = await openSandbox(document)
    const { client, sandbox, ask } = opened
    for (const id of IDS) {
      await sandbox.control.reset()
      await sandbox.control.setHumanCheck({ required: false })
      const agent = await client.login('agent2')
      const member = await client.login()
      const answer = await ask(id, AGENT_CALLS.includes(id) ? agent : member)
      values.set(id, answer.value)
      await ask(id, undefined)
      await client.call(id, {}, { token: member })
      if (contract[id].safe) await ask(id, agent)
    }
  }, 120_000)

  it('are those of the document for a member, an agent and a guest, refusals too', () => {
    expect(opened.problems).toEqual([])
    const counts = IDS.map((id) => [id, opened.seen.get(id) ?? { successes: 0, refusals: 0 }])
    expect(counts.filter(([, { successes }]) => successes === 0)).toEqual([])
    const refused = counts.filter(([, { refusals }]) => refusals > 0)
    expect(refused.length).toBeGreaterThan(90)
  })

  it('would not be if they differed: whatever the client refuses or leaves out, the document refuses', () => {
    const { errorsOf } = opened
    const missed = []
    let refusedByClient = 0
    for (const [id, value] of values) {
      const schema = { $ref: `#/components/schemas/${id[0].toUpperCase()}${id.slice(1)}Value` }
      for (const [change, changed] of changesOf(value)) {
        const { result, dropped } = watchDroppedRows(() => z.safeParse(contract[id].output, changed))
        if (result.success && dropped.length === 0) continue
        refusedByClient += 1
        if (errorsOf(schema, changed).length === 0) missed.push(`${id} ${change}`)
      }
    }
    expect(missed).toEqual([])
    expect(refusedByClient).toBeGreaterThan(1000)
  })
})

/** What a platform may get wrong in one field. */
const WRONG = [undefined, null, {}, [], 'wrong', '', -0.5, true]

/** The value with one field changed, for each field of it and of the first row of each list. */
function* changesOf(value, path = []) {
  if (typeof value !== 'object' || value === null) return
  for (const [key, below] of Array.isArray(value) ? Object.entries(value).slice(0, 1) : Object.entries(value)) {
    const at = [...path, key]
    const put = (other) => {
      const copy = Array.isArray(value) ? [...value] : { ...value }
      if (other === undefined && !Array.isArray(copy)) delete copy[key]
      else copy[key] = other === undefined ? null : other
      return copy
    }
    for (const wrong of WRONG) yield [`${at.join('.')} = ${JSON.stringify(wrong)}`, put(wrong)]
    for (const [change, changed] of changesOf(below, at)) yield [change, put(changed)]
  }
}

describe('the check', () => {
  it('notices an answer that differs from the document', async () => {
    const breakGames = async (response, { url }) => {
      if (!url.includes('/wps/game/list')) return response
      const body = await response.json()
      body.value.games[0].nodeId = { id: 7 }
      return Response.json(body, { headers: response.headers })
    }
    const { problems } = await openSandbox(document, breakGames)
    expect(problems.join('\n')).toContain('gameList 200: answer /value/games/0/nodeId')
  })

  it('notices a document that differs from the answers and the requests', async () => {
    const other = structuredClone(document)
    other.components.schemas.MemberInfoValue.required.push('shoeSize')
    other.paths['/wps/game/list'].get.parameters = []
    delete other.paths['/wps/system/status']
    const { ask, client, problems } = await openSandbox(other)
    await ask('memberInfo', await client.login())
    await ask('siteStatus')
    const found = problems.join('\n')
    expect(found).toContain('shoeSize')
    expect(found).toContain('gameList 200: pageNo of the query is not in the document')
    expect(found).toContain('GET /wps/system/status is not in the document')
  })
})
