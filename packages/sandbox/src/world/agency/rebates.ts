import { GAME_GROUPS, type GameGroup } from '@foyer/core/contract'
import type { DayCount } from './day-book.ts'
import type { Rates } from './rules.ts'

/** One basis point is a ten-thousandth. */
const WHOLE = 10_000

/** What a rate makes of a turnover: minor units, cut to whole ones towards 0. */
export function cutShare(turnover: number, rate: number): number {
  return Math.trunc((turnover * rate) / WHOLE)
}

/**
 * Who gets how much of one turnover, by the difference system: each the part of the own rate that is above the rates below.
 * Together they are the highest rate's share of it, to the minor unit.
 *
 * @param turnover minor units; below 0 what was declared void is taken back
 * @param rates of the one who staked and of all above, nearest first, in basis points
 */
export function rebateShares(turnover: number, rates: readonly number[]): readonly number[] {
  let highest = 0
  return rates.map((rate) => {
    const before = cutShare(turnover, highest)
    highest = Math.max(highest, rate)
    return cutShare(turnover, highest) - before
  })
}

/** A part of one member's turnover of one day in one group of games. */
export interface RebateShare {
  /** Who is paid. */
  readonly receiverId: string
  /** Who staked. */
  readonly memberId: string
  readonly group: GameGroup
  readonly turnover: number
  readonly amount: number
}

/** The shares of what a member did on one day; `chain` is the member and everyone above, with their rates of the day. */
export function sharesOf(
  memberId: string,
  { play }: Pick<DayCount, 'play'>,
  chain: readonly { readonly memberId: string; readonly rates: Rates }[],
): readonly RebateShare[] {
  return GAME_GROUPS.flatMap((group) => {
    const turnover = play[group]?.turnover ?? 0
    if (turnover === 0) return []
    const amounts = rebateShares(
      turnover,
      chain.map(({ rates }) => rates[group]),
    )
    return chain.flatMap(({ memberId: receiverId }, at) => {
      const amount = amounts[at] ?? 0
      return amount !== 0 ? [{ receiverId, memberId, group, turnover, amount }] : []
    })
  })
}
