// A build takes half a minute, and `dist` is half written for most of it. So each build removes a mark first and writes
// it last, and a package is packed only while the mark stands.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readManifest } from './published.mjs'

/** Without a leading dot, so that `tsup` removes the mark too when it is run by hand and clears `dist`. */
const MARK = 'dist/build-complete.json'

export function removeMark(dir) {
  rmSync(join(dir, MARK), { force: true })
}

export function writeMark(dir, startedAt) {
  mkdirSync(join(dir, 'dist'), { recursive: true })
  writeFileSync(join(dir, MARK), JSON.stringify({ startedAt }))
}

/** The files that a manifest promises: targets of `exports` and `bin`, without their leading `./`. */
export function targetsOf({ exports = {}, bin = {} }) {
  const leaves = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(leaves))
  return [...new Set([exports, bin].flatMap(leaves))].map((target) => target.replace(/^\.\//, ''))
}

/** Tests and stories are not built, so a change to one of them does not make the build old. */
const isSource = (file) => !/\.(test|test-d|stories)\.tsx?$/.test(file)

function findSourceAfter(dir, time) {
  const files = readdirSync(join(dir, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return [...files, join(dir, 'tsup.config.ts')].find((file) => statSync(file).mtimeMs > time)
}

/**
 * Why the package in `dir` must not be packed now.
 * @returns a sentence for a person, or undefined if `dist` is whole and is what the sources say
 */
export function findBuildProblem(dir) {
  const manifest = readManifest(dir)
  const advice = 'Run `npx pnpm --recursive --sort run build`, and pack when it has ended.'
  const mark = join(dir, MARK)
  if (!existsSync(mark)) return `${manifest.name} has no complete build, or a build is running. ${advice}`
  const missing = targetsOf(manifest).filter((target) => !existsSync(join(dir, target)))
  if (missing.length > 0) return `${manifest.name} names files that its build did not write: ${missing}. ${advice}`
  const { startedAt } = JSON.parse(readFileSync(mark, 'utf8'))
  const newer = findSourceAfter(dir, startedAt)
  if (newer !== undefined) return `${manifest.name}: ${relative(dir, newer)} is newer than the build. ${advice}`
  return undefined
}
