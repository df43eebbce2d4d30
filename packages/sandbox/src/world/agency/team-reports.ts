import { addDays, type DayRange, dayIn, daysIn, lengthOf, startOfDay, TIME_ZONE } from '../days.ts'
import type { DayCount } from './day-book.ts'
import { profileOf, type TeamSource } from './team-members.ts'
import { addSums, type LineSums, noSums, type Sums, total } from './team-sums.ts'

const hasBet = ({ play }: DayCount) => Object.values(play).some(({ bets }) => bets > 0)

/** How many members of a team did something in these days; each counts once. */
function countWho({ agency }: TeamSource, agentId: string, days: DayRange, did: 'bet' | 'login'): number {
  const has = did === 'bet' ? hasBet : ({ logins }: DayCount) => logins > 0
  const found = new Set<string>()
  for (const day of daysIn(days)) {
    for (const [memberId, count] of agency.countsOn(day)) {
      if (has(count) && agency.tree.isBelow(memberId, agentId, day)) found.add(memberId)
    }
  }
  return found.size
}

/** How many members of a team registered in these days, are online now, and so on; of the team as it was on each day. */
function headcounts(source: TeamSource, agentId: string, days: DayRange, now: number) {
  const { agency, members, lastCalls } = source
  const [from, until] = [startOfDay(TIME_ZONE, days.from), startOfDay(TIME_ZONE, addDays(days.to, 1))]
  /** Whether it was in these days, when the member stood in this team. */
  const isHere = (memberId: string, at: number | undefined) =>
    at !== undefined && at >= from && at < until && agency.tree.isBelow(memberId, agentId, dayIn(TIME_ZONE, at))
  const lately = now - agency.rules().onlineFor
  const all = agency.tree.places().flatMap(({ memberId }) => profileOf(source, memberId) ?? [])
  return {
    members: agency.tree
      .teamOf(agentId, days.to)
      .filter((memberId) => (profileOf(source, memberId)?.joinedAt ?? 0) < until).length,
    registered: all.filter(({ memberId, joinedAt }) => isHere(memberId, joinedAt)).length,
    firstDeposits: all.filter(({ memberId }) => isHere(memberId, agency.firstDepositOf(memberId))).length,
    online: [...lastCalls].filter(([userName, at]) => {
      const member = at > lately ? members.get(userName) : undefined
      return member !== undefined && agency.tree.isBelow(member.id, agentId, agency.today())
    }).length,
  }
}

export interface TeamKpi {
  readonly loggedIn: number
  readonly betting: number
  readonly registered: number
  /** Now, whatever the days. */
  readonly online: number
}

/** PCALL-08: how many members of a team did what in these days. */
export function teamKpi(source: TeamSource, agentId: string, days: DayRange, now: number): TeamKpi {
  const { registered, online } = headcounts(source, agentId, days, now)
  return {
    loggedIn: countWho(source, agentId, days, 'login'),
    betting: countWho(source, agentId, days, 'bet'),
    registered,
    online,
  }
}

/** Sums of a period: by line and by day, each in its whole. */
export interface PeriodSums {
  readonly lines: LineSums
  readonly days: ReadonlyMap<string, Sums>
  readonly total: Sums
}

/** The lines below `parentId` in a period; those of a member who has moved keep the days before. */
export function sumPeriod({ agency }: TeamSource, viewerId: string, parentId: string, days: DayRange): PeriodSums {
  const lines = new Map<string, Sums>()
  const byDay = new Map<string, Sums>()
  const all = noSums()
  for (const day of daysIn(days)) {
    const ofDay = noSums()
    byDay.set(day, ofDay)
    for (const [lineId, sums] of agency.sums.linesOn(viewerId, parentId, day)) {
      const line = lines.get(lineId) ?? noSums()
      lines.set(lineId, line)
      for (const target of [line, ofDay, all]) addSums(target, sums)
    }
  }
  return { lines, days: byDay, total: all }
}

/** The lines of a period, with the most turnover first; those without play by name. */
export function orderLines(lines: LineSums): readonly (readonly [string, Sums])[] {
  return [...lines].sort(
    ([one, a], [other, b]) => total(b.turnover) - total(a.turnover) || one.localeCompare(other, 'en'),
  )
}

/** As many days as the period has, right before it. */
export function periodBefore(days: DayRange): DayRange {
  const to = addDays(days.from, -1)
  return { from: addDays(to, 1 - lengthOf(days)), to }
}

export interface TeamTotals extends ReturnType<typeof headcounts> {
  readonly sums: Sums
  readonly betting: number
}

export function teamTotals(source: TeamSource, agentId: string, days: DayRange, now: number): TeamTotals {
  return {
    ...headcounts(source, agentId, days, now),
    betting: countWho(source, agentId, days, 'bet'),
    sums: sumPeriod(source, agentId, agentId, days).total,
  }
}
