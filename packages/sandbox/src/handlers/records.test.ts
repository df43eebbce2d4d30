import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestBench } from '../testing/test-bench.ts'
import { dayIn, isDay, lengthOf } from '../world/days.ts'

const ALL = { pageNo: 1, pageSize: 500 }
/** In minor units. */
const minor = (text: string) => Math.round(Number(text) * 100)
const total = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + minor(amount), 0)

interface BetRow {
  readonly betId: string
  readonly betAt: number
  readonly betAmount: string
  readonly winAmount: string
  readonly vassalage: string
  readonly gameType: string
}
interface MovementRow {
  readonly transactionId: string
  readonly kind: string
  readonly at: number
  readonly amount: string
}
interface DayRow {
  readonly day: string
  readonly betAmount: string
  readonly winAmount: string
  readonly profit: string
  readonly rewardAmount: string
  readonly rounds: number
}

async function open() {
  const bench = createTestBench()
  const token = await bench.login('demo')
  const ask = async (id: 'gameRecord' | 'transactionRecord' | 'profitAndLoss', input: object = {}) =>
    bench.call(id, { ...ALL, ...input }, { token })
  return { bench, token, ask, today: dayIn('Asia/Manila', bench.clock.now()) }
}

const before = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10)

describe('the records', () => {
  it('[CASH-41] totals are those of the range and no page, and the same in all three', async () => {
    const { ask, today } = await open()
    const range = { from: before(today, 89), to: today }
    const bets = (await ask('gameRecord', range)).value
    const page = (await ask('gameRecord', { ...range, pageSize: 3 })).value
    expect(page.list).toHaveLength(3)
    expect(page.totals).toEqual(bets.totals)
    const rows: BetRow[] = bets.list
    expect(rows.length).toBeGreaterThan(3)
    expect(bets.totals).toEqual({
      count: rows.length,
      betAmount: expect.any(String),
      winAmount: expect.any(String),
      profit: expect.any(String),
    })
    const staked = total(rows.map(({ betAmount }) => betAmount))
    const won = total(rows.map(({ winAmount }) => winAmount))
    expect([bets.totals.betAmount, bets.totals.winAmount, bets.totals.profit].map(minor)).toEqual([
      staked,
      won,
      won - staked,
    ])
    const play = (await ask('transactionRecord', { ...range, kind: 'bet,win' })).value
    expect([play.totals.in, play.totals.out].map(minor)).toEqual([won, staked])
    const days = (await ask('profitAndLoss', range)).value
    expect(days.totals).toMatchObject({ ...bets.totals, rewardAmount: expect.any(String) })
    expect(bets).toMatchObject({ zone: 'Asia/Manila', asOf: expect.any(Number) })
  })

  it('filters by vendor, type and kind', async () => {
    const { ask } = await open()
    const { list }: { list: BetRow[] } = (await ask('gameRecord')).value
    const [{ vassalage = '', gameType = '' } = {}] = list
    const ofVendor: BetRow[] = (await ask('gameRecord', { vassalage })).value.list
    expect(ofVendor).toEqual(list.filter((row) => row.vassalage === vassalage))
    const ofType: BetRow[] = (await ask('gameRecord', { gameType })).value.list
    expect(ofType).toEqual(list.filter((row) => row.gameType === gameType))
    const kinds = (await ask('transactionRecord', { kind: 'deposit' })).value
    expect(new Set(kinds.list.map(({ kind }: MovementRow) => kind))).toEqual(new Set(['deposit']))
    expect((await ask('transactionRecord', { types: 'A' })).value.list).toEqual([])
  })

  it.each([
    [{ from: '2026-01-02', to: '2026-01-01' }, 'from'],
    [{ from: '2026-01-01', to: '2026-04-01' }, 'from'],
    [{ from: '2026-02-30', to: '2026-03-01' }, 'from'],
    [{ from: '2026-01-01' }, 'to'],
    [{ to: '2026-01-01' }, 'from'],
  ])('[CASH-40] refuses %j by its field', async (range, field) => {
    const { ask } = await open()
    for (const id of ['gameRecord', 'transactionRecord', 'profitAndLoss'] as const) {
      expect(await ask(id, range)).toMatchObject({ status: 400, code: 'request.invalid', value: { field } })
    }
  })

  it('[CASH-40] takes ninety days', async () => {
    const { ask } = await open()
    expect((await ask('gameRecord', { from: '2026-01-01', to: '2026-03-31' })).status).toBe(200)
  })

  it('[CASH-41] what comes after the first page shifts no row of the next', async () => {
    const { bench, token, ask } = await open()
    const first = (await ask('transactionRecord', { pageSize: 3 })).value
    await bench.clock.advance(1000)
    await bench.sandbox.control.setBalance({ userName: 'demo', balance: '1.23' })
    const next = (await ask('transactionRecord', { pageNo: 2, pageSize: 3, asOf: first.asOf })).value
    const known = first.list.map(({ transactionId }: MovementRow) => transactionId)
    expect(next.list.some(({ transactionId }: MovementRow) => known.includes(transactionId))).toBe(false)
    expect(next.totals).toEqual(first.totals)
    const latest = (await bench.call('transactionRecord', ALL, { token })).value.list[0]
    expect(latest.kind).toBe('adjustment')
  })

  it('[CASH-41] days, in any range, sum to the range, and their rows to the days', async () => {
    const { ask, today } = await open()
    const ranges = fc.record({ ago: fc.nat({ max: 20 }), length: fc.integer({ min: 1, max: 20 }) })
    await fc.assert(
      fc.asyncProperty(ranges, async ({ ago, length }) => {
        const to = before(today, ago)
        const range = { from: before(to, length - 1), to }
        const { list, totals }: { list: DayRow[]; totals: DayRow & { count: number } } = (
          await ask('profitAndLoss', range)
        ).value
        for (const part of ['betAmount', 'winAmount', 'profit', 'rewardAmount'] as const) {
          expect(total(list.map((day) => day[part]))).toBe(minor(totals[part]))
        }
        expect(list.reduce((sum, { rounds }) => sum + rounds, 0)).toBe(totals.count)
        for (const { day, betAmount, winAmount, profit, rounds } of list) {
          expect(range.from <= day && day <= range.to).toBe(true)
          const ofDay = (await ask('gameRecord', { from: day, to: day })).value
          expect(ofDay.totals).toEqual({ count: rounds, betAmount, winAmount, profit })
          expect(ofDay.list.every(({ betAt }: BetRow) => dayIn('Asia/Manila', betAt) === day)).toBe(true)
        }
      }),
      { numRuns: 15 },
    )
  })

  it('[CASH-42] tells the sides of a bet and of a movement to their owner alone', async () => {
    const { bench, token, ask } = await open()
    const [bet]: BetRow[] = (await ask('gameRecord')).value.list
    const [movement]: MovementRow[] = (await ask('transactionRecord', { kind: 'deposit' })).value.list
    const one = await bench.call('betDetail', { betId: bet?.betId ?? '' }, { token })
    expect(one.value).toMatchObject(bet ?? {})
    const other = await bench.call('transactionDetail', { transactionId: movement?.transactionId ?? '' }, { token })
    expect(other.value).toMatchObject({ ...movement, postings: [{ account: 'wallet' }, { account: 'provider' }] })
    for (const { value } of [one, other]) {
      expect(total(value.postings.map(({ amount }: MovementRow) => amount))).toBe(0)
    }
    expect(one.value.turnover).toBe('0.00')
    const stranger = await bench.login('player1')
    expect(await bench.call('betDetail', { betId: bet?.betId ?? '' }, { token: stranger })).toMatchObject({
      status: 400,
      value: { field: 'betId' },
    })
    const transactionId = movement?.transactionId ?? ''
    expect((await bench.call('transactionDetail', { transactionId }, { token: stranger })).status).toBe(400)
  })
})

describe('a void bet', () => {
  it('[CASH-44] gives back what it booked, is marked, and no total counts it', async () => {
    const { bench, token, ask } = await open()
    const before = (await ask('gameRecord')).value
    const [bet]: BetRow[] = before.list
    const { betId = '', betAmount = '', winAmount = '' } = bet ?? {}
    const balance = async () => (await bench.call('walletLoad', {}, { token })).value.sumBalance
    const had = await balance()
    await bench.sandbox.control.voidBet({ userName: 'demo', betId })
    expect(Math.round((await balance()) * 100)).toBe(Math.round(had * 100) + minor(betAmount) - minor(winAmount))
    const after = (await ask('gameRecord')).value
    expect(after.list[0]).toMatchObject({ betId, betAmount, winAmount, voided: true })
    expect(after.totals.count).toBe(before.totals.count - 1)
    expect(minor(after.totals.betAmount)).toBe(minor(before.totals.betAmount) - minor(betAmount))
    expect(minor(after.totals.winAmount)).toBe(minor(before.totals.winAmount) - minor(winAmount))
    const play = (await ask('transactionRecord', { kind: 'bet,win' })).value
    expect(minor(play.totals.in) - minor(play.totals.out)).toBe(minor(after.totals.profit))
    const detail = (await bench.call('betDetail', { betId }, { token })).value
    expect(detail.turnover).toBeUndefined()
    await expect(bench.sandbox.control.voidBet({ userName: 'demo', betId })).rejects.toMatchObject({
      value: { field: 'betId' },
    })
  })
})

describe('days', () => {
  it('[CASH-40] of 23 and 25 hours are whole days, in any zone', () => {
    const zones = fc.constantFrom('Asia/Manila', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'UTC')
    const moments = fc.array(fc.integer({ min: 1_761_350_400_000, max: 1_793_491_200_000 }), { maxLength: 50 })
    fc.assert(
      fc.property(zones, moments, (zone, times) => {
        const days = times.map((at) => dayIn(zone, at))
        expect(days.every(isDay)).toBe(true)
        const sorted = [...days].sort()
        expect([...times].sort((one, other) => one - other).map((at) => dayIn(zone, at))).toEqual(sorted)
      }),
    )
    const hour = (day: string, at: number) => dayIn('Europe/Berlin', Date.parse(`${day}T00:00:00Z`) + at * 3_600_000)
    const hours = (day: string) =>
      Array.from({ length: 72 }, (_, at) => hour(day, at - 24)).filter((one) => one === day)
    expect(['2026-03-29', '2026-10-25', '2026-11-01'].map((day) => hours(day).length)).toEqual([23, 25, 24])
    expect(lengthOf({ from: '2026-03-01', to: '2026-03-31' })).toBe(31)
  })
})
