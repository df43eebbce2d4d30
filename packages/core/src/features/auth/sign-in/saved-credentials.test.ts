import { expect, it, onTestFinished } from 'vitest'
import type { TestOptions } from '../../../testing/test-bench.ts'
import { createTestContext } from '../../../testing/test-context.ts'
import { createOptionalCipher } from './optional-cipher.ts'
import { createSavedCredentials } from './saved-credentials.ts'

const PASSWORD = 'Foyer2026'
const KEY = 'MC_LOGIN_RECORD:demo'
const demo = { type: 'username', username: 'demo', password: PASSWORD } as const

function open(options: TestOptions = {}) {
  const test = createTestContext(options)
  onTestFinished(() => {
    test.dispose()
    expect(test.leftovers()).toEqual([])
  })
  const warnings: string[] = []
  test.context.log.on(({ level, event }) => {
    if (level === 'warn') warnings.push(event)
  })
  const saved = createSavedCredentials(test.context, createOptionalCipher(test.context))
  return { ...test, record: saved, warnings, stored: () => test.ports.storage.get(KEY) }
}

it('[SESSION-10] keeps type, name, sealed password and dialing code, and gives them back', async () => {
  const { record: saved, stored } = open()
  expect([saved.read(), await saved.password()]).toEqual([undefined, undefined])
  await saved.save(demo)
  expect(JSON.parse(stored() ?? '')).toEqual({ type: 'username', username: 'demo', password: expect.any(String) })
  expect(saved.read()).toEqual({ type: 'username', username: 'demo' })
  expect(await saved.password()).toBe(PASSWORD)

  await saved.save({ type: 'sms', mobileNum: '9170000001', countryDialingCode: '63' })
  expect(JSON.parse(stored() ?? '')).toEqual({ type: 'sms', username: '9170000001', countryDialingCode: '63' })
  expect(await saved.password()).toBeUndefined()
  saved.forget()
  expect([saved.read(), stored()]).toEqual([undefined, null])
})

it('[SESSION-10] has the password nowhere in clear, nor in base64', async () => {
  const { record: saved, stored } = open()
  await saved.save(demo)
  for (const readable of [PASSWORD, btoa(PASSWORD), PASSWORD.slice(0, 5), btoa(`"${PASSWORD}"`)]) {
    expect(stored()).not.toContain(readable)
  }
})

it('[SESSION-10] keeps the name without the password where nothing can be sealed', async () => {
  const { record: saved, ports, warnings, stored } = open()
  ports.secrets.behaviour = 'denied'
  await saved.save(demo)
  expect(JSON.parse(stored() ?? '')).toEqual({ type: 'username', username: 'demo' })
  expect(warnings).toEqual(['secret.failed'])
})

it('[SESSION-10] waits three seconds for a key store that never answers', async () => {
  const { record: saved, ports, clock, warnings } = open()
  await saved.save(demo)
  ports.secrets.behaviour = 'mute'
  let opened: string | undefined = 'waiting'
  const asked = saved.password().then((password) => (opened = password))
  await clock.advance(2999)
  expect(opened).toBe('waiting')
  await clock.advance(1)
  await asked
  expect([opened, warnings]).toEqual([undefined, ['secret.failed']])
  expect(saved.read()).toEqual({ type: 'username', username: 'demo' })
})

it('[SESSION-10] lets the sealing take its time, which nobody waits for', async () => {
  const { record: saved, ports, clock, warnings } = open()
  ports.secrets.behaviour = 'mute'
  const kept = saved.save(demo)
  expect(saved.read()).toEqual({ type: 'username', username: 'demo' })
  await clock.advance(29_999)
  expect(warnings).toEqual([])
  await clock.advance(1)
  await kept
  expect(warnings).toEqual(['secret.failed'])
})

it('[SESSION-10] opens for no other name and no other merchant', async () => {
  const one = open()
  await one.record.save(demo)
  const text = one.stored() ?? ''
  const { storage, secrets } = one.ports
  storage.seed(KEY, text.replace('"demo"', '"eve1"'))
  expect(await one.record.password()).toBeUndefined()

  const other = open({ storage, secrets, config: { merchant: 'other' } })
  expect(other.record.read()).toBeUndefined()
  storage.seed('MC_LOGIN_RECORD:other', text)
  expect(other.record.read()).toEqual({ type: 'username', username: 'demo' })
  expect(await other.record.password()).toBeUndefined()
})

it.each([
  '{',
  '[]',
  '{"type":"magic","username":"demo"}',
  '{"type":"username","username":""}',
  `{"type":"username","username":"${'a'.repeat(65)}"}`,
])('[SESSION-10] a record that was tampered with counts as absent: %s', (text) => {
  const { record: saved, ports } = open()
  ports.storage.seed(KEY, text)
  expect(saved.read()).toBeUndefined()
})

it('[LOGIN-03] the latest wish counts, whatever is sealed last', async () => {
  const { record: saved, ports } = open()
  const slow = saved.save(demo)
  saved.forget()
  await slow
  expect(saved.read()).toBeUndefined()

  const first = saved.save(demo)
  const second = saved.save({ ...demo, username: 'player1', password: 'Second2026' })
  await Promise.all([first, second])
  expect([saved.read()?.username, await saved.password()]).toEqual(['player1', 'Second2026'])

  // Another tab has forgotten it meanwhile.
  const saving = saved.save(demo)
  ports.storage.tab().remove(KEY)
  await saving
  expect(saved.read()).toBeUndefined()
})

it('[CHPW-07] follows a changed password of the same user, and nobody else’s', async () => {
  const { record: saved } = open()
  await saved.changePassword('demo', 'Lobby2027')
  expect(saved.read()).toBeUndefined()
  await saved.save(demo)
  await saved.changePassword('player1', 'Lobby2027')
  expect(await saved.password()).toBe(PASSWORD)
  await saved.changePassword('DEMO', 'Lobby2027')
  expect([saved.read()?.username, await saved.password()]).toEqual(['demo', 'Lobby2027'])
})

it('[SESSION-10] works in memory where the storage refuses', async () => {
  const { record: saved, ports } = open()
  ports.storage.behaviour = 'quota'
  await saved.save(demo)
  expect(await saved.password()).toBe(PASSWORD)
})
