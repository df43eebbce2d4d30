import { expect, it } from 'vitest'
import { createTestBench, ORIGIN } from '../testing/test-bench.ts'
import { scenarios } from './scenarios.ts'

const JSON_HEADERS = { 'Content-Type': 'application/json' }
const post = (body: unknown) => ({ method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) })

it('[PCALL-27][CALL-46] sets and resets over HTTP', async () => {
  const { raw, call } = createTestBench()
  const flags = async () => (await call('siteFlags', { merchantCode: 'demo' })).value.flags
  expect(await raw('/sandbox/setFlags', post({ CBS3: false }))).toMatchObject({ status: 200, success: true })
  expect((await flags()).CBS3).toBe(false)
  expect((await raw('/sandbox/reset', post({}))).success).toBe(true)
  expect((await flags()).CBS3).toBe(true)
})

it('[PCALL-27] is not there when it is switched off', async () => {
  const { raw } = createTestBench({ control: false })
  expect((await raw('/sandbox/reset', post({}))).status).toBe(404)
  expect((await raw('/sandbox/log')).status).toBe(404)
})

it.each([
  ['setFault', { endpoint: 'nope', kind: 'offline' }, 'endpoint'],
  ['setFault', { endpoint: '*', kind: 'sometimes' }, 'kind'],
  ['setFault', { endpoint: '*', kind: 'status:99' }, 'kind'],
  ['setFault', { endpoint: '*', kind: 'slow', delayMs: -1 }, 'delayMs'],
  ['setBalance', { userName: 'demo', balance: '1.005' }, 'balance'],
  ['setBalance', { userName: 'demo', balance: '-1' }, 'balance'],
  ['setBalance', { userName: 'nobody', balance: '1' }, 'userName'],
  ['setStatus', { maintenance: 'yes' }, 'maintenance'],
  ['scenario', { name: 'constructor' }, 'name'],
  ['setRegistration', { rules: { username: { pattern: '(' } } }, 'rules.username.pattern'],
  ['setRegistration', { rules: { username: { pattern: '^(a+)+$' } } }, 'rules.username.pattern'],
])('[PCALL-27] refuses %s %o by its field', async (command, input, field) => {
  const reply = await createTestBench().raw(`/sandbox/${command}`, post(input))
  expect(reply).toMatchObject({ status: 400, code: 'request.invalid', value: { field } })
})

it('[PCALL-27] takes JSON by POST only, and from no page of another site', async () => {
  const { raw } = createTestBench()
  expect((await raw('/sandbox/reset')).status).toBe(405)
  expect((await raw('/sandbox/reset', { method: 'PUT' })).status).toBe(405)
  expect((await raw('/sandbox/nothing', post({}))).status).toBe(404)
  expect((await raw('/sandbox/nothing')).status).toBe(404)
  expect((await raw('/sandbox/reset', { method: 'POST', body: '{}' })).status).toBe(415)
  const foreign = { ...post({}), headers: { ...JSON_HEADERS, 'Sec-Fetch-Site': 'cross-site' } }
  expect(await raw('/sandbox/reset', foreign)).toMatchObject({ status: 403, code: 'no.permission' })
})

it.each(['http://evil.example', 'https://sandbox.test.evil.example', 'https://sandbox.test:8443', 'null'])(
  '[PCALL-27] takes nothing from a page of %s, whatever its browser tells besides',
  async (Origin) => {
    const { raw, sandbox } = createTestBench()
    await sandbox.control.setUnread({ chat: 3 })
    const reply = await raw('/sandbox/setUnread', { ...post({ chat: 0 }), headers: { ...JSON_HEADERS, Origin } })
    expect(reply).toMatchObject({ status: 403, code: 'no.permission' })
    // Without a body there is nothing that a browser would ask the sandbox about first.
    expect((await raw('/sandbox/reset', { method: 'POST', headers: { Origin } })).status).toBe(403)
    expect((await raw('/sandbox/outbox', { headers: { Origin } })).status).toBe(403)
    const own = { ...post({}), headers: { ...JSON_HEADERS, Origin: ORIGIN } }
    expect((await raw('/sandbox/reset', own)).success).toBe(true)
  },
)

it('[PCALL-27] shows the log and the scenarios', async () => {
  const { raw, call } = createTestBench()
  await call('siteStatus', {})
  const log = (await raw('/sandbox/log')).value
  expect(log).toHaveLength(1)
  expect(log[0]).toMatchObject({ endpoint: 'siteStatus', status: 200 })
  const named = (await raw('/sandbox/scenarios')).value
  expect(named.map((row: { name: string }) => row.name)).toEqual(Object.keys(scenarios))
})

it.each(Object.keys(scenarios))('[PCALL-27] reaches the scenario %s, and normal after it', async (name) => {
  const { sandbox, call } = createTestBench()
  await sandbox.control.scenario({ name })
  await sandbox.control.scenario({ name: 'normal' })
  expect((await call('merchantWallet', { merchantCode: 'demo' })).success).toBe(true)
})

it('[SESSION-07][PCALL-27] ends everybody’s session in the scenario of that name', async () => {
  const { sandbox, login, call } = createTestBench()
  const [one, other] = [await login('demo'), await login('agent2')]
  await sandbox.control.revoke({ userName: 'agent2' })
  expect((await call('memberInfo', {}, { token: one })).success).toBe(true)
  expect((await call('memberInfo', {}, { token: other })).status).toBe(401)
  await sandbox.control.scenario({ name: 'expired-session' })
  expect((await call('memberInfo', {}, { token: one })).status).toBe(401)
})

it('[PCALL-27] makes members rich', async () => {
  const { sandbox, login, call } = createTestBench()
  await sandbox.control.scenario({ name: 'rich' })
  const token = await login('player1')
  expect((await call('walletLoad', {}, { token })).value).toMatchObject({ sumBalance: 1_000_000 })
})
