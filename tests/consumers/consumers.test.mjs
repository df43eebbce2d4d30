// The published packages as a stranger gets them: packed by npm, installed by npm, in a folder outside the workspace.
// Needs the build. The pages are built by `npm run consumers` only.
import { spawn } from 'node:child_process'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveSandbox } from '../../packages/sandbox/dist/server.js'
import { installProject, packWithNpm } from './pack-with-npm.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const everything = process.env.FOYER_CONSUMERS === 'all'
const MINUTES = 60_000
const dirs = []
let packed

const install = async (name) => {
  const project = await installProject(name, packed)
  dirs.push(project.dir)
  return project
}

beforeAll(async () => {
  packed = await packWithNpm()
}, 2 * MINUTES)
afterAll(() => Promise.all(dirs.map((dir) => rm(dir, { recursive: true, force: true }))))

describe('the tarballs', () => {
  it.each(['@foyer/core', '@foyer/react', '@foyer/sandbox'])('%s can be installed by npm', async (name) => {
    const { manifest, files } = packed.get(name)
    expect(manifest).not.toHaveProperty('private')
    expect(manifest.license).toBe('SEE LICENSE IN LICENSE.md')
    expect(files).toEqual(expect.arrayContaining(['LICENSE.md', 'README.md', 'package.json']))
    const { dependencies = {}, peerDependencies = {}, devDependencies = {} } = manifest
    const ranges = Object.entries({ ...devDependencies, ...peerDependencies, ...dependencies })
    expect(ranges.filter(([, range]) => range.startsWith('workspace:'))).toEqual([])
    // An exact pin gives a project two copies as soon as it brings its own.
    expect(Object.entries(dependencies).filter(([, range]) => !range.startsWith('^'))).toEqual([])
  })

  it('name each other by the version in the workspace, so that no other package is taken for ours', () => {
    for (const { manifest } of packed.values()) {
      const ours = Object.entries({ ...manifest.peerDependencies, ...manifest.dependencies }).filter(([name]) =>
        packed.has(name),
      )
      for (const [name, range] of ours) expect(range).toBe(`^${packed.get(name).manifest.version}`)
    }
  })

  it('carry the licence of the root', async () => {
    const licence = await readFile(join(root, 'LICENSE.md'), 'utf8')
    for (const folder of ['core', 'react', 'sandbox']) {
      expect(await readFile(join(root, 'packages', folder, 'LICENSE.md'), 'utf8')).toBe(licence)
    }
  })
})

describe('a project that installs them with npm', () => {
  it(
    'signs in and lists games in a Node script',
    async () => {
      const server = await serveSandbox({ port: 0 })
      try {
        const project = await install('node')
        expect(JSON.parse(await project.run('start', { PLATFORM: server.url }))).toEqual({
          games: 25,
          balance: expect.any(String),
        })
      } finally {
        await server.close()
      }
    },
    5 * MINUTES,
  )

  it(
    'signs in within a vitest test in jsdom, without a patch of its own',
    async () => {
      const project = await install('vitest')
      expect(JSON.parse(await project.run('test'))).toMatchObject({ numPassedTests: 1, numFailedTests: 0 })
    },
    5 * MINUTES,
  )

  it.runIf(everything)(
    'builds a page with Vite',
    async () => {
      const project = await install('vite')
      await project.run('build')
      const assets = join(project.dir, 'dist/assets')
      const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'))
      expect(scripts.length).toBeGreaterThan(1)
      expect((await stat(join(assets, scripts[0]))).size).toBeGreaterThan(0)
    },
    5 * MINUTES,
  )

  it.runIf(everything)(
    'renders the games on the server with Next',
    async () => {
      const project = await install('next')
      await project.run('build', { NEXT_TELEMETRY_DISABLED: '1' })
      const server = await serveSandbox({ port: 0 })
      const next = join(project.dir, 'node_modules/next/dist/bin/next')
      const child = spawn(process.execPath, [next, 'start', '-p', '0'], {
        cwd: project.dir,
        env: { ...process.env, PLATFORM: server.url, NEXT_TELEMETRY_DISABLED: '1' },
      })
      try {
        let output = ''
        child.stdout.on('data', (data) => {
          output += data
        })
        await expect.poll(() => output, { timeout: 30_000 }).toContain('Ready')
        const [address] = /http:\/\/localhost:\d+/.exec(output) ?? []
        const html = await (await fetch(address)).text()
        expect(html.match(/<b>/g)).toHaveLength(25)
      } finally {
        child.kill()
        await server.close()
      }
    },
    5 * MINUTES,
  )
})
