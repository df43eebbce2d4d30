import { createSandbox, type Sandbox } from '@foyer/sandbox'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { FoyerConfigInput } from '../config/config.ts'
import { memberEndpoints } from '../features/account/member/endpoints.ts'
import { platformEndpoints } from '../features/app/platform/endpoints.ts'
import { sessionEndpoints } from '../features/auth/session/endpoints.ts'
import { walletEndpoints } from '../features/cashier/wallet/endpoints.ts'
import { catalogueEndpoints } from '../features/lobby/catalogue/endpoints.ts'
import type { LogEntry } from '../kernel/log.ts'
import { createManualClock, createTestContext, createTestFoyer, json, scriptedPlatform } from '../testing.ts'

const { signal } = new AbortController()
const password = 'Foyer2026'
const credentials = { type: 'username', username: 'player1', password, merchantCode: 'demo' } as const
let sandbox: Sandbox

beforeEach(() => {
  sandbox = createSandbox({ seed: 1 })
})
afterEach(() => sandbox.dispose())

function bench(options: { config?: Partial<FoyerConfigInput>; crypto?: { subtle: undefined } } = {}) {
  const bodies: string[] = []
  const test = createTestContext({
    ...options,
    fetch: async (request) => {
      bodies.push(await request.clone().text())
      return sandbox.fetch(request)
    },
  })
  const asked = (endpoint: string) => sandbox.control.log().filter((entry) => entry.endpoint === endpoint)
  return { ...test, bodies, asked }
}

it('[CRYPTO-01][CALL-41] login is sealed on the wire and opens at the platform; two logins ask for one key', async () => {
  const { context, bodies, asked } = bench()
  const [one, two] = [
    await context.call(sessionEndpoints.login, credentials, { signal }),
    await context.call(sessionEndpoints.login, credentials, { signal }),
  ]
  expect(one.userName).toBe('player1')
  expect(two.token).not.toBe(one.token)
  expect(bodies.join()).not.toMatch(/player1|Foyer2026/)
  expect(asked('cryptoKey')).toHaveLength(1)
  expect(asked('login')[0]?.headers['X-Encryption']).toMatch(/^jwe;kid=./)
})

it('[CRYPTO-03] after the key was rotated a fresh one is fetched and the login repeated once', async () => {
  const { context, asked } = bench()
  await context.call(sessionEndpoints.login, credentials, { signal })
  await sandbox.control.rotateKey()
  expect((await context.call(sessionEndpoints.login, credentials, { signal })).userName).toBe('player1')
  expect([asked('cryptoKey').length, asked('login').length]).toEqual([2, 3])
})

it('[CRYPTO-04] without WebCrypto nothing is sent, neither sealed nor in clear', async () => {
  const { context, bodies } = bench({ crypto: { subtle: undefined } })
  await expect(context.call(sessionEndpoints.login, credentials, { signal })).rejects.toMatchObject({
    code: 'crypto.unavailable',
  })
  expect(bodies).toEqual([])
})

it('[CRYPTO-05][CALL-05] a call is sealed exactly when the contract or the merchant says so', async () => {
  const platform = scriptedPlatform()
  platform.answer(sessionEndpoints.trialStart, { active: true })
  const encrypted = createTestContext({
    fetch: platform.fetch,
    config: { endpoints: { trialStart: { encrypted: true } }, encryption: { publicKey: await platformKey() } },
  })
  await encrypted.context.call(sessionEndpoints.trialStart, {}, { signal })
  const plain = createTestContext({ fetch: platform.fetch })
  await plain.context.call(sessionEndpoints.trialStart, {}, { signal })
  const [first, second] = platform.requests.map(({ body }) => JSON.parse(body) as object)
  expect(first).toEqual({ data: expect.any(String), moduleId: 'FREEPLAY3' })
  expect(second).toEqual({ moduleId: 'FREEPLAY3' })
})

async function platformKey() {
  const response = await sandbox.fetch(new Request('https://foyer.test/wps/crypto/key'))
  const { value } = (await response.json()) as { value: { kid: string; jwk: { kty: string } } }
  return { ...value.jwk, kid: value.kid }
}

it('a merchant hands in a codec of its own', async () => {
  const platform = scriptedPlatform()
  platform.answer(sessionEndpoints.login, { token: 't', userName: 'u', type: 0, firstTimeLogin: false })
  const test = createTestFoyer({ fetch: platform.fetch, start: false })
  const { createRuntime } = await import('../create-runtime.ts')
  const codec = { encrypt: async () => ({ body: { secret: 'xyz' }, headers: { 'X-Own': '1' } }), forgetKey: () => {} }
  const { context } = createRuntime({ merchant: 'demo' }, test.ports, { codec })
  await context.call(sessionEndpoints.login, credentials, { signal })
  expect(platform.requests[0]?.body).toBe('{"secret":"xyz"}')
  expect(platform.requests[0]?.headers.get('X-Own')).toBe('1')
})

it('[CALL-03] a member call without a token is refused here; with one the platform knows who asks', async () => {
  const { context, setTokenProvider, asked } = bench()
  await expect(context.call(memberEndpoints.memberInfo, {}, { signal })).rejects.toMatchObject({
    code: 'session.required',
  })
  expect(asked('memberInfo')).toEqual([])
  const { token } = await context.call(sessionEndpoints.login, credentials, { signal })
  setTokenProvider({ token: () => token, onSessionEnded: async () => 'ended', ownEndpoints: [] })
  expect((await context.call(memberEndpoints.memberInfo, {}, { signal })).account).toBe('player1')
})

it('[PCALL-24] method and path of every call can be moved by configuration', async () => {
  const seen: string[] = []
  const { context } = createTestContext({
    config: { merchant: 'abc', endpoints: { siteStatus: { method: 'POST', path: '/x/{merchantCode}/st' } } },
    fetch: async (request) => {
      seen.push(`${request.method} ${new URL(request.url).pathname}`)
      return json({ success: true, value: {} })
    },
  })
  await context.call(platformEndpoints.siteStatus, {}, { signal })
  expect(seen).toEqual(['POST /x/abc/st'])
})

it('[CALL-02] a merchant can say that a call answers bare, and then what fits its schema counts', async () => {
  let body: unknown
  const config = { endpoints: { gameVendors: { bare: true } } }
  const { context } = createTestContext({ config, fetch: async () => json(body) })
  const ask = () => context.call(catalogueEndpoints.gameVendors, {}, { signal })
  body = { sorting: [{ gameCategory: 'RNG', vendorNames: [] }] }
  expect(await ask()).toEqual({ sorting: [{ gameCategory: 'RNG', vendorNames: [] }], mapping: {} })
  for (const misfit of [{ error: 'x' }, {}, [], { sorting: 'x' }, { success: 'false', sorting: [] }]) {
    body = misfit
    await expect(ask()).rejects.toMatchObject({ endpoint: 'gameVendors' })
  }
})

it.each(['constructor', '__proto__', 'toString'])('an override named %s belongs to no call', async (name) => {
  const open = () =>
    createTestContext({
      config: { endpoints: JSON.parse(`{"${name}":{"path":"/evil"}}`) },
      fetch: async (request) => json({ value: { maintenance: new URL(request.url).pathname === '/evil' } }),
    })
  // The configuration leaves `__proto__` out and refuses the others.
  if (name !== '__proto__') return expect(open).toThrow(`config.invalid (endpoints.${name})`)
  expect((await open().context.call(platformEndpoints.siteStatus, {}, { signal })).maintenance).toBe(false)
})

it.each(['constructor', '__proto__', 'toString'])('a call named %s has no override', async (id) => {
  const { context } = createTestContext({
    fetch: async (request) => json({ success: true, value: { location: { ip: new URL(request.url).pathname } } }),
  })
  expect((await context.call({ ...platformEndpoints.siteStatus, id }, {}, { signal })).location?.ip).toBe(
    platformEndpoints.siteStatus.path,
  )
})

it('forms are sent as forms', async () => {
  const { context, bodies } = bench()
  const form = { ...catalogueEndpoints.gameVendors, id: 'form', method: 'POST', encoding: 'form', safe: false } as const
  await expect(context.call(form, { a: 'b c', n: 1 } as never, { signal })).rejects.toMatchObject({ endpoint: 'form' })
  expect(bodies).toEqual(['a=b+c&n=1'])
})

it.each(['buffer', 'toJSON', 'constructor', 'pipe'])(
  'a body with a field named %s is JSON like any other',
  async (field) => {
    const { context, bodies } = bench()
    const write = { ...catalogueEndpoints.gameVendors, id: 'write', method: 'POST', safe: false } as const
    await expect(context.call(write, { [field]: 'x' } as never, { signal })).rejects.toMatchObject({
      endpoint: 'write',
    })
    expect(bodies).toEqual([JSON.stringify({ [field]: 'x' })])
  },
)

it('learns the time of the server from its answers', async () => {
  const offsetMs = 3_600_000
  const clock = createManualClock()
  const { context } = createTestContext({
    clock,
    fetch: async () =>
      json({ success: true, value: {} }, { headers: { date: new Date(clock.now() + offsetMs).toUTCString() } }),
  })
  await context.call(platformEndpoints.siteStatus, {}, { signal })
  expect(Math.abs(context.time.now() - clock.now() - offsetMs)).toBeLessThanOrEqual(1000)
})

it.each([
  [
    'a response that a cache kept',
    (date: string) => json({ success: true, value: {} }, { headers: { date, age: '3000' } }),
  ],
  [
    'the sign-in page of a network in place of the platform',
    (date: string) => new Response('<html>Welcome</html>', { headers: { 'Content-Type': 'text/html', date } }),
  ],
  ['a refusal of a proxy', (date: string) => new Response('Bad gateway', { status: 502, headers: { date } })],
])('does not learn the time from %s', async (_what, answer) => {
  const clock = createManualClock()
  const { context } = createTestContext({
    clock,
    config: { http: { retries: 0 } },
    fetch: async () => answer('Thu, 01 Jan 2015 00:00:00 GMT'),
  })
  let asked = 0
  await context.call(platformEndpoints.siteStatus, {}, { signal }).then(
    () => (asked += 1),
    () => (asked += 1),
  )
  expect([asked, context.time.now()]).toEqual([1, clock.now()])
})

it('logs once that the Date header cannot be read', async () => {
  const { context } = createTestContext({ fetch: async () => json({ success: true, value: {} }) })
  const entries: LogEntry[] = []
  context.log.on((entry) => entries.push(entry))
  for (let count = 0; count < 3; count += 1) await context.call(platformEndpoints.siteStatus, {}, { signal })
  const logged = entries.filter(({ event }) => event === 'time.unreadable')
  expect(logged.map(({ level, data }) => [level, data])).toEqual([['warn', { endpoint: 'siteStatus' }]])
})

it('logs ids, codes and durations, and never what was sent', async () => {
  const { context, setTokenProvider } = bench({ config: { auth: { tokenPlacement: 'both' } } })
  const entries: LogEntry[] = []
  context.log.on((entry) => entries.push(entry))
  const { token } = await context.call(sessionEndpoints.login, credentials, { signal })
  await expect(
    context.call(sessionEndpoints.login, { ...credentials, password: 'wrong-one' }, { signal }),
  ).rejects.toThrow()
  setTokenProvider({ token: () => token, onSessionEnded: async () => 'ended', ownEndpoints: [] })
  await context.call(walletEndpoints.walletLoad, {}, { signal })
  const text = JSON.stringify(entries)
  expect(entries.map((entry) => entry.event)).toContain('call.failed')
  expect(entries.find((entry) => entry.event === 'request')?.data).toMatchObject({ endpoint: 'cryptoKey', status: 200 })
  for (const secret of [token, password, 'wrong-one', 'player1', 'http']) expect(text).not.toContain(secret)
})

it('equal reads of two people are two requests', async () => {
  const { context, setTokenProvider, asked } = bench()
  const tokens: string[] = []
  for (const username of ['player1', 'agent2']) {
    tokens.push((await context.call(sessionEndpoints.login, { ...credentials, username }, { signal })).token)
  }
  const responses = await Promise.all(
    tokens.map((token) => {
      setTokenProvider({ token: () => token, onSessionEnded: async () => 'ended', ownEndpoints: [] })
      return context.call(memberEndpoints.memberInfo, {}, { signal })
    }),
  )
  expect(responses.map(({ account }) => account)).toEqual(['player1', 'agent2'])
  expect(asked('memberInfo')).toHaveLength(2)
})

it('[CALL-43][PCALL-25] the loading indication goes on every outcome, and an unknown refusal is an "Unknown error"', async () => {
  const trial = { active: true, token: 't', userName: 'guest1', customerType: 4 }
  const outcomes = [
    ['success', () => json({ success: true, value: trial }), []],
    ['refusal', () => json({ success: false, code: 'zzz' }), ['error.unknown']],
    ['http 500', () => json({}, { status: 500 }), ['error.unknown']],
    ['network', () => Promise.reject(new TypeError('broken')), ['error.network.failed']],
  ] as const
  for (const [name, reaction, errors] of outcomes) {
    const platform = scriptedPlatform()
    platform.on(sessionEndpoints.trialStart, reaction)
    const test = createTestFoyer({ fetch: platform.fetch })
    await test.foyer.session.startTrial()
    const { toasts, loading } = test.events
    expect([name, toasts.filter((toast) => toast.kind === 'loading').length, loading]).toEqual([name, 1, []])
    expect(test.events.toastKeys.filter((key) => key.startsWith('error.'))).toEqual(errors)
    test.dispose()
  }
})

it('[PCALL-25] silent calls show nothing, whatever becomes of them', async () => {
  const test = createTestFoyer({ fetch: async () => json({ success: false, code: 'zzz' }) })
  await test.foyer.platform.refreshStatus()
  await test.foyer.platform.refresh()
  expect(test.events.toasts).toEqual([])
  test.dispose()
})
