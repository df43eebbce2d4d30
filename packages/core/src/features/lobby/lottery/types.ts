import type { Game } from '../games/game.ts'
import type { PrizeMode } from '../launch/lottery-launch-rules.ts'

/** One lottery; `game` launches like any other, through the lottery launcher (LOTTERY-02). */
export interface LotteryGame {
  readonly game: Game
  /** LOTTERY-01 */
  readonly mode: PrizeMode
  /** The menu entry that it belongs to; '' where the platform names none. */
  readonly menu: string
}

/** An entry of the lottery menu with its lotteries. */
export interface LotteryGroup {
  readonly code: string
  /** The platform's name for it; undefined for lotteries without an entry. */
  readonly name: string | undefined
  readonly lotteries: readonly LotteryGame[]
}

export interface LotteryData {
  /** In the platform's order. */
  readonly all: readonly LotteryGame[]
  /** In the order of the menu; only entries that hold something. */
  readonly groups: readonly LotteryGroup[]
}

/** The latest draw of a lottery (CALL-37). */
export interface Draw {
  readonly gameId: string
  readonly issue: string
  readonly numbers: readonly string[]
  /** Bonus balls. */
  readonly special: readonly string[]
  /** When it was drawn, ms since the epoch. */
  readonly openTime: number | undefined
  /** The one that follows, where the platform says so; `at` in ms since the epoch, server time. */
  readonly next: { readonly issue: string | undefined; readonly at: number } | undefined
}

/** A line of the winner board (LOTTERY-04). */
export interface Winner {
  /** Masked; undefined where the platform sends no name. */
  readonly userName: string | undefined
  /** Exact decimal text. */
  readonly amount: string | undefined
  readonly gameName: string | undefined
}
