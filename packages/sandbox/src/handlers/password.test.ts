import { expect, it } from 'vitest'
import { createTestBench } from '../testing/test-bench.ts'

const OLD = 'Foyer2026'
const NEW = 'Lobby2027'
const PAIR = { username: 'demo', email: 'demo@example.com' }
const change = (more: object = {}) => ({ oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW, ...more })

it('[CALL-16][FORGOT-04] mails a password that works once it is used, and the old one until then', async () => {
  const { call, tryLogin, login, sandbox } = createTestBench()
  expect((await call('forgotEmail', PAIR)).success).toBe(true)
  const [mail, ...more] = sandbox.control.outbox()
  expect([mail?.kind, mail?.to, more]).toEqual(['mail', 'demo@example.com', []])
  await login('demo')
  const reply = await tryLogin({ password: mail?.secret })
  expect(reply).toMatchObject({ success: true, value: { firstTimeLogin: 1 } })
  expect((await tryLogin()).code).toBe('login.failed')
})

it('[CALL-16] lets a mailed password grow old', async () => {
  const { call, tryLogin, sandbox, clock } = createTestBench()
  await call('forgotEmail', PAIR)
  await clock.advance(1_800_000)
  expect((await tryLogin({ password: sandbox.control.outbox()[0]?.secret })).code).toBe('login.failed')
})

it('[CALL-16] takes a form only', async () => {
  const { raw, sandbox } = createTestBench()
  const post = (type: string, body: string) =>
    raw('/wps/member/password/forgot', { method: 'POST', headers: { 'Content-Type': type }, body })
  expect(await post('application/json', JSON.stringify(PAIR))).toMatchObject({ status: 415, code: 'request.invalid' })
  expect(sandbox.control.outbox()).toEqual([])
  expect((await post('application/x-www-form-urlencoded', String(new URLSearchParams(PAIR)))).success).toBe(true)
})

it.each([
  { username: 'demo', email: 'newbie@example.com' },
  { username: 'nobody', email: 'demo@example.com' },
  { username: 'disabled', email: 'disabled@example.com' },
])('[CALL-16] says the same to every pair that does not match: %o', async (pair) => {
  const { call, sandbox } = createTestBench()
  expect(await call('forgotEmail', pair)).toMatchObject({ status: 200, success: false, code: 'user.invalid' })
  expect(sandbox.control.outbox()).toEqual([])
})

it('[CALL-17] changes the password, keeps this session and ends the others', async () => {
  const { call, login, tryLogin } = createTestBench()
  const [token, otherToken] = [await login('newbie'), await login('newbie')]
  expect((await call('changePassword', change(), { token })).success).toBe(true)
  expect((await call('memberInfo', {}, { token })).success).toBe(true)
  expect((await call('memberInfo', {}, { token: otherToken })).status).toBe(401)
  expect((await tryLogin({ username: 'newbie' })).code).toBe('login.failed')
  const reply = await tryLogin({ username: 'newbie', password: NEW })
  expect(reply).toMatchObject({ success: true, value: { firstTimeLogin: 0 } })
})

it.each([
  ['modify.new.old.same', { newPassword: OLD, confirmNewPassword: OLD }],
  ['confirm.mismatch', { confirmNewPassword: 'Lobby2028' }],
  ['request.invalid', { newPassword: 'short', confirmNewPassword: 'short' }],
  ['unknown', { oldPassword: 'wrong1' }],
])('[CALL-17] refuses with %s', async (code, fields) => {
  const { call, login } = createTestBench()
  const token = await login()
  expect(await call('changePassword', change(fields), { token })).toMatchObject({ status: 200, success: false, code })
  await login()
})

it('[CALL-17] has nothing to change for trial players, nor for guests', async () => {
  const { call } = createTestBench()
  const { token } = (await call('trialStart', {})).value
  expect(await call('changePassword', change(), { token })).toMatchObject({ code: 'no.permission' })
  expect((await call('changePassword', change())).status).toBe(401)
})

it('[CRYPTO-05][CALL-17] accepts the change in plain text, and encrypted too', async () => {
  const { call, login, sandbox, raw } = createTestBench()
  const token = await login()
  const { kid, jwk } = (await call('cryptoKey', {})).value
  const { CompactEncrypt, importJWK } = await import('jose')
  const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(change())))
    .setProtectedHeader({ alg: jwk.alg, enc: 'A256GCM', kid })
    .encrypt(await importJWK(jwk, jwk.alg))
  const reply = await raw('/wps/member/password/v2', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'X-Encryption': `jwe;kid=${kid}` },
    body: JSON.stringify({ data }),
  })
  expect(reply.success).toBe(true)
  const back = { oldPassword: NEW, newPassword: OLD, confirmNewPassword: OLD }
  expect((await call('changePassword', back, { token })).success).toBe(true)
  // The log keeps no password, even where it was sent in plain text.
  expect(JSON.stringify(sandbox.control.log())).not.toMatch(/Foyer2026|Lobby2027/)
})

async function withCode(mobileNum = '9170000001') {
  const bench = createTestBench()
  await bench.call('smsNoLogin', { mobileNum, countryDialingCode: '63' })
  return { ...bench, fields: { mobileNum, verificationCode: bench.sandbox.control.outbox()[0]?.secret ?? '' } }
}

it('[CALL-18][PCALL-14] sets a password by the code sent to the phone, and ends all sessions', async () => {
  const { call, login, fields } = await withCode()
  const token = await login()
  const reply = await call('setPasswordByPhone', { ...fields, newPassword: NEW })
  expect(reply).toMatchObject({ success: true, value: { userName: 'demo' } })
  expect((await call('memberInfo', {}, { token })).status).toBe(401)
  await login('demo', { password: NEW })
  const again = await call('setPasswordByPhone', { ...fields, newPassword: 'Lobby2028' })
  expect(again).toMatchObject({ code: 'verification.code.error' })
})

it('[CALL-18][PCALL-14] refuses the old password, and takes the same code for a better one', async () => {
  const { call, fields } = await withCode()
  const same = await call('setPasswordByPhone', { ...fields, newPassword: OLD })
  expect(same).toMatchObject({ status: 200, code: 'modify.new.old.same' })
  expect((await call('setPasswordByPhone', { ...fields, newPassword: NEW })).success).toBe(true)
})

it('[CALL-18][PCALL-14] refuses wrong codes, weak passwords and numbers of nobody', async () => {
  const { call, fields } = await withCode()
  const wrong = await call('setPasswordByPhone', { ...fields, verificationCode: 'x', newPassword: NEW })
  expect(wrong).toMatchObject({ code: 'verification.code.error' })
  expect(await call('setPasswordByPhone', { ...fields, newPassword: 'weak' })).toMatchObject({
    code: 'request.invalid',
    value: { field: 'newPassword' },
  })
  const stranger = await withCode('9175555555')
  expect(await stranger.call('setPasswordByPhone', { ...stranger.fields, newPassword: NEW })).toMatchObject({
    code: 'user.invalid',
  })
})

it('[CRYPTO-01][PCALL-14] accepts the new password only encrypted', async () => {
  const { raw, call, fields, sandbox } = await withCode()
  const clear = { ...fields, newPassword: NEW }
  const reply = await raw('/wps/member/password/byPhone', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(clear),
  })
  expect(reply).toMatchObject({ status: 400, code: 'encryption.required' })
  await call('setPasswordByPhone', clear)
  const log = JSON.stringify(sandbox.control.log())
  expect(log).not.toContain(NEW)
  expect(log).not.toContain(`"${fields.verificationCode}"`)
})

it('keeps changed passwords over a restart', async () => {
  const { createSandbox } = await import('../sandbox.ts')
  const { createClient } = await import('../testing/client.ts')
  const { call, login, sandbox } = createTestBench()
  await call('changePassword', change(), { token: await login('newbie') })
  const later = createSandbox({ snapshot: sandbox.snapshot() })
  const client = createClient({ origin: 'https://sandbox.test', fetch: later.fetch })
  expect((await client.tryLogin({ username: 'newbie' })).success).toBe(false)
  expect((await client.tryLogin({ username: 'newbie', password: NEW })).value).toMatchObject({ firstTimeLogin: 0 })
  later.dispose()
})
