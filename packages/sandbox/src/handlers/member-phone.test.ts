import { expect, it } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { createClient, REGISTRATION } from '../testing/client.ts'
import { createTestBench, ORIGIN } from '../testing/test-bench.ts'

const NUMBER = { mobileNum: '9171230001', countryDialingCode: '63' }

async function newcomer() {
  const bench = createTestBench()
  const { call, sandbox } = bench
  const { token } = (await call('registerUsername', { ...REGISTRATION, username: 'newcomer' })).value
  const codeFor = async (number: typeof NUMBER) => {
    await call('smsNoLogin', number)
    return sandbox.control.outbox().at(-1)?.secret ?? ''
  }
  const set = (number: typeof NUMBER, verificationCode: string) =>
    call('memberPhoneSet', { ...number, verificationCode }, { token })
  const security = async () => (await call('memberSecurity', {}, { token })).value
  return { ...bench, token, codeFor, set, security }
}

it('adds a number that a code has proved, and sends the codes of the account there', async () => {
  const { call, token, codeFor, set, security, sandbox } = await newcomer()
  expect(await security()).toMatchObject({ mobileConfirmed: false })
  expect(await call('smsSend', { purpose: 'paymentPassword' }, { token })).toMatchObject({ code: 'phone.missing' })
  expect(await set(NUMBER, await codeFor(NUMBER))).toMatchObject({ success: true })
  expect(await security()).toMatchObject({ mobileNum: '917****001', mobileConfirmed: true })
  expect(await call('smsSend', { purpose: 'paymentPassword' }, { token })).toMatchObject({
    value: { masked: '****0001' },
  })
  expect(sandbox.control.outbox().at(-1)?.to).toBe('+63 9171230001')
})

it('answers the same number again with a success, without a code, and refuses another one', async () => {
  const { codeFor, set } = await newcomer()
  await set(NUMBER, await codeFor(NUMBER))
  expect(await set({ mobileNum: '09171230001', countryDialingCode: '63' }, 'none')).toMatchObject({ success: true })
  const other = { ...NUMBER, mobileNum: '9171230002' }
  expect(await set(other, await codeFor(other))).toMatchObject({ success: false, code: 'phone.exists' })
})

it('tells only the person with the code that another account has the number', async () => {
  const { codeFor, set } = await newcomer()
  const taken = { mobileNum: '9170000001', countryDialingCode: '63' }
  expect(await set(taken, '000000')).toMatchObject({ code: 'verification.code.error' })
  expect(await set(taken, await codeFor(taken))).toMatchObject({ code: 'phone.taken' })
})

it('replaces a number that was written at the registration and never confirmed', async () => {
  const { call, sandbox } = createTestBench()
  await sandbox.control.setRegistration({
    fields: { mobileNum: { enabled: true, required: true }, verificationCode: { enabled: false, required: false } },
  })
  const typo = { ...REGISTRATION, username: 'newcomer', ...NUMBER }
  const { token } = (await call('registerUsername', typo)).value
  expect((await call('memberSecurity', {}, { token })).value).toMatchObject({ mobileConfirmed: false })
  const right = { ...NUMBER, mobileNum: '9171230009' }
  await call('smsNoLogin', right)
  const verificationCode = sandbox.control.outbox().at(-1)?.secret ?? ''
  expect(await call('memberPhoneSet', { ...right, verificationCode }, { token })).toMatchObject({ success: true })
  expect((await call('memberSecurity', {}, { token })).value).toMatchObject({ mobileNum: '917****009' })
})

it('keeps an added number over a restart, and a trial player adds none', async () => {
  const { codeFor, set, sandbox, call } = await newcomer()
  await set(NUMBER, await codeFor(NUMBER))
  const restarted = createSandbox({ snapshot: sandbox.snapshot() })
  const again = createClient({ origin: ORIGIN, fetch: restarted.fetch })
  const token = await again.login('newcomer', { password: REGISTRATION.password })
  expect((await again.call('memberSecurity', {}, { token })).value).toMatchObject({ mobileConfirmed: true })
  restarted.dispose()
  const trial = (await call('trialStart', {})).value
  expect(await call('memberPhoneSet', { ...NUMBER, verificationCode: '1' }, { token: trial.token })).toMatchObject({
    code: 'trial.rejected',
  })
})
