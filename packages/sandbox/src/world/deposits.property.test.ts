import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestBench } from '../testing/test-bench.ts'
import { type DepositState, dueOf, stateOf } from './deposit.ts'
import { sumPostings } from './ledger.ts'
import { toMinor } from './money.ts'
import { parseSnapshot } from './snapshot.ts'

/** Which state may follow on which (docs/cashier.md): an end is left by late money alone. */
const NEXT: Readonly<Record<DepositState, readonly DepositState[]>> = {
  awaiting: ['processing', 'paid', 'failed', 'cancelled', 'expired'],
  processing: ['paid', 'failed'],
  paid: [],
  failed: ['paid'],
  cancelled: ['paid'],
  expired: ['paid'],
}

const KEYS = Array.from({ length: 4 }, (_, index) => `0b5e7b3e-6f0a-4f6e-9a53-2f2b6c1d7e1${index}`)
const key = fc.nat({ max: KEYS.length - 1 })
/** Of the deposits that there are, latest first. */
const which = fc.nat({ max: 3 })

const action = fc.oneof(
  // The same key may come again: a retry, a second tab, an answer that was lost.
  fc.record({
    create: key,
    methodCode: fc.constantFrom('QUICKPAY', 'MOBOCASH'),
    amount: fc.constantFrom('100.00', '999.99'),
  }),
  fc.record({
    pay: which,
    amount: fc.option(fc.integer({ min: 1, max: 150_000 }), { nil: undefined }),
    afterMs: fc.constantFrom(0, 5000, 3_600_000),
    times: fc.integer({ min: 1, max: 3 }),
    currency: fc.constantFrom('PHP', 'PHP', 'PHP', 'USD'),
  }),
  fc.record({ end: which, as: fc.constantFrom('refused', 'silent', 'cancel', 'leave') }),
  fc.record({ resolve: key }),
  fc.record({ wait: fc.constantFrom(1000, 60_000, 1_800_000, 7_200_000) }),
  fc.constant({ restart: true } as const),
)

describe('money that comes in', () => {
  it('[WALLET-03] is neither made nor lost by retries, tabs, lost answers, late and repeated callbacks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 14 }), async (sequence) => {
        let bench = createTestBench()
        let token = await bench.login('player1')
        const now = { ms: bench.clock.now() }
        const first = bench.sandbox.snapshot()
        const opening = standing(first)
        const made = new Map<string, string>()
        const voided = new Set<string>()
        const deposits = () => [...(bench.sandbox.snapshot().deposits ?? [])].reverse()

        for (const step of sequence) {
          const { call, sandbox } = bench
          if ('create' in step) {
            const { methodCode, amount } = step
            const idempotencyKey = KEYS[step.create] ?? ''
            const rate = methodCode === 'MOBOCASH' ? 100 : 0
            const fee = (Math.floor(((toMinor(amount) ?? 0) * rate + 5000) / 10_000) / 100).toFixed(2)
            const body = { methodCode, amount, fee, returnUrl: '/m/voucherCenter', idempotencyKey }
            const reply = await call('depositCreate', body, { token })
            if (voided.has(idempotencyKey)) expect(reply.code).toBe('idempotency.void')
            else if (reply.success) {
              expect(made.get(idempotencyKey) ?? reply.value.depositId).toBe(reply.value.depositId)
              made.set(idempotencyKey, reply.value.depositId)
            } else expect(reply.code).toBe('idempotency.conflict')
          } else if ('pay' in step) {
            const deposit = deposits()[step.pay]
            const amount = step.amount === undefined ? undefined : (step.amount / 100).toFixed(2)
            const { afterMs, times, currency } = step
            if (deposit)
              await sandbox.control.payDeposit({
                depositId: deposit.depositId,
                end: 'paid',
                amount,
                afterMs,
                times,
                currency,
              })
          } else if ('end' in step) {
            const depositId = deposits()[step.end]?.depositId
            if (depositId === undefined) continue
            if (step.as === 'leave') await call('depositCancel', { depositId }, { token })
            else await sandbox.control.payDeposit({ depositId, end: step.as as 'refused' | 'silent' | 'cancel' })
          } else if ('resolve' in step) {
            const idempotencyKey = KEYS[step.resolve] ?? ''
            const { result, object } = (await call('attemptResolve', { idempotencyKey }, { token })).value
            if (result === 'made') expect(object.depositId).toBe(made.get(idempotencyKey))
            else voided.add(idempotencyKey)
            expect(result === 'voided' && made.has(idempotencyKey)).toBe(false)
          } else if ('wait' in step) {
            now.ms += step.wait
            await bench.clock.advance(step.wait)
          } else {
            const snapshot = parseSnapshot(JSON.parse(JSON.stringify(sandbox.snapshot())))
            bench = createTestBench({ snapshot })
            bench.clock.sleep(now.ms - bench.clock.now())
            token = await bench.login('player1')
          }
          await check()
        }

        async function check() {
          const { value } = await bench.call('walletLoad', {}, { token })
          const records = (
            await bench.call('transactionRecord', { pageNo: 1, pageSize: 500, kind: 'deposit' }, { token })
          ).value
          const snapshot = bench.sandbox.snapshot()
          const now = standing(snapshot)
          const own = snapshot.deposits ?? []
          const receipts = own.flatMap((deposit) => deposit.receipts)
          const credited = receipts.reduce((sum, receipt) => sum + receipt.credited, 0)
          // Each entry balances, and so does the whole; no member owes.
          for (const { postings } of snapshot.journal?.entries ?? []) {
            expect(postings.reduce((sum, posting) => sum + (posting.unit === 'MONEY' ? posting.amount : 0), 0)).toBe(0)
          }
          expect(now('cash:player1')).toBeGreaterThanOrEqual(0)
          // Wallet, books, records and deposits have one sum.
          expect(Math.round(value.sumBalance * 100)).toBe(now('cash:player1'))
          expect(now('cash:player1') - opening('cash:player1')).toBe(credited)
          expect(now('fees') - opening('fees')).toBe(receipts.reduce((sum, { fee }) => sum + fee, 0))
          const received = receipts.reduce((sum, receipt) => sum + receipt.received, 0)
          const providers = ['QUICKPAY', 'MOBOCASH'].reduce((sum, code) => sum + now(`provider:${code}`), 0)
          expect(providers + received).toBe(0)
          const recorded = records.list.filter(({ reference = '' }: { reference?: string }) =>
            own.some(({ depositId }) => depositId === reference),
          )
          expect(recorded).toHaveLength(receipts.length)
          // One object for each key, one booking for each event.
          expect(own).toHaveLength(new Set(made.values()).size)
          for (const { receipts, events, history, ...deposit } of own) {
            const ids = receipts.map(({ eventId }) => eventId)
            expect(new Set(ids).size).toBe(ids.length)
            expect(
              receipts.every(({ received, fee, credited }) => fee >= 0 && credited >= 0 && fee + credited === received),
            ).toBe(true)
            expect(receipts.reduce((sum, { fee }) => sum + fee, 0)).toBeLessThanOrEqual(deposit.fee)
            // A path of the state machine, in the order of time.
            history.forEach(({ state, at }, index) => {
              const before = history[index - 1]
              if (before !== undefined) expect(NEXT[before.state]).toContain(state)
              if (before !== undefined) expect(at).toBeGreaterThanOrEqual(before.at)
            })
            expect(stateOf({ history }) === 'paid').toBe(receipts.length > 0)
            if (
              receipts.length > 0 &&
              dueOf({ ...deposit, receipts }) === 0 &&
              receipts.length === 1 &&
              receipts[0]?.received === deposit.amount + deposit.fee
            )
              expect(receipts[0]?.credited).toBe(deposit.amount)
            expect(events.every(({ at }) => at > 0)).toBe(true)
          }
          // What is locked by open turnover is what was brought in, at most the cash.
          expect(toMinor(value.locked) ?? -1).toBe(Math.min(credited, now('cash:player1')))
        }
      }),
      { numRuns: 20 },
    )
  })
})

/** What stands on an account. */
function standing({ journal }: ReturnType<ReturnType<typeof createTestBench>['sandbox']['snapshot']>) {
  const { opening = [], entries = [] } = journal ?? {}
  const sums = sumPostings([...opening, ...entries.flatMap(({ postings }) => postings)])
  return (account: string): number => sums.get(`MONEY ${account}`)?.amount ?? 0
}
