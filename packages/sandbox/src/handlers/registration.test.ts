import { createManualClock } from '@foyer/core/testing'
import { expect, it } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { createClient, REGISTRATION } from '../testing/client.ts'
import { createTestBench, ORIGIN } from '../testing/test-bench.ts'

const FRESH = { ...REGISTRATION, username: 'fresh2026' }
const MOBILE = { ...REGISTRATION, mobileNum: '9179999999', countryDialingCode: '63' }

const TWENTY = [
  'username',
  'password',
  'confirmPassword',
  'affiliateCode',
  'paymentPassword',
  'recommenderId',
  'nickname',
  'payeeName',
  'email',
  'mobileNum',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'birthday',
  'captcha',
  'verificationCode',
]

async function withCode() {
  const bench = createTestBench()
  await bench.call('smsNoLogin', { mobileNum: MOBILE.mobileNum, countryDialingCode: '63' })
  return { ...bench, code: bench.sandbox.control.outbox().at(-1)?.secret ?? '' }
}

it('[CALL-07][REG-17][CALL-46] makes an account that can log in, with the bonus, and refuses its name from then on', async () => {
  const { call, login } = createTestBench()
  const reply = await call('registerUsername', FRESH)
  expect(reply).toMatchObject({ status: 200, success: true, value: { userName: 'fresh2026', type: 0 } })
  expect((await call('walletLoad', {}, { token: reply.value.token })).value).toMatchObject({ sumBalance: 77 })
  const token = await login('fresh2026', { password: 'Fresh2026' })
  expect((await call('memberInfo', {}, { token })).value).toMatchObject({ account: 'fresh2026', type: 0 })
  expect(await call('registerUsername', { ...FRESH, username: 'Fresh2026' })).toMatchObject({
    success: false,
    code: 'username.exists',
  })
})

it('[REG-09] the bonus of a new account is no cash to take away before it is staked', async () => {
  const { call } = createTestBench()
  const { token } = (await call('registerUsername', FRESH)).value
  expect((await call('withdrawalTerms', {}, { token })).value).toMatchObject({
    balance: '77.00',
    withdrawable: '0.00',
    locked: '77.00',
    turnover: [{ kind: 'reward', name: 'Welcome bonus', required: '385.00', done: '0.00' }],
  })
})

it('[CALL-07] refuses another module, and names that are taken', async () => {
  const { call } = createTestBench()
  const refused = { status: 400, code: 'request.invalid', value: { field: 'moduleId' } }
  expect(await call('registerUsername', FRESH, { moduleId: 'COMM3' })).toMatchObject(refused)
  expect(await call('registerUsername', { ...FRESH, username: 'demo' })).toMatchObject({ code: 'username.exists' })
})

it('[CALL-07][CALL-08] reads the module in clear beside the cipher, and refuses a registration without', async () => {
  const { call, sandbox } = createTestBench()
  const refused = { status: 400, code: 'request.invalid', value: { field: 'moduleId' } }
  const within = { moduleId: 'REG3' } as object
  expect(await call('registerUsername', { ...FRESH, ...within }, { moduleId: null })).toMatchObject(refused)
  expect(await call('registerMobile', { ...MOBILE, ...within }, { moduleId: null })).toMatchObject(refused)
  expect((await call('registerUsername', FRESH)).success).toBe(true)
  expect(sandbox.control.log().at(-1)?.body).toEqual({ data: expect.any(String), moduleId: 'REG3' })
})

it.each([
  ['username', { username: '1abc' }],
  ['username', { username: '' }],
  ['password', { password: 'a1', confirmPassword: 'a1' }],
  ['email', { email: 'demo@example.com' }],
])('[VALID-10] refuses a wrong %s by its name', async (field, change) => {
  const reply = await createTestBench().call('registerUsername', { ...FRESH, ...change })
  expect(reply).toMatchObject({ status: 200, success: false, code: 'request.invalid', value: { field } })
})

it('[VALID-10][REG-06] follows the fields and rules that are set', async () => {
  const { call, sandbox } = createTestBench()
  await sandbox.control.setRegistration({
    fields: { nickname: { enabled: true, required: true } },
    rules: { nickname: { min: 3, max: 5, pattern: '^[a-z]*$', message: 'Small letters.' } },
  })
  expect((await call('regRules', {})).value.nickname).toEqual({
    min: 3,
    max: 5,
    pattern: '^[a-z]*$',
    message: 'Small letters.',
  })
  const invalidNickname = { code: 'request.invalid', value: { field: 'nickname' } }
  expect(await call('registerUsername', FRESH)).toMatchObject(invalidNickname)
  for (const nickname of ['ab', 'abcdef', 'ABC']) {
    expect(await call('registerUsername', { ...FRESH, nickname })).toMatchObject(invalidNickname)
  }
  expect((await call('registerUsername', { ...FRESH, nickname: 'abc' })).success).toBe(true)
})

it('[REG-14][REG-18] refuses unknown codes and recommenders', async () => {
  const { call } = createTestBench()
  expect(await call('registerUsername', { ...FRESH, affiliateCode: 'BAD' })).toMatchObject({
    code: 'invitation_code_error',
  })
  expect(await call('registerUsername', { ...FRESH, recommenderId: 'nobody' })).toMatchObject({
    code: 'referrer.link.error',
  })
  const good = { ...FRESH, affiliateCode: 'GOOD1', recommenderId: 'player1' }
  expect((await call('registerUsername', good)).success).toBe(true)
})

it('[CALL-07][CALL-08] keeps the methods apart that the merchant switched off', async () => {
  const { call, sandbox } = createTestBench()
  await sandbox.control.setFlags({ USERNAMEREG3: false, MOBILENUMREG3: '0' })
  expect(await call('registerUsername', FRESH)).toMatchObject({ code: 'no.permission' })
  expect(await call('registerMobile', MOBILE)).toMatchObject({ code: 'no.permission' })
})

it('[CALL-07] asks for equal passwords', async () => {
  const reply = await createTestBench().call('registerUsername', { ...FRESH, confirmPassword: 'Fresh2027' })
  expect(reply).toMatchObject({ success: false, code: 'confirm.mismatch' })
})

it('[CALL-08][SMS-01] makes an account by a number and the code sent to it, once', async () => {
  const { call, code } = await withCode()
  const wrong = await call('registerMobile', { ...MOBILE, verificationCode: code === '000000' ? '000001' : '000000' })
  expect(wrong).toMatchObject({ status: 200, success: false, code: 'verification.code.error' })
  const reply = await call('registerMobile', { ...MOBILE, verificationCode: code })
  expect(reply).toMatchObject({ success: true, value: { type: 0 } })
  expect(reply.value.userName).toMatch(/^m\d+$/)
  const again = await call('registerMobile', { ...MOBILE, verificationCode: code })
  expect(again).toMatchObject({ code: 'verification.code.error' })
})

it('[CALL-08] takes a code for one minute', async () => {
  const { call, code, clock } = await withCode()
  await clock.advance(60_000)
  expect(await call('registerMobile', { ...MOBILE, verificationCode: code })).toMatchObject({
    code: 'verification.code.error',
  })
})

it('[CALL-08] a code is void after five wrong guesses', async () => {
  const { call, code } = await withCode()
  const guess = code === '111111' ? '222222' : '111111'
  for (let count = 0; count < 5; count += 1) await call('registerMobile', { ...MOBILE, verificationCode: guess })
  expect(await call('registerMobile', { ...MOBILE, verificationCode: code })).toMatchObject({
    code: 'verification.code.error',
  })
})

it('[CALL-08][REG-07] asks for number alone where the merchant wants no more', async () => {
  const { call, sandbox } = createTestBench()
  await sandbox.control.setFlags({ REGMOBVERF3: false, MOBILENUMPASSREG3: false })
  const { password, confirmPassword, ...number } = MOBILE
  expect((await call('registerMobile', number)).success).toBe(true)
  expect([password, confirmPassword]).toEqual(['Fresh2026', 'Fresh2026'])
  expect(await call('registerMobile', number)).toMatchObject({ code: 'request.invalid', value: { field: 'mobileNum' } })
})

it('[CALL-08][REG-07] who registers by number gets a name that nobody has, though others have taken the next ones', async () => {
  const { call, sandbox } = createTestBench()
  await sandbox.control.setFlags({ REGMOBVERF3: false })
  const byNumber = async (mobileNum: string) => (await call('registerMobile', { ...MOBILE, mobileNum })).value?.userName
  const first = await byNumber('9179999991')
  const number = Number(String(first).slice(1))
  for (const taken of [`m${number + 3}`, `M${number + 4}`]) {
    expect((await call('registerUsername', { ...FRESH, username: taken })).success).toBe(true)
  }
  expect(await byNumber('9179999992')).toBe(`m${number + 5}`)
  expect(await byNumber('9179999993')).toBe(`m${number + 6}`)
})

it('[CALL-10][REG-05] has a setting for each of the twenty fields', async () => {
  const { value } = await createTestBench().call('regSettings', {})
  expect(Object.keys(value)).toEqual(TWENTY)
  expect(value.username).toEqual({ enabled: true, required: true })
  expect(value.qqNum).toEqual({ enabled: false, required: false })
})

it('[CALL-11] sends rules where its formats are its own', async () => {
  const { value } = await createTestBench().call('regRules', {})
  expect(value.qqNum).toEqual({ min: 5, max: 12, pattern: '^[0-9]*$' })
  expect(value.username).toBeUndefined()
})

const asked = { enabled: true, required: true }

it('[REG-06][REG-07] asks those who register by user name for number and code where the merchant does', async () => {
  const { call, sandbox, code } = await withCode()
  await sandbox.control.setRegistration({ fields: { mobileNum: asked } })
  await sandbox.control.setFlags({ REGMOBVERF3: false })
  expect(await call('registerUsername', FRESH)).toMatchObject({ value: { field: 'mobileNum' } })
  const { mobileNum } = MOBILE
  expect(await call('registerUsername', { ...FRESH, mobileNum })).toMatchObject({
    value: { field: 'verificationCode' },
  })
  const wrong = code === '000000' ? '000001' : '000000'
  expect(await call('registerUsername', { ...FRESH, mobileNum, verificationCode: wrong })).toMatchObject({
    code: 'verification.code.error',
  })
  expect((await call('registerUsername', { ...FRESH, mobileNum, verificationCode: code })).success).toBe(true)
})

it('[REG-06] takes a registration without what the merchant has switched off', async () => {
  const { call, sandbox } = createTestBench()
  const off = { enabled: false, required: true }
  await sandbox.control.setRegistration({ fields: { confirmPassword: off, username: off } })
  const { username, confirmPassword, ...rest } = FRESH
  expect([username, confirmPassword]).toEqual(['fresh2026', 'Fresh2026'])
  const reply = await call('registerUsername', rest)
  expect(reply.value.userName).toMatch(/^m\d+$/)
})

it('[VALID-10] takes by the merchant’s rule what ours would refuse', async () => {
  const { call, sandbox } = createTestBench()
  await sandbox.control.setRegistration({ rules: { username: { min: 3, max: 40 }, password: { min: 4 } } })
  const odd = { ...FRESH, username: 'joe_doe', password: 'abcd', confirmPassword: 'abcd' }
  expect((await call('registerUsername', odd)).success).toBe(true)
})

it('[CALL-12] knows taken names, however they are written', async () => {
  const { call } = createTestBench()
  const exists = async (username: string) => (await call('checkUsername', { username })).value.exists
  expect([await exists('demo'), await exists('DEMO'), await exists('free123')]).toEqual([true, true, false])
})

it('[CALL-13] knows taken addresses', async () => {
  const { call } = createTestBench()
  const exists = async (email: string) => (await call('checkEmail', { email })).value.exists
  expect([await exists('Demo@example.com'), await exists('free@example.com')]).toEqual([true, false])
})

it('[CALL-14][CALL-02] answers for affiliate codes under data', async () => {
  const { sandbox } = createTestBench()
  const ask = async (code: string) =>
    (await sandbox.fetch(new Request(`${ORIGIN}/wps/member/check/affiliate?code=${code}&domain=foyer.test`))).json()
  expect(await ask('GOOD1')).toEqual({ success: true, data: { success: true } })
  expect(await ask('BAD')).toEqual({ success: true, data: { success: false } })
  await sandbox.control.setRegistration({ affiliateCodes: ['BAD'] })
  expect(await ask('BAD')).toEqual({ success: true, data: { success: true } })
})

it('keeps accounts over a restart, and no password of theirs in what it writes', async () => {
  const { call, sandbox } = createTestBench()
  await call('registerUsername', { ...FRESH, email: 'fresh@example.com' })
  await call('registerUsername', { ...FRESH, username: 'second1' })
  const text = JSON.stringify(sandbox.snapshot())
  expect(text).not.toContain('Fresh2026')
  const later = createSandbox({ snapshot: JSON.parse(text) })
  const client = createClient({ origin: ORIGIN, fetch: later.fetch })
  const token = await client.login('fresh2026', { password: 'Fresh2026' })
  expect((await client.call('walletLoad', {}, { token })).value).toMatchObject({ sumBalance: 77 })
  expect((await client.call('checkEmail', { email: 'fresh@example.com' })).value.exists).toBe(true)
  const third = await client.call('registerUsername', { ...FRESH, username: 'third1' })
  const ids = await Promise.all(
    [token, third.value.token].map(async (one) => (await client.call('memberInfo', {}, { token: one })).value.id),
  )
  expect(new Set(ids).size).toBe(2)
  later.dispose()
})

it('[CRYPTO-01][CALL-07] accepts registrations only encrypted, and logs nothing of them', async () => {
  const { call, raw, sandbox } = createTestBench()
  const clear = { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(FRESH) }
  for (const path of ['/wps/member/register/username', '/wps/member/register/mobile']) {
    expect(await raw(path, clear)).toMatchObject({ status: 400, code: 'encryption.required' })
  }
  await call('registerUsername', FRESH)
  const encrypted = JSON.stringify(sandbox.control.log().filter(({ status }) => status === 200))
  expect(encrypted).toContain('registerUsername')
  expect(encrypted).not.toMatch(/fresh2026/i)
})

it('[CAPTCHA-04][REG-06] asks for a captcha where the merchant does', async () => {
  const { call, sandbox } = createTestBench()
  await sandbox.control.setRegistration({ fields: { captcha: { enabled: true, required: true } } })
  const without = await call('registerUsername', FRESH)
  expect(without).toMatchObject({ code: 'request.invalid', value: { field: 'captcha' } })
  const { captchaId } = (await call('captcha', {})).value
  const captcha = sandbox.control.captcha()?.answer
  expect((await call('registerUsername', { ...FRESH, captchaId, captcha })).success).toBe(true)
  expect(await call('registerUsername', { ...FRESH, username: 'other1', captchaId, captcha })).toMatchObject({
    code: 'verification.code.error',
  })
})

it('[REG-06][CALL-07] keeps nothing that the merchant does not ask for: a number sent all the same opens no account to its owner', async () => {
  const { call, code, sandbox } = await withCode()
  const { mobileNum, countryDialingCode } = MOBILE
  const long = 'x'.repeat(300)
  const unasked = { mobileNum, countryDialingCode, nickname: long, idNumber: long, paymentPassword: '1', wechat: long }
  const { token } = (
    await call('registerUsername', { ...FRESH, ...unasked, domain: long, registerUrl: 'x'.repeat(4000) })
  ).value
  const info = (await call('memberInfo', {}, { token })).value
  expect([info.nickname, info.mobileNum]).toEqual(['', undefined])
  expect(JSON.stringify(sandbox.snapshot())).not.toContain(long)
  const longer = await call('registerUsername', { ...FRESH, username: 'fresh2027', nickname: `${long}x` })
  expect(longer).toMatchObject({ code: 'request.invalid', value: { field: 'nickname' } })
  const owner = { mobileNum, countryDialingCode, verificationCode: code }
  expect(await call('login', { type: 'sms', ...owner, merchantCode: 'demo' })).toMatchObject({ code: 'user.invalid' })
  expect((await call('registerMobile', { ...MOBILE, verificationCode: code })).success).toBe(true)
})

it('[REG-06][REG-07] sets no password, checked by nothing, where the merchant asks for none', async () => {
  const { call, sandbox, tryLogin } = createTestBench()
  await sandbox.control.setFlags({ REGMOBVERF3: false, MOBILENUMPASSREG3: false })
  const { userName } = (await call('registerMobile', { ...MOBILE, password: '1', confirmPassword: '1' })).value
  expect(await tryLogin({ username: userName, password: '1' })).toMatchObject({ code: 'login.failed' })
})

it('[REG-06] refuses a dialing code that is none', async () => {
  const { call, sandbox } = createTestBench()
  await sandbox.control.setFlags({ REGMOBVERF3: false })
  expect(await call('registerMobile', { ...MOBILE, countryDialingCode: '6'.repeat(500) })).toMatchObject({
    code: 'request.invalid',
    value: { field: 'countryDialingCode' },
  })
})

it.each([
  ['2028-02-29T04:00:00Z', '2010-03-01', false],
  ['2028-03-01T04:00:00Z', '2010-03-01', true],
  ['2027-02-28T04:00:00Z', '2009-02-28', true],
  ['2026-02-28T04:00:00Z', '2008-02-29', false],
  ['2026-03-01T04:00:00Z', '2008-02-29', true],
  // In Manila it is the birthday already.
  ['2028-02-29T17:00:00Z', '2010-03-01', true],
  ['2028-02-29T04:00:00Z', '1990-02-30', false],
  ['2028-02-29T04:00:00Z', 'soon', false],
])('[VALID-12] on %s takes a person born on %s: %s', async (now, birthday, isTaken) => {
  const { call, sandbox } = createTestBench({ clock: createManualClock({ now: Date.parse(now) }) })
  await sandbox.control.setRegistration({ fields: { birthday: { enabled: true, required: true } } })
  const reply = await call('registerUsername', { ...FRESH, birthday })
  expect(reply).toMatchObject(isTaken ? { success: true } : { success: false, value: { field: 'birthday' } })
})
