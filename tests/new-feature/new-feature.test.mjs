// What `npm run new` would write, type-checked with the sources in a copy of them; nothing is written here.
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { endpointEntries } from '../../scripts/new/endpoint.mjs'
import { featureEntries, featureFiles } from '../../scripts/new/feature.mjs'
import { namesOf } from '../../scripts/new/names.mjs'
import { pageEntries, pageFiles } from '../../scripts/new/page.mjs'
import { applyChanges, planChanges, readGroups } from '../../scripts/new/plan.mjs'
import { checkTypes } from '../check-types.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The generator updates one snapshot, which lists the exports of core. */
const SNAPSHOTS = 1

/** The sources of the site, with what is installed for them. */
async function copyOfSources() {
  const dir = await mkdtemp(join(tmpdir(), 'foyer-new-feature-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const packages = (await readdir(join(root, 'packages'))).map((name) => join('packages', name))
  for (const folder of [...packages, 'apps/m']) {
    await cp(join(root, folder), join(dir, folder), {
      recursive: true,
      filter: (path) => !['node_modules', 'dist', 'dist-renderer', '.cache'].includes(basename(path)),
    })
    await symlink(join(root, folder, 'node_modules'), join(dir, folder, 'node_modules'))
  }
  await symlink(join(root, 'node_modules'), join(dir, 'node_modules'))
  await cp(join(root, 'tsconfig.base.json'), join(dir, 'tsconfig.base.json'))
  return dir
}

it('makes features in every group, a page and endpoints that compile, in few files', async () => {
  const dir = await copyOfSources()
  const groups = readGroups(dir)
  expect(groups).toContain('agency')
  const paths = new Set()
  const apply = (changes) => {
    applyChanges(dir, changes)
    for (const { path } of changes) if (/\.tsx?$/.test(path)) paths.add(join(dir, path))
    return changes.length
  }
  for (const group of groups) {
    const names = namesOf(`${group}-raffle`, { group, title: "Today's raffle" })
    const files = apply(planChanges(dir, featureFiles(names), featureEntries(names)))
    expect(files + SNAPSHOTS).toBeLessThanOrEqual(15)
    expect(apply(planChanges(dir, [], endpointEntries(dir, names.kebab, `${group}RaffleJoin`)))).toBe(3)
  }
  expect(apply(planChanges(dir, [], endpointEntries(dir, 'deposits', 'depositReceipt')))).toBe(3)
  const rules = namesOf('house-rules', {})
  expect(apply(planChanges(dir, pageFiles(rules), pageEntries(rules)))).toBeLessThanOrEqual(6)

  const project = { extends: './tsconfig.json', files: [...paths], include: [] }
  expect(await checkTypes(join(dir, 'apps/m/tsconfig.new.json'), project)).toEqual([])

  // A test of core compares this list with the sorted ids of the contract.
  const ids = await readFile(join(dir, 'packages/core/src/config/endpoint-ids.ts'), 'utf8')
  const names = [...ids.matchAll(/^ {2}'(\w+)',$/gm)].map(([, id]) => id)
  expect(names).toEqual([...names].sort())
  expect(names).toEqual(expect.arrayContaining(groups.map((group) => `${group}RaffleList`)))
}, 180_000)

it('refuses an endpoint that is there already', () => {
  expect(() => endpointEntries(root, 'deposits', 'depositCreate')).toThrow('there is an endpoint depositCreate already')
})
