import { addDays, dayIn, startOfDay, TIME_ZONE } from '../days.ts'
import { cashPostings, type Ledger, type PayoutKind } from '../ledger.ts'
import { agreementLetter, rebateLetter } from '../letter-texts.ts'
import { sendLetter } from '../letters.ts'
import type { Member } from '../member.ts'
import type { Members } from '../members.ts'
import type { DayBook } from './day-book.ts'
import type { TeamFigures } from './figures.ts'
import type { RebateShare } from './rebates.ts'
import type { AgencyRules } from './rules.ts'
import type { PayStatement, Statement, Statements } from './statements.ts'

/** Money from the house to a member, for a period that is over. */
interface Payout {
  readonly kind: PayoutKind
  /** Made of kind, period and member, so that it is paid once: `rebate:2026-11-21:200017:slots`. */
  readonly ref: string
  readonly member: Pick<Member, 'id' | 'userName'>
  /** Minor units, above 0. */
  readonly amount: number
  /** Of the period, the last one. */
  readonly day: string
  /** When it was due, ms since the epoch, however late it is settled. */
  readonly at: number
}

/** The last period of each kind that is settled. */
export interface Settled {
  readonly rebates: string
  /** What was paid for bets that are void now, and is taken from coming rebates: below 0, by member. */
  readonly owed: Readonly<Record<string, number>>
  /** The first hour that is not settled: its beginning, ms since the epoch. */
  readonly hours?: number | undefined
}

/** Pays what is due, in order and once, at the next request (`agency.md` 5). */
export interface Settlement {
  /** Whether something was paid. */
  settleThrough(moment: number): boolean
  /** False, and nothing is done, where it was paid before. */
  payOut(payout: Payout): boolean
  /** The last day that is settled by then. */
  lastDayBefore(moment: number): string
  settled(): Settled
}

interface SettlementOptions {
  readonly figures: Pick<TeamFigures, 'rebatesOn'>
  readonly dayBook: Pick<DayBook, 'notePaid' | 'dropHoursBefore'>
  readonly statements: Pick<Statements, 'settleDay' | 'settleHour'>
  readonly rules: () => AgencyRules
  readonly ledger: Ledger
  readonly members: Members
  /** ms since the epoch; what is older belongs to the history. */
  readonly startedAt: number
  readonly saved: Settled | undefined
}

/** What each receiver gets of a day, by group. */
export function sumShares(shares: readonly RebateShare[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const sums = new Map<string, Map<string, number>>()
  for (const { receiverId, group, amount } of shares) {
    const own = sums.get(receiverId) ?? new Map<string, number>()
    sums.set(receiverId, own)
    own.set(group, (own.get(group) ?? 0) + amount)
  }
  return sums
}

const HOUR_MS = 3_600_000

/** Of a dividend and a daily salary by the last day, of an hour by its beginning. */
export function statementRef({ kind, memberId, toDay, from }: Statement): string {
  return `${kind}:${kind === 'hourlySalary' ? from : toDay}:${memberId}`
}

export function rebateRef(day: string, memberId: string, group: string): string {
  return `rebate:${day}:${memberId}:${group}`
}

/** What is left to pay of a day, by group, after what is taken back of it and of earlier days. `owed` is 0 or below. */
export function lessOwed(shares: ReadonlyMap<string, number>, owed: number) {
  let debt = [...shares.values()].reduce((sum, amount) => Math.min(0, amount) + sum, owed)
  const groups = new Map<string, number>()
  for (const [group, amount] of shares) {
    const taken = Math.max(-Math.max(0, amount), debt)
    debt -= taken
    if (amount + taken > 0) groups.set(group, amount + taken)
  }
  return { groups, owed: debt }
}

export function createSettlement(options: SettlementOptions): Settlement {
  const { figures, dayBook, statements, rules, ledger, members, startedAt, saved } = options
  const dueAt = (day: string) => startOfDay(TIME_ZONE, addDays(day, 1)) + rules().settledAfter
  const lastDayBefore = (moment: number) => {
    const yesterday = addDays(dayIn(TIME_ZONE, moment), -1)
    return dueAt(yesterday) <= moment ? yesterday : addDays(yesterday, -1)
  }
  const owed = new Map(Object.entries(saved?.owed ?? {}))
  let rebates = saved?.rebates ?? lastDayBefore(startedAt)
  let hours = saved?.hours ?? Math.floor(startedAt / HOUR_MS) * HOUR_MS

  const payOut: Settlement['payOut'] = ({ kind, ref, member, amount, day, at }) => {
    if (ledger.has(ref)) return false
    ledger.post({ kind, ref, at, postings: cashPostings(member.userName, 'MONEY', kind, amount) })
    dayBook.notePaid(member.id, kind, day, amount)
    return true
  }

  function settleRebates(day: string): void {
    const at = dueAt(day)
    for (const [memberId, shares] of sumShares(figures.rebatesOn(day))) {
      const member = members.byId(memberId)
      if (member === undefined) continue
      const { groups, owed: stillOwed } = lessOwed(shares, owed.get(memberId) ?? 0)
      owed.set(memberId, stillOwed)
      let paid = 0
      for (const [group, amount] of groups) {
        if (payOut({ kind: 'rebate', ref: rebateRef(day, memberId, group), member, amount, day, at })) paid += amount
      }
      if (paid > 0) sendLetter(member, rebateLetter(day, paid), at)
    }
  }

  const payStatement: PayStatement = (statement) => {
    const member = members.byId(statement.memberId)
    if (member === undefined) return
    const { kind, paid, toDay, to } = statement
    const at = to + rules().settledAfter
    const isNew = payOut({ kind, ref: statementRef(statement), member, amount: paid, day: toDay, at })
    // An hour is too little for a letter; the records have it.
    if (isNew && kind !== 'hourlySalary') sendLetter(member, agreementLetter(kind, statement.fromDay, toDay, paid), at)
  }

  function settleHours(moment: number): boolean {
    const first = hours
    while (hours + HOUR_MS + rules().settledAfter <= moment) {
      statements.settleHour(hours, payStatement)
      hours += HOUR_MS
    }
    if (hours === first) return false
    dayBook.dropHoursBefore(hours / HOUR_MS)
    return true
  }

  return {
    settleThrough(moment) {
      const haveHours = settleHours(moment)
      const last = lastDayBefore(moment)
      if (last <= rebates) return haveHours
      for (let day = addDays(rebates, 1); day <= last; day = addDays(day, 1)) {
        settleRebates(day)
        statements.settleDay(day, payStatement)
      }
      rebates = last
      return true
    },
    payOut,
    lastDayBefore,
    settled: () => ({ rebates, hours, owed: Object.fromEntries([...owed].filter(([, amount]) => amount < 0)) }),
  }
}
