import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkJournal } from '../testing/check-journal.ts'
import { playFirstSlot } from '../testing/play-first-slot.ts'
import { createTestBench } from '../testing/test-bench.ts'
import { toMinor } from './money.ts'
import { parseSnapshot } from './snapshot.ts'

const PAGE = { pageNo: 1, pageSize: 500 }
const HOUR_MS = 3_600_000
const USER = 'newbie'

const cents = (text: string) => (text.startsWith('-') ? -1 : 1) * (toMinor(text.replace('-', '')) ?? Number.NaN)

const actions = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ bet: fc.nat({ max: 9 }) }) },
    { weight: 2, arbitrary: fc.record({ void: fc.nat({ max: 5 }) }) },
    { weight: 3, arbitrary: fc.record({ redeem: fc.constantFrom('credit-10', 'load-50', 'umbrella') }) },
    { weight: 1, arbitrary: fc.record({ refuse: fc.nat({ max: 3 }) }) },
    { weight: 3, arbitrary: fc.record({ claim: fc.nat({ max: 3 }) }) },
    { weight: 1, arbitrary: fc.record({ giveBack: fc.nat({ max: 3 }) }) },
    { weight: 2, arbitrary: fc.constant({ repeat: true } as const) },
    { weight: 2, arbitrary: fc.record({ hours: fc.integer({ min: 1, max: 100 }) }) },
    { weight: 1, arbitrary: fc.constant({ restart: true } as const) },
  ),
  { minLength: 4, maxLength: 16 },
)
type Action =
  typeof actions extends fc.Arbitrary<infer Many> ? (Many extends readonly (infer One)[] ? One : never) : never

async function openWorld() {
  let bench = createTestBench()
  const { clock } = bench
  let token = await bench.login(USER)
  let keys = 0
  /** Sends the last request with a key once more. */
  let repeat = async () => {}
  const { control } = bench.sandbox
  await control.setBalance({ userName: USER, balance: '5000' })
  await control.setPoints({ userName: USER, points: 900 })
  await control.setLevel({ userName: USER, level: 2, counted: '0' })
  await control.setStock({ goodsId: 'umbrella', stock: 1 })
  const key = () => {
    keys += 1
    return `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`
  }
  const ask = async (
    id: 'pointsBalance' | 'redemptionList' | 'rewardList' | 'gameRecord' | 'transactionRecord' | 'goodsList',
  ) => (await bench.call(id, PAGE, { token })).value
  const once = async (send: () => Promise<unknown>) => {
    repeat = async () => void (await send())
    await repeat()
  }

  async function act(action: Action): Promise<void> {
    if ('bet' in action) await playFirstSlot(bench, token, action.bet)
    else if ('void' in action) {
      const { list } = await ask('gameRecord')
      const bet = list.filter(({ voided }: { voided?: boolean }) => voided !== true)[action.void]
      if (bet !== undefined) await bench.sandbox.control.voidBet({ userName: USER, betId: bet.betId })
    } else if ('redeem' in action) {
      const goodsId = action.redeem
      const good = (await ask('goodsList')).list.find((one: { goodsId: string }) => one.goodsId === goodsId)
      const order = { goodsId, cost: good.cost, address: '12 Mabini Street, Marikina', idempotencyKey: key() }
      await once(() => bench.call('goodsRedeem', order, { token }))
    } else if ('refuse' in action) {
      const order = (await ask('redemptionList')).list.filter(
        ({ state }: { state: string }) => state === 'requested' || state === 'preparing',
      )[action.refuse]
      if (order !== undefined)
        await bench.sandbox.control.moveOrder({ redemptionId: order.redemptionId, state: 'refused' })
    } else if ('claim' in action) {
      const reward = (await ask('rewardList')).list[action.claim]
      if (reward === undefined) return
      const claim = { rewardId: reward.rewardId, termsVersion: reward.terms.version, idempotencyKey: key() }
      await once(() => bench.call('rewardClaim', claim, { token }))
    } else if ('giveBack' in action) {
      const reward = (await ask('rewardList')).list[action.giveBack]
      if (reward !== undefined) await bench.call('rewardGiveBack', { rewardId: reward.rewardId }, { token })
    } else if ('repeat' in action) await repeat()
    else if ('hours' in action) {
      await clock.advance(action.hours * HOUR_MS)
      token = await bench.login(USER)
    } else {
      const snapshot = parseSnapshot(JSON.parse(JSON.stringify(bench.sandbox.snapshot())))
      bench = createTestBench({ snapshot, clock })
      token = await bench.login(USER)
    }
  }

  /** What holds after every step, as the calls say and as the journal has it. */
  async function check(): Promise<void> {
    const { journal } = bench.sandbox.snapshot()
    if (journal === undefined) throw new Error('no journal')
    const wallet = (await bench.call('walletLoad', {}, { token })).value
    const [points, goods, orders, rewards, movements, bets] = [
      await ask('pointsBalance'),
      (await ask('goodsList')).list,
      (await ask('redemptionList')).list,
      (await ask('rewardList')).list,
      (await ask('transactionRecord')).list,
      (await ask('gameRecord')).list,
    ]
    checkJournal({ opening: journal.opening, entries: journal.entries })
    const cash = Math.round(Number(wallet.sumBalance) * 100)
    expect(movements.reduce((sum: number, { amount }: { amount: string }) => sum + cents(amount), 0)).toBe(cash)
    const locked = cents(wallet.locked ?? '0.00')
    expect(locked >= 0 && locked <= cash).toBe(true)

    // Each full 100.00 of counted stakes is a point, less what was spent, and never below 0.
    const played = bets
      .filter(({ voided }: { voided?: boolean }) => voided !== true)
      .reduce((sum: number, { betAmount }: { betAmount: string }) => sum + cents(betAmount), 0)
    const counted = 90_000 * 100 + played
    const spent = orders
      .filter(({ state }: { state: string }) => state !== 'refused')
      .reduce((sum: number, { cost }: { cost: number }) => sum + cost, 0)
    expect(points.points).toBe(Math.max(0, Math.floor(counted / 10_000) - spent))

    for (const { stock } of goods) expect(stock).toBeGreaterThanOrEqual(0)
    const umbrellas = orders.filter(
      ({ goodsId, state }: Record<string, string>) => goodsId === 'umbrella' && state !== 'refused',
    )
    expect(umbrellas.length + goods.find(({ goodsId }: { goodsId: string }) => goodsId === 'umbrella').stock).toBe(1)

    // A reward is booked once, and only one that was claimed.
    const claimed = rewards.filter(({ claimedAt }: { claimedAt?: number }) => claimedAt !== undefined)
    const booked = movements.filter(
      ({ reference, kind, amount }: Record<string, string>) =>
        kind === 'bonus' && reference?.startsWith('R') === true && cents(amount ?? '') > 0,
    )
    expect(booked.map(({ reference }: { reference: string }) => reference).sort()).toEqual(
      claimed.map(({ reference }: { reference: string }) => reference).sort(),
    )
    for (const { turnover } of claimed) {
      if (turnover === undefined) continue
      expect(cents(turnover.done)).toBeLessThanOrEqual(cents(turnover.required))
    }
  }
  return { act, check }
}

it('[WALLET-03] points, stock, rewards and money agree after every step, also after a restart', async () => {
  await fc.assert(
    fc.asyncProperty(actions, async (sequence) => {
      const { act, check } = await openWorld()
      await check()
      for (const action of sequence) {
        await act(action)
        await check()
      }
    }),
    { numRuns: 15 },
  )
})
