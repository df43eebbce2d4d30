import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../config/spec-constants.ts'
import { passwordEndpoints } from '../features/account/password/endpoints.ts'
import { sessionEndpoints } from '../features/auth/session/endpoints.ts'
import { signIn } from '../features/auth/sign-in/sign-in.ts'
import { walletEndpoints } from '../features/cashier/wallet/endpoints.ts'
import { catalogueEndpoints } from '../features/lobby/catalogue/endpoints.ts'
import { gameEndpoints, wireGamePage } from '../features/lobby/games/endpoints.ts'
import { DEMO } from '../testing/demo-account.ts'
import { createTestFoyer } from '../testing/test-foyer.ts'
import { createTestContext, json, scriptedPlatform } from '../testing.ts'
import { parseLosslessJson } from './parse-lossless-json.ts'
import { retryAfter } from './send.ts'
import { wireList, wireMoney, wireText } from './wire-schemas.ts'

const { signal } = new AbortController()
const LIST = { merchant: 'demo', platform: 'html5', language: 'EN', clientType: 2, pageNo: 1, pageSize: 25 } as const

function open(fetch: (request: Request) => Promise<Response>) {
  const test = createTestContext({ fetch })
  test.setTokenProvider({ token: () => 'token', onSessionEnded: async () => 'ended', ownEndpoints: [] })
  onTestFinished(() => {
    test.dispose()
    expect(test.leftovers()).toEqual([])
  })
  return test
}

it('refuses a response that is too large before it has arrived, whatever it says of its length', async () => {
  let pulled = 0
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(65_536).fill(32))
        if (pulled > 1000) controller.error(new Error('read on and on'))
      },
    })
  const { ports, context } = open(async () => new Response())
  for (const headers of [{}, { 'content-length': '5' }, { 'content-length': '99999999' }]) {
    ports.network.fetch = async () => new Response(endless(), { headers })
    await expect(context.call(gameEndpoints.gameList, LIST, { signal })).rejects.toMatchObject({
      code: 'response.malformed',
      endpoint: 'gameList',
    })
  }
  expect(pulled).toBeLessThan(200)
})

it('reads of a list no more rows than anybody waits for', () => {
  const rows = wireList(z.object({ id: wireText }))
  expect(z.parse(rows, Array(100_000).fill({ id: 1 }))).toHaveLength(SPEC_CONSTANTS.answer.maxRows)
  const misfits: unknown[] = Array(1_000_000).fill(1)
  expect(z.parse(rows, [{ id: 1 }, ...misfits, { id: 2 }] as never)).toEqual([{ id: '1' }])
  expect(z.parse(wireGamePage, { games: misfits })).toMatchObject({ games: [] })
})

it('[WALLET-01] hands an amount on that no JavaScript number holds as it was sent', async () => {
  for (const [sent, read] of [
    ['9007199254740993', '9007199254740993'],
    ['1234567890123456.78', '1234567890123456.78'],
    ['-1234567890123456.78', '-1234567890123456.78'],
    ['1234.50', '1234.5'],
    ['0.30000000000000004', '0.30000000000000004'],
    ['100000000000000.00000', '100000000000000'],
  ] as const) {
    const body = `{"success":true,"value":{"sumBalance":${sent}}}`
    const { context } = open(async () => new Response(body))
    expect(await context.call(walletEndpoints.walletLoad, {}, { signal })).toEqual({ sumBalance: read })
  }
  const { context } = open(async () => new Response('{"success":true,"value":{"sumBalance":1234567890123456789012}}'))
  await expect(context.call(walletEndpoints.walletLoad, {}, { signal })).rejects.toMatchObject({ field: 'sumBalance' })
})

it('leaves digits in texts alone, and takes numbers and texts of any length', () => {
  const text =
    '{"a":"12345678901234567","b":"\\\\\\"12345678901234567,","c":[12345678901234567,12.5],"d":1.2345678901234567e30}'
  expect(parseLosslessJson(text)).toEqual({
    a: '12345678901234567',
    b: '\\"12345678901234567,',
    c: ['12345678901234567', 12.5],
    d: '1.2345678901234567e30',
  })
  const [large, small, quotes] = ['1', '0', '"'].map((sign) => sign.repeat(300_000))
  expect(parseLosslessJson(`[${large}e5,0.${small}1,${JSON.stringify(quotes)}]`)).toEqual([
    `${large}e5`,
    `0.${small}1`,
    quotes,
  ])
})

it.each([
  ['1.2345678901234567E+17', '1.2345678901234567E+17'],
  ['12345678901234567E1', '12345678901234567E1'],
  ['-0.001234567890123456e-3', '-0.001234567890123456e-3'],
  ['1e0000000000000000001', 10],
  ['-1.5E+0000000000000000002', -150],
  ['123456789012345E3', 123456789012345000],
  ['0.00000000000000000123e5', 1.23e-13],
  ['1.00000000000000000000e5', 100_000],
])('rounds no number with an exponent, and understands every one: %s', (sent, read) => {
  expect(parseLosslessJson(`{"a":[${sent}],"b":12345678901234567}`)).toEqual({ a: [read], b: '12345678901234567' })
  expect(parseLosslessJson(sent)).toBe(read)
})

it('[WALLET-01] reads amounts of text exactly', () => {
  expect(z.parse(wireMoney, '1234567890123456.78')).toBe('1234567890123456.78')
})

it('follows no redirect: neither the body nor the trust goes elsewhere', async () => {
  const asked: string[] = []
  const { context } = open(async (request) => {
    asked.push(request.redirect)
    return json({ success: true })
  })
  await context.call(catalogueEndpoints.gameVendors, {}, { signal }).catch(() => undefined)
  const passwords = { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' }
  await context.call(passwordEndpoints.changePassword, passwords, { signal })
  expect(asked).toEqual(['error', 'error'])
})

it('[ERR-17] without a connection a sealed call speaks for itself, not for its key', async () => {
  const { context, ports } = open(async () => json({}))
  ports.network.setOnline(false)
  const credentials = { type: 'username', username: 'demo', password: 'x', merchantCode: 'demo' } as const
  await expect(context.call(sessionEndpoints.login, credentials, { signal })).rejects.toMatchObject({
    code: 'network.offline',
    endpoint: 'login',
  })
})

it('a read that is too many waits as long as the platform asks, and not past its deadline', async () => {
  const platform = scriptedPlatform()
  const tooMany = (seconds: string) => () =>
    json({ success: false, code: 'too.many' }, { status: 429, headers: { 'retry-after': seconds } })
  const test = open(platform.fetch)
  platform.on(catalogueEndpoints.gameVendors, tooMany('5'), () => json({ success: true, value: {} }))
  const call = test.context.call(catalogueEndpoints.gameVendors, {}, { signal })
  await test.clock.advance(4999)
  expect(platform.requests).toHaveLength(1)
  await test.clock.advance(1)
  expect(await call).toEqual({ sorting: [], mapping: {} })

  platform.on(catalogueEndpoints.gameVendors, tooMany('600'))
  await expect(test.context.call(catalogueEndpoints.gameVendors, {}, { signal })).rejects.toMatchObject({
    code: 'too.many',
    retryAfterMs: 600_000,
  })
  expect(platform.requests).toHaveLength(3)

  const leaving = new AbortController()
  platform.on(catalogueEndpoints.gameVendors, tooMany('20'))
  const left = test.context.call(catalogueEndpoints.gameVendors, {}, { signal: leaving.signal })
  await test.idle()
  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'request.aborted' })
})

it.each([5, 90])(
  'sends a sign-in once when the platform asks to wait %s s, and says how long to wait',
  async (seconds) => {
    const platform = scriptedPlatform()
    platform.on(sessionEndpoints.login, () =>
      json({ success: false, code: 'too.many' }, { status: 429, headers: { 'retry-after': String(seconds) } }),
    )
    const test = createTestFoyer({ fetch: platform.fetch, config: { endpoints: { login: { encrypted: false } } } })
    onTestFinished(() => test.dispose())
    const result = test.foyer.use(signIn).withPassword(DEMO)
    await test.idle()
    await test.clock.advance(120_000)
    expect((await result).error).toMatchObject({ code: 'too.many', retryAfterMs: seconds * 1000 })
    expect(platform.requestsOf(sessionEndpoints.login)).toHaveLength(1)
  },
)

it('reads Retry-After as seconds and as a date', () => {
  const now = Date.UTC(2026, 10, 22)
  const date = new Date(now + 5000).toUTCString()
  const headers = ['90', ' 0 ', date, new Date(now - 5000).toUTCString(), '', null, '-1', '1.5', 'soon', '9'.repeat(20)]
  expect(headers.map((header) => retryAfter(header, now))).toEqual([90_000, 0, 5000, 0, ...Array(6).fill(undefined)])
})

it.each(['Sun, 22 Nov 2026 00:00:05 GMT', 'Sunday, 22-Nov-26 00:00:05 GMT', 'Sun Nov 22 00:00:05 2026'])(
  'reads Retry-After as a date in each form of HTTP: %s',
  (header) => {
    expect(retryAfter(header, Date.UTC(2026, 10, 22))).toBe(5000)
  },
)

it.each([
  '999999999',
  '86401',
  'Wed, 22 Nov 2028 00:00:00 GMT',
  'abc 1',
  'Sun 22 Nov 2026',
  'Sun, 22 Nov 2026 00:00:05',
  'Sun, 22 Nov 2026 00:00:05 PST',
  'Sun, 22 Abc 2026 00:00:05 GMT',
])('waits for no Retry-After that is nonsense, or more than a day: %s', (header) => {
  expect(retryAfter(header, Date.UTC(2026, 10, 22))).toBeUndefined()
})

it('waits a day for Retry-After at the most', () => {
  expect(retryAfter('86400', 0)).toBe(86_400_000)
})
