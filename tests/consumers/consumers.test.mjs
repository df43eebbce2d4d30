// The published packages as a stranger gets them: packed and installed by npm, in projects outside the repository, with
// the newest dependencies that the ranges allow. `tests/consumer` compiles programs against the same tarballs, offline and
// with the lockfile's dependencies. Needs the build. Vite and Next are left to `npm run consumers`.
import { readdirSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveSandbox } from '../../packages/sandbox/dist/server.js'
import { targetsOf } from '../../scripts/packages/build-mark.mjs'
import { readPublished, root } from '../../scripts/packages/published.mjs'
import { findBrowser } from '../../scripts/run/find-browser.mjs'
import { createStage } from './stage.mjs'
import { startInGroup } from './start-in-group.mjs'

const everything = process.env.FOYER_CONSUMERS === 'all'
const MINUTES = 60_000
const PUBLISHED = readPublished().map(({ manifest }) => manifest.name)

let stage
beforeAll(async () => {
  stage = await createStage()
}, 2 * MINUTES)
afterAll(async () => {
  await stage?.dispose()
  expect(stagesIn(tmpdir())).toEqual([])
}, MINUTES)

/** What this process left behind. */
const stagesIn = (dir) => readdirSync(dir).filter((name) => name.startsWith(`foyer-consumers-${process.pid}-`))

describe('the stage', () => {
  it('leaves nothing behind when a package cannot be packed', async () => {
    const before = stagesIn(tmpdir())
    await expect(createStage({ packages: [{ dir: join(root, 'docs') }] })).rejects.toThrow()
    expect(stagesIn(tmpdir())).toEqual(before)
  })

  it('refuses a folder inside the repository, where projects would find its packages', async () => {
    const parent = join(root, 'test-results')
    await mkdir(parent, { recursive: true })
    await expect(createStage({ packages: [], parent })).rejects.toThrow('lies inside the repository')
    expect(stagesIn(parent)).toEqual([])
  })

  it('hands no setting and no tool of the repository to a project', () => {
    expect(
      Object.keys(stage.env).filter((name) => /^(VITEST|NODE_ENV|NODE_PATH|npm_(lifecycle|package))/.test(name)),
    ).toEqual([])
    expect(stage.env.PATH.split(delimiter).filter((entry) => entry.startsWith(root))).toEqual([])
  })
})

/** Runs `use` with a sandbox of its own. */
async function withSandbox(use) {
  const server = await serveSandbox({ port: 0 })
  try {
    return await use(server)
  } finally {
    await server.close()
  }
}

describe('the tarballs', () => {
  it.each(PUBLISHED)('of %s hold every file that the manifest names, the licence and the readme', (name) => {
    const { manifest, files } = stage.packed.get(name)
    expect(files).toEqual(expect.arrayContaining([...targetsOf(manifest), 'LICENSE.md', 'README.md']))
    expect(files.filter((file) => !/^(dist\/|LICENSE\.md$|README\.md$|package\.json$)/.test(file))).toEqual([])
    expect(files).not.toContain('dist/build-complete.json')
  })

  it.each(PUBLISHED)('of %s name no folder of the machine that packed them', async (name) => {
    const { dir } = readPublished().find(({ manifest }) => manifest.name === name)
    const { files } = stage.packed.get(name)
    const telling = []
    for (const file of files) if ((await readFile(join(dir, file), 'utf8')).includes(root)) telling.push(file)
    expect(telling).toEqual([])
  })

  it.each(PUBLISHED)('of %s hold no test and no code of another package', async (name) => {
    const { dir } = readPublished().find(({ manifest }) => manifest.name === name)
    const { files } = stage.packed.get(name)
    expect(files.filter((file) => /\.(test|stories)/.test(file))).toEqual([])
    // A dependency is installed beside the package. What is bundled would come from a tool of ours, such as Vitest.
    const maps = files.filter((file) => file.endsWith('.map'))
    expect(maps.length).toBeGreaterThan(0)
    const foreign = []
    for (const map of maps) {
      const { sources } = JSON.parse(await readFile(join(dir, map), 'utf8'))
      foreign.push(
        ...sources.filter((source) => /node_modules|vitest/.test(source)).map((source) => `${map}: ${source}`),
      )
    }
    expect(foreign).toEqual([])
  })
})

describe('a project that installs them with npm', () => {
  it(
    'signs in and lists games in a Node script',
    () =>
      withSandbox(async ({ url }) => {
        const project = await stage.install('node')
        const { from, ...shown } = JSON.parse(await project.run('start', { PLATFORM: url }))
        expect(shown).toEqual({ games: 25, balance: expect.any(String) })
        expect(fileURLToPath(from)).toBe(join(project.dir, 'node_modules/@foyer/core/dist/bundled/index.js'))
      }),
    5 * MINUTES,
  )

  it(
    'signs in within a vitest test in jsdom, without a patch of its own, and has one copy of each shared package',
    async () => {
      const project = await stage.install('vitest')
      expect(JSON.parse(await project.run('test'))).toMatchObject({ numPassedTests: 1, numFailedTests: 0 })
      for (const shared of ['@foyer/core', 'nanostores', 'react', 'zod']) {
        expect(await project.copiesOf(shared)).toEqual([join(project.dir, 'node_modules', shared)])
      }
    },
    5 * MINUTES,
  )

  it.runIf(everything)(
    'builds a page with Vite that calls a platform on another port, launches a game and pays',
    () =>
      withSandbox(async ({ url, sandbox }) => {
        const project = await stage.install('vite')
        await project.run('build')
        const scripts = (await readdir(join(project.dir, 'dist/assets'))).filter((file) => file.endsWith('.js'))
        expect(scripts.length).toBeGreaterThan(1)
        await withPage(project.dir, async (page, origin) => {
          const address = `${origin}/?platform=${url}`
          await page.goto(address)
          await expect.poll(() => page.locator('[data-tile]').count()).toBeGreaterThan(5)
          await page.getByLabel('User name').fill('demo')
          await page.getByLabel('Password', { exact: true }).fill('Foyer2026')
          await page.getByRole('button', { name: 'Login' }).click()

          await page.getByRole('button', { name: 'Deposit' }).click()
          const popup = page.waitForEvent('popup')
          await page.getByRole('button', { name: 'Pay ₱100' }).click()
          const provider = await popup
          await provider.waitForURL(`${url}/play/**`)
          await provider.getByRole('button', { name: /pay/i }).first().click()
          await provider.locator('a.back').click()
          await provider.waitForURL(`${origin}/?deposit=*`)
          await provider.close()

          await page.locator('[data-tile]').first().click()
          await page.waitForURL(`${url}/play/**`)
          await page.locator('a.back').click()
          await page.waitForURL(`${origin}/**`)
        })
        expect(sandbox.control.log().map(({ endpoint }) => endpoint)).toEqual(
          expect.arrayContaining(['depositCreate', 'launchGame']),
        )
      }),
    5 * MINUTES,
  )

  it.runIf(everything)(
    'renders the games on the server with Next, and sends no request for them from the browser',
    () =>
      withSandbox(async ({ url, sandbox }) => {
        const project = await stage.install('next')
        await project.run('build')
        const next = join(project.dir, 'node_modules/next/dist/bin/next')
        const server = startInGroup(process.execPath, [next, 'start', '-p', '0'], {
          cwd: project.dir,
          env: { ...stage.env, PLATFORM: url },
        })
        try {
          await expect.poll(() => server.output(), { timeout: MINUTES }).toContain('Ready')
          const [address] = /http:\/\/localhost:\d+/.exec(server.output()) ?? []
          const html = await (await fetch(address)).text()
          expect(html.match(/<b>/g)).toHaveLength(25)
          const listRequests = () => sandbox.control.log().filter(({ endpoint }) => endpoint === 'gameList').length
          await withBrowser(async (page) => {
            const messages = []
            page.on('console', (message) => messages.push(message.text()))
            page.on('pageerror', ({ message }) => messages.push(message))
            const before = listRequests()
            await page.goto(address, { waitUntil: 'networkidle' })
            expect(await page.locator('b').count()).toBe(25)
            // The server asks once for each document, and the browser takes over what the server has.
            expect(listRequests() - before).toBe(1)
            expect(messages).toEqual([])
          })
        } finally {
          await server.end()
        }
      }),
    5 * MINUTES,
  )
})

async function withBrowser(use) {
  const { path: executablePath, problem } = await findBrowser((...args) => [process.execPath, args])
  if (problem !== undefined) throw new Error(problem)
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args, env: stage.env })
  try {
    await use(await browser.newPage())
  } finally {
    await browser.close()
  }
}

/** Serves the built page on a port of its own, without a proxy. */
async function withPage(projectDir, use) {
  const options = { root: projectDir, configFile: false, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } }
  const server = await preview(options)
  try {
    const { origin } = new URL(server.resolvedUrls?.local[0] ?? '')
    await withBrowser((page) => use(page, origin))
  } finally {
    await server.close()
  }
}
