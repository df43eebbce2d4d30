import { expect, it } from 'vitest'
import { createTestBench, firstGame } from '../testing/test-bench.ts'

it('writes down what was asked and what came of it', async () => {
  const { call, login, sandbox, clock } = createTestBench()
  const token = await login()
  await call('walletLoad', {}, { token })
  await call('walletLoad', {})
  const [known, guest] = sandbox.control.log().slice(-2)
  expect(known).toMatchObject({
    at: clock.now(),
    method: 'GET',
    path: '/wps/wallets/gcs',
    endpoint: 'walletLoad',
    userName: 'demo',
    status: 200,
    code: undefined,
  })
  expect(guest).toMatchObject({ userName: undefined, status: 401, code: 'session.required' })
})

it('[CALL-03][CRYPTO-01] holds no password, token, ticket or payment, wherever they were sent', async () => {
  const bench = createTestBench()
  const { call, login, raw, sandbox } = bench
  const token = await login()
  const game = await firstGame(bench)
  const { value } = await call(
    'launchGame',
    { ...game, platform: 'html5', language: 'EN', backUrl: '/m/home' },
    { token },
  )
  const ticket = new URL(value.url).searchParams.get('ticket') ?? ''
  await raw(`/play/game?ticket=${ticket}`)
  await raw(`/wps/wallets/gcs?token=${token}`)
  const payment = 'payment-of-a-deposit'
  await raw(`/play/pay?payment=${payment}`)
  const body = JSON.stringify({ username: 'demo', password: 'Foyer2026', token })
  await raw('/wps/session/login', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  await raw('/wps/session/trial', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  const log = JSON.stringify(sandbox.control.log())
  for (const secret of [token, ticket, payment, 'Foyer2026']) {
    expect(secret.length).toBeGreaterThan(8)
    expect(log).not.toContain(secret)
  }
})

it('keeps the latest five hundred', async () => {
  const { raw, sandbox } = createTestBench()
  for (let count = 0; count < 510; count++) await raw(`/wps/nowhere?count=${count}`)
  const log = sandbox.control.log()
  expect([log.length, log[0]?.query.count, log.at(-1)?.query.count]).toEqual([500, '10', '509'])
})

it('keeps short notes of what is nested or long, and can be read after any body', async () => {
  const { raw, sandbox } = createTestBench()
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  const body = `{"username":"${'a'.repeat(5000)}","deep":${deep},"more":{"password":"Foyer2026"},"mobileNum":"9171112222"}`
  await raw('/wps/session/login', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  expect(JSON.parse(JSON.stringify(sandbox.control.log().at(-1)?.body))).toEqual({
    username: `${'a'.repeat(2000)}…`,
    deep: '[list, 1 entries]',
    more: '[object, 1 fields]',
    mobileNum: '9171112222',
  })
})

it('keeps a few thousand characters of a request, however many texts it sends', async () => {
  const { raw, sandbox } = createTestBench()
  const fields = Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`field${at}`, 'a'.repeat(5000)]))
  const body = JSON.stringify(fields)
  await raw('/wps/session/login', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  const entry = sandbox.control.log().at(-1)
  expect(JSON.stringify(entry?.body).length).toBeLessThan(12_000)
  expect(Object.keys(entry?.body ?? {})).toHaveLength(90)
})

it('keeps the beginning of a long path and of long headers', async () => {
  const { raw, sandbox } = createTestBench()
  const headers = Object.fromEntries(
    ['Language', 'ModuleId', 'X-Encryption', 'Device'].map((name) => [name, 'h'.repeat(20_000)]),
  )
  await raw(`/wps/${'p'.repeat(20_000)}`, { headers })
  const entry = sandbox.control.log().at(-1)
  expect(entry?.path).toBe(`/wps/${'p'.repeat(1995)}…`)
  expect(entry?.headers).toMatchObject({ Language: `${'h'.repeat(200)}…`, Device: `${'h'.repeat(200)}…` })
  expect(JSON.stringify(entry).length).toBeLessThan(4000)
})

it('keeps the beginning of a long method', async () => {
  const { raw, sandbox } = createTestBench()
  await raw('/wps/nowhere', { method: 'M'.repeat(20_000) })
  expect(sandbox.control.log().at(-1)?.method).toBe(`${'M'.repeat(20)}…`)
})
