// What `npm run new feature` would write, type-checked with the sources in a copy of them; nothing is written here.
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { featureFiles, namesOf } from '../../scripts/new/feature-files.mjs'
import { planChanges } from '../../scripts/new/plan.mjs'
import { featureRegistries } from '../../scripts/new/registries.mjs'
import { checkTypes } from '../check-types.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

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

it('a new feature compiles, from its call to its page, with every registry', async () => {
  const names = namesOf('daily-raffle', 'content', "Today's raffle")
  const changes = planChanges(root, featureFiles(names), featureRegistries(names))
  expect(changes.filter(({ kind }) => kind === 'add')).toHaveLength(10)

  const dir = await copyOfSources()
  for (const { path, text } of changes) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), text)
  }
  const files = changes.map(({ path }) => join(dir, path)).filter((path) => /\.tsx?$/.test(path))
  const project = { extends: './tsconfig.json', files, include: [] }
  expect(await checkTypes(join(dir, 'apps/m/tsconfig.new.json'), project)).toEqual([])
})
