import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, realpath, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const PUBLISHED = ['core', 'react', 'sandbox']

const run = (command, args, cwd, env = {}) =>
  promisify(execFile)(command, args, { cwd, maxBuffer: 2 ** 26, env: { ...process.env, ...env } })

/**
 * Packs the built packages with npm, which leaves `workspace:` as it is, into one folder.
 * @returns by name: the tarball's path and the manifest that is inside
 */
export async function packWithNpm() {
  const dir = await realpath(await mkdtemp(join(tmpdir(), 'foyer-tarballs-')))
  const packed = new Map()
  for (const folder of PUBLISHED) {
    const cwd = join(root, 'packages', folder)
    const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', dir], cwd)
    // A list with one entry.
    const [{ name, filename, files, size }] = JSON.parse(stdout)
    const tarball = join(dir, filename)
    const manifest = await run('tar', ['-xzOf', tarball, 'package/package.json'], dir)
    packed.set(name, { tarball, size, manifest: JSON.parse(manifest.stdout), files: files.map(({ path }) => path) })
  }
  return packed
}

/**
 * Copies one of `projects/` out of the workspace and installs it with plain npm. Its package.json names our packages by
 * `*`, which become the tarballs.
 */
export async function installProject(name, packed) {
  const dir = await realpath(await mkdtemp(join(tmpdir(), `foyer-consumer-${name}-`)))
  await cp(fileURLToPath(new URL(`projects/${name}`, import.meta.url)), dir, { recursive: true })
  const file = join(dir, 'package.json')
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  const tarballs = Object.entries(manifest.dependencies).map(([dependency, range]) => [
    dependency,
    packed.has(dependency) ? `file:${packed.get(dependency).tarball}` : range,
  ])
  await writeFile(file, JSON.stringify({ ...manifest, dependencies: Object.fromEntries(tarballs) }, null, 2))
  // `--strict-peer-deps` refuses what npm would only warn of.
  await run(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--strict-peer-deps'],
    dir,
  )
  return {
    dir,
    run: async (script, env) => (await run('npm', ['run', '--silent', script], dir, env)).stdout.trim(),
  }
}
