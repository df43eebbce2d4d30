import { describe, expect, it } from 'vitest'
import { createTestBench, type TestBench } from '../testing/test-bench.ts'
import type { LimitPeriod } from '../world/deposit-limits.ts'
import { parseSnapshot } from '../world/snapshot.ts'

const DAY_MS = 86_400_000

interface Row {
  readonly period: string
  readonly amount?: string
  readonly used: string
  readonly remaining?: string
  readonly change?: { readonly amount?: string; readonly from: number }
}

async function start(bench: TestBench = createTestBench()) {
  const token = await bench.login('player1')
  const { call } = bench
  const row = (value: { readonly list: readonly Row[] }, period: string) =>
    value.list.find((limit) => limit.period === period)
  return {
    ...bench,
    set: (period: LimitPeriod, amount?: string, idempotencyKey: string = crypto.randomUUID()) =>
      call('depositLimitSet', { period, amount, idempotencyKey }, { token }),
    limit: async (period: string) => row((await call('depositLimits', {}, { token })).value, period),
    limits: async () => (await call('depositLimits', {}, { token })).value,
    deposit: (amount: string) =>
      call(
        'depositCreate',
        {
          ...{ methodCode: 'QUICKPAY', amount, fee: '0.00', returnUrl: '/m/voucherCenter' },
          idempotencyKey: crypto.randomUUID(),
        },
        { token },
      ),
    left: async () => (await call('depositMethods', {}, { token })).value.limit,
    keep: (period: LimitPeriod, amount?: string) =>
      call('depositLimitSet', { period, amount, keep: true, idempotencyKey: crypto.randomUUID() }, { token }),
    resolve: async (idempotencyKey: string) => (await call('attemptResolve', { idempotencyKey }, { token })).value,
    letters: async (): Promise<string[]> =>
      (await call('inboxList', { pageNo: 1, pageSize: 50 }, { token })).value.list.map(
        ({ title }: { title: string }) => title,
      ),
  }
}

describe('the own limit of a member', () => {
  it('[CASH-20] holds at once where it is lower, for each period on its own, and a letter tells of it', async () => {
    const { set, limit, left, letters, deposit } = await start()
    const before = (await letters()).length
    expect(await limit('day')).toMatchObject({ used: '0.00' })
    expect((await limit('day'))?.amount).toBeUndefined()
    await set('day', '1000.00')
    await set('week', '800.00')
    expect(await limit('day')).toMatchObject({ amount: '1000.00', remaining: '1000.00' })
    expect(await left()).toMatchObject({ period: 'week', remaining: '800.00' })
    expect(await deposit('900.00')).toMatchObject({ code: 'limit.reached', value: { remaining: '800.00' } })
    await deposit('300.00')
    expect(await limit('week')).toMatchObject({ used: '300.00', remaining: '500.00' })
    await set('day', '200.00')
    expect(await left()).toMatchObject({ period: 'day', remaining: '0.00' })
    expect((await letters()).slice(0, (await letters()).length - before)).toEqual([
      'Your deposit limit',
      'Your deposit limit',
      'Your deposit limit',
    ])
  })

  it('[CASH-20] waits a day where it is higher, or where it is to end; the amount that holds takes that back', async () => {
    const bench = createTestBench()
    const { set, limit, deposit, letters } = await start(bench)
    const { advance } = bench.clock
    await set('day', '500.00')
    await set('day', '5000.00')
    const asked = await limit('day')
    expect(asked).toMatchObject({ amount: '500.00', change: { amount: '5000.00' } })
    expect((await letters())[0]).toBe('You asked for another deposit limit')
    expect((await deposit('600.00')).code).toBe('limit.reached')
    // Asked for once more, it waits no longer.
    await advance(DAY_MS / 2)
    const later = await start(bench)
    await later.set('day', '5000.00')
    expect((await later.limit('day'))?.change).toEqual(asked?.change)
    await later.set('day', '500.00')
    expect((await later.limit('day'))?.change).toBeUndefined()
    await later.set('day', '5000.00')
    await advance(DAY_MS - 1)
    expect((await (await start(bench)).limit('day'))?.amount).toBe('500.00')
    await advance(1)
    const then = await start(bench)
    expect(await then.limit('day')).toMatchObject({ amount: '5000.00', remaining: '5000.00' })
    expect((await then.deposit('600.00')).success).toBe(true)
    await then.set('day')
    expect(await then.limit('day')).toMatchObject({ amount: '5000.00' })
    await advance(DAY_MS)
    expect((await (await start(bench)).limit('day'))?.amount).toBeUndefined()
  })

  it('[CASH-20] that is kept stays as it is by now, and nothing waits any more', async () => {
    const { set, keep, limit } = await start()
    await set('day', '1000.00')
    await set('day', '5000.00')
    await keep('day')
    expect(await limit('day')).toMatchObject({ amount: '1000.00' })
    expect((await limit('day'))?.change).toBeUndefined()
    await set('day', '50.00')
    await keep('day')
    expect(await limit('day')).toMatchObject({ amount: '50.00' })
    expect((await limit('day'))?.change).toBeUndefined()
    expect(await keep('day', '1000.00')).toMatchObject({ code: 'request.invalid', value: { field: 'keep' } })
  })

  it.each([['0.00'], ['-5.00'], ['1e3'], ['1,000.00'], ['10.005'], ['']])('is no %j', async (amount) => {
    const { set, limit } = await start()
    expect(await set('day', amount)).toMatchObject({ code: 'request.invalid', value: { field: 'amount' } })
    expect((await limit('day'))?.amount).toBeUndefined()
  })

  it('[CASH-22] is refused with the bounds where it is beyond them, and the answer names them and the smallest deposit', async () => {
    const { set, limit, limits } = await start()
    const bounds = { minimum: '0.01', maximum: '10000000.00' }
    expect(await limits()).toMatchObject({ ...bounds, smallestDeposit: '50.00' })
    for (const amount of ['10000000.01', '999999999999.99']) {
      expect(await set('day', amount)).toMatchObject({ code: 'amount.outOfRange', value: bounds })
    }
    await set('day', '10000000.00')
    expect((await limit('day'))?.amount).toBe('10000000.00')
  })

  it('[CASH-22] is set once for each key, whose end is found out', async () => {
    const { set, limit, resolve, letters } = await start()
    const key = crypto.randomUUID()
    await set('month', '900.00', key)
    const count = (await letters()).length
    await set('month', '900.00', key)
    expect((await letters()).length).toBe(count)
    expect((await set('month', '901.00', key)).code).toBe('idempotency.conflict')
    expect(await resolve(key)).toMatchObject({ result: 'made', kind: 'depositLimit' })
    expect((await resolve(key)).object.list).toHaveLength(3)
    const other = crypto.randomUUID()
    expect(await resolve(other)).toEqual({ result: 'voided' })
    expect((await set('month', '100.00', other)).code).toBe('idempotency.void')
    expect((await limit('month'))?.amount).toBe('900.00')
  })

  it('survives a restart, with what waits', async () => {
    const bench = createTestBench()
    const { set } = await start(bench)
    await set('day', '500.00')
    await set('day', '5000.00')
    const snapshot = parseSnapshot(JSON.parse(JSON.stringify(bench.sandbox.snapshot())))
    const again = await start(createTestBench({ snapshot }))
    expect(await again.limit('day')).toMatchObject({ amount: '500.00', change: { amount: '5000.00' } })
  })
})
