import { describe, expect, it } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { createClient, REGISTRATION } from '../testing/client.ts'
import { createTestBench, ORIGIN } from '../testing/test-bench.ts'

const MINUTE = 60_000
/** The number of `demo`, which is a Philippine one. */
const DEMO = '9170000001'

function bench() {
  const made = createTestBench()
  const { call, sandbox } = made
  const ask = (mobileNum: string, countryDialingCode = '63') => call('smsNoLogin', { mobileNum, countryDialingCode })
  return {
    ...made,
    ask,
    async code(mobileNum: string, countryDialingCode = '63') {
      await ask(mobileNum, countryDialingCode)
      return sandbox.control.outbox().at(-1)?.secret ?? ''
    },
    bySms: (mobileNum: string, countryDialingCode: string, verificationCode: string) =>
      call('login', { type: 'sms', mobileNum, countryDialingCode, verificationCode, merchantCode: 'demo' }),
  }
}

type Bench = ReturnType<typeof bench>

async function registered({ call, code }: Bench, mobileNum: string, countryDialingCode = '63') {
  const number = { mobileNum, countryDialingCode }
  return call('registerMobile', {
    ...REGISTRATION,
    ...number,
    verificationCode: await code(mobileNum, countryDialingCode),
  })
}

describe('two spellings of one number are one number', () => {
  it.each([
    ['63', '09171234567'],
    ['063', '9171234567'],
    ['630', '9171234567'],
    ['6', '39171234567'],
    ['63', '00639171234567'],
  ])('[CALL-09][SMS-01] for the countdown: +%s %s', async (countryDialingCode, mobileNum) => {
    const { ask, sandbox } = bench()
    const { expirationTime } = (await ask('9171234567')).value
    expect(await ask(mobileNum, countryDialingCode)).toMatchObject({
      code: 'sms.tooOften',
      value: { expirationTime },
    })
    expect(sandbox.control.outbox().map(({ to }) => to)).toEqual(['+63 9171234567'])
  })

  it('[CALL-09] for the limit of codes', async () => {
    const { ask, clock } = bench()
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await ask(`${sent % 2 === 0 ? '' : '0'}9171234567`)).success).toBe(true)
      await clock.advance(MINUTE)
    }
    expect(await ask('9171234567')).toMatchObject({ status: 429, code: 'too.many' })
    expect(await ask('09171234567')).toMatchObject({ status: 429, code: 'too.many' })
  })

  it('[LOGIN-06] for the failures of a login', async () => {
    const { bySms } = bench()
    for (const number of [DEMO, `0${DEMO}`]) expect((await bySms(number, '63', 'x')).value).toBeUndefined()
    expect(await bySms(`+63${DEMO}`, '63', 'x')).toMatchObject({ value: { captcha: true } })
  })

  it('[LOGIN-02][PCALL-14] for the code that was sent, and for whose number it is', async () => {
    const { code, bySms, call, tryLogin } = bench()
    expect(await bySms(`0${DEMO}`, '63', await code(DEMO))).toMatchObject({ value: { userName: 'demo' } })
    const fields = { mobileNum: `0${DEMO}`, newPassword: 'Lobby2027' }
    expect(await call('setPasswordByPhone', { ...fields, verificationCode: 'x' })).toMatchObject({
      code: 'verification.code.error',
    })
    const reply = await tryLogin({ username: `0${DEMO}` })
    expect(reply).toMatchObject({ success: true, value: { userName: 'demo' } })
  })

  it('[CALL-08] for a registration, which finds the number taken', async () => {
    const made = bench()
    expect(await registered(made, `0${DEMO}`)).toMatchObject({
      code: 'request.invalid',
      value: { field: 'mobileNum' },
    })
    expect((await registered(made, '9181234567')).success).toBe(true)
    await made.clock.advance(MINUTE)
    expect(await registered(made, '09181234567')).toMatchObject({ value: { field: 'mobileNum' } })
  })

  it('[LOGIN-10] for the word of a provider', async () => {
    const { sandbox, call } = bench()
    await sandbox.control.vouch({ idToken: 'phone-token', channel: 'sms', mobileNum: `+63${DEMO}` })
    const login = { type: 'firebase', firebaseChannel: 'sms', firebaseIdToken: 'phone-token' } as const
    const number = { firebaseMobileNo: `0${DEMO}`, countryDialingCode: '63' }
    expect(await call('login', { ...login, ...number, merchantCode: 'demo' })).toMatchObject({
      value: { userName: 'demo' },
    })
  })
})

describe('the same digits in two countries are two numbers', () => {
  it('[CALL-09] with a countdown each', async () => {
    const { ask, sandbox } = bench()
    expect((await ask(DEMO)).success).toBe(true)
    expect((await ask(DEMO, '880')).success).toBe(true)
    expect(sandbox.control.outbox().map(({ to }) => to)).toEqual([`+63 ${DEMO}`, `+880 ${DEMO}`])
  })

  it('[LOGIN-02][CALL-18] and a code that went to one opens no account of the other', async () => {
    const { code, bySms, call, login } = bench()
    const foreign = await code(DEMO, '880')
    expect(await bySms(DEMO, '63', foreign)).toMatchObject({ code: 'verification.code.error' })
    expect(await bySms(DEMO, '880', foreign)).toMatchObject({ code: 'user.invalid' })
    const password = { mobileNum: DEMO, verificationCode: foreign, newPassword: 'Lobby2027' }
    expect(await call('setPasswordByPhone', password)).toMatchObject({ code: 'user.invalid' })
    expect(await login('demo')).toBeTypeOf('string')
  })

  it('[CALL-08][CALL-18] and each may have an account, over a restart too', async () => {
    const made = bench()
    const { userName } = (await registered(made, DEMO, '880')).value
    const later = createSandbox({ clock: made.clock, humanCheck: false, snapshot: made.sandbox.snapshot() })
    const client = createClient({ origin: ORIGIN, fetch: later.fetch })
    await client.call('smsNoLogin', { mobileNum: `0${DEMO}`, countryDialingCode: '880' })
    const verificationCode = later.control.outbox().at(-1)?.secret ?? ''
    // This call names no country: it is the country that the code was sent to.
    const fields = { mobileNum: DEMO, verificationCode, newPassword: 'Lobby2027' }
    expect(await client.call('setPasswordByPhone', fields)).toMatchObject({ value: { userName } })
    expect(await client.login('demo')).toBeTypeOf('string')
    later.dispose()
  })

  it('a number given as a user name is one of this country, or else of the only account that has it', async () => {
    const made = bench()
    const { userName } = (await registered(made, '1712345678', '880')).value
    await registered(made, DEMO, '880')
    const by = async (username: string, password: string) => (await made.tryLogin({ username, password })).value
    expect(await by('01712345678', 'Fresh2026')).toMatchObject({ userName })
    expect(await by('+8801712345678', 'Fresh2026')).toMatchObject({ userName })
    expect(await by(DEMO, 'Foyer2026')).toMatchObject({ userName: 'demo' })
  })

  it('[LOGIN-10][PHONEPW-11] and a provider vouches for one of them', async () => {
    const { sandbox, call } = bench()
    await sandbox.control.vouch({ idToken: 'phone-token', channel: 'sms', mobileNum: `+880${DEMO}` })
    const login = { type: 'firebase', firebaseChannel: 'sms', firebaseIdToken: 'phone-token' } as const
    const number = { firebaseMobileNo: DEMO, countryDialingCode: '63' }
    expect(await call('login', { ...login, ...number, merchantCode: 'demo' })).toMatchObject({
      code: 'verification.code.error',
    })
    const password = {
      mobileNum: DEMO,
      verificationCode: '1',
      firebaseIdToken: 'phone-token',
      newPassword: 'Lobby2027',
    }
    expect(await call('setPasswordByPhone', password)).toMatchObject({ code: 'user.invalid' })
  })
})
