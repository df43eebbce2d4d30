import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export const readManifest = (dir) => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))

/** The packages that are published: every folder in `packages/` whose manifest is not private. */
export function readPublished() {
  const packages = join(root, 'packages')
  return readdirSync(packages)
    .map((name) => join(packages, name))
    .map((dir) => ({ dir, manifest: readManifest(dir) }))
    .filter(({ manifest }) => manifest.private !== true)
}
