import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { routes } from '@foyer/core/site'
import { ALL_ROUTE_PATHS } from '@foyer/core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltSiteDir, builtManifest, writeBuiltSite } from '../testing/built-site.ts'
import { type BuiltSite, openSite } from './site.ts'

const ORIGIN = 'http://site.test'
const HOSTING = await readFile(new URL('../../../../docs/hosting.md', import.meta.url), 'utf8')
let built: BuiltSiteDir
let site: BuiltSite

beforeAll(async () => {
  built = await writeBuiltSite()
  site = await openSite({ dir: built.dir })
})
afterAll(() => built.remove())

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  site.respond(new Request(ORIGIN + path, { headers }))

const titleOf = async (response: Response) => /<title>([^<]+)/.exec(await response.text())?.[1]

describe('documents', () => {
  it.each(routes.home.paths)('[ROUTE-01][ROUTE-04] answer %s with the lobby', async (path) => {
    for (const tail of ['', '?x=1']) {
      const response = await get(path + tail)
      expect([response.status, await titleOf(response)]).toEqual([200, 'home'])
    }
  })

  it('[ROUTE-01] answer a path that has one with its own', async () => {
    for (const path of ['/m/slot-games', '/m/slot-games?from=mail'])
      expect(await titleOf(await get(path))).toBe('slots')
    expect(await titleOf(await get('/m/live-games'))).toBe('default')
  })

  it.each(
    ALL_ROUTE_PATHS.filter((path) => path !== '/m/slot-games' && !routes.home.paths.some((home) => home === path)),
  )('[ROUTE-01] answer %s with the application', async (path) => {
    const response = await get(path.replace('*', 'team/kpi'))
    expect([response.status, await titleOf(response)]).toEqual([200, 'default'])
  })

  it('[I18N-04] are in the language that was chosen, where there is one', async () => {
    for (const [cookie, title] of [
      ['MC_LANGUAGE=BN', 'হোম'],
      ['other=1; MC_LANGUAGE=BN; MC_LANGUAGE2=EN', 'হোম'],
      ['NOT_MC_LANGUAGE=BN', 'home'],
      ['MC_LANGUAGE=XX', 'home'],
      ['MC_LANGUAGE=../EN', 'home'],
    ] as const) {
      const response = await get('/m/home', { Cookie: cookie })
      expect(await titleOf(response), cookie).toBe(title)
      expect(response.headers.get('Vary')).toBe('Accept-Encoding, Cookie')
    }
    expect(await titleOf(await get('/m/slot-games', { Cookie: 'MC_LANGUAGE=BN' }))).toBe('ডিফল্ট')
  })

  it('[ROUTE-01] are asked for anew each time, and cost nothing when they are the same', async () => {
    const first = await get('/m/login')
    expect(first.headers.get('Cache-Control')).toBe('no-cache')
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = await get('/m/login', { 'If-None-Match': `"other", ${etag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const packed = await get('/m/login', { 'Accept-Encoding': 'gzip, br;q=0' })
    expect(packed.headers.get('Content-Encoding')).toBe('gzip')
    expect(packed.headers.get('ETag')).not.toBe(etag)
  })

  it('[ROUTE-01] carry the policy of the build and nothing laxer', async () => {
    const { headers } = await get('/m/home')
    expect(headers.get('Content-Security-Policy')?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-abc='",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "connect-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "frame-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types foyer',
    ])
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'Accept-Encoding, Cookie',
    })
    expect(headers.get('Permissions-Policy')).toContain('camera=()')
    expect(headers.has('Strict-Transport-Security')).toBe(false)
    const secure = await get('/m/home', { 'X-Forwarded-Proto': 'https' })
    expect(secure.headers.get('Strict-Transport-Security')).toMatch(/^max-age=31536000/)
  })
})

describe('files', () => {
  it.each([
    ['br, gzip', 'br', 'as brotli'],
    ['gzip', 'gzip', 'as gzip'],
    ['identity', null, 'console.log(1)'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'as gzip'],
    ['*', 'br', 'as brotli'],
  ])('[ROUTE-01] with a hash are sent for ever, as %s wants them', async (wanted, encoding, body) => {
    const response = await get('/m/assets/app-1a2b3c.js', { 'Accept-Encoding': wanted })
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(await response.text()).toBe(body)
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('Vary')).toBe('Accept-Encoding')
  })

  it('[ROUTE-01] without one are asked for anew', async () => {
    const { headers, status } = await get('/m/icon.svg')
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-cache'])
    expect((await get('/m/icon.svg', { 'If-None-Match': headers.get('ETag') ?? '' })).status).toBe(304)
  })

  it.each([
    '/m/assets/app-old.js',
    '/m/assets/none',
    '/m/missing.png',
    '/favicon.ico',
    '/m/site-manifest.json',
    '/m/documents/default.html',
    '/m/assets/app-1a2b3c.js.br',
    '/m/%2e%2e/%2e%2e/etc/passwd.txt',
  ])('[ROUTE-01] that are not there, such as %s, are missing and never a document', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it('[ROUTE-01] have the types that hosts are told of', async () => {
    const told = [...HOSTING.matchAll(/^\| `\.(\w+)` +\| `([^`]+)` +\|$/gm)].map(([, name, type]) => [name, type])
    const own = await writeBuiltSite(Object.fromEntries(told.map(([name]) => [`own.${name}`, 'own'])))
    const { respond } = await openSite({ dir: own.dir })
    const sent = await Promise.all(
      told.map(async ([name]) => {
        const path = name === 'html' ? '/m/home' : `/m/own.${name}`
        return [name, (await respond(new Request(ORIGIN + path))).headers.get('Content-Type')]
      }),
    )
    expect(told.length).toBeGreaterThan(10)
    expect(sent).toEqual(told)
    await own.remove()
  })

  it('[ROUTE-01] that a new build has removed since the start are missing too', async () => {
    const older = await writeBuiltSite()
    const { respond } = await openSite({ dir: older.dir })
    await rm(join(older.dir, 'icon.svg'))
    expect((await respond(new Request(`${ORIGIN}/m/icon.svg`))).status).toBe(404)
    await older.remove()
  })

  it('[ROUTE-01] of which only the compressed copy is gone are sent as they are', async () => {
    const older = await writeBuiltSite()
    const { respond } = await openSite({ dir: older.dir })
    await rm(join(older.dir, 'assets/app-1a2b3c.js.br'))
    const wanted = { 'Accept-Encoding': 'br, gzip' }
    const response = await respond(new Request(`${ORIGIN}/m/assets/app-1a2b3c.js`, { headers: wanted }))
    expect([response.status, response.headers.get('Content-Encoding')]).toEqual([200, null])
    expect(await response.text()).toBe('console.log(1)')
    await older.remove()
  })
})

it('[ROUTE-24] leads a page that does not exist home, with a fragment that says why', async () => {
  for (const path of ['/m/no-such-page', '/m/login/extra', '/m/changepsw', '/m/agent/other']) {
    const { status, headers } = await get(path)
    const told = [path, status, headers.get('Location'), headers.get('Cache-Control')]
    expect(told).toEqual([path, 302, '/m/home#unknown-path', 'no-store'])
  }
  // A file that is missing stays an error.
  expect((await get('/m/no-such-file.js')).status).toBe(404)
  // Led on by the site itself.
  for (const path of ['/m/trial', '/m/provider', '/m/activityDetail']) expect((await get(path)).status).toBe(200)
})

it('[ROUTE-24] answers a page that does not exist with 404 and the document that says so when the merchant wants it', async () => {
  const config = { readings: { unknownPath: 'notFound' } }
  const served = await openSite({ dir: built.dir, config })
  const manifest = { ...builtManifest, unknownPath: 'notFound' }
  const byBuild = await writeBuiltSite({ 'site-manifest.json': JSON.stringify(manifest) })
  for (const { respond } of [served, await openSite({ dir: byBuild.dir })]) {
    for (const path of ['/m/no-such-page', '/m/login/extra', '/m/changepsw']) {
      const response = await respond(new Request(ORIGIN + path))
      expect([path, response.status, await titleOf(response)]).toEqual([path, 404, 'default'])
    }
  }
  // A configuration that replaces the one of the build decides.
  const again = await openSite({ dir: byBuild.dir, config: { merchant: 'other' } })
  expect((await again.respond(new Request(`${ORIGIN}/m/nope`))).status).toBe(302)
  await byBuild.remove()
})

it('[ROUTE-24] leads everything else home', async () => {
  for (const path of ['/foo', '/mm/home', '/member/home']) {
    const response = await get(path)
    expect([path, response.status, response.headers.get('Location')]).toEqual([path, 302, '/m/home#unknown-path'])
  }
})

it('[ROUTE-01] is only read', async () => {
  const response = await site.respond(new Request(`${ORIGIN}/m/home`, { method: 'POST' }))
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
})

it('[CONST-01] serves another merchant from the same build, and no text of it can end the data', async () => {
  const config = { merchant: 'other', note: '</script><script>alert(1)</script>\u2028$&' }
  const other = await openSite({ dir: built.dir, config })
  const html = await (await other.respond(new Request(`${ORIGIN}/m/home`))).text()
  expect(html).not.toContain('built')
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const data = /id="foyer-config">([\s\S]*)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual(config)
})

it('[ROUTE-01] goes by the pages of the site that was built: one added, one moved, one left out', async () => {
  const pages = await writeBuiltSite({
    'site-manifest.json': JSON.stringify({
      language: 'EN',
      routes: { home: ['/m/lobby'], vip: ['/m/vip/:level'], promotions: ['/m/offers'], notFound: ['/m/*'] },
      documents: { EN: { home: 'documents/EN/home.html', default: 'documents/EN/default.html' } },
      csp: {},
    }),
  })
  const merchant = await openSite({ dir: pages.dir })
  const statusOf = async (path: string) => (await merchant.respond(new Request(ORIGIN + path))).status
  for (const path of ['/m/lobby', '/m/vip/gold', '/m/offers']) expect(await statusOf(path), path).toBe(200)
  for (const path of ['/m/home', '/m/activity', '/m/mall/mallHome']) expect(await statusOf(path), path).toBe(302)
  const beside = await merchant.respond(new Request(`${ORIGIN}/elsewhere`))
  expect([beside.status, beside.headers.get('Location')]).toEqual([302, '/m/lobby#unknown-path'])
  await pages.remove()
})

it('[ROUTE-01] says what is wrong with a directory that is no built site', async () => {
  await expect(openSite({ dir: '/nowhere' })).rejects.toThrow(/Build the site first/)
  const broken = await writeBuiltSite({
    'site-manifest.json': '{"language": "EN", "routes": {"home": ["/"]}, "documents": 1}',
  })
  await expect(openSite({ dir: broken.dir })).rejects.toThrow(/does not fit: documents/)
  await broken.remove()
  const noHome = await writeBuiltSite({
    'site-manifest.json': '{"language": "EN", "routes": {}, "documents": {}, "csp": {}}',
  })
  await expect(openSite({ dir: noHome.dir })).rejects.toThrow(/names no lobby/)
  await noHome.remove()
  const noDefault = await writeBuiltSite({
    'site-manifest.json': '{"language": "EN", "routes": {"home": ["/"]}, "documents": {}, "csp": {}}',
  })
  await expect(openSite({ dir: noDefault.dir })).rejects.toThrow(/names no default document/)
  await noDefault.remove()
})
