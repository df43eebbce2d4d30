import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export const readManifest = (dir) => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))

/** Every folder in `packages/`. */
export function readPackages() {
  const packages = join(root, 'packages')
  return readdirSync(packages)
    .map((name) => join(packages, name))
    .map((dir) => ({ dir, manifest: readManifest(dir) }))
}

/** The packages that are published: those whose manifest is not private. */
export const readPublished = () => readPackages().filter(({ manifest }) => manifest.private !== true)

/** The private packages that the build of the package in `dir` bundles, because no project could install them. */
export function readBundled(dir) {
  return Object.keys(readManifest(dir).devDependencies ?? {})
    .map((name) => ({ name, linked: join(dir, 'node_modules', name) }))
    .filter(({ linked }) => existsSync(join(linked, 'package.json')) && readManifest(linked).private === true)
    .map(({ name, linked }) => ({ name, dir: realpathSync(linked) }))
}
