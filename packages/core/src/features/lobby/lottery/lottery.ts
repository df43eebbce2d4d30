import type { ReadableAtom } from 'nanostores'
import type { Resource } from '../../../kernel/resource.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import type { Game } from '../games/game.ts'
import type { PrizeMode } from '../launch/rules.ts'

/** One lottery; `game` launches like any other, through the lottery launcher (LOTTERY-02). */
export interface LotteryGame {
  readonly game: Game
  /** LOTTERY-01 */
  readonly mode: PrizeMode
  /** Entry of the menu that it stands under; '' where the platform names none. */
  readonly menu: string
}

/** An entry of the lottery menu with what stands under it. */
export interface LotteryGroup {
  readonly code: string
  /** As the platform calls it; undefined for lotteries that no entry names. */
  readonly name: string | undefined
  readonly lotteries: readonly LotteryGame[]
}

export interface Lotteries {
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
  /** Masked; undefined where the platform names nobody. */
  readonly userName: string | undefined
  /** Exact decimal text. */
  readonly amount: string | undefined
  readonly gameName: string | undefined
}

export interface Lottery {
  /** Lists from the cache at once, asked anew behind it (CALL-36, CACHE-01). */
  readonly $lotteries: ReadableAtom<Resource<Lotteries>>
  /** By gameId. */
  readonly $draws: ReadableAtom<Resource<ReadonlyMap<string, Draw>>>
  /** Highest amount first (LOTTERY-04). */
  readonly $winners: ReadableAtom<Resource<readonly Winner[]>>
  /** Server time in ms, whole seconds; moves while draws are watched. */
  readonly $now: ReadableAtom<number>
  load(): Promise<void>
  /** After a failure, or by hand: lists, draws and winners. */
  reload(): Promise<void>
  /**
   * Loads draws and winners, and keeps them fresh until the returned function is called: asked anew when the next
   * draw is due, at least once a minute, never while the page is hidden. Several may watch.
   */
  watch(): Unsubscribe
}
