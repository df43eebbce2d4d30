import { describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { createTestBench } from '../testing/test-bench.ts'

const NUMBER = '9170000001'

function bench() {
  const made = createTestBench({ humanCheck: false })
  const { call, sandbox } = made
  const always = { merchantCode: 'demo', countryDialingCode: '63' }
  return {
    ...made,
    async code(mobileNum = NUMBER) {
      await call('smsNoLogin', { mobileNum, countryDialingCode: '63' })
      return sandbox.control.outbox().at(-1)?.secret ?? ''
    },
    bySms: (verificationCode: string, fields: object = {}) =>
      call('login', { type: 'sms', mobileNum: NUMBER, verificationCode, ...always, ...fields }),
    byToken: (firebaseChannel: string, firebaseIdToken: string, fields: object = {}) =>
      call('login', { type: 'firebase', firebaseChannel, firebaseIdToken, merchantCode: 'demo', ...fields }),
  }
}

const other = (code: string) => (code === '000000' ? '000001' : '000000')

it('[LOGIN-02][LOGIN-09] signs a number in by the code that was sent to it, once', async () => {
  const { code, bySms } = bench()
  const secret = await code()
  expect(await bySms(other(secret))).toMatchObject({ success: false, code: 'verification.code.error' })
  const reply = await bySms(secret)
  expect(reply).toMatchObject({ success: true, value: { userName: 'demo', type: 0, firstTimeLogin: 0 } })
  expect(reply.value.token).toMatch(/^[\w-]{43}$/)
  expect(await bySms(secret)).toMatchObject({ code: 'verification.code.error' })
})

it('[LOGIN-02] refuses numbers of nobody and of the disabled, whatever their code', async () => {
  const { code, bySms } = bench()
  for (const mobileNum of ['9179999999', '9170000008']) {
    expect(await bySms(await code(mobileNum), { mobileNum })).toMatchObject({ code: 'user.invalid' })
  }
})

it('[LOGIN-02] takes no codes where the merchant has switched them off', async () => {
  const { code, bySms, sandbox, call } = bench()
  const secret = await code()
  await sandbox.control.scenario({ name: 'one-login' })
  expect(await bySms(secret)).toMatchObject({ code: 'no.permission' })
  expect((await call('siteFlags', { merchantCode: 'demo' })).value.flags).toMatchObject({ MOBVERFLOGIN3: false })
  await sandbox.control.scenario({ name: 'normal' })
  expect((await bySms(secret)).success).toBe(true)
})

it('[LOGIN-06] counts each of the wrong passwords that come together, so that the fourth meets the captcha', async () => {
  const { call, login } = bench()
  // Registered with a password of its own, which is compared as a hash: the comparison waits.
  const token = await login('player1')
  const passwords = { oldPassword: 'Foyer2026', newPassword: 'Foyer2027', confirmNewPassword: 'Foyer2027' }
  await call('changePassword', passwords, { token })
  const credentials = { type: 'username', username: 'player1', password: 'wrong2026', merchantCode: 'demo' } as const
  const replies = await Promise.all(Array.from({ length: 6 }, () => call('login', credentials)))
  // Which of them is counted first is not said.
  expect(replies.map(({ code }) => code).sort()).toEqual([
    'login.failed',
    'login.failed',
    'login.failed',
    'verification.code.error',
    'verification.code.error',
    'verification.code.error',
  ])
  const right = await call('login', { ...credentials, password: 'Foyer2027' })
  expect(right).toMatchObject({ code: 'verification.code.error', value: { captcha: true } })
})

describe('[LOGIN-06] the failures of a name', () => {
  const wrong = { type: 'username', password: 'wrong2026', merchantCode: 'demo' } as const
  const isFlagged = async (call: Client['call'], username: string) =>
    (await call('login', { ...wrong, username })).value?.captcha === true

  it.each([
    ['a user name', ['demo', ' DEMO ', 'Demo']],
    ['an unknown user name', ['nobody9', ' NOBODY9 ', 'Nobody9']],
    ['a mobile number', ['9170000001', '09170000001', '+639170000001']],
    ['an unknown mobile number', ['9179999999', '09179999999', '+639179999999']],
  ])('are counted together for each spelling of %s, so that the flag tells no known name', async (_, names) => {
    const { call } = createTestBench()
    const flags = []
    for (const username of names) flags.push(await isFlagged(call, username))
    expect(flags).toEqual([false, false, true])
  })

  it('do not tell whose number it is', async () => {
    const { call } = createTestBench()
    const flags = []
    for (const username of ['demo', 'demo', '9170000001']) flags.push(await isFlagged(call, username))
    expect(flags).toEqual([false, false, false])
  })

  it('end under each name of the member who signs in', async () => {
    const { call, tryLogin } = createTestBench()
    for (const username of ['demo', 'demo', '9170000001', '9170000001']) await isFlagged(call, username)
    expect((await tryLogin({ username: 'DEMO' })).success).toBe(true)
    for (const username of ['demo', 'demo', '9170000001', '9170000001'])
      expect(await isFlagged(call, username)).toBe(false)
  })
})

it('[LOGIN-06] raises the captcha flag for a number too', async () => {
  const { code, bySms, call, sandbox } = bench()
  const secret = await code()
  for (let count = 0; count < 2; count += 1) expect((await bySms(other(secret))).value).toBeUndefined()
  expect(await bySms(other(secret))).toMatchObject({ value: { captcha: true } })
  expect(await bySms(secret)).toMatchObject({ code: 'verification.code.error', value: { captcha: true } })
  await call('captcha', {})
  const { captchaId, answer: captcha } = sandbox.control.captcha() ?? {}
  expect((await bySms(secret, { captchaId, captcha })).success).toBe(true)
})

it('[LOGIN-10] accepts the token of a provider, for that provider’s channel alone', async () => {
  const { byToken, sandbox } = bench()
  const { control } = sandbox
  await control.vouch({ idToken: 'phone-token', channel: 'sms', mobileNum: NUMBER })
  await control.vouch({ idToken: 'google-token', channel: 'google', email: 'player1@example.com' })

  const phone = { firebaseMobileNo: NUMBER, countryDialingCode: '63' }
  expect(await byToken('sms', 'phone-token', phone)).toMatchObject({ value: { userName: 'demo' } })
  expect(await byToken('sms', 'phone-token', { ...phone, firebaseMobileNo: '9170000002' })).toMatchObject({
    code: 'verification.code.error',
  })
  expect(await byToken('google', 'google-token')).toMatchObject({ code: 'no.permission' })

  await control.scenario({ name: 'all-logins' })
  expect(await byToken('google', 'google-token')).toMatchObject({ value: { userName: 'player1' } })
  expect(await byToken('facebook', 'google-token')).toMatchObject({ code: 'verification.code.error' })
  expect(await byToken('google', 'made-up-token')).toMatchObject({ code: 'verification.code.error' })
  expect(await byToken('github', 'google-token')).toMatchObject({ code: 'no.permission' })
  await control.vouch({ idToken: 'stranger-token', channel: 'facebook', email: 'who@example.com' })
  expect(await byToken('facebook', 'stranger-token')).toMatchObject({ code: 'user.invalid' })
})

it.each([
  ['another type', { type: 'magic' }, 'type'],
  ['a user name without a password', { type: 'username', username: 'demo', password: undefined }, 'password'],
  ['a number without a code', { type: 'sms', mobileNum: NUMBER, countryDialingCode: '63' }, 'verificationCode'],
  ['no token', { type: 'firebase', firebaseChannel: 'sms' }, 'firebaseIdToken'],
])('[LOGIN-09] refuses %s, and names the field', async (_what, fields, field) => {
  const reply = await bench().tryLogin(fields)
  expect(reply).toMatchObject({ status: 400, code: 'request.invalid', value: { field } })
})
