import { describe, expect, it } from 'vitest'
import { REGISTRATION } from '../testing/client.ts'
import { createTestBench } from '../testing/test-bench.ts'
import { parseSnapshot } from '../world/snapshot.ts'

const GOOD = '730518'
const OTHER = '803517'
const HOUR_MS = 3_600_000

/** What the right one is answered with where it is to be replaced by itself. */
const RIGHT = 'modify.new.old.same'

const samePassword = (one: string) => ({ oldPassword: one, newPassword: one, idempotencyKey: crypto.randomUUID() })

async function open(userName = 'demo') {
  const bench = createTestBench()
  const { call, login, sandbox } = bench
  const token = await login(userName)
  const letters = async () =>
    ((await call('inboxList', { pageNo: 1, pageSize: 1 }, { token })).value.list[0]?.title ?? '') as string
  return {
    ...bench,
    token,
    letters,
    state: async () => (await call('paymentPasswordState', {}, { token })).value,
    /** Sends a code for this purpose and returns it. */
    async code(purpose: 'paymentPassword' | 'payoutAccount' = 'paymentPassword') {
      const reply = await call('smsSend', { purpose }, { token })
      expect(reply).toMatchObject({ success: true, value: { masked: '****0001' } })
      return sandbox.control.outbox().at(-1)?.secret ?? ''
    },
    set: async (newPassword: string, verificationCode: string, idempotencyKey = crypto.randomUUID()) =>
      call('paymentPasswordSet', { newPassword, verificationCode, idempotencyKey }, { token }),
    reset: async (newPassword: string, verificationCode: string, idempotencyKey = crypto.randomUUID()) =>
      call('paymentPasswordReset', { newPassword, verificationCode, idempotencyKey }, { token }),
    /** Whether it is this one, which changes nothing: {@link RIGHT}, or why not. */
    check: async (one: string) => call('paymentPasswordChange', samePassword(one), { token }),
    change: async (oldPassword: string, newPassword: string, idempotencyKey = crypto.randomUUID()) =>
      call('paymentPasswordChange', { oldPassword, newPassword, idempotencyKey }, { token }),
    resolve: async (idempotencyKey: string) => call('attemptResolve', { idempotencyKey }, { token }),
  }
}

describe('the payment password', () => {
  it('[CASH-35] is set once, with a code to the phone of the account, and a letter tells of it', async () => {
    const { set, code, state, letters } = await open()
    expect(await state()).toEqual({ set: false, left: 5 })
    expect(await set(GOOD, '000000')).toMatchObject({ status: 200, code: 'verification.code.error' })
    expect((await set(GOOD, await code())).success).toBe(true)
    expect(await state()).toEqual({ set: true, left: 5 })
    expect(await letters()).toBe('Your payment password is set')
    expect((await set(OTHER, '000000')).code).toBe('payment.password.exists')
  })

  it('[CASH-35] takes no code of another purpose, of the sign-in, or one that was used', async () => {
    const { set, code, call, sandbox, reset, clock } = await open()
    await call('smsNoLogin', { mobileNum: '9170000001', countryDialingCode: '63' })
    const ofSignIn = sandbox.control.outbox().at(-1)?.secret ?? ''
    expect((await set(GOOD, ofSignIn)).code).toBe('verification.code.error')
    expect((await set(GOOD, await code('payoutAccount'))).code).toBe('verification.code.error')
    const own = await code()
    expect((await set(GOOD, own)).success).toBe(true)
    expect((await reset(OTHER, own)).code).toBe('verification.code.error')
    await clock.advance(60_000)
    expect((await reset(OTHER, own)).code).toBe('verification.code.error')
  })

  it.each(['123456', '111111', '654321', '121212', '123123', '112233', '147258', '19900102', '020190'])(
    'refuses %s, which others would try first; the code is still good',
    async (weak) => {
      const { call, sandbox, set } = createFresh()
      const token = await registered(call, sandbox)
      const send = async () => {
        await call('smsSend', { purpose: 'paymentPassword' }, { token })
        return sandbox.control.outbox().at(-1)?.secret ?? ''
      }
      const code = await send()
      expect(await set(token, weak, code)).toMatchObject({ status: 200, code: 'payment.password.weak' })
      expect((await set(token, GOOD, code)).success).toBe(true)
    },
  )

  it.each(['73051', '7305181234567', '73o518', ''])('refuses %j, which is none', async (password) => {
    const { set } = await open()
    expect(await set(password, '000000')).toMatchObject({ code: 'request.invalid', value: { field: 'newPassword' } })
  })

  it('[CASH-34] is locked for a day after five misses; guesses at once do not get around it', async () => {
    const { check, sandbox, state, clock, letters } = await open()
    expect((await check(GOOD)).code).toBe('payment.password.missing')
    await sandbox.control.setPaymentPassword({ userName: 'demo', password: GOOD })
    for (const left of [4, 3, 2, 1]) {
      expect(await check(OTHER)).toMatchObject({ code: 'payment.password.wrong', value: { left } })
    }
    expect((await check(GOOD)).code).toBe(RIGHT)
    const guesses = await Promise.all(Array.from({ length: 9 }, () => check(OTHER)))
    expect(guesses.filter(({ code }) => code === 'payment.password.wrong')).toHaveLength(4)
    const until = clock.now() + 24 * HOUR_MS
    expect(await check(GOOD)).toMatchObject({ code: 'payment.password.locked', value: { until } })
    expect(await state()).toEqual({ set: true, left: 0, lockedUntil: until })
    expect(await letters()).toBe('Your payment password is locked')
    // A restart is no way around it.
    const later = createTestBench({ clock, snapshot: parseSnapshot(JSON.parse(JSON.stringify(sandbox.snapshot()))) })
    const again = await later.login()
    const checkLater = () => later.call('paymentPasswordChange', samePassword(GOOD), { token: again })
    expect((await checkLater()).code).toBe('payment.password.locked')
    await clock.advance(24 * HOUR_MS)
    expect((await checkLater()).code).toBe(RIGHT)
    expect(JSON.stringify(later.sandbox.snapshot())).not.toContain(GOOD)
  })

  it('is changed by who knows it, and a wrong old one is a miss', async () => {
    const { change, check, sandbox, letters, state } = await open()
    await sandbox.control.setPaymentPassword({ userName: 'demo', password: GOOD })
    expect(await change(OTHER, '951357')).toMatchObject({ code: 'payment.password.wrong', value: { left: 4 } })
    expect((await change(GOOD, GOOD)).code).toBe('modify.new.old.same')
    expect((await change(GOOD, '111111')).code).toBe('payment.password.weak')
    expect((await change(GOOD, OTHER)).success).toBe(true)
    expect((await check(GOOD)).code).toBe('payment.password.wrong')
    expect((await check(OTHER)).code).toBe(RIGHT)
    expect([await letters(), (await state()).pausedUntil]).toEqual(['Your payment password was changed', undefined])
  })

  it('[CASH-34] is reset by the phone while it is locked; withdrawals then wait for a day', async () => {
    const { reset, code, check, sandbox, clock, state, letters } = await open()
    expect((await reset(GOOD, '000000')).code).toBe('payment.password.missing')
    await sandbox.control.setPaymentPassword({ userName: 'demo', password: GOOD })
    for (let count = 0; count < 5; count += 1) await check('990011')
    const pausedUntil = clock.now() + 24 * HOUR_MS
    expect((await reset(OTHER, await code())).value).toEqual({ pausedUntil })
    expect(await state()).toEqual({ set: true, left: 5, pausedUntil })
    expect((await check(OTHER)).code).toBe(RIGHT)
    expect(await letters()).toBe('Your payment password was reset')
    await clock.advance(24 * HOUR_MS)
    expect(await state()).toEqual({ set: true, left: 5 })
  })

  it('[CASH-35] is set, changed and reset once for each key, also by the same request twice at once', async () => {
    const { set, change, reset, code, check, clock, call, token, resolve } = await open()
    const keys = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const
    const own = await code()
    const replies = await Promise.all([set(GOOD, own, keys[0]), set(GOOD, own, keys[0])])
    expect(replies.map(({ success }) => success)).toEqual([true, true])
    expect((await resolve(keys[0])).value).toEqual({ result: 'made', kind: 'paymentPassword' })
    const changes = await Promise.all([change(GOOD, OTHER, keys[1]), change(GOOD, OTHER, keys[1])])
    expect(changes.map(({ success }) => success)).toEqual([true, true])
    // The old one, sent again, is no miss, and what was set later stays.
    expect((await check(OTHER)).code).toBe(RIGHT)
    expect((await set(GOOD, own, keys[0])).success).toBe(true)
    expect((await check(OTHER)).code).toBe(RIGHT)
    await clock.advance(60_000)
    const pausedUntil = clock.now() + 24 * HOUR_MS
    const another = await code()
    expect((await reset(GOOD, another, keys[2])).value).toEqual({ pausedUntil })
    await clock.advance(60_000)
    expect((await reset(GOOD, another, keys[2])).value).toEqual({ pausedUntil })
    expect((await resolve(keys[2])).value).toEqual({ result: 'made', kind: 'paymentPassword', object: { pausedUntil } })
    const { list } = (await call('inboxList', { pageNo: 1, pageSize: 10 }, { token })).value
    expect(list.map(({ title }: { title: string }) => title).filter((title: string) => /payment/.test(title))).toEqual([
      'Your payment password was reset',
      'Your payment password was changed',
      'Your payment password is set',
    ])
  })

  it('a key of one change is none of another, and a closed one sets nothing', async () => {
    const { set, change, code, check, sandbox, resolve, state } = await open()
    const key = crypto.randomUUID()
    expect((await resolve(key)).value).toEqual({ result: 'voided' })
    expect((await set(GOOD, await code(), key)).code).toBe('idempotency.void')
    expect((await state()).set).toBe(false)
    await sandbox.control.setPaymentPassword({ userName: 'demo', password: GOOD })
    const second = crypto.randomUUID()
    expect((await change(GOOD, OTHER, second)).success).toBe(true)
    expect((await set(GOOD, '000000', second)).code).toBe('idempotency.conflict')
    expect((await check(OTHER)).code).toBe(RIGHT)
  })

  it('[CASH-34] a wrong old one that is sent again under its key is the same miss, and uses no key up', async () => {
    const { change, sandbox } = await open()
    await sandbox.control.setPaymentPassword({ userName: 'demo', password: GOOD })
    const key = crypto.randomUUID()
    for (let count = 0; count < 3; count += 1) {
      expect(await change(OTHER, '951357', key)).toMatchObject({ code: 'payment.password.wrong', value: { left: 4 } })
    }
    expect((await change(GOOD, OTHER, key)).success).toBe(true)
  })

  it('of two changes at once by who knows the old one, the later one is a miss', async () => {
    const { change, check, sandbox } = await open()
    await sandbox.control.setPaymentPassword({ userName: 'demo', password: GOOD })
    const replies = await Promise.all([change(GOOD, OTHER), change(GOOD, '951357')])
    const [one, other] = replies.map(({ code }) => code)
    // Bodies are decrypted side by side, so either may be the first to arrive.
    expect(one ?? other).toBe('payment.password.wrong')
    expect([one, other]).toContain(undefined)
    expect((await check(one === undefined ? OTHER : '951357')).code).toBe(RIGHT)
  })

  it('[REG-05] is set with a registration, of 6 to 12 digits that are not weak', async () => {
    const { call, sandbox } = createTestBench()
    await sandbox.control.setRegistration({ fields: { paymentPassword: { enabled: true, required: true } } })
    const register = (paymentPassword: string, username = 'fresh2026') =>
      call('registerUsername', { ...REGISTRATION, username, paymentPassword })
    expect((await call('regRules', {})).value.paymentPassword).toMatchObject({ min: 6, max: 12 })
    expect((await register('73051')).value).toEqual({ field: 'paymentPassword' })
    expect((await register('111111')).code).toBe('payment.password.weak')
    const { token } = (await register('730518264159')).value
    expect((await call('paymentPasswordState', {}, { token })).value.set).toBe(true)
    // Without a number there is no code.
    expect((await call('smsSend', { purpose: 'paymentPassword' }, { token })).code).toBe('phone.missing')
  })

  it('[ROLE-07] is none of a trial player', async () => {
    const { call } = createTestBench()
    const { token } = (await call('trialStart', {})).value
    expect((await call('paymentPasswordState', {}, { token })).code).toBe('trial.rejected')
    expect((await call('smsSend', { purpose: 'paymentPassword' }, { token })).code).toBe('trial.rejected')
  })

  it('[SMS-03][CALL-09] codes to the account cost a proof of work, wait for each other, and are limited', async () => {
    const { call, token, sandbox, clock } = await open()
    await sandbox.control.setHumanCheck({ required: true })
    const send = () => call('smsSend', { purpose: 'paymentPassword' }, { token })
    expect((await send()).code).toBe('human.required')
    await sandbox.control.setHumanCheck({ required: false })
    expect((await send()).success).toBe(true)
    expect(await send()).toMatchObject({ code: 'sms.tooOften', value: { expirationTime: clock.now() + 60_000 } })
    for (let count = 0; count < 4; count += 1) {
      await clock.advance(60_000)
      expect((await send()).success).toBe(true)
    }
    await clock.advance(60_000)
    expect((await send()).code).toBe('too.many')
  })
})

function createFresh() {
  const bench = createTestBench()
  return {
    ...bench,
    set: (token: string, newPassword: string, verificationCode: string) =>
      bench.call(
        'paymentPasswordSet',
        { newPassword, verificationCode, idempotencyKey: crypto.randomUUID() },
        { token },
      ),
  }
}

/** A member with a number, born on 2 January 1990. */
async function registered(
  call: ReturnType<typeof createTestBench>['call'],
  sandbox: ReturnType<typeof createTestBench>['sandbox'],
): Promise<string> {
  const optional = { enabled: true, required: false }
  await sandbox.control.setRegistration({
    fields: { mobileNum: optional, birthday: optional, verificationCode: optional },
  })
  const own = { username: 'fresh2026', mobileNum: '9178888888', countryDialingCode: '63', birthday: '1990-01-02' }
  return (await call('registerUsername', { ...REGISTRATION, ...own })).value.token
}
