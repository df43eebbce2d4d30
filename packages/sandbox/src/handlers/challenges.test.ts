import { expect, it } from 'vitest'
import { createTestBench } from '../testing/test-bench.ts'

const PHONE = { mobileNum: '9171234567', countryDialingCode: '63' }

it('[CALL-09][PCALL-13][SMS-01][DATA-11][CALL-46] sends a code to the outbox, and says until when it counts', async () => {
  const { call, sandbox, clock, raw } = createTestBench()
  const { value } = await call('smsNoLogin', PHONE)
  expect(value).toEqual({ expirationTime: clock.now() + 60_000 })
  expect(sandbox.control.outbox()).toEqual([
    { kind: 'sms', to: '+63 9171234567', at: clock.now(), text: expect.any(String), secret: expect.any(String) },
  ])
  const [sms] = sandbox.control.outbox()
  expect(sms?.secret).toMatch(/^\d{6}$/)
  expect(sms?.text).toContain(sms?.secret)
  expect((await raw('/sandbox/outbox')).value).toEqual(sandbox.control.outbox())
  expect(JSON.stringify(sandbox.control.log())).not.toContain(sms?.secret)
})

it('[CALL-09][PCALL-13] refuses a second code before the first one’s time is over', async () => {
  const { call, sandbox, clock } = createTestBench()
  const { expirationTime } = (await call('smsNoLogin', PHONE)).value
  await clock.advance(59_000)
  expect(await call('smsNoLogin', PHONE)).toMatchObject({
    status: 200,
    success: false,
    code: 'sms.tooOften',
    value: { expirationTime },
  })
  expect(sandbox.control.outbox()).toHaveLength(1)
  await clock.advance(1000)
  expect((await call('smsNoLogin', PHONE)).value.expirationTime).toBe(expirationTime + 60_000)
  expect(sandbox.control.outbox()).toHaveLength(2)
})

it('[SMS-02] takes the number under either name', async () => {
  const { call, sandbox } = createTestBench()
  expect((await call('smsNoLogin', { mobileNo: '9171234567', countryDialingCode: '63' })).success).toBe(true)
  expect((await call('smsNoLogin', { ...PHONE, mobileNum: '9171234568' })).success).toBe(true)
  expect(sandbox.control.outbox().map(({ to }) => to)).toEqual(['+63 9171234567', '+63 9171234568'])
})

it.each([
  ['mobileNum', { countryDialingCode: '63' }],
  ['mobileNum', { ...PHONE, mobileNum: '12' }],
  ['mobileNum', { ...PHONE, mobileNum: '12a45678' }],
  ['countryDialingCode', { ...PHONE, countryDialingCode: 'PH' }],
  ['countryDialingCode', { mobileNum: '9171234567' } as never],
])('[SMS-01][PCALL-13] refuses a wrong %s', async (field, input) => {
  const { call, sandbox } = createTestBench()
  expect(await call('smsNoLogin', input)).toMatchObject({ success: false, code: 'request.invalid', value: { field } })
  expect(sandbox.control.outbox()).toEqual([])
})

it('[CALL-15][CAPTCHA-01] hands out pictures as base64, each with an id of its own, never kept by anybody', async () => {
  const { call, sandbox } = createTestBench()
  const one = await call('captcha', {})
  const other = await call('captcha', {})
  expect(one.value.captchaId).not.toBe(other.value.captchaId)
  expect(one.headers.get('Cache-Control')).toBe('no-store')
  const picture = atob(one.value.image)
  expect(picture).toMatch(/^<svg .*<\/svg>$/s)
  // Strokes alone: nothing in it is text.
  expect(picture).not.toContain('<text')
  expect(sandbox.control.captcha()?.captchaId).toBe(other.value.captchaId)
})

it('[CAPTCHA-04] asks for digits, or for the result of an equation', async () => {
  const { call, sandbox } = createTestBench()
  await call('captcha', {})
  expect(sandbox.control.captcha()?.answer).toMatch(/^\d{4}$/)
  await sandbox.control.setCaptcha({ kind: 'equation' })
  await call('captcha', {})
  const { shown = '', answer: response } = sandbox.control.captcha() ?? {}
  const [one = 0, two = 0] = shown.split('+').map(Number)
  expect(response).toBe(String(one + two))
})

it('[CAPTCHA-04] takes an answer once, the right one, within five minutes', async () => {
  const { call, tryLogin, sandbox, clock } = createTestBench()
  for (let count = 0; count < 3; count += 1) await tryLogin({ password: 'wrong' })
  const solved = async () => {
    await call('captcha', {})
    const { captchaId, answer: captcha } = sandbox.control.captcha() ?? {}
    return { captchaId, captcha }
  }
  const refused = { success: false, code: 'verification.code.error', value: { captcha: true } }

  const guess = await solved()
  expect(await tryLogin({ ...guess, captcha: 'x' })).toMatchObject(refused)
  expect(await tryLogin(guess)).toMatchObject(refused)

  const expired = await solved()
  await clock.advance(300_000)
  expect(await tryLogin(expired)).toMatchObject(refused)

  const good = await solved()
  expect(await tryLogin({ ...good, password: 'wrong' })).toMatchObject({ code: 'login.failed' })
  expect(await tryLogin(good)).toMatchObject(refused)
  expect((await tryLogin(await solved())).success).toBe(true)
})
