import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { capture } from '../run/processes.mjs'

const BUILT = ['apps/m/dist/site-manifest.json', 'packages/sandbox/dist/server.js']
const PACKAGES = ['core', 'games', 'react', 'sandbox']
const SOURCES = [...PACKAGES.map((name) => `packages/${name}/src`), 'apps/m/src', 'apps/m/build']

/**
 * Builds the packages and the site, unless they are built and newer than all their sources, and draws its documents from
 * the sandbox. @throws Error
 */
export async function ensureBuilt(packageManager) {
  const fresh = await build(packageManager)
  await run('the documents', process.execPath, ['scripts/prerender.mjs', '--sandbox'])
  return fresh
}

async function build(packageManager) {
  const built = Math.min(...(await Promise.all(BUILT.map(changedAt))))
  const changed = Math.max(...(await Promise.all(SOURCES.map(newestIn))))
  if (built > changed) return false
  await run('the build', 'npx', ['--yes', packageManager, '--recursive', '--sort', 'run', 'build'])
  return true
}

async function run(what, command, args) {
  const { code, output } = await capture(command, args)
  if (code !== 0) throw new Error(`${what} failed\n${output}`)
}

async function newestIn(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/\.(test|stories)\.tsx?$/.test(entry.name))
  return Math.max(...(await Promise.all(files.map((file) => changedAt(join(file.parentPath, file.name))))))
}

/** ms since the epoch; 0 for what is not there */
async function changedAt(file) {
  try {
    return (await stat(file)).mtimeMs
  } catch (error) {
    if (error.code === 'ENOENT') return 0
    throw error
  }
}
