import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { parse, stringify } from 'yaml'

const root = fileURLToPath(new URL('../..', import.meta.url))
const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'))

/** Ours, by the folder that each is packed from. */
const PACKED = {
  '@foyer/core': 'packages/core',
  '@foyer/sandbox': 'packages/sandbox',
  '@foyer/react': 'packages/react',
}

/** What the project brings itself, by the project of the workspace whose version it takes. */
const BROUGHT = {
  '@types/node': '.',
  '@types/react': 'packages/react',
  '@types/react-dom': 'packages/react',
  react: 'packages/react',
  'react-dom': 'packages/react',
  zod: '.',
}

/**
 * Packs the built packages and installs them into an empty directory outside the workspace, as a stranger would. Nothing is
 * downloaded: the project's lockfile is made from that of the workspace, so it names what is installed here already.
 */
export async function installConsumer(dir) {
  const { packageManager } = await readJson(join(root, 'package.json'))
  const pnpm = async (cwd, ...args) => {
    const { stdout } = await promisify(execFile)('npx', ['--yes', packageManager, ...args], { cwd, maxBuffer: 2 ** 26 })
    return stdout.trim()
  }
  const filters = Object.keys(PACKED).flatMap((name) => ['--filter', name])
  const [store, listed] = await Promise.all([
    pnpm(root, 'store', 'path'),
    pnpm(root, '--recursive', ...filters, 'pack', '--pack-destination', dir, '--json'),
  ])
  const packed = JSON.parse(listed)
  const lockfile = await lockfileOf(packed)
  await writeFile(join(dir, 'pnpm-lock.yaml'), stringify(lockfile))
  const { dependencies } = lockfile.importers['.']
  const specifiers = Object.fromEntries(Object.entries(dependencies).map(([name, { specifier }]) => [name, specifier]))
  await writeFile(
    join(dir, 'package.json'),
    JSON.stringify({ name: 'consumer', private: true, type: 'module', dependencies: specifiers }),
  )
  // The install of the workspace has checked every package of this lockfile, which pnpm would ask the registry for.
  const offline = ['--offline', '--frozen-lockfile', '--trust-lockfile']
  await pnpm(dir, 'install', ...offline, '--ignore-scripts', '--store-dir', store)
}

/** The lockfile of a project with our tarballs and what it brings itself: all else as in the workspace. */
async function lockfileOf(packed) {
  const { lockfileVersion, settings, importers, packages, snapshots } = parse(
    await readFile(join(root, 'pnpm-lock.yaml'), 'utf8'),
  )
  const installed = (project, name) => {
    const { dependencies, devDependencies } = importers[project]
    return dependencies?.[name] ?? devDependencies?.[name]
  }
  const tarball = ({ filename }) => `file:${basename(filename)}`
  const direct = {
    ...Object.fromEntries(packed.map((pack) => [pack.name, { specifier: tarball(pack), version: tarball(pack) }])),
    ...Object.fromEntries(Object.entries(BROUGHT).map(([name, project]) => [name, installed(project, name)])),
  }
  for (const pack of packed) {
    const { name, version, integrity } = pack
    const id = `${name}@${tarball(pack)}`
    const { dependencies, peerDependencies } = await readJson(join(root, PACKED[name], 'package.json'))
    const needs = [...Object.keys(dependencies), ...Object.keys(peerDependencies).filter((peer) => peer in direct)]
    const versions = needs.map((need) => [need, (direct[need] ?? installed(PACKED[name], need)).version])
    packages[id] = { resolution: { integrity, tarball: tarball(pack) }, version }
    snapshots[id] = { dependencies: Object.fromEntries(versions) }
  }
  return { lockfileVersion, settings, importers: { '.': { dependencies: direct } }, packages, snapshots }
}
