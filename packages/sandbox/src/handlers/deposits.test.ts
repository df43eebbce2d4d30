import { describe, expect, it } from 'vitest'
import { REGISTRATION } from '../testing/client.ts'
import { createTestBench, ORIGIN, type TestBench } from '../testing/test-bench.ts'
import { parseSnapshot } from '../world/snapshot.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

interface Fields {
  readonly methodCode?: string
  readonly amount?: string
  readonly fee?: string
  readonly promotionId?: number
  readonly returnUrl?: string
  readonly idempotencyKey?: string
}

async function start(bench: TestBench = createTestBench(), userName = 'player1') {
  const token = await bench.login(userName)
  const { call, sandbox } = bench
  const page = { pageNo: 1, pageSize: 50 }
  const create = (fields: Fields = {}) =>
    call(
      'depositCreate',
      {
        methodCode: 'QUICKPAY',
        amount: '1000.00',
        fee: '0.00',
        returnUrl: '/m/voucherCenter',
        idempotencyKey: crypto.randomUUID(),
        ...fields,
      },
      { token },
    )
  return {
    ...bench,
    token,
    control: sandbox.control,
    create,
    begin: async (fields: Fields = {}): Promise<string> => (await create(fields)).value.depositId,
    state: async (depositId: string) => (await call('depositState', { depositId }, { token })).value,
    cancel: async (depositId: string) => (await call('depositCancel', { depositId }, { token })).value,
    methods: async () => (await call('depositMethods', {}, { token })).value,
    balance: async (): Promise<number> => (await call('walletLoad', {}, { token })).value.sumBalance,
    deposits: async () =>
      (await call('transactionRecord', { ...page, kind: 'deposit' }, { token })).value.list as {
        amount: string
        reference?: string
        transactionId: string
      }[],
    letters: async (): Promise<string[]> =>
      (await call('inboxList', page, { token })).value.list.map(({ title }: { title: string }) => title),
    postings: async (transactionId: string) =>
      (await call('transactionDetail', { transactionId }, { token })).value.postings,
  }
}

describe('the ways to pay', () => {
  it('have limits, fee, time and where they open, in the language; a closed one says until when', async () => {
    const { methods } = await start()
    const { list, identity, limit, promotionIds } = await methods()
    expect(list).toMatchObject([
      { methodCode: 'QUICKPAY', minimum: '50.00', maximum: '20000.00', feeRate: '0.0000', opens: 'window' },
      { methodCode: 'MOBOCASH', feeRate: '0.0100', opens: 'frame', expiresIn: 15 * MINUTE_MS },
      { methodCode: 'BANKLINK', feeFixed: '15.00', minimum: '500.00' },
      // 18:00 in Manila.
      { methodCode: 'CARDPAY', closed: { until: Date.UTC(2026, 0, 1, 10) } },
    ])
    expect([identity, limit, promotionIds]).toEqual(['none', undefined, [214]])
  })

  it('[CASH-21] ask whether to set a limit before the first deposit, and no more once there is a limit or a deposit', async () => {
    for (const end of ['limit', 'deposit'] as const) {
      const bench = createTestBench()
      const passwords = { password: 'Foyer2026', confirmPassword: 'Foyer2026' }
      await bench.call('registerUsername', { ...REGISTRATION, ...passwords, username: 'fresh2026' })
      const { methods, control, create } = await start(bench, 'fresh2026')
      expect((await methods()).asksLimit).toBe(true)
      if (end === 'limit') await control.setDepositLimit({ userName: 'fresh2026', period: 'week', amount: '500.00' })
      else await create()
      expect((await methods()).asksLimit).toBe(false)
    }
    // Has paid in before.
    expect((await (await start()).methods()).asksLimit).toBe(false)
  })

  it('[ROLE-07] are for members: guests and trial players are refused by every call', async () => {
    const { call } = createTestBench()
    const trial = (await call('trialStart', {})).value.token
    const create = {
      methodCode: 'QUICKPAY',
      amount: '1.00',
      fee: '0.00',
      returnUrl: '/',
      idempotencyKey: crypto.randomUUID(),
    }
    const page = { pageNo: 1, pageSize: 5 }
    for (const [id, input] of [
      ['depositMethods', {}],
      ['depositCreate', create],
      ['depositList', page],
      ['depositState', { depositId: 'D1' }],
      ['depositCancel', { depositId: 'D1' }],
    ] as const) {
      expect(await call(id, input as never)).toMatchObject({ code: 'session.required' })
      expect(await call(id, input as never, { token: trial })).toMatchObject({ code: 'trial.rejected' })
    }
  })
})

describe('a deposit', () => {
  it('[WALLET-03] that is paid is in the wallet, the record and the books, with its fee between the sides', async () => {
    const { begin, state, balance, control, deposits, postings, letters, methods, call, token } = await start()
    const before = await balance()
    const depositId = await begin({ methodCode: 'MOBOCASH', fee: '10.00' })
    expect(depositId).toMatch(/^D[2-9A-Z]{9}$/)
    expect(await state(depositId)).toMatchObject({
      state: 'awaiting',
      reference: depositId,
      amount: '1000.00',
      fee: '10.00',
      payAmount: '1010.00',
      creditAmount: '0.00',
      url: expect.stringContaining(`${ORIGIN}/play/pay?payment=`),
    })
    await control.payDeposit({ depositId, end: 'paid' })
    const paid = await state(depositId)
    expect(paid).toMatchObject({
      state: 'paid',
      creditAmount: '1000.00',
      history: [{ state: 'awaiting' }, { state: 'processing' }, { state: 'paid' }],
    })
    expect(paid.url).toBeUndefined()
    expect(await balance()).toBe(before + 1000)
    const [row] = await deposits()
    expect(row).toMatchObject({ amount: '1000.00', reference: depositId })
    expect(await postings(row?.transactionId ?? '')).toEqual([
      { account: 'provider', amount: '-1010.00' },
      { account: 'wallet', amount: '1000.00' },
      { account: 'fees', amount: '10.00' },
    ])
    expect((await letters()).slice(0, 2)).toEqual(['Your deposit has arrived', 'Your payment is being confirmed'])
    const { letterIds } = await state(depositId)
    expect(letterIds).toHaveLength(2)
    await call('inboxRead', { id: letterIds[1] }, { token })
    expect((await state(depositId)).letterIds).toEqual([letterIds[0]])
    expect((await methods()).list).toHaveLength(4)
  })

  it('[CASH-18] is told of twice, late and in any order: each payment is booked once', async () => {
    const { begin, state, balance, control, clock, letters } = await start()
    const before = await balance()
    const depositId = await begin()
    await control.payDeposit({ depositId, end: 'paid', afterMs: 5000, times: 3 })
    expect(await state(depositId)).toMatchObject({ state: 'processing' })
    await clock.advance(60_000)
    expect(await state(depositId)).toMatchObject({ state: 'paid', receipts: [{ received: '1000.00' }] })
    expect(await balance()).toBe(before + 1000)
    expect((await letters()).filter((title) => title === 'Your deposit has arrived')).toHaveLength(1)
  })

  it('[CASH-15] that has expired, was left or has failed is paid all the same when the money comes late', async () => {
    const { begin, state, balance, control, clock, cancel, letters } = await start()
    const before = await balance()
    const expired = await begin()
    await clock.advance(30 * MINUTE_MS)
    expect(await state(expired)).toMatchObject({ state: 'expired', history: [{}, { state: 'expired' }] })
    const left = await begin()
    expect(await cancel(left)).toMatchObject({ state: 'cancelled' })
    const failed = await begin()
    await control.payDeposit({ depositId: failed, end: 'refused' })
    expect(await state(failed)).toMatchObject({ state: 'failed', charged: false, reason: 'declined' })
    expect(await balance()).toBe(before)
    expect((await letters()).slice(0, 3)).toEqual([
      'Your deposit did not go through',
      'You left a deposit',
      'The time to pay is over',
    ])
    for (const depositId of [expired, left, failed]) {
      await control.payDeposit({ depositId, end: 'paid' })
      expect(await state(depositId)).toMatchObject({ state: 'paid', creditAmount: '1000.00' })
      // What is paid stays so, whatever comes later.
      await control.payDeposit({ depositId, end: 'refused' })
      expect(await cancel(depositId)).toMatchObject({ state: 'paid' })
    }
    expect(await balance()).toBe(before + 3000)
  })

  it('[CASH-18] of another amount books what came, with the smaller fee; the rest is a second receipt', async () => {
    const { begin, state, balance, control, deposits, letters } = await start()
    const before = await balance()
    const depositId = await begin({ methodCode: 'MOBOCASH', fee: '10.00' })
    await control.payDeposit({ depositId, end: 'paid', amount: '600.00' })
    expect(await state(depositId)).toMatchObject({
      state: 'paid',
      creditAmount: '594.00',
      receipts: [{ received: '600.00', fee: '6.00', credited: '594.00' }],
    })
    expect((await letters())[0]).toBe('Your deposit has arrived, with another amount')
    await control.payDeposit({ depositId, end: 'paid' })
    expect(await state(depositId)).toMatchObject({
      creditAmount: '1000.00',
      receipts: [{}, { received: '410.00', fee: '4.00' }],
    })
    expect(await balance()).toBe(before + 1000)
    expect((await deposits()).slice(0, 2).map(({ amount, reference }) => [amount, reference])).toEqual([
      ['406.00', depositId],
      ['594.00', depositId],
    ])
  })

  it.each([
    ['MOBOCASH', '100.00', '1.00', ['0.05', '0.95']],
    ['BANKLINK', '500.00', '15.00', ['4.90', '10.10']],
  ])('[CASH-18][WALLET-03] of %s that is paid in ten small parts and a rest costs the same fee', async (...one) => {
    const [methodCode, amount, fee, fees] = one
    const { begin, state, control, postings, deposits } = await start()
    const depositId = await begin({ methodCode, amount, fee })
    for (let part = 0; part < 10; part += 1) await control.payDeposit({ depositId, end: 'paid', amount: '0.49' })
    const feeOf = async () => {
      const { receipts } = await state(depositId)
      return receipts.reduce((sum: number, receipt: { fee: string }) => sum + Number(receipt.fee), 0).toFixed(2)
    }
    expect(await feeOf()).toBe(fees[0])
    await control.payDeposit({ depositId, end: 'paid' })
    expect([await feeOf(), (await state(depositId)).creditAmount]).toEqual([fee, amount])
    const [rest] = await deposits()
    expect(await postings(rest?.transactionId ?? '')).toContainEqual({ account: 'fees', amount: fees[1] })
  })

  it('[CASH-18] in another currency is booked by nobody: it waits for a person of the merchant', async () => {
    const { begin, state, balance, control } = await start()
    const before = await balance()
    const depositId = await begin()
    await control.payDeposit({ depositId, end: 'paid', currency: 'USD' })
    expect(await state(depositId)).toMatchObject({ state: 'processing', receipts: [] })
    expect(await balance()).toBe(before)
  })

  it('[CASH-15] of a provider that says nothing stays pending, also after three days', async () => {
    const { begin, state, control, clock, cancel } = await start()
    const depositId = await begin()
    await control.payDeposit({ depositId, end: 'silent' })
    await clock.advance(3 * DAY_MS)
    expect(await state(depositId)).toMatchObject({ state: 'processing' })
    expect(await cancel(depositId)).toMatchObject({ state: 'processing' })
  })

  it('that is paid before the answer comes as paid', async () => {
    const { create, control, balance } = await start()
    const before = await balance()
    await control.setPaymentAtOnce({ end: 'paid' })
    expect((await create()).value).toMatchObject({ state: 'paid', creditAmount: '1000.00' })
    expect(await balance()).toBe(before + 1000)
  })

  it('[CASH-01] with the same key is one deposit; with another body it is refused', async () => {
    const { create, call, token } = await start()
    const idempotencyKey = crypto.randomUUID()
    const [one, two] = await Promise.all([create({ idempotencyKey }), create({ idempotencyKey })])
    expect(one?.value.depositId).toBe(two?.value.depositId)
    expect(await create({ idempotencyKey, amount: '2000.00' })).toMatchObject({ code: 'idempotency.conflict' })
    const list = (await call('depositList', { open: 'true', pageNo: 1, pageSize: 5 }, { token })).value
    expect(list).toMatchObject({ totalCount: 1, list: [{ depositId: one?.value.depositId }] })
    const resolved = (await call('attemptResolve', { idempotencyKey }, { token })).value
    expect(resolved).toMatchObject({ result: 'made', kind: 'deposit', object: { depositId: one?.value.depositId } })
  })

  it.each<[Fields, object]>([
    [{ amount: '49.99' }, { code: 'amount.outOfRange', value: { minimum: '50.00', maximum: '20000.00' } }],
    [{ amount: '20000.01' }, { code: 'amount.outOfRange' }],
    [{ amount: '1e3' }, { status: 400, value: { field: 'amount' } }],
    [{ amount: '100.001' }, { status: 400, value: { field: 'amount' } }],
    [{ methodCode: 'CARDPAY' }, { code: 'deposit.methodClosed', value: { until: expect.any(Number) } }],
    [{ methodCode: 'NOPAY' }, { status: 400, value: { field: 'methodCode' } }],
    [{ fee: '1.00' }, { code: 'terms.changed', value: { terms: { fee: '0.00' } } }],
    [{ promotionId: 201 }, { code: 'reward.gone' }],
    [{ returnUrl: 'https://evil.example/' }, { status: 400, value: { field: 'backUrl' } }],
    [{ returnUrl: 'http://localhost:5173/m/home' }, { status: 400, value: { field: 'backUrl' } }],
  ])('of %o is refused, and uses no key', async (fields, refusal) => {
    const { create, call, token } = await start()
    const idempotencyKey = crypto.randomUUID()
    expect(await create({ ...fields, idempotencyKey })).toMatchObject({ success: false, ...refusal })
    expect((await call('attemptResolve', { idempotencyKey }, { token })).value).toEqual({ result: 'voided' })
    for (const bound of ['50.00', '20000.00']) expect((await create({ amount: bound })).success).toBe(true)
  })

  it('is one member’s: the id of another is refused, and a break lets none begin', async () => {
    const { begin, call, login, control, create, methods } = await start()
    const depositId = await begin()
    const demo = await login('demo')
    for (const id of ['depositState', 'depositCancel'] as const) {
      expect(await call(id, { depositId }, { token: demo })).toMatchObject({
        status: 400,
        value: { field: 'depositId' },
      })
    }
    await control.setDepositPause({ userName: 'player1', paused: true })
    expect((await methods()).paused).toEqual({})
    expect(await create()).toMatchObject({ code: 'break.active' })
    await control.setDepositPause({ userName: 'player1', paused: false })
    expect((await create()).success).toBe(true)
  })

  it('[CALL-46] a break goes on after a restart, as long as it was to last', async () => {
    const first = await start()
    const until = first.clock.now() + DAY_MS
    await first.control.setDepositPause({ userName: 'player1', paused: true, until })
    await first.control.setDepositPause({ userName: 'demo', paused: true })
    const snapshot = parseSnapshot(JSON.parse(JSON.stringify(first.sandbox.snapshot())))
    const again = createTestBench({ clock: first.clock, snapshot })
    const { methods, create } = await start(again)
    expect((await methods()).paused).toEqual({ until })
    expect(await create()).toMatchObject({ code: 'break.active' })
    expect((await (await start(again, 'demo')).methods()).paused).toEqual({})
    await first.clock.advance(DAY_MS)
    expect((await create()).success).toBe(true)
  })

  it('with an offer brings its bonus, capped, under its terms', async () => {
    const { begin, state, balance, control, sandbox } = await start()
    const before = await balance()
    const depositId = await begin({ amount: '5000.00', promotionId: 214 })
    await control.payDeposit({ depositId, end: 'paid' })
    expect(await state(depositId)).toMatchObject({ state: 'paid', creditAmount: '5000.00', bonusAmount: '100.00' })
    expect(await balance()).toBe(before + 5100)
    expect(sandbox.snapshot().turnover?.filter(({ sourceId }) => sourceId.startsWith(depositId))).toMatchObject([
      { kind: 'deposit', required: 500_000 },
      { kind: 'reward', amount: 10_000, required: 50_000, categories: ['RNG'] },
    ])
  })

  it('[CASH-16] counts against the member’s own limit, and so does one that is open', async () => {
    const { begin, create, control, methods, clock, cancel } = await start()
    await control.setDepositLimit({ userName: 'player1', period: 'day', amount: '1500.00' })
    const depositId = await begin()
    // The day of Manila ends at 16:00.
    expect((await methods()).limit).toEqual({ period: 'day', remaining: '500.00', freesAt: Date.UTC(2026, 0, 1, 16) })
    expect(await create({ amount: '500.01' })).toMatchObject({
      code: 'limit.reached',
      value: { remaining: '500.00', freesAt: Date.UTC(2026, 0, 1, 16) },
    })
    await control.payDeposit({ depositId, end: 'paid' })
    expect((await methods()).limit.remaining).toBe('500.00')
    const other = await begin({ amount: '500.00' })
    expect((await methods()).limit.remaining).toBe('0.00')
    await cancel(other)
    expect((await methods()).limit.remaining).toBe('500.00')
    await clock.advance(DAY_MS)
    expect((await methods()).limit.remaining).toBe('1500.00')
    await control.setDepositLimit({ userName: 'player1', period: 'month', amount: '1500.00' })
    expect((await methods()).limit).toMatchObject({ remaining: '500.00', freesAt: Date.UTC(2026, 0, 31, 16) })
  })

  it('[CASH-16] is refused while twenty are open; one that is left or over makes room, and a key that was refused is not used up', async () => {
    const { begin, create, cancel, control, clock } = await start()
    const open: string[] = []
    for (let count = 0; count < 20; count += 1) open.push(await begin())
    const idempotencyKey = crypto.randomUUID()
    expect(await create({ idempotencyKey })).toMatchObject({ code: 'deposit.tooMany', value: { most: 20 } })
    await cancel(open[0] ?? '')
    expect((await create({ idempotencyKey })).value.state).toBe('awaiting')
    expect((await create()).code).toBe('deposit.tooMany')
    await control.payDeposit({ depositId: open[1] ?? '', end: 'paid' })
    expect((await create()).success).toBe(true)
    expect((await create()).code).toBe('deposit.tooMany')
    await clock.advance(DAY_MS)
    expect((await create()).success).toBe(true)
  })

  it('[CASH-16] is not refused for twenty that the provider confirms, which the member can neither pay nor leave', async () => {
    const { begin, create, control, clock, state } = await start()
    for (let count = 0; count < 20; count += 1) {
      const depositId = await begin()
      await control.payDeposit({ depositId, end: count % 2 === 0 ? 'silent' : 'paid', currency: 'USD' })
      expect((await state(depositId)).state).toBe('processing')
    }
    expect((await create()).success).toBe(true)
    await clock.advance(DAY_MS)
    for (let count = 0; count < 20; count += 1) await begin()
    expect((await create()).code).toBe('deposit.tooMany')
  })

  it('[CASH-16] above the own limit, or in a break, is credited by nobody: it waits for a person of the merchant', async () => {
    const { begin, cancel, control, state, balance, letters, clock } = await start()
    const before = await balance()
    await control.setDepositLimit({ userName: 'player1', period: 'day', amount: '1000.00' })
    const left = await begin()
    await cancel(left)
    const second = await begin()
    await control.payDeposit({ depositId: left, end: 'paid' })
    expect(await state(left)).toMatchObject({ state: 'cancelled', receipts: [] })
    // The money is there, and the state does not tell: a letter does, once however often it is told.
    const held = async () => (await letters()).filter((title: string) => title.startsWith('A payment of yours'))
    expect(await held()).toHaveLength(1)
    await control.payDeposit({ depositId: left, end: 'paid', times: 3 })
    await clock.advance(3000)
    expect(await held()).toHaveLength(2)
    // It says more than the screen of the deposit: only that it was left is read there.
    expect((await state(left)).letterIds).toHaveLength(1)
    await control.setDepositPause({ userName: 'player1', paused: true })
    await control.payDeposit({ depositId: second, end: 'paid' })
    expect(await state(second)).toMatchObject({ state: 'processing', receipts: [] })
    expect(await balance()).toBe(before)
    await control.setDepositPause({ userName: 'player1', paused: false })
    await control.payDeposit({ depositId: second, end: 'paid', amount: '1000.01' })
    expect(await balance()).toBe(before)
    await control.payDeposit({ depositId: second, end: 'paid' })
    expect(await state(second)).toMatchObject({ state: 'paid', creditAmount: '1000.00' })
    await control.payDeposit({ depositId: left, end: 'paid' })
    expect(await balance()).toBe(before + 1000)
  })

  it('that was left brings no bonus of its offer once its time to pay is over', async () => {
    for (const [waits, bonusAmount] of [
      [30 * MINUTE_MS, '100.00'],
      [30 * MINUTE_MS + 1, undefined],
    ] as const) {
      const { begin, cancel, control, clock, state } = await start()
      const depositId = await begin({ promotionId: 214 })
      await cancel(depositId)
      await clock.advance(waits)
      await control.payDeposit({ depositId, end: 'paid' })
      const paid = await state(depositId)
      expect([paid.creditAmount, paid.bonusAmount]).toEqual(['1000.00', bonusAmount])
    }
  })

  it('outlives a restart, with what is still to arrive', async () => {
    const { begin, control, sandbox, clock, balance } = await start()
    const before = await balance()
    const depositId = await begin()
    await control.payDeposit({ depositId, end: 'paid', afterMs: 10_000, times: 2 })
    const snapshot = parseSnapshot(JSON.parse(JSON.stringify(sandbox.snapshot())))
    const again = await start(createTestBench({ snapshot, now: clock.now }))
    expect(await again.state(depositId)).toMatchObject({ state: 'processing' })
    await clock.advance(20_000)
    expect(await again.state(depositId)).toMatchObject({ state: 'paid', receipts: [{}] })
    expect(await again.balance()).toBe(before + 1000)
  })
})

describe('the page of the provider', () => {
  async function open(fields: Fields = {}) {
    const bench = await start()
    const depositId = await bench.begin(fields)
    const { url } = await bench.state(depositId)
    const visit = (address: string = url) => bench.sandbox.fetch(new Request(new URL(address, ORIGIN)))
    const press = (button: string, more: Readonly<Record<string, string>> = {}) =>
      bench.sandbox.fetch(
        new Request(url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ do: button, after: '0', times: '1', ...more }).toString(),
        }),
      )
    return { ...bench, depositId, url, visit, press }
  }

  it.each([
    ['pay', {}, 'paid'],
    ['refuse', {}, 'failed'],
    ['cancel', {}, 'cancelled'],
    ['silent', {}, 'processing'],
    ['foreign', {}, 'processing'],
    ['part', { amount: '600.00' }, 'paid'],
    ['pay', { after: '30', times: '2' }, 'processing'],
  ])('its button "%s" with %o leads to an end, and back to the site', async (button, more, state) => {
    const bench = await open()
    const reply = await bench.press(button, more)
    expect(reply.status).toBe(303)
    const shown = await (await bench.visit(reply.headers.get('Location') ?? '')).text()
    expect(shown).toMatch(
      new RegExp(`href="/m/voucherCenter\\?deposit=${bench.depositId}&amp;status=(paid|refused|cancelled)"`),
    )
    expect(await bench.state(bench.depositId)).toMatchObject({ state })
  })

  it('[CASH-18][WALLET-03] takes what is due once, however many pay at the same moment', async () => {
    const { press, balance, state, depositId } = await open()
    const before = await balance()
    await Promise.all([press('pay'), press('pay'), press('pay')])
    expect(await balance()).toBe(before + 1000)
    expect(await state(depositId)).toMatchObject({ state: 'paid', creditAmount: '1000.00' })
  })

  it('[CASH-18] takes what is due, once: what is more, or is paid again, it takes not', async () => {
    const { press, visit, balance, state, depositId, clock } = await open()
    const before = await balance()
    await press('part', { amount: '400.00', after: '30' })
    await press('part', { amount: '50000.00', after: '30' })
    expect(await (await visit()).text()).not.toContain('value="part"')
    await press('pay')
    await clock.advance(60_000)
    expect(await state(depositId)).toMatchObject({ state: 'paid', creditAmount: '1000.00' })
    expect(await (await visit()).text()).not.toContain('<button')
    for (const button of ['pay', 'part', 'foreign', 'refuse', 'silent', 'cancel']) {
      const reply = await press(button, { amount: '50000.00' })
      expect(reply.status).toBe(303)
    }
    expect(await balance()).toBe(before + 1000)
    expect(await state(depositId)).toMatchObject({ state: 'paid', creditAmount: '1000.00' })
  })

  it('says that it is a test, in the language, keeps its policy, and takes no amount that is none', async () => {
    const { visit, press, url, depositId, state } = await open()
    const page = await visit(url.replace('language=EN', 'language=TY'))
    expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
    const html = await page.text()
    expect(html).toContain('<html lang="fil">')
    expect(html).toContain('Pansubok na pahina')
    expect(html).not.toMatch(/<script(?![^>]*src=)|style=|onclick/)
    expect(await (await press('part', { amount: '1e3' })).text()).toContain('role="alert"')
    expect((await press('steal')).status).toBe(400)
    expect((await visit('/play/pay?payment=none')).status).toBe(404)
    for (const asset of ['/play/payment.css', '/play/payment.js']) expect((await visit(asset)).status).toBe(200)
    expect(await state(depositId)).toMatchObject({ state: 'awaiting' })
  })
})

it('[CASH-15] forgets the oldest deposits that were left, and none that brought money', async () => {
  const { call, token, sandbox, clock, create, begin, cancel, state, control } = await start()
  const key = '0b5e7b3e-6f0a-4f6e-9a53-2f2b6c1d7e10'
  const paid = await begin()
  await control.payDeposit({ depositId: paid, end: 'paid' })
  const first = (await create({ idempotencyKey: key })).value.depositId
  await cancel(first)
  for (let count = 0; count < 500; count += 1) {
    await cancel(await begin())
    // The limit of calls is not what this is about.
    await clock.advance(MINUTE_MS)
  }
  const kept = sandbox.snapshot().deposits?.map(({ depositId }) => depositId)
  expect(kept).toHaveLength(501)
  expect(kept).toContain(paid)
  expect((await state(paid)).state).toBe('paid')
  expect(await call('depositState', { depositId: first }, { token })).toMatchObject({ code: 'request.invalid' })
  // Its key brings nothing any more, and makes no second deposit.
  expect(await create({ idempotencyKey: key })).toMatchObject({ success: false, code: 'idempotency.void' })
  const { value } = await call('attemptResolve', { idempotencyKey: key }, { token })
  expect(value).toEqual({ result: 'made', kind: 'deposit' })
})
