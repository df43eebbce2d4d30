import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const exec = promisify(execFile)

/** What npm hands down to its scripts. `npm test --silent` would silence the npm that a script starts. */
const HANDED_DOWN =
  /^npm_(?!config_(registry|cache|userconfig|globalconfig|cafile|strict_ssl|(https?_)?proxy|noproxy)$)/i

export const withoutNpmSettings = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !HANDED_DOWN.test(name)))

/**
 * Packs the built package in `dir` with npm. Nothing is written into `dir`.
 *
 * @param destination an existing folder outside the repository
 * @returns the path of the tarball, the manifest inside, and the paths of all files inside
 * @throws Error with npm's output, if the build is incomplete or old (`check-build.mjs`)
 */
export async function packPackage(dir, destination) {
  const args = ['pack', '--json', '--pack-destination', destination]
  const options = { cwd: dir, maxBuffer: 2 ** 26, env: withoutNpmSettings(process.env) }
  const { stdout } = await exec('npm', args, options)
  const [{ filename, files }] = JSON.parse(stdout)
  const tarball = join(destination, filename)
  const inside = await exec('tar', ['-xzOf', tarball, 'package/package.json'])
  return { tarball, manifest: JSON.parse(inside.stdout), files: files.map(({ path }) => path) }
}
