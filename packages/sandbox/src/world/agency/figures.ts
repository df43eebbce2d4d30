import { addCounts, type DayBook, type DayCount, NO_COUNT } from './day-book.ts'
import type { TeamHistory } from './history.ts'
import type { LargeTeam } from './large-team.ts'
import type { LargeTeamDay } from './large-team-play.ts'
import { type RebateShare, sharesOf } from './rebates.ts'
import type { TeamTree } from './tree.ts'

/** What members did, before the start of the sandbox and since. Ids are members' ids, days of the zone. */
export interface TeamFigures {
  countOf(memberId: string, day: string): DayCount | undefined
  countsOn(day: string): ReadonlyMap<string, DayCount>
  /** Of `countOf`, what was before the start: rounds that are drawn again where they are shown. */
  drawnOf(memberId: string, day: string): DayCount | undefined
  /** ms since the epoch */
  firstDepositOf(memberId: string): number | undefined
  /** Who gets what of that day's turnover. Of today: so far. What is over never changes. */
  rebatesOn(day: string): readonly RebateShare[]
}

interface FiguresOptions {
  readonly tree: TeamTree
  readonly dayBook: DayBook
  /** Made at the first use. */
  readonly history: () => TeamHistory
  /** The history reaches until this day. */
  readonly startDay: string
  readonly large: () => LargeTeam | undefined
}

function toCount({ group, turnover, win, bets, deposits, withdrawals }: LargeTeamDay): DayCount {
  return { ...NO_COUNT, play: { [group]: { turnover, win, bets } }, deposits, withdrawals, logins: 1 }
}

export function createTeamFigures({ tree, dayBook, history, startDay, large }: FiguresOptions): TeamFigures {
  const figures: TeamFigures = {
    countOf(memberId, day) {
      const since = dayBook.countOf(memberId, day)
      const before = figures.drawnOf(memberId, day)
      return since === undefined || before === undefined ? (since ?? before) : addCounts(before, since)
    },
    countsOn(day) {
      const since = dayBook.countsOn(day)
      if (day > startDay) return since
      const counts = new Map(history().countsOn(day))
      for (const [memberId, count] of since) {
        const before = counts.get(memberId)
        counts.set(memberId, before === undefined ? count : addCounts(before, count))
      }
      return counts
    },
    drawnOf(memberId, day) {
      if (day > startDay) return undefined
      const others = large()
      if (!others?.has(memberId)) return history().countOf(memberId, day)
      const played = others.dayOf(memberId, day)
      return played === undefined ? undefined : toCount(played)
    },
    firstDepositOf: (memberId) => history().firstDepositOf(memberId) ?? dayBook.firstDepositOf(memberId),
    rebatesOn: (day) =>
      [...figures.countsOn(day)].flatMap(([memberId, count]) => {
        const chain = tree.chainOf(memberId, day)
        return sharesOf(
          memberId,
          count,
          chain.map((above) => ({ memberId: above, rates: tree.ratesOf(above, day) })),
        )
      }),
  }
  return figures
}
