// A build takes half a minute, and `dist` is half written for most of it. So each build removes a mark first and writes
// it last, and a package is packed only while the mark stands.
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { readBundled, readManifest } from './published.mjs'

/** Without a leading dot, so that `tsup` removes the mark too when it is run by hand and clears `dist`. */
const MARK = 'dist/build-complete.json'

/** The id of the build that began last. It stands outside `dist`, which `tsup` clears. */
const LATEST = 'node_modules/.cache/foyer-build-id'

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** @returns the build, for `endBuild` */
export function beginBuild(dir) {
  const id = randomUUID()
  write(join(dir, LATEST), id)
  rmSync(join(dir, MARK), { force: true })
  return { dir, id, sources: readSources(dir) }
}

/**
 * Writes the mark, if the build succeeded and no other build of the package ran at the same time.
 * @returns a sentence for a person if builds overlapped. Both of them then end without a mark, because either may have
 * overwritten files of the other.
 */
export function endBuild({ dir, id, sources }, { succeeded }) {
  const latest = join(dir, LATEST)
  if (existsSync(latest) && readFileSync(latest, 'utf8') === id) {
    if (succeeded) write(join(dir, MARK), JSON.stringify({ sources }))
    return undefined
  }
  for (const file of [latest, join(dir, MARK)]) rmSync(file, { force: true })
  return `Another build of ${readManifest(dir).name} ran at the same time. Wait for its end, and build again.`
}

/** The files that a manifest promises: targets of `exports` and `bin`, without their leading `./`. */
export function targetsOf({ exports = {}, bin = {} }) {
  const leaves = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(leaves))
  return [...new Set([exports, bin].flatMap(leaves))].map((target) => target.replace(/^\.\//, ''))
}

/** Tests and stories are not built, so a change to one of them does not make the build old. */
const isSource = (file) => !/\.(test|test-d|stories)\.tsx?$/.test(file)

const sourcesIn = (dir) =>
  readdirSync(join(dir, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

/** When each source changed last, in the order of the paths: `[path, ms]`. */
function readSources(dir) {
  const files = [dir, ...readBundled(dir).map((bundled) => bundled.dir)].flatMap(sourcesIn)
  return [...files, join(dir, 'tsup.config.ts')].sort().map((file) => [relative(dir, file), statSync(file).mtimeMs])
}

/**
 * The first source that is not as it was when the build began. A source that came from elsewhere may be older than the
 * build, so times are compared for equality.
 */
function findChange(before, now) {
  const [old, current] = [new Map(before), new Map(now)]
  const removed = before.find(([file]) => !current.has(file))
  if (removed !== undefined) return `${removed[0]} was removed`
  const changed = now.find(([file, time]) => old.get(file) !== time)
  return changed && `${changed[0]} was ${old.has(changed[0]) ? 'changed' : 'added'}`
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
  const { sources = [] } = JSON.parse(readFileSync(mark, 'utf8'))
  const change = findChange(sources, readSources(dir))
  return change && `${manifest.name}: ${change} since the build began. ${advice}`
}
