import { describe, expect, it } from 'vitest'
import { createTestBench, type TestBench } from '../testing/test-bench.ts'
import { parseSnapshot } from '../world/snapshot.ts'

/** A promotion that pays 3.00. */
const FRIEND = 207
const KEY = '0b5e7b3e-6f0a-4f6e-9a53-2f2b6c1d7e10'
const DAY_MS = 86_400_000

async function start(bench: TestBench = createTestBench()) {
  const token = await bench.login('player1')
  await bench.sandbox.control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: 'Claim' })
  return {
    ...bench,
    token,
    claim: (idempotencyKey = KEY, as = token) =>
      bench.call('activityClaim', { id: FRIEND, idempotencyKey }, { token: as }),
    resolve: (idempotencyKey = KEY, as = token) => bench.call('attemptResolve', { idempotencyKey }, { token: as }),
    balance: async () => (await bench.call('walletLoad', {}, { token })).value.sumBalance,
  }
}

describe('a key', () => {
  it('[CASH-03] is refused when a member has made too much with keys, and an earlier key is answered all the same', async () => {
    const { call, token, sandbox } = await start()
    await sandbox.control.setRateLimits({ byAccount: { attempt: { most: 2, seconds: 30 * 86_400 } } })
    const limit = (amount: string, idempotencyKey: string = crypto.randomUUID()) =>
      call('depositLimitSet', { period: 'day', amount, idempotencyKey }, { token })
    const wrong = await limit('-1.00')
    expect([wrong.success, wrong.code]).not.toContain('too.many')
    expect((await limit('1000.00', KEY)).success).toBe(true)
    expect((await limit('900.00')).success).toBe(true)
    const refused = await limit('800.00')
    expect([refused.code, refused.headers.get('Retry-After')]).toEqual(['too.many', `${15 * 86_400}`])
    expect((await limit('1000.00', KEY)).success).toBe(true)
    const keys = sandbox.snapshot().attempts?.filter(({ userName }) => userName === 'player1')
    expect(keys).toHaveLength(2)
  })

  it('[PCALL-22] of an application names it too, and closed before it came lets none come', async () => {
    const { call, resolve, sandbox, token } = await start()
    await sandbox.control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: null })
    const apply = (idempotencyKey: string) =>
      call('activityUpload', { id: FRIEND, comment: 'Hello', idempotencyKey }, { token })
    const closed = crypto.randomUUID()
    expect((await resolve(closed)).value).toEqual({ result: 'voided' })
    expect(await apply(closed)).toMatchObject({ success: false, code: 'idempotency.void' })
    expect((await apply(KEY)).value).toEqual({ label: 'Applying' })
    const made = { result: 'made', kind: 'promotionApplication', object: { label: 'Applying' } }
    expect((await resolve()).value).toEqual(made)
  })

  it('[CASH-03] under which something was made names it, as it is now', async () => {
    const { claim, resolve } = await start()
    expect((await claim()).value).toEqual({ label: 'Claimed' })
    expect((await resolve()).value).toEqual({ result: 'made', kind: 'promotionClaim', object: { label: 'Claimed' } })
  })

  it('[CASH-03] under which nothing was made is closed: a request that comes later is refused, and pays nothing', async () => {
    const { claim, resolve, balance } = await start()
    const before = await balance()
    expect((await resolve()).value).toEqual({ result: 'voided' })
    expect(await claim()).toMatchObject({ status: 200, success: false, code: 'idempotency.void' })
    expect((await resolve()).value).toEqual({ result: 'voided' })
    expect(await balance()).toBe(before)
    expect((await claim(crypto.randomUUID())).success).toBe(true)
  })

  it('[CASH-01] is not used up by a refusal', async () => {
    const { claim, sandbox } = await start()
    await sandbox.control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: 'Joined' })
    expect(await claim()).toMatchObject({ code: 'promo.transition.invalid' })
    await sandbox.control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: 'Claim' })
    expect((await claim()).success).toBe(true)
  })

  it('[CASH-04] is one member’s: that of another is another', async () => {
    const { claim, resolve, login } = await start()
    await claim()
    const demo = await login('demo')
    expect((await resolve(KEY, demo)).value).toEqual({ result: 'voided' })
    expect((await resolve()).value).toMatchObject({ result: 'made' })
  })

  it('is a UUID of version 4, of a member', async () => {
    const { call, claim, resolve } = await start()
    expect(await claim('once')).toMatchObject({ status: 400, value: { field: 'idempotencyKey' } })
    expect(await resolve('00000000-0000-0000-0000-000000000000')).toMatchObject({ status: 400 })
    const trial = (await call('trialStart', {})).value.token
    expect(await resolve(KEY, trial)).toMatchObject({ code: 'trial.rejected' })
  })

  it('outlives a restart, for 30 days', async () => {
    const { claim, sandbox, balance, clock } = await start()
    await claim()
    const paid = await balance()
    await sandbox.control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: 'Claim' })
    await clock.advance(29 * DAY_MS)
    const kept = parseSnapshot(JSON.parse(JSON.stringify(sandbox.snapshot())))
    const again = await start(createTestBench({ snapshot: kept, now: clock.now }))
    expect((await again.claim()).success).toBe(true)
    expect(await again.balance()).toBe(paid)
    await clock.advance(2 * DAY_MS)
    const later = await start(createTestBench({ snapshot: again.sandbox.snapshot(), now: clock.now }))
    expect((await later.resolve()).value).toEqual({ result: 'voided' })
  })
})
