import type { GameCategory } from '@foyer/core/contract'
import { GAME_CATEGORIES } from '@foyer/core/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLedger, holdOf, type Ledger } from './ledger.ts'
import { createTurnover, type NewTurnoverSource, type Turnover } from './turnover.ts'

const ANN = { userName: 'ann', trial: undefined }
const TRIAL = { userName: 'trial000001', trial: 1 }
const NAME = { EN: 'QuickPay' }

function open(startedAt = 0) {
  let at = startedAt
  let hasOpenRound = false
  const now = () => at
  const ledger = createLedger({ journal: { opening: [], entries: [] }, bets: [], nextNumber: 1 }, now)
  const turnover = createTurnover({ kept: [], ledger, hasOpenRound: () => hasOpenRound, now })
  return {
    ledger,
    turnover,
    advance(ms: number) {
      at += ms
    },
    keepRoundOpen(is: boolean) {
      hasOpenRound = is
    },
    credit(kind: NewTurnoverSource['kind'], amount: number, more: Partial<NewTurnoverSource> = {}) {
      const sourceId = more.sourceId ?? `${kind}${ledger.nextNumber()}`
      ledger.move(ANN, kind === 'deposit' ? 'deposit' : 'bonus', amount)
      return turnover.open(ANN, { sourceId, kind, name: NAME, amount, required: amount, ...more })
    },
    /** A settled round. */
    play(betAmount: number, winAmount: number, category: GameCategory) {
      ledger.move(ANN, 'bet', -betAmount)
      if (winAmount > 0) ledger.move(ANN, 'win', winAmount)
      const stake = turnover.count(ANN, { amount: betAmount, category })
      const bet = ledger.bet(ANN, { nodeId: '1', vassalage: 'X', betAmount, winAmount, result: '', ...stake })
      turnover.endDue(ANN)
      return bet
    },
    voidBet(betId: string) {
      const voided = ledger.voidBet(ANN, betId)
      if (voided !== undefined) turnover.takeBack(ANN, voided.filled ?? [])
      return voided
    },
  }
}

const doneOf = ({ turnover }: { readonly turnover: Turnover }) => turnover.of(ANN).map(({ done }) => done)

describe('turnover', () => {
  it.each([
    ...(['RNG', 'FISH', 'INHOUSE', 'LOTT', 'ELOTT'] as const).map((category) => [category, 333] as const),
    ...(['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const).map((category) => [category, 166] as const),
    ...(['LIVE', 'PVP'] as const).map((category) => [category, 66] as const),
  ])('of 3.33 staked on %s %i minor units count', (category, counted) => {
    const test = open()
    test.credit('deposit', 10_000)
    const bet = test.play(333, 0, category)
    expect([bet.counted, doneOf(test)]).toEqual([counted, [counted]])
  })

  it('fills the oldest source that allows the game, and what is over flows on', () => {
    const test = open()
    test.credit('reward', 1000, { required: 500, categories: ['RNG'] })
    test.credit('deposit', 2000)
    test.play(300, 0, 'FISH')
    expect(doneOf(test)).toEqual([0, 300])
    test.play(700, 700, 'RNG')
    expect(doneOf(test)).toEqual([500, 500])
    expect(test.turnover.of(ANN).map(({ state }) => state)).toEqual(['met', 'open'])
    expect(test.turnover.lockedOf(ANN)).toBe(1500)
  })

  it('keeps the open rest of a deposit and the whole of an unmet reward, and never more than the cash', () => {
    const test = open()
    test.credit('deposit', 10_000)
    test.credit('reward', 500, { required: 5000, categories: ['RNG'] })
    test.play(4000, 0, 'FISH')
    expect([test.turnover.lockedOf(ANN), test.turnover.withdrawableOf(ANN)]).toEqual([6500, 0])
    test.play(0, 8500, 'FISH')
    expect([test.turnover.lockedOf(ANN), test.turnover.withdrawableOf(ANN)]).toEqual([6500, 8500])
  })

  it('a void bet counts no longer, and its stake comes back once', () => {
    const test = open()
    test.credit('deposit', 1000)
    const bet = test.play(400, 100, 'RNG')
    expect(test.voidBet(bet.betId)).toMatchObject({ betId: bet.betId, voidedAt: 0 })
    expect([test.ledger.balanceOf(ANN), doneOf(test)]).toEqual([1000, [0]])
    expect(test.voidBet(bet.betId)).toBeUndefined()
    // What has ended stays ended, and a win that is gone cannot be taken back.
    const last = test.play(1000, 2500, 'RNG')
    expect(test.turnover.of(ANN)).toMatchObject([{ state: 'met', done: 1000 }])
    expect(test.voidBet(last.betId)).toBeDefined()
    expect(test.turnover.of(ANN)).toMatchObject([{ state: 'met', done: 1000 }])
    const won = test.play(1000, 5000, 'RNG')
    test.ledger.move(ANN, 'withdraw', -4500)
    expect(test.voidBet(won.betId)).toBeUndefined()
    expect(test.ledger.balanceOf(ANN)).toBe(500)
  })

  it('ends with less than 1.00 of cash, unless money is held or a round is open', () => {
    const test = open()
    test.credit('deposit', 1099)
    test.play(500, 0, 'LIVE')
    test.keepRoundOpen(true)
    test.ledger.move(ANN, 'bet', -500)
    expect(test.turnover.endDue(ANN)).toEqual([])
    test.keepRoundOpen(false)
    const hold = [
      { account: 'cash:ann', unit: 'MONEY', amount: -50 },
      { account: holdOf(ANN), unit: 'MONEY', amount: 50 },
    ] as const
    test.ledger.post({ kind: 'withdraw', postings: hold })
    expect([test.turnover.endDue(ANN), test.ledger.heldBy(ANN)]).toEqual([[], 50])
    test.ledger.post({ kind: 'withdraw', postings: hold.map((side) => ({ ...side, amount: -side.amount })) })
    expect(test.turnover.endDue(ANN)).toMatchObject([{ state: 'spent', done: 100, taken: 0 }])
    expect(test.ledger.balanceOf(ANN)).toBe(99)
    // The next deposit begins anew.
    test.credit('deposit', 500)
    expect(test.turnover.lockedOf(ANN)).toBe(500)
  })

  it('a reward is given back, or ends with its time; what was won with it stays', () => {
    const test = open()
    test.credit('deposit', 1000)
    const reward = test.credit('reward', 100, { required: 1000, until: 60_000 })
    expect(test.turnover.giveBack(ANN, 'D1')).toBeUndefined()
    test.play(100, 700, 'RNG')
    expect(test.turnover.giveBack(ANN, reward.sourceId)).toMatchObject({ state: 'givenBack', taken: 100 })
    expect(test.turnover.giveBack(ANN, reward.sourceId)).toBeUndefined()
    expect(test.ledger.balanceOf(ANN)).toBe(1600)
    test.credit('reward', 200, { required: 2000, until: 60_000, categories: ['LIVE'] })
    test.advance(60_000)
    expect(test.turnover.endDue(ANN)).toMatchObject([{ state: 'expired', endedAt: 60_000, taken: 200 }])
    expect(test.ledger.movementsOf(ANN)[0]).toMatchObject({ kind: 'bonus', amount: -200, at: 60_000 })
    expect(test.turnover.endDue(ANN)).toEqual([])
  })

  it('a reward that is on the table is neither given back nor ends before the round does, and grows by no play', () => {
    const test = open()
    const reward = test.credit('reward', 100, { required: 1000, until: 60_000 })
    test.ledger.move(ANN, 'bet', -100)
    test.keepRoundOpen(true)
    expect(test.turnover.giveBack(ANN, reward.sourceId)).toBe('onTable')
    test.advance(60_000)
    expect(test.turnover.endDue(ANN)).toEqual([])
    // The round ends, and pays.
    test.keepRoundOpen(false)
    test.ledger.move(ANN, 'win', 250)
    expect(test.turnover.count(ANN, { amount: 1000, category: 'RNG' }).filled).toEqual([])
    expect(test.turnover.endDue(ANN)).toMatchObject([{ state: 'expired', endedAt: 60_000, taken: 100 }])
    expect(test.ledger.balanceOf(ANN)).toBe(150)
    // With the cash of it there, an open round is no hindrance.
    const next = test.credit('reward', 50, { required: 500 })
    test.keepRoundOpen(true)
    expect(test.turnover.giveBack(ANN, next.sourceId)).toMatchObject({ state: 'givenBack', taken: 50 })
  })

  it('refuses the same source twice; trial players have none; without a demand it is met at once', () => {
    const test = open()
    test.credit('reward', 100, { sourceId: 'R1' })
    expect(() => test.credit('reward', 100, { sourceId: 'R1' })).toThrow('R1')
    expect(test.credit('reward', 100, { required: 0 }).state).toBe('met')
    expect(test.turnover.count(TRIAL, { amount: 500, category: 'RNG' })).toEqual({ counted: 0, filled: [] })
    expect(test.turnover.of(TRIAL)).toEqual([])
  })

  it('of years is not kept for ever: open sources are, and the latest that ended', () => {
    const test = open()
    test.credit('deposit', 500, { sourceId: 'first', categories: ['LIVE'] })
    for (let count = 0; count < 205; count += 1) {
      test.credit('deposit', 100, { sourceId: `D${count}` })
      test.play(100, 0, 'RNG')
    }
    const ids = test.turnover.of(ANN).map(({ sourceId }) => sourceId)
    expect([ids.length, ids[0], ids[1], ids.at(-1)]).toEqual([201, 'first', 'D5', 'D204'])
  })
})

const minor = fc.integer({ min: 1, max: 50_000 })
const category = fc.constantFrom<GameCategory>(...GAME_CATEGORIES)
const steps = fc.array(
  fc.oneof(
    fc.record({ deposit: minor }),
    fc.record({
      reward: minor,
      times: fc.integer({ min: 1, max: 10 }),
      category,
      days: fc.integer({ min: 1, max: 7 }),
    }),
    fc.record({ bet: minor, win: fc.nat({ max: 100_000 }), category }),
    fc.record({ voided: fc.nat({ max: 20 }) }),
    fc.record({ givenBack: fc.nat({ max: 5 }) }),
    fc.record({ hours: fc.integer({ min: 1, max: 100 }) }),
  ),
  { maxLength: 30 },
)

/** What holds after each step, whatever came before. */
function check(ledger: Ledger, turnover: Turnover): void {
  const cash = ledger.balanceOf(ANN)
  const locked = turnover.lockedOf(ANN)
  expect(locked).toBeGreaterThanOrEqual(0)
  expect(locked).toBeLessThanOrEqual(cash)
  expect(turnover.withdrawableOf(ANN)).toBe(cash - locked)
  for (const { sourceId, required, done, state } of turnover.of(ANN)) {
    expect(done).toBeGreaterThanOrEqual(0)
    expect(done).toBeLessThanOrEqual(required)
    expect(state === 'met').toBe(done === required)
    const filled = ledger.bets.flatMap((bet) =>
      bet.voidedAt === undefined || state !== 'open' ? (bet.filled ?? []) : [],
    )
    const sum = filled.reduce((before, one) => before + (one.sourceId === sourceId ? one.amount : 0), 0)
    // A void bet takes back what it filled only while the source is open.
    if (state === 'open') expect(done).toBe(sum)
    else expect(done).toBeLessThanOrEqual(sum)
  }
  for (const bet of ledger.bets) {
    const filled = (bet.filled ?? []).reduce((sum, { amount }) => sum + amount, 0)
    expect(filled).toBeLessThanOrEqual(bet.counted ?? Number.NaN)
    expect(bet.counted).toBeLessThanOrEqual(bet.betAmount)
  }
}

it('[WALLET-03] turnover, cash and books agree after any play', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      const test = open()
      const { ledger, turnover } = test
      for (const step of sequence) {
        if ('deposit' in step) test.credit('deposit', step.deposit)
        else if ('reward' in step) {
          const until = step.days * 86_400_000 + (turnover.of(ANN).at(-1)?.openedAt ?? 0)
          test.credit('reward', step.reward, { required: step.reward * step.times, categories: [step.category], until })
        } else if ('bet' in step) {
          const bet = Math.min(step.bet, ledger.balanceOf(ANN))
          if (bet > 0) test.play(bet, step.win, step.category)
        } else if ('voided' in step) test.voidBet(ledger.bets[step.voided]?.betId ?? '')
        else if ('givenBack' in step) turnover.giveBack(ANN, turnover.of(ANN)[step.givenBack]?.sourceId ?? '')
        else test.advance(step.hours * 3_600_000)
        turnover.endDue(ANN)
        check(ledger, turnover)
      }
      const again = createTurnover({ kept: turnover.all(), ledger, hasOpenRound: () => false, now: () => 0 })
      expect(again.of(ANN)).toEqual(turnover.of(ANN))
    }),
  )
})
