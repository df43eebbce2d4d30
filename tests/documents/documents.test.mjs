// The command that draws a merchant's documents, on the built site and over real HTTP. It works on copies: the build's own
// documents are left to the browser tests.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { serveSandbox } from '../../packages/sandbox/dist/server.js'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const CLIENT = at('../../apps/m/dist')
const SCRIPT = at('../../scripts/prerender.mjs')

/** What may stand in a document: none of it is told to members alone. */
const GUEST_CALLS = [
  'announcements',
  'gameList',
  'gameVendors',
  'hotGames',
  'siteFlags',
  'siteStatus',
  'vendorGameTypes',
]

async function copyOfClient() {
  const dir = await mkdtemp(join(tmpdir(), 'foyer-documents-'))
  await cp(CLIENT, dir, { recursive: true })
  return dir
}

/** A platform with the games of this seed. */
async function platform({ seed }) {
  const server = await serveSandbox({ port: 0, seed })
  onTestFinished(() => server.close())
  return { server, control: server.sandbox.control }
}

/** A platform, and a copy of the built client for this test. */
async function open({ seed }) {
  const dir = await copyOfClient()
  onTestFinished(() => rm(dir, { recursive: true }))
  return { dir, ...(await platform({ seed })) }
}

/** One copy for all who say that they leave it as it is. */
let untouched
beforeAll(async () => {
  untouched = await copyOfClient()
})
afterAll(() => rm(untouched, { recursive: true }))

/** Runs the command as a merchant does. */
async function command(...args) {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, ...args])
    return { code: 0, told: stdout }
  } catch ({ code, stderr }) {
    return { code, told: stderr }
  }
}

const manifestOf = async (dir) => JSON.parse(await readFile(join(dir, 'site-manifest.json'), 'utf8'))

async function documentOf(dir, name, language = 'EN') {
  const { documents } = await manifestOf(dir)
  const html = await readFile(join(dir, documents[language][name]), 'utf8')
  const answers = JSON.parse(/id="foyer-hydration">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? 'null')
  const plain = (text = '') => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
  const games = [...html.matchAll(/class="fy-game-tile-name"[^>]*>([^<]+)</g)].map(([, game]) => plain(game))
  return { html, answers, games }
}

/** The merchant's configuration for these languages alone, in a file. */
async function configOf(dir, languages) {
  const merchant = JSON.parse(await readFile(at('../../apps/m/dist-renderer/merchant.json'), 'utf8'))
  const file = join(dir, 'merchant.json')
  await writeFile(file, JSON.stringify({ ...merchant, languages }))
  return file
}

/** Every file of the tree with its content. */
async function contents(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(await Promise.all(files.sort().map(async (file) => [file, await readFile(file, 'base64')])))
}

/** A merchant whose games the sandbox does not have: all have names of their own. */
async function harbour() {
  const { dir, server, control } = await open({ seed: 7 })
  const front = createServer(async ({ method, url, headers }, response) => {
    const answer = await fetch(server.url + url, { method, headers: { Authorization: headers.authorization ?? '' } })
    const body = (await answer.text()).replaceAll('"displayName":"', '"displayName":"Harbour ')
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(body)
  })
  await new Promise((resolve) => front.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => front.close(resolve)))
  return { dir, control, url: `http://127.0.0.1:${front.address().port}` }
}

it('[ROUTE-15] documents show the games of the platform that they are drawn from, and no others', async () => {
  const { dir, control, url } = await harbour()
  const { code, told } = await command('--platform', url, '--out', dir)
  expect([code, told]).toEqual([0, expect.stringContaining(`drawn from ${url}`)])
  const { documents } = await manifestOf(dir)
  for (const [language, named] of Object.entries(documents)) {
    const drawn = Object.keys(named).filter((name) => name !== 'default')
    expect(drawn).toHaveLength(7)
    for (const name of drawn) {
      const { html, games } = await documentOf(dir, name, language)
      expect(games.length, name).toBeGreaterThan(2)
      expect(games.filter((game) => !game.startsWith('Harbour '))).toEqual([])
      expect(html).not.toContain(url)
    }
  }
  // Asked as a guest: nothing that a member is told can stand in a document.
  expect(control.log().filter(({ userName }) => userName !== undefined)).toEqual([])
  const { answers } = await documentOf(dir, 'home')
  // The looks of tiles, which were chosen at random, are no answer.
  const { randomChoices, ...answered } = answers
  expect(Object.keys(randomChoices).length).toBeGreaterThan(0)
  const calls = Object.keys(answered).map((question) => JSON.parse(question)[0])
  expect(calls.filter((call) => !GUEST_CALLS.includes(call))).toEqual([])
})

it('a document carries its styles, and the policy allows them and no others', async () => {
  const dir = untouched
  const { documents, csp } = await manifestOf(dir)
  const hashes = new Set()
  for (const file of Object.values(documents).flatMap((named) => Object.values(named))) {
    const html = await readFile(join(dir, file), 'utf8')
    // A disabled link is not fetched: it tells the loader of chunks that the styles are there.
    expect(html, file).not.toMatch(/<link(?![^>]* disabled)[^>]*rel="stylesheet"/)
    expect(html.match(/<link disabled [^>]*rel="stylesheet"/g), file).toHaveLength(1)
    const [, css] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
    hashes.add(`'sha256-${createHash('sha256').update(css).digest('base64')}'`)
  }
  expect(csp.styleHashes).toEqual([...hashes])
})

it('documents are drawn again when the catalogue has changed, with their compressed copies', async () => {
  const { dir, server, control } = await open({ seed: 7 })
  const drawn = ['--platform', server.url, '--out', dir, '--config', await configOf(dir, ['BN'])]
  await command(...drawn)
  const before = await documentOf(dir, '/m/slot-games', 'BN')
  expect(before.games.length).toBeGreaterThan(2)
  await control.setLobby({ empty: true })
  expect((await command(...drawn)).code).toBe(0)
  const after = await documentOf(dir, '/m/slot-games', 'BN')
  expect(after.games).toEqual([])
  const file = join(dir, (await manifestOf(dir)).documents.BN['/m/slot-games'])
  expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(after.html)
  expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(after.html)
  expect((await readdir(dir)).filter((name) => name.startsWith('.'))).toEqual([])
})

it('without a platform documents are frames that hold no games', async () => {
  const { dir } = await open({ seed: 7 })
  expect((await command('--skeleton', '--out', dir)).code).toBe(0)
  const { documents } = await manifestOf(dir)
  expect(Object.values(documents).map((named) => Object.keys(named))).toEqual([['default'], ['default'], ['default']])
  const { answers, games } = await documentOf(dir, 'default')
  expect([answers, games]).toEqual([{}, []])
})

it.each([
  // Of pages that are drawn side by side, whichever fails first is named.
  [
    'refuses a call',
    { endpoint: 'hotGames', kind: 'status:503' },
    /\/m\/[a-z-]+ in EN: hotGames \(system\.upgrading 503\)/,
  ],
  ['breaks off', { endpoint: 'gameList', kind: 'offline' }, /-games in EN: gameList \(network\.failed\)/],
  ['answers something else', { endpoint: 'gameVendors', kind: 'html' }, /gameVendors \(response\.malformed/],
])('a platform that %s leaves the documents that were there', async (_what, fault, told) => {
  const { server, control } = await platform({ seed: 7 })
  const before = await contents(untouched)
  await control.setFault(fault)
  const outcome = await command('--platform', server.url, '--out', untouched)
  expect(outcome.code).toBe(1)
  expect(outcome.told).toMatch(told)
  expect(await contents(untouched)).toEqual(before)
})

it('documents are not drawn for a client of another build', async () => {
  const { dir, server } = await open({ seed: 7 })
  await rm(join(dir, 'assets'), { recursive: true })
  const before = await contents(dir)
  const { code, told } = await command('--platform', server.url, '--out', dir)
  expect(code).toBe(1)
  expect(told).toMatch(/holds no client of the same build: \/m\/assets\//)
  expect(await contents(dir)).toEqual(before)
})

it.each([
  [[], /one of two is needed/],
  [['--platform', 'ftp://example.com'], /takes an http address/],
  [['--platform', 'https://user:secret@example.com'], /without a user/],
])('the command says what is wrong with %j', async (args, told) => {
  const before = await contents(untouched)
  const outcome = await command(...args, '--out', untouched)
  expect([outcome.code, outcome.told]).toEqual([1, expect.stringMatching(told)])
  expect(await contents(untouched)).toEqual(before)
})

it('from a sandbox documents are drawn into the directory that is named, by the configuration that is named', async () => {
  const { dir } = await open({ seed: 7 })
  const own = at('../../apps/m/dist/site-manifest.json')
  const before = await readFile(own, 'utf8')
  const config = await configOf(dir, ['EN'])
  const { code, told } = await command('--sandbox', `--out=${dir}`, '--config', config)
  expect([code, told]).toEqual([0, expect.stringContaining(dir.split('/').at(-1))])
  expect((await documentOf(dir, 'home')).games.length).toBeGreaterThan(2)
  expect(Object.keys((await manifestOf(dir)).documents)).toEqual(['EN'])
  expect(await readFile(own, 'utf8')).toBe(before)
})

it.each([
  [['--platform', 'https://www.example.com'], /--sandbox is a platform itself/],
  [['--skeleton'], /--sandbox is a platform itself/],
  [['--state'], /--state takes a file/],
  [['--uot', 'x'], /Unknown option '--uot'/],
  [['x'], /Unexpected argument 'x'/],
])('from a sandbox the command says what is wrong with %j', async (args, told) => {
  const before = await contents(untouched)
  const outcome = await command('--sandbox', '--out', untouched, ...args)
  expect([outcome.code, outcome.told]).toEqual([1, expect.stringMatching(told)])
  expect(await contents(untouched)).toEqual(before)
})
