import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, watch, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished, vi } from 'vitest'
import { beginBuild, endBuild } from './build-mark.mjs'
import { packPackage, withoutNpmSettings } from './pack.mjs'

const CHECK = `node ${JSON.stringify(fileURLToPath(new URL('check-build.mjs', import.meta.url)))}`

/** A built package with the scripts of ours, and an empty folder for tarballs. */
function createPackage({ prepack = CHECK } = {}) {
  const base = mkdtempSync(join(tmpdir(), 'foyer-pack-'))
  onTestFinished(() => rmSync(base, { recursive: true }))
  const [dir, destination] = [join(base, 'shop'), join(base, 'tarballs')]
  mkdirSync(destination)
  const manifest = {
    name: 'shop',
    version: '1.0.0',
    exports: './dist/index.js',
    files: ['dist', '!dist/build-complete.json'],
    scripts: { prepack, postpack: CHECK },
  }
  const files = {
    'package.json': JSON.stringify(manifest),
    'src/index.ts': '',
    'tsup.config.ts': '',
    'dist/index.js': '',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
    utimesSync(join(dir, file), 1, 1)
  }
  endBuild(beginBuild(dir), { succeeded: true })
  return { dir, destination }
}

it('packs a built package, without the mark of its build', async () => {
  const { dir, destination } = createPackage()
  const { tarball, manifest, files } = await packPackage(dir, destination)
  expect([existsSync(tarball), manifest.name, files.sort()]).toEqual([true, 'shop', ['dist/index.js', 'package.json']])
})

it('packs within `npm test --silent`, whose settings npm hands down', async () => {
  vi.stubEnv('npm_config_loglevel', 'silent')
  vi.stubEnv('npm_config_dry_run', 'true')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const { dir, destination } = createPackage()
  expect(existsSync((await packPackage(dir, destination)).tarball)).toBe(true)
  expect(
    withoutNpmSettings({ npm_config_registry: 'a', npm_config_https_proxy: 'b', npm_package_name: 'c', PATH: 'd' }),
  ).toEqual({ npm_config_registry: 'a', npm_config_https_proxy: 'b', PATH: 'd' })
})

it('makes no tarball while the package has no complete build', async () => {
  const { dir, destination } = createPackage()
  rmSync(join(dir, 'dist/build-complete.json'))
  await expect(packPackage(dir, destination)).rejects.toThrow('shop has no complete build, or a build is running.')
  expect(readdirSync(destination)).toEqual([])
})

it('fails when a build begins while npm packs, and says that the tarball is of no use', async () => {
  const { dir, destination } = createPackage({ prepack: `${CHECK} && rm dist/build-complete.json` })
  await expect(packPackage(dir, destination)).rejects.toThrow('Delete the tarball: it may be half written.')
})

it('writes nothing into the folder of the package, so an interrupted pack leaves nothing behind', async () => {
  const { dir, destination } = createPackage()
  const written = []
  const watchers = ['.', 'dist', 'src'].map((folder) =>
    watch(join(dir, folder), (_, file) => written.push(join(folder, file ?? ''))),
  )
  await packPackage(dir, destination)
  // The watchers work: this file is the first that they see.
  writeFileSync(join(dir, 'dist/last.js'), '')
  await expect.poll(() => written).toContain('dist/last.js')
  for (const watcher of watchers) watcher.close()
  expect([...new Set(written)]).toEqual(['dist/last.js'])
})
