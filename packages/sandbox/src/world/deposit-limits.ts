import { DEPOSIT_LIMIT_PERIODS } from '@foyer/core/contract'
import { addDays, dayIn, startOfDay, TIME_ZONE } from './days.ts'
import { creditedBy, type Deposit, isOpen } from './deposit.ts'

export type LimitPeriod = (typeof DEPOSIT_LIMIT_PERIODS)[number]

/** Minor units: the lowest and the highest limit that can be set. */
export const LOWEST_LIMIT = 1
export const HIGHEST_LIMIT = 10_000_000_00

/** How long a member waits for a higher limit, or for none. */
export const COOLING_OFF_MS = 86_400_000

/** What a member may bring in at most, as the member has set it. */
export interface DepositLimit {
  readonly period: LimitPeriod
  /** Minor units; undefined: as much as one likes. */
  readonly amount?: number | undefined
  /** A higher one, or none, that holds from then on (ms since the epoch). */
  readonly change?: { readonly amount?: number | undefined; readonly from: number } | undefined
}

/** A limit, and of whom. */
export interface KeptDepositLimit extends DepositLimit {
  readonly userName: string
}

export interface DepositLimits {
  /** One for each period, as it holds now. */
  of(userName: string): readonly DepositLimit[]
  /** Sets one as the member wants it: a lower one holds at once, a higher one or none after {@link COOLING_OFF_MS}. */
  ask(userName: string, period: LimitPeriod, amount: number | undefined): DepositLimit
  /** Cancels the pending change. */
  keep(userName: string, period: LimitPeriod): DepositLimit
  /** Sets one at once, without a cooling-off time. */
  put(userName: string, period: LimitPeriod, amount: number | undefined): void
  all(): readonly KeptDepositLimit[]
}

function asOf({ period, amount, change }: DepositLimit, now: number): DepositLimit {
  return change !== undefined && change.from <= now ? { period, amount: change.amount } : { period, amount, change }
}

/** Undefined is the most that there is. */
const isHigher = (one: number | undefined, other: number | undefined) =>
  other !== undefined && (one === undefined || one > other)

export function createDepositLimits(now: () => number, kept: readonly KeptDepositLimit[]): DepositLimits {
  const limits = new Map(kept.map((limit) => [`${limit.period} ${limit.userName}`, limit]))
  const read = (userName: string, period: LimitPeriod) => asOf(limits.get(`${period} ${userName}`) ?? { period }, now())
  const write = (userName: string, limit: DepositLimit) => {
    const key = `${limit.period} ${userName}`
    if (limit.amount === undefined && limit.change === undefined) limits.delete(key)
    else limits.set(key, { userName, ...limit })
  }
  return {
    of: (userName) => DEPOSIT_LIMIT_PERIODS.map((period) => read(userName, period)),
    ask(userName, period, amount) {
      const { amount: held, change } = read(userName, period)
      // Asked once more, it waits no longer than before.
      const isKnown = change !== undefined && change.amount === amount
      const later = isKnown ? change : { amount, from: now() + COOLING_OFF_MS }
      write(userName, isHigher(amount, held) ? { period, amount: held, change: later } : { period, amount })
      return read(userName, period)
    },
    keep(userName, period) {
      write(userName, { period, amount: read(userName, period).amount })
      return read(userName, period)
    },
    put: (userName, period, amount) => write(userName, { period, amount }),
    all: () => [...limits.values()],
  }
}

export interface LimitLeft {
  readonly period: LimitPeriod
  /** Minor units: what was brought in, and what may still come of deposits that are open. */
  readonly used: number
  /** Minor units. */
  readonly remaining: number
  /** ms since the epoch. */
  readonly freesAt: number
}

/** The first day of the period, and of the next one. Weeks begin on Monday. */
function daysOf(period: LimitPeriod, day: string): readonly [string, string] {
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

/** Counts what was brought in, whatever was paid out since (RTS 12B), and what may still come of deposits that are open. */
export function limitUse(
  period: LimitPeriod,
  deposits: readonly Deposit[],
  now: number,
): Pick<LimitLeft, 'used' | 'freesAt'> {
  const [from, until] = daysOf(period, dayIn(TIME_ZONE, now))
  const since = startOfDay(TIME_ZONE, from)
  const received = deposits.flatMap(({ receipts }) => receipts).filter(({ at }) => at >= since)
  const booked = received.reduce((sum, { credited }) => sum + credited, 0)
  const expected = deposits.filter(isOpen).reduce((sum, deposit) => sum + deposit.amount - creditedBy(deposit), 0)
  return { used: booked + expected, freesAt: startOfDay(TIME_ZONE, until) }
}

/** What the limits leave: that of the tightest one, or of the one that frees last; undefined without any. */
export function limitLeft(
  limits: readonly DepositLimit[],
  deposits: readonly Deposit[],
  now: number,
): LimitLeft | undefined {
  const left = limits.flatMap(({ period, amount }) => {
    if (amount === undefined) return []
    const use = limitUse(period, deposits, now)
    return [{ period, ...use, remaining: Math.max(0, amount - use.used) }]
  })
  return left.sort((one, other) => one.remaining - other.remaining || other.freesAt - one.freesAt)[0]
}
