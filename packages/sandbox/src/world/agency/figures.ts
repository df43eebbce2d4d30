import { addCounts, type DayBook, type DayCount } from './day-book.ts'
import type { Past, PastRound, TeamHistory } from './history.ts'
import { type RebateShare, sharesOf } from './rebates.ts'
import type { TeamTree } from './tree.ts'

/** What members did, before the start of the sandbox and since. Ids are members' ids, days of the zone. */
export interface TeamFigures {
  countOf(memberId: string, day: string): DayCount | undefined
  countsOn(day: string): ReadonlyMap<string, DayCount>
  /** Rounds of the time before the start, which the ledger has only of members who have signed in since. */
  pastRoundsOf(memberId: string, day: string): readonly PastRound[]
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
  /** What a generated team did. */
  readonly generated: () => Past | undefined
}

export function createTeamFigures({ tree, dayBook, history, startDay, generated }: FiguresOptions): TeamFigures {
  const pastsOn = (day: string): readonly Past[] => {
    const others = generated()
    if (day > startDay) return []
    return others === undefined ? [history()] : [history(), others]
  }
  const figures: TeamFigures = {
    countOf(memberId, day) {
      const counts = [...pastsOn(day), dayBook].flatMap((source) => source.countOf(memberId, day) ?? [])
      return counts.length < 2 ? counts[0] : counts.reduce(addCounts)
    },
    countsOn(day) {
      const since = dayBook.countsOn(day)
      const pasts = pastsOn(day)
      if (pasts.length === 0) return since
      const counts = new Map(pasts.flatMap((past) => [...past.countsOn(day)]))
      for (const [memberId, count] of since) {
        const before = counts.get(memberId)
        counts.set(memberId, before === undefined ? count : addCounts(before, count))
      }
      return counts
    },
    pastRoundsOf: (memberId, day) => pastsOn(day).flatMap((past) => past.roundsOf(memberId, day)),
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
