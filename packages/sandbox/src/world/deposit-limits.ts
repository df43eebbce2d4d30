import { addDays, dayIn, startOfDay, TIME_ZONE } from './days.ts'
import { creditedBy, type Deposit, isOpen } from './deposit.ts'

/** What a member may bring in at most, as the member has set it. */
export interface DepositLimit {
  readonly period: 'day' | 'week' | 'month'
  /** Minor units. */
  readonly amount: number
}

export interface LimitLeft {
  readonly period: DepositLimit['period']
  /** Minor units. */
  readonly remaining: number
  /** ms since the epoch. */
  readonly freesAt: number
}

/** The first day of the period, and of the next one. Weeks begin on Monday. */
function daysOf(period: DepositLimit['period'], day: string): readonly [string, string] {
  switch (period) {
    case 'day':
      return [day, addDays(day, 1)]
    case 'week': {
      const monday = addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
      return [monday, addDays(monday, 7)]
    }
    case 'month': {
      const first = `${day.slice(0, 7)}-01`
      return [first, `${addDays(first, 31).slice(0, 7)}-01`]
    }
  }
}

/**
 * What a limit leaves: it counts what was brought in, whatever was paid out since (RTS 12B), and what may still come of
 * deposits that are open.
 */
export function limitLeft({ period, amount }: DepositLimit, deposits: readonly Deposit[], now: number): LimitLeft {
  const [from, until] = daysOf(period, dayIn(TIME_ZONE, now))
  const since = startOfDay(TIME_ZONE, from)
  const received = deposits.flatMap(({ receipts }) => receipts).filter(({ at }) => at >= since)
  const booked = received.reduce((sum, { credited }) => sum + credited, 0)
  const expected = deposits.filter(isOpen).reduce((sum, deposit) => sum + deposit.amount - creditedBy(deposit), 0)
  return {
    period,
    remaining: Math.max(0, amount - booked - expected),
    freesAt: startOfDay(TIME_ZONE, until),
  }
}
