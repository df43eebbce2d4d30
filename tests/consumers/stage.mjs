import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { packPackage, withoutNpmSettings } from '../../scripts/packages/pack.mjs'
import { readPublished, root } from '../../scripts/packages/published.mjs'

const isOutside = (path) => relative(root, path).startsWith('..')

/** What Vitest and Node hand to their children, and what would make a build of a project one of a test. */
const OURS = /^(VITEST|NODE_(ENV|OPTIONS|PATH)$|INIT_CWD$|(DEV|MODE|PROD|SSR|TEST|BASE_URL)$)/

/** The environment of a stranger's terminal: no tool of this repository is on the path. */
function outsideEnv(temporary) {
  const env = Object.entries(withoutNpmSettings(process.env)).filter(([name]) => !OURS.test(name))
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => entry !== '' && isOutside(entry))
  return { ...Object.fromEntries(env), PATH: path.join(delimiter), TMPDIR: temporary, NEXT_TELEMETRY_DISABLED: '1' }
}

/** Packages are looked for in each folder above a project too, so none of them may have any. */
function assertIsolated(dir) {
  if (!isOutside(dir)) throw new Error(`${dir} lies inside the repository. Set TMPDIR to a folder outside it.`)
  for (let above = dirname(dir); above !== dirname(above); above = dirname(above)) {
    if (existsSync(join(above, 'node_modules')))
      throw new Error(`${above} has packages, which a project below would find.`)
  }
}

/**
 * One folder outside the repository for everything that the tests of consumers write: tarballs, projects, temporary files.
 * @throws Error if a package is not built, with nothing left behind
 */
export async function createStage({ packages = readPublished(), parent = tmpdir() } = {}) {
  const dir = await realpath(await mkdtemp(join(parent, `foyer-consumers-${process.pid}-`)))
  const dispose = () => rm(dir, { recursive: true, force: true, maxRetries: 5 })
  try {
    assertIsolated(dir)
    const temporary = join(dir, 'tmp')
    const tarballs = join(dir, 'tarballs')
    await Promise.all([mkdir(temporary), mkdir(tarballs)])
    const packed = new Map()
    for (const { dir: source } of packages) {
      const result = await packPackage(source, tarballs)
      packed.set(result.manifest.name, result)
    }
    const env = outsideEnv(temporary)
    return { dir, env, packed, install: (name) => installProject(name, { dir, env, packed }), dispose }
  } catch (error) {
    await dispose()
    throw error
  }
}

/** Copies one of `projects/` and installs it with plain npm. Its `*` for our packages becomes the path of a tarball. */
async function installProject(name, { dir: stage, env, packed }) {
  const dir = join(stage, name)
  await cp(fileURLToPath(new URL(`projects/${name}`, import.meta.url)), dir, { recursive: true })
  const file = join(dir, 'package.json')
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  const dependencies = Object.entries(manifest.dependencies).map(([dependency, range]) => [
    dependency,
    packed.has(dependency) ? `file:${packed.get(dependency).tarball}` : range,
  ])
  await writeFile(file, JSON.stringify({ ...manifest, dependencies: Object.fromEntries(dependencies) }, null, 2))
  const npm = async (args, more = {}) => {
    const options = { cwd: dir, maxBuffer: 2 ** 26, env: { ...env, ...more } }
    try {
      return (await promisify(execFile)('npm', args, options)).stdout.trim()
    } catch (error) {
      throw new Error(`npm ${args.join(' ')} failed in ${name}\n${error.stdout}\n${error.stderr}`, { cause: error })
    }
  }
  // `--strict-peer-deps` refuses what npm would only warn of. Our packages have no scripts, and others' are not needed.
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']
  await npm(['install', ...quietly, '--strict-peer-deps'])
  return {
    dir,
    run: (script, more) => npm(['run', '--silent', script], more),
    /** The folders in which a package is installed. */
    copiesOf: async (dependency) => (await npm(['ls', '--all', '--parseable', dependency])).split('\n').filter(Boolean),
  }
}
