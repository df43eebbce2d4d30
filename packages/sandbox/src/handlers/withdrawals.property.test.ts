import fc from 'fast-check'
import { expect, it } from 'vitest'
import { playFirstSlot } from '../testing/play-first-slot.ts'
import { createTestBench } from '../testing/test-bench.ts'
import { toDecimal } from '../world/money.ts'
import { Refusal } from '../world/refusal.ts'
import { parseSnapshot } from '../world/snapshot.ts'

const PASSWORD = '730518'
/** What a withdrawal may become next. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  requested: ['review'],
  review: ['sending', 'refused'],
  sending: ['paid', 'returned'],
  paid: ['returned'],
}
const ALL = { pageNo: 1, pageSize: 500 }
const minor = (text: string) => Math.round(Number(text) * 100)
const total = (texts: readonly string[]) => texts.reduce((sum, text) => sum + minor(text), 0)

interface Listed {
  readonly withdrawalId: string
  readonly amount: string
  readonly state: string
  readonly history: readonly { readonly state: string; readonly at: number }[]
}

type Bench = ReturnType<typeof createTestBench>

const withdrawalsOf = async (bench: Bench, token: string): Promise<readonly Listed[]> =>
  (await bench.call('withdrawalList', ALL, { token })).value.list

/** What control cannot do in this state is refused, and changes nothing. */
async function allowRefusal(done: Promise<void>): Promise<void> {
  await done.catch((reason: unknown) => {
    if (!(reason instanceof Refusal)) throw reason
  })
}

/** Wallet, holds, records, terms and books say the same, and each withdrawal has gone a way that there is. */
async function checkSums(bench: Bench, token: string): Promise<void> {
  const { sumBalance, held, locked } = (await bench.call('walletLoad', {}, { token })).value
  const cash = Math.round(sumBalance * 100)
  const { list, totals } = (await bench.call('transactionRecord', ALL, { token })).value
  const rows: { amount: string; balanceAfter: string; kind: string }[] = list
  expect(total(rows.map(({ amount }) => amount))).toBe(cash)
  expect(minor(rows[0]?.balanceAfter ?? '')).toBe(cash)
  expect(minor(totals.in) - minor(totals.out)).toBe(cash)
  const play = rows.filter(({ kind }) => kind === 'bet' || kind === 'win')
  const played = (await bench.call('gameRecord', ALL, { token })).value.totals
  expect(total(play.map(({ amount }) => amount))).toBe(minor(played.profit))

  const listed = await withdrawalsOf(bench, token)
  const open = listed.filter(({ state }) => state === 'requested' || state === 'review' || state === 'sending')
  expect(minor(held)).toBe(total(open.map(({ amount }) => amount)))
  const gone = listed.filter(({ state }) => state !== 'refused' && state !== 'returned')
  const out = rows.filter(({ kind }) => kind === 'withdraw')
  expect(total(out.map(({ amount }) => amount)) + total(gone.map(({ amount }) => amount))).toBe(0)
  for (const { state, history } of listed) {
    expect([history[0]?.state, history.at(-1)?.state]).toEqual(['requested', state])
    history.forEach((step, at) => {
      const next = history[at + 1]
      if (next === undefined) return
      expect(NEXT[step.state]).toContain(next.state)
      expect(next.at).toBeGreaterThanOrEqual(step.at)
    })
  }

  const terms = (await bench.call('withdrawalTerms', {}, { token })).value
  expect([terms.balance, terms.held, terms.locked].map(minor)).toEqual([cash, minor(held), minor(locked)])
  expect(minor(terms.withdrawable)).toBe(cash - minor(locked))
  const { journal } = bench.sandbox.snapshot()
  const standing = (account: string) =>
    [journal?.opening ?? [], ...(journal?.entries ?? []).map(({ postings }) => postings)]
      .flat()
      .reduce((before, one) => before + (one.account === account ? one.amount : 0), 0)
  expect([standing('cash:demo'), standing('hold:demo')]).toEqual([cash, minor(held)])
}

const which = fc.nat({ max: 2 })
const actions = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: fc.record({ set: fc.integer({ min: 0, max: 500_000 }) }) },
    { weight: 2, arbitrary: fc.record({ bet: fc.nat({ max: 4 }) }) },
    { weight: 1, arbitrary: fc.record({ voided: fc.nat({ max: 3 }) }) },
    { weight: 1, arbitrary: fc.record({ deposit: fc.integer({ min: 1, max: 100_000 }) }) },
    // Three keys: the same request comes again, and others come under a key that is used.
    { weight: 4, arbitrary: fc.record({ withdraw: fc.integer({ min: 9000, max: 90_000 }), key: which }) },
    { weight: 2, arbitrary: fc.record({ decide: fc.constantFrom('approve', 'refuse', 'ask'), at: which }) },
    { weight: 2, arbitrary: fc.record({ settle: fc.constantFrom('paid', 'returned'), at: which }) },
    { weight: 1, arbitrary: fc.record({ resolve: which }) },
    { weight: 2, arbitrary: fc.record({ minutes: fc.integer({ min: 1, max: 10 }) }) },
    { weight: 1, arbitrary: fc.constant({ restart: true } as const) },
  ),
  { minLength: 1, maxLength: 14 },
)

it('[CASH-07][WALLET-03] money is neither made nor lost, whatever is asked for and how often', async () => {
  await fc.assert(
    fc.asyncProperty(actions, async (sequence) => {
      let bench = createTestBench()
      const { clock } = bench
      await bench.sandbox.control.setPaymentPassword({ userName: 'demo', password: PASSWORD })
      await bench.sandbox.control.addPayoutAccount({ userName: 'demo', number: '09171234821' })
      let token = await bench.login('demo')
      const { accountId } = (await bench.call('payoutAccounts', {}, { token })).value.list[0]
      const keys = [0, 1, 2].map(() => crypto.randomUUID())
      const made = new Map<string, { readonly withdrawalId: string; readonly amount: string }>()

      for (const action of sequence) {
        const { control } = bench.sandbox
        if ('set' in action) await control.setBalance({ userName: 'demo', balance: toDecimal(action.set) })
        else if ('bet' in action) await playFirstSlot(bench, token, action.bet)
        else if ('voided' in action) {
          const { list } = (await bench.call('gameRecord', { pageNo: 1, pageSize: 10 }, { token })).value
          await allowRefusal(control.voidBet({ userName: 'demo', betId: list[action.voided]?.betId ?? '' }))
        } else if ('deposit' in action) {
          const amount = toDecimal(action.deposit)
          const source = { kind: 'deposit', name: { EN: 'QuickPay' }, amount, required: amount } as const
          await control.openTurnover({ userName: 'demo', ...source })
        } else if ('withdraw' in action) {
          const key = keys[action.key] ?? ''
          const { fee } = (await bench.call('withdrawalTerms', {}, { token })).value
          const amount = toDecimal(action.withdraw)
          const body = { accountId, amount, fee: fee.freeLeft > 0 ? '0.00' : '10.00', second: true }
          const fields = { ...body, paymentPassword: PASSWORD, idempotencyKey: key }
          // Twice at the same moment, as after a lost answer or from two tabs.
          const replies = await Promise.all([0, 1].map(() => bench.call('withdrawalCreate', fields, { token })))
          for (const { success, value } of replies) {
            if (!success) continue
            expect(value).toMatchObject(made.get(key) ?? { amount })
            made.set(key, { withdrawalId: value.withdrawalId, amount: value.amount })
          }
        } else if ('decide' in action || 'settle' in action) {
          const withdrawalId = (await withdrawalsOf(bench, token))[action.at]?.withdrawalId
          const named = { userName: 'demo', ...(withdrawalId !== undefined && { withdrawalId }) }
          await allowRefusal(
            'decide' in action
              ? control.reviewWithdrawal({ ...named, decision: action.decide })
              : control.settleWithdrawal({ ...named, result: action.settle }),
          )
        } else if ('resolve' in action) {
          const key = keys[action.resolve] ?? ''
          const { value } = await bench.call('attemptResolve', { idempotencyKey: key }, { token })
          expect(value.result).toBe(made.has(key) ? 'made' : 'voided')
        } else if ('minutes' in action) await clock.advance(action.minutes * 60_000)
        else {
          const snapshot = parseSnapshot(JSON.parse(JSON.stringify(bench.sandbox.snapshot())))
          bench = createTestBench({ clock, snapshot })
          token = await bench.login('demo')
        }
        await checkSums(bench, token)
      }
    }),
    { numRuns: 15 },
  )
}, 30_000)
