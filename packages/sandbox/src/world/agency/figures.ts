import { addCounts, type DayBook, type DayCount } from './day-book.ts'
import type { TeamHistory } from './history.ts'
import { type RebateShare, sharesOf } from './rebates.ts'
import type { TeamTree } from './tree.ts'

/** What members did, before the start of the sandbox and since. Ids are members' ids, days of the zone. */
export interface TeamFigures {
  countOf(memberId: string, day: string): DayCount | undefined
  countsOn(day: string): ReadonlyMap<string, DayCount>
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
}

export function createTeamFigures({ tree, dayBook, history, startDay }: FiguresOptions): TeamFigures {
  const figures: TeamFigures = {
    countOf(memberId, day) {
      const since = dayBook.countOf(memberId, day)
      const before = day <= startDay ? history().countOf(memberId, day) : undefined
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
