import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const MANIFEST = 'site-manifest.json'

/**
 * The built site of another version.
 * @param path its repository, or the dist folder of its site
 * @throws Error if there is no built site
 */
export function findSiteDir(path) {
  const found = [path, join(path, 'apps/m/dist')].find((dir) => existsSync(join(dir, MANIFEST)))
  if (found === undefined) throw new Error(`${path} has no built site: build it, and draw its documents`)
  return resolve(found)
}

/** Another contender begins in each round, so that none always follows the same one. */
export function takeTurns(names, round) {
  const first = round % names.length
  return [...names.slice(first), ...names.slice(0, first)]
}
