import type { Classification, GameCategory } from '@foyer/core/contract'
import type { GameTheme } from './seed/themes.ts'

/**
 * What the sandbox's world consists of. `seed/` makes the resting part (`SeedData`), the engine the moving one
 * (wallets, ledger, bets, sessions). Amounts are whole minor units (cents) unless the name says otherwise.
 */

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
  readonly gameClassify?: Classification
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

/** 0, 1, 2 member and agents, 4 trial, 40, 41, 42 (PROLE-02). */
export type AccountType = 0 | 1 | 2 | 4 | 40 | 41 | 42

export interface GameRef {
  readonly vassalage: string
  readonly nodeId: string
}

export interface SeedAccount {
  readonly userName: string
  /** In clear for the accounts of the seed, whose password stands in the README; missing where people set their own. */
  readonly password?: string | undefined
  readonly type: AccountType
  readonly nickname?: string | undefined
  readonly realName?: string | undefined
  readonly email?: string | undefined
  readonly mobileNum?: string | undefined
  /** Missing: the platform's own country. */
  readonly countryDialingCode?: string | undefined
  /** clubLabel.labelName */
  readonly labelName?: string
  readonly firstTimeLogin?: boolean
  /** Refused with `user.invalid`. */
  readonly disabled?: boolean
  /** Refused with `login.nonMember` unless the side is 'agent'. */
  readonly agentOnly?: boolean
  /** Minor units. */
  readonly balance: number
  readonly favourites?: readonly GameRef[]
  /** Latest first. */
  readonly recents?: readonly GameRef[]
  /** Rounds played before the sandbox started, latest first. */
  readonly bets?: readonly SeedBet[]
}

/** A settled round of the past. Minor units; `hoursAgo` counts back from the start of the sandbox. */
export interface SeedBet extends GameRef {
  readonly hoursAgo: number
  readonly betAmount: number
  readonly winAmount: number
  readonly result: string
}

/** `hot` is type code H (PDATA-04). */
export type AnnouncementGroup = 'promotion' | 'player' | 'popup' | 'hot'

export interface SeedAnnouncement {
  readonly id: number
  readonly group: AnnouncementGroup
  readonly title: LocalizedText
  /** HTML. */
  readonly content: LocalizedText
  /** Days from the moment the sandbox starts; negative is in the past. */
  readonly startDay: number
  readonly endDay?: number
  readonly noExpiry: boolean
  readonly categoryIds: readonly number[]
  /** Art paths, in order. */
  readonly images: readonly string[]
  readonly groupName?: string
  /** Of popups: where a tap leads, and the size in pixels. */
  readonly url?: string
  readonly width?: number
  readonly height?: number
}

export interface SeedBanner {
  readonly bannerId: number
  readonly groupName: 'm_home' | 'm_reg' | 'm_game'
  /** Own path or address; '' leads nowhere. */
  readonly url: string
  readonly title: LocalizedText
  /** Art paths, in order, e.g. `banners/home-1.jpg`. */
  readonly images: readonly string[]
}

/** Made by `createSeed(seed)` in `seed/`: the same number gives the same data, for ever. */
export interface SeedData {
  readonly vendors: readonly SeedVendor[]
  readonly games: readonly SeedGame[]
  readonly accounts: readonly SeedAccount[]
  readonly announcements: readonly SeedAnnouncement[]
  readonly banners: readonly SeedBanner[]
}

/** Result of `drawArt(path)` in `art/`; `path` is below the merchant code, e.g. `games/JL/1024.svg`. */
export interface Art {
  readonly svg: string
  /** Width and height in px of a picture that platforms serve as raster images; undefined for icons and logos. */
  readonly size?: readonly [width: number, height: number] | undefined
}

// ---- moving part

/** One member's money. */
export interface LedgerEntry {
  readonly transactionId: string
  readonly userName: string
  readonly kind: 'deposit' | 'withdraw' | 'bet' | 'win' | 'bonus'
  /** ms since the epoch. */
  readonly at: number
  /** Signed. */
  readonly amount: number
  readonly balanceAfter: number
}

export interface Bet {
  readonly betId: string
  readonly userName: string
  readonly nodeId: string
  readonly vassalage: string
  readonly at: number
  readonly betAmount: number
  readonly winAmount: number
  /** The round in the game's own words. */
  readonly result: string
}

/**
 * A round that waits for its player. Kept are the numbers that were drawn and the moves that were made: played again
 * from these, the table is the same one.
 */
export interface OpenRound {
  readonly userName: string
  readonly vassalage: string
  readonly nodeId: string
  /** The page's own id of the round. */
  readonly roundId: string
  /** The opening bet, minor units. */
  readonly bet: number
  readonly draws: readonly number[]
  readonly moves: readonly string[]
}

// ---- play: the game pages and their rounds (`play/`)

/** What `drawRound` gets. Fair: the outcome depends on `random` alone. */
export interface RoundInput {
  readonly game: SeedGame
  /** Minor units; checked against balance and limits before. */
  readonly bet: number
  /** What the player picked, for games with a choice (e.g. 'banker'); absent or unknown: the game's first. */
  readonly choice: string | undefined
  /** Platform code of the language that the round is told in. Default: EN. */
  readonly language?: string
  /** [0, 1), as many times as wanted. */
  random(): number
}

export interface RoundOutcome {
  /** What is paid back in all, 0 for a lost bet; minor units. */
  readonly win: number
  /** The round in words, for the record: 'Cherry Cherry Bar'. */
  readonly result: string
  /** For the page's script: JSON. */
  readonly view: Json
}

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * `renderGamePage(input)` → the whole HTML document. No inline script or style: it links `assets`' paths, so that
 * `script-src 'self'` holds. The page's data stands in `<script type="application/json" id="play">`.
 */
export interface GamePageInput {
  readonly game: SeedGame
  readonly vendorName: string
  readonly language: string
  /** Checked: own path, or http(s) address of the site. The way back. */
  readonly backUrl: string
  /** One-time, short-lived; the page's script changes it for a play session. */
  readonly ticket: string
}

/** `renderClosedPage`'s: the ticket is unknown or used up. */
export interface ClosedPageInput {
  readonly language: string
  readonly backUrl: string
}

/** `playAssets`: path below `/play/` (e.g. `game.js`) → content. */
export interface PlayAsset {
  readonly contentType: string
  readonly body: string
}

/** Answer of `POST /play/session {ticket}`. The page keeps `session` in sessionStorage and sends it as Bearer. */
export interface PlaySession {
  readonly session: string
  readonly state: PlayState
}

/** Answer of `GET /play/state`. Refusals of all three: 401, 400, 404, 409 with `{code, message}`. */
export interface PlayState {
  readonly vassalage: string
  readonly nodeId: string
  /** Exact decimal text, major units. */
  readonly balance: string
  readonly currencySymbol: string
  readonly backUrl: string
  /** Bets on offer, decimal text, lowest first. */
  readonly bets: readonly string[]
  /** A round of this game that waits for its player. */
  readonly open?: PlayTurn
}

/**
 * A round that waits for a decision, answered by `POST /play/round` and `POST /play/move {roundId, step, move}`.
 * `runStep` counts the moves made: a move asked for again under its step is not made twice.
 */
export interface PlayTurn {
  readonly open: true
  readonly roundId: string
  readonly step: number
  /** The opening bet. */
  readonly bet: string
  readonly balance: string
  readonly result: string
  readonly view: Json
  readonly moves: readonly { readonly id: string; readonly label: string; readonly costs: string }[]
}

/**
 * `POST /play/round {roundId, bet: '1.00', choice?}` with the play session as Bearer. `roundId` is the page's own:
 * asked again with the same one, the answer is the round already played and nothing is bet.
 */
export interface SettledRound {
  readonly betId: string
  readonly bet: string
  readonly win: string
  readonly balance: string
  readonly result: string
  readonly view: Json
}
