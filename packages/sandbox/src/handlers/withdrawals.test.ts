import { describe, expect, it } from 'vitest'
import { createTestBench } from '../testing/test-bench.ts'
import { parseSnapshot } from '../world/snapshot.ts'

const PASSWORD = '730518'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const ALL = { pageNo: 1, pageSize: 50 }

async function open({ balance = '10000.00' }: { readonly balance?: string } = {}) {
  const bench = createTestBench()
  const { call, login, sandbox } = bench
  const { control } = sandbox
  await control.setBalance({ userName: 'demo', balance })
  await control.setPaymentPassword({ userName: 'demo', password: PASSWORD })
  await control.addPayoutAccount({ userName: 'demo', number: '09171234821' })
  const token = await login()
  const accounts = async () => (await call('payoutAccounts', {}, { token })).value.list
  const { accountId } = (await accounts())[0]
  const wallet = async () => (await call('walletLoad', {}, { token })).value
  return {
    ...bench,
    control,
    token,
    accountId,
    accounts,
    wallet,
    terms: async () => (await call('withdrawalTerms', {}, { token })).value,
    /** A new key unless it is named. */
    ask: (amount: string, more: object = {}) =>
      call(
        'withdrawalCreate',
        { accountId, amount, fee: '0.00', paymentPassword: PASSWORD, idempotencyKey: crypto.randomUUID(), ...more },
        { token },
      ),
    stateOf: async (withdrawalId: string) => (await call('withdrawalState', { withdrawalId }, { token })).value,
    records: async () => (await call('transactionRecord', { ...ALL, kind: 'withdraw' }, { token })).value.list,
    letters: async () =>
      ((await call('inboxList', ALL, { token })).value.list as { title: string }[]).map(({ title }) => title),
  }
}

it('the control command adds a payout account that the member has already no second time', async () => {
  const { control, accounts } = await open()
  await control.addPayoutAccount({ userName: 'demo', number: '09171234821' })
  expect(await accounts()).toHaveLength(1)
})

describe('withdrawals', () => {
  it('[CASH-33] set money aside at once, and are checked, sent and paid by the clock', async () => {
    const { ask, stateOf, wallet, clock, letters, records, call, token } = await open()
    const { success, value } = await ask('500.00')
    expect(success).toBe(true)
    expect(value).toMatchObject({
      withdrawalId: expect.stringMatching(/^W[2-9A-HJKMNP-Z]{9}$/),
      state: 'requested',
      ...{ amount: '500.00', fee: '0.00', arrives: '500.00' },
      account: { name: 'QuickPay', masked: '••4821' },
      history: [{ state: 'requested', at: clock.now() }],
    })
    expect(await wallet()).toEqual({ sumBalance: 9500, held: '500.00', locked: '0.00' })
    const started = clock.now()
    const { withdrawalId } = value
    for (const [minutes, state] of [
      [2, 'review'],
      [3, 'sending'],
      [3, 'paid'],
    ] as const) {
      await clock.advance(minutes * MINUTE_MS - 1)
      expect((await stateOf(withdrawalId)).state).not.toBe(state)
      await clock.advance(1)
      expect((await stateOf(withdrawalId)).state).toBe(state)
    }
    // Asked for long after, each step has the time at which it was due.
    await clock.advance(HOUR_MS)
    expect(await stateOf(withdrawalId)).toMatchObject({
      state: 'paid',
      history: [0, 2, 5, 8].map((minutes) => ({ at: started + minutes * MINUTE_MS })),
      railReference: expect.any(String),
    })
    expect(await wallet()).toMatchObject({ sumBalance: 9500, held: '0.00' })
    expect((await letters()).slice(0, 2)).toEqual(['Withdrawal paid', 'Withdrawal requested'])
    expect((await stateOf(withdrawalId)).letterIds).toHaveLength(2)
    expect(await records()).toMatchObject([{ amount: '-500.00', reference: withdrawalId }])
    const listed = await call('withdrawalList', { ...ALL, open: 'true' }, { token })
    expect(listed.value.list).toEqual([])
  })

  it('[CASH-33] come back whole where they are refused, or returned before or after they were paid', async () => {
    const { ask, control, wallet, stateOf, clock, letters, records, token, call } = await open()
    const refused = (await ask('300.00')).value.withdrawalId
    await control.reviewWithdrawal({ userName: 'demo', decision: 'refuse', reason: 'name', note: 'Not <b>yours</b>.' })
    expect(await stateOf(refused)).toMatchObject({ state: 'refused', reason: 'name', note: 'Not <b>yours</b>.' })
    expect(await wallet()).toMatchObject({ sumBalance: 10_000, held: '0.00' })
    expect((await letters())[0]).toBe('Withdrawal not paid')
    const letter = (await call('inboxList', ALL, { token })).value.list[0].content
    expect(letter).toContain('Not &lt;b&gt;yours&lt;/b&gt;.')
    const returned = (await ask('400.00')).value.withdrawalId
    await control.reviewWithdrawal({ userName: 'demo', decision: 'approve' })
    await control.settleWithdrawal({ userName: 'demo', result: 'returned', reason: 'account' })
    expect(await stateOf(returned)).toMatchObject({ state: 'returned', reason: 'account' })
    // What came back counts for no limit: this one is the first of the day again, and free.
    const bounced = (await ask('500.00')).value.withdrawalId
    await clock.advance(8 * MINUTE_MS)
    expect((await stateOf(bounced)).state).toBe('paid')
    await control.settleWithdrawal({ userName: 'demo', result: 'returned' })
    expect((await stateOf(bounced)).history.map(({ state }: { state: string }) => state)).toEqual([
      'requested',
      'review',
      'sending',
      'paid',
      'returned',
    ])
    expect(await wallet()).toMatchObject({ sumBalance: 10_000, held: '0.00' })
    const amounts = (await records()).map(({ amount }: { amount: string }) => amount)
    expect(amounts).toEqual(['500.00', '-500.00', '400.00', '-400.00', '300.00', '-300.00'])
    await expect(control.settleWithdrawal({ userName: 'demo', result: 'paid' })).rejects.toThrow()
  })

  it('above 10,000.00 are decided by a person; one that waits for documents goes on with them', async () => {
    const { ask, control, stateOf, clock, call, token, letters } = await open({ balance: '50000.00' })
    await verified({ control, call, token })
    const large = (await ask('10000.01')).value.withdrawalId
    await clock.advance(HOUR_MS)
    expect((await stateOf(large)).state).toBe('review')
    await control.reviewWithdrawal({ userName: 'demo', withdrawalId: large, decision: 'approve' })
    expect((await stateOf(large)).state).toBe('sending')
    const small = (await ask('200.00', { fee: '10.00' })).value.withdrawalId
    await control.reviewWithdrawal({ userName: 'demo', withdrawalId: small, decision: 'ask' })
    expect(await letters()).toContain('Your withdrawal waits for your documents')
    await clock.advance(HOUR_MS)
    // The documents are there already: it goes on.
    expect(await stateOf(small)).toMatchObject({ state: 'sending', fee: '10.00', arrives: '190.00' })
    expect((await stateOf(small)).missing).toBeUndefined()
  })

  it.each([
    ['99.99', {}, 'amount.outOfRange', { minimum: '100.00', maximum: '50000.00' }],
    ['50000.01', {}, 'amount.outOfRange', { minimum: '100.00', maximum: '50000.00' }],
    ['-100', {}, 'amount.outOfRange', { minimum: '100.00', maximum: '50000.00' }],
    ['1e3', {}, 'amount.outOfRange', { minimum: '100.00', maximum: '50000.00' }],
    ['100.00', { fee: '10.00' }, 'terms.changed', { fee: { fixed: '10.00', rate: '0', freeLeft: 1 } }],
    ['100.00', { accountId: 'gone' }, 'request.invalid', { field: 'accountId' }],
    ['100.00', { giveBack: ['R1'] }, 'request.invalid', { field: 'giveBack' }],
    ['10000.01', {}, 'balance.insufficient', { withdrawable: '10000.00' }],
    ['2000.01', {}, 'withdrawal.identity', { state: 'none', left: '2000.00' }],
    ['100.00', { paymentPassword: '111111' }, 'payment.password.wrong', { left: 4 }],
  ])('[CASH-31] of %s with %j are refused with %s', async (amount, more, code, value) => {
    const { ask, wallet, records } = await open()
    const key = crypto.randomUUID()
    expect(await ask(amount, { idempotencyKey: key, ...more })).toMatchObject({ status: 200, code, value })
    // A refusal does not use the key up.
    expect((await ask('100.00', { idempotencyKey: key })).success).toBe(true)
    expect(await wallet()).toMatchObject({ sumBalance: 9900, held: '100.00' })
    expect(await records()).toHaveLength(1)
  })

  it('[CASH-52] pay no locked money; a reward is given back with the request, and with no other', async () => {
    const { ask, control, terms, wallet, records, call, token } = await open({ balance: '1000.00' })
    const name = { EN: 'QuickPay' }
    await control.openTurnover({ userName: 'demo', kind: 'deposit', name, amount: '500.00', required: '500.00' })
    await control.openTurnover({
      ...{ userName: 'demo', kind: 'reward', amount: '100.00', required: '1000.00' },
      name: { EN: 'Daily reward', TY: 'Arawang gantimpala', BN: 'দৈনিক পুরস্কার' },
    })
    const told = await terms()
    expect(told).toMatchObject({ balance: '1600.00', withdrawable: '1000.00', locked: '600.00', held: '0.00' })
    expect(told.turnover).toMatchObject([
      { kind: 'deposit', name: 'QuickPay', required: '500.00', done: '0.00', locked: '500.00' },
      { kind: 'reward', name: 'Daily reward', required: '1000.00', done: '0.00', locked: '100.00' },
    ])
    expect(await ask('1000.01')).toMatchObject({
      code: 'withdrawal.turnover',
      value: { remaining: '1500.00', withdrawable: '1000.00' },
    })
    const giveBack = [told.turnover[1].sourceId]
    expect(await ask('1000.01', { giveBack })).toMatchObject({
      code: 'withdrawal.turnover',
      value: { remaining: '500.00' },
    })
    expect((await terms()).turnover).toHaveLength(2)
    expect((await ask('1000.00', { giveBack })).success).toBe(true)
    expect(await wallet()).toEqual({ sumBalance: 500, held: '1000.00', locked: '500.00' })
    expect((await terms()).turnover).toHaveLength(1)
    expect(await records()).toHaveLength(1)
    const rewards = (await call('transactionRecord', { ...ALL, kind: 'bonus' }, { token })).value.list
    expect(rewards.map(({ amount }: { amount: string }) => amount)).toEqual(['-100.00', '100.00'])
  })

  it('[CASH-31] are three a day, of which the first costs nothing, until the day ends in Manila', async () => {
    const { ask, terms, clock } = await open()
    const { left, fee } = await terms()
    expect([left, fee]).toMatchObject([
      { count: 3, amount: '100000.00' },
      { fixed: '10.00', freeLeft: 1 },
    ])
    expect(new Date(left.freesAt).toISOString()).toMatch(/T16:00:00\.000Z$/)
    await ask('200.00')
    expect((await ask('300.00')).code).toBe('terms.changed')
    await ask('300.00', { fee: '10.00' })
    await ask('400.00', { fee: '10.00' })
    expect(await ask('500.00', { fee: '10.00' })).toMatchObject({
      code: 'limit.reached',
      value: { kind: 'count', remaining: '0.00', freesAt: left.freesAt },
    })
    await clock.advance(left.freesAt - clock.now())
    expect((await terms()).left.count).toBe(3)
  })

  it('ask for an identity once paid-out money would pass 2,000.00, and no longer when it is proved', async () => {
    const { ask, terms, control, call, token } = await open()
    await ask('1500.00')
    expect((await terms()).identity).toEqual({ state: 'none', left: '500.00' })
    expect((await ask('500.01', { fee: '10.00' })).code).toBe('withdrawal.identity')
    await verified({ control, call, token })
    expect((await terms()).identity).toEqual({ state: 'verified' })
    expect((await ask('5000.00', { fee: '10.00' })).success).toBe(true)
  })

  it('[CASH-34] wait after a reset of the password, and cost a try with a wrong one until it is locked', async () => {
    const { ask, terms, call, token, sandbox, clock } = await open()
    const key = crypto.randomUUID()
    // The same request again, as after a lost answer, is the same miss.
    for (let count = 0; count < 3; count += 1) {
      const reply = await ask('100.00', { paymentPassword: '999000', idempotencyKey: key })
      expect(reply).toMatchObject({ code: 'payment.password.wrong', value: { left: 4 } })
    }
    for (const left of [3, 2, 1]) {
      expect((await ask('100.00', { paymentPassword: '999000' })).value).toEqual({ left })
    }
    expect((await ask('100.00', { paymentPassword: '999000' })).code).toBe('payment.password.locked')
    expect(await terms()).toMatchObject({ password: 'locked', lockedUntil: clock.now() + 24 * HOUR_MS })
    await call('smsSend', { purpose: 'paymentPassword' }, { token })
    const verificationCode = sandbox.control.outbox().at(-1)?.secret ?? ''
    await call(
      'paymentPasswordReset',
      { newPassword: PASSWORD, verificationCode, idempotencyKey: crypto.randomUUID() },
      { token },
    )
    const until = clock.now() + 24 * HOUR_MS
    expect(await ask('100.00')).toMatchObject({ code: 'withdrawal.paused', value: { until } })
    expect(await terms()).toMatchObject({ password: 'set', pausedUntil: until })
    await clock.advance(24 * HOUR_MS)
    expect((await ask('100.00')).success).toBe(true)
  })

  it('[CASH-32] of two devices within a minute are suspected to be one', async () => {
    const { ask, clock, wallet } = await open()
    const first = (await ask('200.00')).value
    expect(await ask('200.00', { fee: '10.00' })).toMatchObject({
      code: 'duplicate.suspected',
      value: { existing: { withdrawalId: first.withdrawalId } },
    })
    expect((await ask('200.00', { fee: '10.00', second: true })).success).toBe(true)
    await clock.advance(MINUTE_MS)
    expect((await ask('200.00', { fee: '10.00' })).success).toBe(true)
    expect((await wallet()).held).toBe('600.00')
  })

  it('[CASH-01] are made once for each key, at the same moment too, and by another body never', async () => {
    const { ask, wallet, call, token, control } = await open()
    const idempotencyKey = crypto.randomUUID()
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask('500.00', { idempotencyKey })))
    expect(new Set(replies.map(({ value }) => value.withdrawalId)).size).toBe(1)
    // Secrets are not compared.
    expect((await ask('500.00', { idempotencyKey, paymentPassword: '999000' })).success).toBe(true)
    expect((await ask('600.00', { idempotencyKey })).code).toBe('idempotency.conflict')
    expect(await wallet()).toMatchObject({ sumBalance: 9500, held: '500.00' })
    await control.reviewWithdrawal({ userName: 'demo', decision: 'approve' })
    const resolved = await call('attemptResolve', { idempotencyKey }, { token })
    expect(resolved.value).toMatchObject({ result: 'made', kind: 'withdrawal', object: { state: 'sending' } })
    const unused = crypto.randomUUID()
    expect((await call('attemptResolve', { idempotencyKey: unused }, { token })).value).toEqual({ result: 'voided' })
    expect((await ask('100.00', { idempotencyKey: unused, fee: '10.00' })).code).toBe('idempotency.void')
  })

  it('[CASH-07] and bets at the same moment: the books order them, and nothing falls below 0', async () => {
    const { ask, wallet } = await open({ balance: '300.00' })
    const replies = await Promise.all([ask('200.00'), ask('250.00'), ask('300.00')])
    expect(replies.filter(({ success }) => success)).toHaveLength(1)
    const { sumBalance, held } = await wallet()
    expect(sumBalance + Number(held)).toBe(300)
  })

  it('of one member are nothing to another, and go on after a restart', async () => {
    const { ask, call, login, sandbox, clock } = await open()
    const { withdrawalId } = (await ask('500.00')).value
    const stranger = await login('player1')
    expect(await call('withdrawalState', { withdrawalId }, { token: stranger })).toMatchObject({
      code: 'request.invalid',
      value: { field: 'withdrawalId' },
    })
    const saved = JSON.parse(JSON.stringify(sandbox.snapshot()))
    expect(JSON.stringify(saved)).not.toContain('09171234821')
    const later = createTestBench({ clock, snapshot: parseSnapshot(saved) })
    await clock.advance(8 * MINUTE_MS)
    const token = await later.login()
    expect((await later.call('withdrawalState', { withdrawalId }, { token })).value.state).toBe('paid')
    expect((await later.call('withdrawalList', ALL, { token })).value).toMatchObject({ totalCount: 1 })
  })

  it('[ROLE-07] are nothing for trial players', async () => {
    const { call } = createTestBench()
    const { token } = (await call('trialStart', {})).value
    for (const id of ['withdrawalTerms', 'payoutAccounts'] as const) {
      expect((await call(id, {}, { token })).code).toBe('trial.rejected')
    }
  })
})

describe('payout accounts', () => {
  it('[CASH-36] are added with a code to the phone, shown masked, five at most, each once', async () => {
    const { call, token, accounts, sandbox, clock, control } = await open()
    await control.setRateLimits({ on: false })
    const code = async () => {
      await call('smsSend', { purpose: 'payoutAccount' }, { token })
      return sandbox.control.outbox().at(-1)?.secret ?? ''
    }
    const add = async (number: string, more: object = {}) => {
      const fields = { kind: 'bank', institution: 'B1', number, idempotencyKey: crypto.randomUUID() } as const
      return call('payoutAccountAdd', { verificationCode: '000000', ...fields, ...more }, { token })
    }
    expect((await add('1234567890')).code).toBe('verification.code.error')
    expect(await add('12345')).toMatchObject({ code: 'payout.invalid', value: { field: 'number' } })
    expect((await add('1234567890', { institution: 'QP' })).value).toEqual({ field: 'institution' })
    const idempotencyKey = crypto.randomUUID()
    const verificationCode = await code()
    const once = { verificationCode, idempotencyKey }
    const made = await add('1234 5678-90', once)
    // An id of the platform: two keys that begin alike name two accounts.
    expect(made.value.accountId).toMatch(/^A[2-9A-HJ-NP-Z]{9}$/)
    expect(made.value).toMatchObject({
      ...{ kind: 'bank', institution: 'B1', name: 'Bank One', masked: '••7890', inUse: false },
      holder: 'Mara Villanueva',
    })
    expect((await add('1234567890', once)).value).toEqual(made.value)
    expect((await add('1234567891', once)).code).toBe('idempotency.conflict')
    await clock.advance(MINUTE_MS)
    expect((await add('1234567890', { verificationCode: await code() })).code).toBe('payout.exists')
    for (const last of [1, 2, 3]) {
      const fresh = last === 1 ? sandbox.control.outbox().at(-1)?.secret : await code()
      expect((await add(`123456780${last}`, { verificationCode: fresh })).success).toBe(true)
      await clock.advance(MINUTE_MS)
    }
    expect(await accounts()).toHaveLength(5)
    expect(await add('1234567809', { verificationCode: await code() })).toMatchObject({
      code: 'payout.tooMany',
      value: { most: 5 },
    })
    expect(JSON.stringify(sandbox.control.log())).not.toContain('1234567890')
  })

  it('[CASH-36] are removed, twice too, but not while money is on its way to one', async () => {
    const { call, token, accountId, accounts, ask, clock } = await open()
    const remove = () => call('payoutAccountRemove', { accountId }, { token })
    await ask('500.00')
    expect((await accounts())[0].inUse).toBe(true)
    expect((await remove()).code).toBe('payout.inUse')
    await clock.advance(8 * MINUTE_MS)
    expect((await remove()).success).toBe(true)
    expect((await remove()).success).toBe(true)
    expect(await accounts()).toEqual([])
    expect((await ask('100.00')).value).toEqual({ field: 'accountId' })
  })
})

/** The merchant has seen the documents. */
async function verified({
  control,
  call,
  token,
}: Pick<Awaited<ReturnType<typeof open>>, 'control' | 'call' | 'token'>) {
  const image = () => new File([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])], 'id.png', { type: 'image/png' })
  await call('verificationUpload', { frontImage: image(), backImage: image() }, { token })
  await control.reviewIdentity({ userName: 'demo', verdict: 'approve' })
}
