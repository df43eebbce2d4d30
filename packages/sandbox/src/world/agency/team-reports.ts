import { addDays, type DayRange, dayIn, daysIn, lengthOf, TIME_ZONE } from '../days.ts'
import type { Member } from '../member.ts'
import type { World } from '../world.ts'
import type { DayCount } from './day-book.ts'
import { addSums, type LineSums, noSums, type Sums, total } from './team-sums.ts'

export type TeamSource = Pick<World, 'agency' | 'members' | 'lastCalls'>

const hasBet = ({ play }: DayCount) => Object.values(play).some(({ bets }) => bets > 0)

/** How many members of a team did something in these days; each counts once. */
function countWho({ agency }: TeamSource, agentId: string, days: DayRange, did: 'bet' | 'login'): number {
  const has = did === 'bet' ? hasBet : ({ logins }: DayCount) => logins > 0
  const found = new Set<string>()
  for (const day of daysIn(days)) {
    for (const memberId of agency.tree.teamOf(agentId, day)) {
      const count = agency.countOf(memberId, day)
      if (count !== undefined && has(count)) found.add(memberId)
    }
  }
  return found.size + (agency.largeTeamOf(agentId)?.countWho(did, days.from, days.to) ?? 0)
}

/** How many members of a team registered in these days, are online now, and so on; of the team as it was on each day. */
function headcounts({ agency, members, lastCalls }: TeamSource, agentId: string, days: DayRange, now: number) {
  const large = agency.largeTeamOf(agentId)
  const joined = large?.countWho('join', days.from, days.to) ?? 0
  const teamOf = (day: string) => agency.tree.teamOf(agentId, day).flatMap((memberId) => members.byId(memberId) ?? [])
  const ever = [...new Set(daysIn(days).flatMap(teamOf))]
  const lately = now - agency.rules().onlineFor
  /** Whether it was in these days, when the member stood in this team. */
  const isHere = ({ id }: Pick<Member, 'id'>, at: number | undefined) => {
    const day = at === undefined ? '' : dayIn(TIME_ZONE, at)
    return days.from <= day && day <= days.to && agency.tree.isBelow(id, agentId, day)
  }
  return {
    members:
      teamOf(days.to).filter(({ joinedAt }) => joinedAt === undefined || dayIn(TIME_ZONE, joinedAt) <= days.to).length +
      (large?.size ?? 0),
    registered: ever.filter((member) => isHere(member, member.joinedAt)).length + joined,
    firstDeposits: ever.filter((member) => isHere(member, agency.firstDepositOf(member.id))).length,
    online: teamOf(agency.today()).filter(({ userName }) => (lastCalls.get(userName) ?? 0) > lately).length,
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
