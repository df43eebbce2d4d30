import { expect, it, onTestFinished } from 'vitest'
import { FoyerError } from '../../../kernel/errors.ts'
import { unwrap } from '../../../kernel/result.ts'
import { createFakePhone } from '../../../testing/fake-phone.ts'
import { scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createTestContext } from '../../../testing/test-context.ts'
import { createChallenges } from '../challenges/challenges.ts'

const NUMBER = { mobileNum: '9171234567', countryDialingCode: '63' }
const NEVER = new AbortController().signal

function open() {
  const script = scriptedPlatform()
  const test = createTestContext({ fetch: script.fetch })
  const challenges = createChallenges(test.context)
  const phone = createFakePhone()
  challenges.usePhoneVerifier(phone)
  const sms = challenges.smsCode('register')
  onTestFinished(() => {
    test.dispose()
    expect(test.leftovers()).toEqual([])
  })
  return { ...test, script, verification: challenges, phone, sms }
}

it('[SMS-06] lets a provider send the code: the platform hears nothing, the countdown runs', async () => {
  const { sms, phone, script, events, clock } = open()
  expect((await sms.send(NUMBER)).ok).toBe(true)
  expect([phone.sent, script.requests]).toEqual([[NUMBER], []])
  expect(events.toastKeys).toEqual(['in_sms_sending', 'in_sms_send'])
  expect(events.loading).toEqual([])
  await clock.advance(1000)
  expect(sms.$state.get()).toEqual({ phase: 'counting', seconds: 59 })
  expect((await sms.send(NUMBER)).ok).toBe(false)
})

it.each([
  ['as unknown', new Error('popup closed'), 'error.unknown'],
  ['by its code', new FoyerError({ code: 'too.many' }), 'error.too.many'],
])(
  '[SMS-06] hides the loading message, counts nothing and sends nothing when the step fails, told %s',
  async (_, error, key) => {
    const { sms, phone, script, events, clock } = open()
    phone.failWith(error)
    expect((await sms.send(NUMBER)).ok).toBe(false)
    expect(events.loading).toEqual([])
    expect(events.toastKeys).toEqual(['in_sms_sending', key])
    expect(events.failures.map(({ verb }) => verb)).toEqual(['challenges.send'])
    expect([sms.$state.get(), clock.pending, script.requests]).toEqual([{ phase: 'ready', seconds: 0 }, [], []])
    expect((await sms.send(NUMBER)).ok).toBe(true)
  },
)

it('[SMS-06][REG-13][PHONEPW-11] answers the id token for the right code, and asks for the same code once', async () => {
  const { sms, phone } = open()
  await sms.send(NUMBER)
  expect((await sms.confirm(NUMBER, '1', NEVER)).error).toMatchObject({ code: 'verification.code.error' })
  const proof = { firebaseChannel: 'sms', firebaseIdToken: 'X' }
  expect(unwrap(await sms.confirm(NUMBER, '123456', NEVER))).toEqual(proof)
  expect(unwrap(await sms.confirm(NUMBER, '123456', NEVER))).toEqual(proof)
  expect(phone.checked).toEqual(['1', '123456'])
})

it('[SMS-06] vouches for no other number, and for none before a code was sent', async () => {
  const { sms, phone } = open()
  const wrong = { code: 'verification.code.error' }
  expect((await sms.confirm(NUMBER, '123456', NEVER)).error).toMatchObject(wrong)
  await sms.send(NUMBER)
  expect((await sms.confirm({ ...NUMBER, mobileNum: '9170000000' }, '123456', NEVER)).error).toMatchObject(wrong)
  expect((await sms.confirm({ ...NUMBER, countryDialingCode: '1' }, '123456', NEVER)).error).toMatchObject(wrong)
  expect(phone.checked).toEqual([])
})

it('[REG-13][PHONEPW-11] adds nothing where the platform checks the code itself', async () => {
  const { sms, verification: challenges } = open()
  challenges.usePhoneVerifier(undefined)
  expect(unwrap(await sms.confirm(NUMBER, '123456', NEVER))).toEqual({})
})

it('[SMS-06] ends with the screen: no token, no message, nothing kept', async () => {
  const { sms, verification: challenges, events } = open()
  let sent = () => {}
  const signals: AbortSignal[] = []
  challenges.usePhoneVerifier({
    start: (_, signal) =>
      new Promise((resolve) => {
        signals.push(signal)
        sent = () => resolve({ confirm: async () => 'late' })
      }),
  })
  const sending = sms.send(NUMBER)
  sms.dispose()
  sent()
  expect((await sending).ok).toBe(false)
  expect([signals[0]?.aborted, events.loading]).toEqual([true, []])
  expect(events.toastKeys).toEqual(['in_sms_sending'])
  expect((await sms.confirm(NUMBER, '123456', NEVER)).error).toMatchObject({ code: 'verification.code.error' })
})

it('[SMS-06] answers nobody who left while the code was checked', async () => {
  const { sms, verification: challenges } = open()
  const leaving = new AbortController()
  challenges.usePhoneVerifier({
    start: async () => ({
      confirm: async () => {
        leaving.abort(new FoyerError({ code: 'request.aborted' }))
        return 'late'
      },
    }),
  })
  await sms.send(NUMBER)
  expect((await sms.confirm(NUMBER, '123456', leaving.signal)).error).toMatchObject({ code: 'request.aborted' })
})
