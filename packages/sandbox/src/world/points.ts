import type { Ledger, Movement, Posting } from './ledger.ts'
import type { Member } from './member.ts'

/** Counted stakes for one point, minor units. */
export const STAKES_FOR_ONE_POINT = 10_000

export interface CountedStakes {
  readonly userName: string
  /** Since the member is here, minor units; what was voided is taken back. */
  readonly counted: number
}

/** Why a balance of points has changed. */
type PointsReason = 'play' | 'void' | 'redeemed' | 'returned'

export interface PointsChange extends Pick<Movement, 'transactionId' | 'at' | 'amount' | 'balanceAfter'> {
  readonly why: PointsReason
  /** Of the order. */
  readonly reference: string | undefined
}

type Owner = Pick<Member, 'userName'>

/**
 * One point for each full 100.00 of counted stakes, less what was spent, and never below 0. The points stand in the ledger,
 * in a unit of their own; the counted stakes here.
 */
export interface Points {
  balanceOf(member: Owner): number
  countedOf(member: Owner): number
  /** What is to be staked for the next point, minor units. */
  toNext(member: Owner): number
  /** Counts a settled stake, or takes a voided one back where it is negative. */
  count(member: Owner, counted: number): void
  /** As if so much had been staked that these are left. */
  setBalance(member: Owner, points: number): void
  /** Books what the member now has more or less. */
  settle(member: Owner): void
  /** Latest first. */
  changesOf(member: Owner): readonly PointsChange[]
  all(): readonly CountedStakes[]
}

/** Points that were earned; negative where they are taken back. */
export function earnedPostings(userName: string, amount: number): readonly Posting[] {
  return [
    { account: `points:${userName}`, unit: 'PTS', amount },
    { account: 'pointsIssued', unit: 'PTS', amount: -amount },
  ]
}

export function createPoints(kept: readonly CountedStakes[], ledger: Ledger): Points {
  const counted = new Map(kept.map((row) => [row.userName, row.counted]))
  const countedOf = ({ userName }: Owner) => counted.get(userName) ?? 0
  const on = (account: 'points' | 'pointsHeld' | 'pointsSpent', { userName }: Owner) =>
    ledger.standingOf(`${account}:${userName}`, 'PTS')
  const balanceOf = (member: Owner) => on('points', member)

  const earnedBy = (member: Owner) => Math.floor(countedOf(member) / STAKES_FOR_ONE_POINT)
  const spentBy = (member: Owner) => on('pointsHeld', member) + on('pointsSpent', member)

  const settle = (member: Owner) => {
    const change = Math.max(0, earnedBy(member) - spentBy(member)) - balanceOf(member)
    if (change === 0) return
    ledger.post({ kind: 'points', postings: earnedPostings(member.userName, change) })
  }

  return {
    balanceOf,
    countedOf,
    // After a void less may be earned than was spent before: that is earned again first.
    toNext: (member) => (Math.max(earnedBy(member), spentBy(member)) + 1) * STAKES_FOR_ONE_POINT - countedOf(member),
    count(member, amount) {
      counted.set(member.userName, Math.max(0, countedOf(member) + amount))
      settle(member)
    },
    setBalance(member, points) {
      counted.set(member.userName, (points + spentBy(member)) * STAKES_FOR_ONE_POINT)
      settle(member)
    },
    settle,
    changesOf: ({ userName }) =>
      ledger.movementsOn(`points:${userName}`, 'PTS').map(({ kind, reference, ...movement }) => ({
        ...movement,
        why: reasonOf(kind === 'points', movement.amount),
        reference,
      })),
    all: () => [...counted].map(([userName, amount]) => ({ userName, counted: amount })),
  }
}

function reasonOf(isPlay: boolean, amount: number): PointsReason {
  if (isPlay) return amount > 0 ? 'play' : 'void'
  return amount < 0 ? 'redeemed' : 'returned'
}
