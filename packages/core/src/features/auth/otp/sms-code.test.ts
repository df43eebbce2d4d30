import { expect, it, onTestFinished } from 'vitest'
import { createMemoryStorage } from '../../../ports/memory-storage.ts'
import { hang, json, scriptedPlatform } from '../../../testing/scripted-platform.ts'
import type { TestOptions } from '../../../testing/test-bench.ts'
import { createTestContext } from '../../../testing/test-context.ts'
import { createChallenges } from '../challenges/challenges.ts'
import { challengeEndpoints } from '../challenges/endpoints.ts'

const NUMBER = { mobileNum: '9171234567', countryDialingCode: '63' }

function open(options: TestOptions = {}) {
  const script = scriptedPlatform()
  const test = createTestContext({ fetch: script.fetch, ...options })
  const challenges = createChallenges(test.context)
  onTestFinished(() => {
    test.dispose()
    expect(test.leftovers()).toEqual([])
  })
  const sms = challenges.smsCode('register')
  return { ...test, script, verification: challenges, sms, state: () => sms.$state.get() }
}

const body = (request: { readonly body: string } | undefined): unknown => JSON.parse(request?.body ?? '{}')

it('[SMS-04][PHONEPW-04] counts from 60 on the platform’s time, by half seconds, and allows another at the end', async () => {
  const { script, sms, clock, state, idle } = open()
  script.answer(challengeEndpoints.smsNoLogin, { expirationTime: clock.now() + 60_000 })
  const seen: number[] = []
  sms.$state.listen(({ seconds }) => seen.push(seconds))
  expect(state()).toEqual({ phase: 'ready', seconds: 0 })
  expect((await sms.send(NUMBER)).ok).toBe(true)
  await idle()
  expect(state()).toEqual({ phase: 'counting', seconds: 60 })
  await clock.advance(999)
  expect(state().seconds).toBe(60)
  await clock.advance(1)
  expect(state().seconds).toBe(59)
  expect((await sms.send(NUMBER)).ok).toBe(false)
  await clock.advance(58_999)
  expect(state()).toEqual({ phase: 'counting', seconds: 1 })
  await clock.advance(1)
  expect(state()).toEqual({ phase: 'ready', seconds: 0 })
  expect(clock.pending).toEqual([])
  expect(script.requestsOf(challengeEndpoints.smsNoLogin)).toHaveLength(1)
  expect((await sms.send(NUMBER)).ok).toBe(true)
})

it('[SMS-04][PHONEPW-04] is right again after the device slept', async () => {
  const { script, sms, clock, state } = open()
  script.answer(challengeEndpoints.smsNoLogin, { expirationTime: clock.now() + 60_000 })
  await sms.send(NUMBER)
  clock.sleep(30_000)
  await clock.advance(500)
  expect(state().seconds).toBe(30)
  clock.sleep(120_000)
  await clock.advance(500)
  expect(state().phase).toBe('ready')
})

it.each([60_000, 400])(
  '[SMS-04][PHONEPW-04] allows another code after a freeze that began before the first tick, %i ms before the end',
  async (ms) => {
    const { script, sms, clock, state } = open()
    script.answer(challengeEndpoints.smsNoLogin, { expirationTime: clock.now() + ms })
    await sms.send(NUMBER)
    expect(state()).toEqual({ phase: 'counting', seconds: 60 })
    clock.sleep(ms)
    await clock.advance(500)
    expect(state()).toEqual({ phase: 'ready', seconds: 0 })
    expect(clock.pending).toEqual([])
    expect((await sms.send(NUMBER)).ok).toBe(true)
  },
)

it('[SMS-04] shows 60 first and corrects it with the first tick', async () => {
  const { script, sms, clock, state } = open()
  script.answer(challengeEndpoints.smsNoLogin, { expirationTime: clock.now() + 90_000 })
  await sms.send(NUMBER)
  expect(state().seconds).toBe(60)
  await clock.advance(500)
  expect(state().seconds).toBe(90)
})

it.each([undefined, 0, 'soon', -1])(
  '[SMS-04][DATA-11] counts a minute where the answer says %j',
  async (expirationTime) => {
    const { script, sms, clock, state } = open()
    script.on(challengeEndpoints.smsNoLogin, () => json({ success: true, value: { expirationTime } }))
    await sms.send(NUMBER)
    await clock.advance(1000)
    expect(state().seconds).toBe(59)
  },
)

it('[DATA-11] reads the time as a number or as text', async () => {
  const { script, sms, clock, state } = open()
  script.on(challengeEndpoints.smsNoLogin, () =>
    json({ success: true, value: { expirationTime: String(clock.now() + 45_000) } }),
  )
  await sms.send(NUMBER)
  await clock.advance(500)
  expect(state().seconds).toBe(45)
})

it('[SMS-05][PHONEPW-10][TOAST-03] says that it sends, then that it sent', async () => {
  const { script, sms, events, idle } = open()
  let response = (_: Response) => {}
  script.on(challengeEndpoints.smsNoLogin, () => new Promise((resolve) => (response = resolve)))
  const sent = sms.send(NUMBER)
  await idle({ hanging: 1 })
  expect(events.loading).toMatchObject([{ key: 'in_sms_sending', ms: 10_000 }])
  expect(sms.$state.get().phase).toBe('sending')
  response(json({ success: true, value: {} }))
  await sent
  expect(events.loading).toEqual([])
  expect(events.toasts.at(-1)).toMatchObject({ kind: 'success', key: 'in_sms_send', ms: 1500 })
})

it('[SMS-05][PHONEPW-10] ends the message when it fails, says why, and may be tried again at once', async () => {
  const { script, sms, events, state } = open()
  script.refuse(challengeEndpoints.smsNoLogin, 'no.permission')
  expect((await sms.send(NUMBER)).ok).toBe(false)
  expect(events.loading).toEqual([])
  expect(events.toastKeys).toEqual(['in_sms_sending', 'error.no.permission'])
  expect(state()).toEqual({ phase: 'ready', seconds: 0 })
})

it('[SMS-04] takes the wait from a refusal that names it', async () => {
  const { script, sms, clock, events, state } = open()
  script.refuse(challengeEndpoints.smsNoLogin, 'sms.tooOften', { value: { expirationTime: clock.now() + 20_000 } })
  expect((await sms.send(NUMBER)).ok).toBe(false)
  expect(events.toastKeys.at(-1)).toBe('error.sms.tooOften')
  await clock.advance(500)
  expect(state()).toEqual({ phase: 'counting', seconds: 20 })
})

it('[SMS-08] goes on after a reload, whatever the number, and for its own purpose alone', async () => {
  const sessionStorage = createMemoryStorage()
  const first = open({ sessionStorage })
  first.script.answer(challengeEndpoints.smsNoLogin, { expirationTime: first.clock.now() + 60_000 })
  await first.sms.send(NUMBER)
  await first.clock.advance(10_000)
  first.sms.dispose()
  expect(first.clock.pending).toEqual([])

  const later = open({ sessionStorage, now: first.clock.now() })
  expect(later.state()).toEqual({ phase: 'counting', seconds: 50 })
  expect((await later.sms.send({ ...NUMBER, mobileNum: '9999999' })).ok).toBe(false)
  expect(later.script.requests).toEqual([])
  expect(later.verification.smsCode('setPassword').$state.get().phase).toBe('ready')
  await later.clock.advance(50_000)
  expect(later.state().phase).toBe('ready')
  expect(sessionStorage.keys()).toEqual([])
})

it.each(['"soon"', '1', '99999999999999', '{'])('[SMS-08] does not believe %s in the storage', (text) => {
  const sessionStorage = createMemoryStorage()
  sessionStorage.set('MC_SMS:demo:register', text)
  expect(open({ sessionStorage }).state()).toEqual({ phase: 'ready', seconds: 0 })
})

it('[SMS-02][PHONEPW-12] names the number as the platform does, and sends nothing else without a verifier', async () => {
  const { script, sms } = open()
  script.answer(challengeEndpoints.smsNoLogin, {})
  await sms.send(NUMBER)
  expect(body(script.requestsOf(challengeEndpoints.smsNoLogin)[0])).toEqual(NUMBER)

  const other = open({ config: { phone: { smsField: 'mobileNo' } } })
  other.script.answer(challengeEndpoints.smsNoLogin, {})
  await other.sms.send(NUMBER)
  expect(body(other.script.requestsOf(challengeEndpoints.smsNoLogin)[0])).toEqual({
    mobileNo: '9171234567',
    countryDialingCode: '63',
  })
})

it('[SMS-03][PHONEPW-12] lets the person prove to be one first, and sends what the proof consists of', async () => {
  const { script, sms, verification: challenges, state } = open()
  script.answer(challengeEndpoints.smsNoLogin, {})
  const asked: string[] = []
  challenges.useHumanVerifier({
    async verify({ purpose }) {
      asked.push(`${purpose} while ${state().phase}, after ${script.requests.length} requests`)
      return { fields: { ticket: 't' } }
    },
  })
  expect((await sms.send(NUMBER)).ok).toBe(true)
  expect(body(script.requestsOf(challengeEndpoints.smsNoLogin)[0])).toEqual({ ...NUMBER, ticket: 't' })
  expect(asked).toEqual(['register while checking, after 0 requests'])
})

it('[SMS-03] sends nothing and counts nothing when the person gives up or the verifier breaks', async () => {
  const { script, sms, verification: challenges, state, events } = open()
  challenges.useHumanVerifier({ verify: async () => undefined })
  expect((await sms.send(NUMBER)).ok).toBe(false)
  expect(events.toasts).toEqual([])
  challenges.useHumanVerifier({ verify: () => Promise.reject(new Error('broken')) })
  expect((await sms.send(NUMBER)).ok).toBe(false)
  expect(events.toastKeys).toEqual(['error.unknown'])
  expect([script.requests, state().phase]).toEqual([[], 'ready'])
})

it('[SMS-03] ends the proof with the screen, and sends nothing afterwards', async () => {
  const { script, sms, verification: challenges, events } = open()
  const signals: AbortSignal[] = []
  challenges.useHumanVerifier({
    verify: ({ signal }) =>
      new Promise((resolve) => {
        signals.push(signal)
        signal.addEventListener('abort', () => resolve({ fields: { proof: 'late' } }))
      }),
  })
  const sent = sms.send(NUMBER)
  expect(sms.$state.get().phase).toBe('checking')
  expect((await sms.send(NUMBER)).ok).toBe(false)
  sms.dispose()
  expect((await sent).ok).toBe(false)
  expect([signals.map(({ aborted }) => aborted), script.requests, events.toasts]).toEqual([[true], [], []])
})

it('[SMS-04] sends one request, however often it is tapped, and none that outlives the screen', async () => {
  const { script, sms, idle, events } = open()
  script.on(challengeEndpoints.smsNoLogin, hang)
  const taps = Array.from({ length: 20 }, () => sms.send(NUMBER))
  await idle({ hanging: 1 })
  expect(script.requestsOf(challengeEndpoints.smsNoLogin)).toHaveLength(1)
  sms.dispose()
  expect((await Promise.all(taps)).map(({ ok }) => ok)).toEqual(Array.from({ length: 20 }, () => false))
  expect(events.loading).toEqual([])
  expect((await sms.send(NUMBER)).ok).toBe(false)
})

it.each([1.76e18, 8.64e15, 1e300, 4.1e12])(
  '[SMS-04] counts from 60 when the platform sends %d as the end of the countdown',
  async (expirationTime) => {
    const { script, sms, clock, state, idle } = open()
    script.answer(challengeEndpoints.smsNoLogin, { expirationTime })
    await sms.send(NUMBER)
    await idle()
    await clock.advance(2000)
    expect(state()).toEqual({ phase: 'counting', seconds: 58 })
    await clock.advance(58_000)
    expect(state().phase).toBe('ready')
  },
)
