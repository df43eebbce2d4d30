import type { GameCategory, SlotClassification } from '@foyer/core/contract'
import type { GameTheme } from './themes.ts'

/** A text per language code; EN is what others fall back to. */
export interface LocalizedText {
  readonly EN: string
  readonly TY?: string
  readonly BN?: string
}

export interface SeedVendor {
  /** vassalage, e.g. `JL`. */
  readonly code: string
  readonly name: string
  /** Art path, e.g. `vendors/JL.svg`. */
  readonly icon: string
  /**
   * Categories it is listed under. A COCKFIGHT vendor is sent inside SPORTS, marked with `gameCategory`
   * (CATEGORY-08); INHOUSE shows the RNG games of JL (CATEGORY-10).
   */
  readonly categories: readonly GameCategory[]
}

export interface SeedGame {
  readonly gameId: string
  /** Unique within its vendor; FAV-05: two vendors may use the same one, and the seed has such a pair. */
  readonly nodeId: string
  /** Vendor code. */
  readonly vassalage: string
  /** What a list request names: COCKFIGHT games say SPORTS (CATEGORY-04), INHOUSE games RNG (CATEGORY-10). */
  readonly gameType: Exclude<GameCategory, 'COCKFIGHT' | 'INHOUSE'>
  /** Where it belongs; differs from `gameType` for COCKFIGHT and INHOUSE. */
  readonly gameCategory: GameCategory
  readonly gameClassify?: SlotClassification
  readonly name: LocalizedText
  /** Art path, e.g. `games/JL/1024.jpg`. */
  readonly icon: string
  /** Theme class of the cover. */
  readonly theme: 1 | 2 | 3 | 4
  /** What it is about: the cover's motif and the page's symbols. */
  readonly scene: GameTheme
  readonly isNew: boolean
  readonly isHot: boolean
  /** Smallest bet as sent: major units, one of 0.01, 0.05, 0.1, 0.5, 0.75, 1 or more. */
  readonly minBet: number
  /** Slots only. */
  readonly minLine?: number
  /** Games that exist to go wrong: `nourl` launches with an empty address, `unsafe` with a `javascript:` one. */
  readonly launch?: 'nourl' | 'unsafe'
}
