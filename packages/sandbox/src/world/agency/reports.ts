import { type DayRange, dayIn, daysIn, TIME_ZONE } from '../days.ts'
import type { World } from '../world.ts'
import type { DayCount } from './day-book.ts'

type Source = Pick<World, 'agency' | 'members' | 'lastCalls'>

export interface TeamKpi {
  readonly loggedIn: number
  readonly betting: number
  readonly registered: number
  /** Now, whatever the days. */
  readonly online: number
}

const hasBet = ({ play }: DayCount) => Object.values(play).some(({ bets }) => bets > 0)

/** How many members of a team did what in these days; each counts once. */
export function teamKpi({ agency, members, lastCalls }: Source, agentId: string, days: DayRange, now: number): TeamKpi {
  const loggedIn = new Set<string>()
  const betting = new Set<string>()
  for (const day of daysIn(days)) {
    const counts = agency.countsOn(day)
    for (const memberId of agency.tree.teamOf(agentId, day)) {
      const count = counts.get(memberId)
      if (count === undefined) continue
      if (count.logins > 0) loggedIn.add(memberId)
      if (hasBet(count)) betting.add(memberId)
    }
  }
  const team = agency.tree.teamOf(agentId, agency.today()).flatMap((memberId) => members.byId(memberId) ?? [])
  const isIn = (at: number) => {
    const day = dayIn(TIME_ZONE, at)
    return days.from <= day && day <= days.to
  }
  const lately = now - agency.rules().onlineFor
  return {
    loggedIn: loggedIn.size,
    betting: betting.size,
    registered: team.filter(({ joinedAt }) => joinedAt !== undefined && isIn(joinedAt)).length,
    online: team.filter(({ userName }) => (lastCalls.get(userName) ?? 0) > lately).length,
  }
}
