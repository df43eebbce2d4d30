import type { JournalEntry } from '../ledger.ts'
import { type CountedStakes, earnedPostings, STAKES_FOR_ONE_POINT } from '../points.ts'
import type { Redemption, RedemptionState } from '../redemption.ts'
import { bookingOf } from '../redemptions.ts'
import { GOODS } from './goods.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

interface Past {
  readonly earned: readonly (readonly [daysAgo: number, points: number])[]
  /** Counted towards the next point. */
  readonly rest: number
  readonly ordered: readonly {
    readonly redemptionId: string
    readonly goodsId: string
    readonly address?: string
    readonly code?: string
    /** The states since, with their days; the first is the order. */
    readonly steps: readonly (readonly [RedemptionState, daysAgo: number])[]
  }[]
}

const PASTS: Readonly<Record<string, Past>> = {
  demo: {
    earned: [
      [41, 2_600],
      [33, 1_700],
      [21, 360],
      [9, 250],
      [2, 130],
    ],
    rest: 7_400,
    ordered: [
      {
        redemptionId: 'G4KX8TQ2MB',
        goodsId: 'load-50',
        code: 'M4XK-9RTB-2QHG',
        steps: [
          ['requested', 30],
          ['delivered', 30],
        ],
      },
      {
        redemptionId: 'GW7RH3N5CD',
        goodsId: 'umbrella',
        address: 'Mara Villanueva, 12 Mabini Street, Barangay San Roque, 1801 Marikina',
        steps: [
          ['requested', 4],
          ['preparing', 3],
          ['sent', 2],
        ],
      },
    ],
  },
  player1: { earned: [[12, 95]], rest: 2_250, ordered: [] },
}

/** Points, stock and orders at the start of the sandbox. */
export interface OpeningPoints {
  readonly entries: readonly Omit<JournalEntry, 'transactionId'>[]
  readonly counted: readonly CountedStakes[]
  readonly redemptions: readonly Redemption[]
}

export function openingPoints(userNames: readonly string[], startedAt: number): OpeningPoints {
  const entries: Omit<JournalEntry, 'transactionId'>[] = []
  const redemptions: Redemption[] = []
  const counted: CountedStakes[] = []
  for (const userName of userNames) {
    const past = PASTS[userName]
    if (past === undefined) continue
    for (const [daysAgo, amount] of past.earned) {
      const at = startedAt - daysAgo * DAY_MS
      entries.push({ kind: 'points', at, postings: earnedPostings(userName, amount) })
    }
    const earned = past.earned.reduce((sum, [, amount]) => sum + amount, 0)
    counted.push({ userName, counted: earned * STAKES_FOR_ONE_POINT + past.rest })
    for (const { steps, goodsId, ...order } of past.ordered) {
      const good = GOODS.find((one) => one.goodsId === goodsId)
      if (good === undefined) continue
      const { name, image, kind, cost, value } = good
      const history = steps.map(([state, daysAgo]) => {
        // An hour apart, where two are of one day.
        const at = startedAt - daysAgo * DAY_MS + (state === 'delivered' ? HOUR_MS : 0)
        return { state, at }
      })
      const redemption = { ...order, userName, goodsId, name, image, kind, cost, value, history }
      redemptions.push(redemption)
      for (const { state, at } of history) {
        const booking = bookingOf(redemption, state)
        if (booking !== undefined) entries.push({ ...booking, at })
      }
    }
  }
  return { entries, counted, redemptions }
}
