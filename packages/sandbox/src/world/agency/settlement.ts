import { addDays, dayIn, startOfDay, TIME_ZONE } from '../days.ts'
import { cashPostings, type Ledger, type PayoutKind } from '../ledger.ts'
import { rebateLetter } from '../letter-texts.ts'
import { sendLetter } from '../letters.ts'
import type { Member, Members } from '../members.ts'
import type { DayBook } from './day-book.ts'
import type { TeamFigures } from './figures.ts'
import type { RebateShare } from './rebates.ts'
import type { AgencyRules } from './rules.ts'

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
  readonly dayBook: Pick<DayBook, 'notePaid'>
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
  const { figures, dayBook, rules, ledger, members, startedAt, saved } = options
  const dueAt = (day: string) => startOfDay(TIME_ZONE, addDays(day, 1)) + rules().settledAfter
  const lastDayBefore = (moment: number) => {
    const yesterday = addDays(dayIn(TIME_ZONE, moment), -1)
    return dueAt(yesterday) <= moment ? yesterday : addDays(yesterday, -1)
  }
  const owed = new Map(Object.entries(saved?.owed ?? {}))
  let rebates = saved?.rebates ?? lastDayBefore(startedAt)

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

  return {
    settleThrough(moment) {
      const last = lastDayBefore(moment)
      if (last <= rebates) return false
      for (let day = addDays(rebates, 1); day <= last; day = addDays(day, 1)) settleRebates(day)
      rebates = last
      return true
    },
    payOut,
    lastDayBefore,
    settled: () => ({ rebates, owed: Object.fromEntries([...owed].filter(([, amount]) => amount < 0)) }),
  }
}
