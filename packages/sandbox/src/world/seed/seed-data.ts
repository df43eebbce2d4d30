import type { GameCategory, PromoLabel } from '@foyer/core/contract'
import type { LocalizedText, SeedGame, SeedVendor } from '@foyer/demo-games'
import type { Rates } from '../agency/rules.ts'

/**
 * The part of the sandbox's world that rests: what `createSeed` makes. Amounts are whole minor units (cents) unless the name
 * says otherwise.
 */

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
  /** User name of the agent who brought them. */
  readonly upline?: string | undefined
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
  /** Where they stand with promotions, by id. */
  readonly promotions?: Readonly<Record<number, PromoLabel>>
  /** Rounds played before the sandbox started, latest first. */
  readonly bets?: readonly SeedBet[]
}

/** A member of a team who was there before the sandbox started; all log in with the password of the README. */
export interface SeedTeamMember {
  readonly id: string
  readonly userName: string
  readonly nickname: string
  readonly type: 0 | 1
  /** User name of the member above. */
  readonly upline: string
  readonly rates: Rates
  /** Days before the sandbox started; at least 1. */
  readonly joinedDaysAgo: number
}

/** A settled round of the past. Minor units; `hoursAgo` counts back from the start of the sandbox. */
export interface SeedBet extends GameRef {
  readonly hoursAgo: number
  readonly betAmount: number
  readonly winAmount: number
  readonly result: string
}

/** `hot` is type code H (PDATA-04), `agent` are the notices for agents, type code A. */
export type AnnouncementGroup = 'promotion' | 'player' | 'popup' | 'hot' | 'agent'

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
  /** Of promotions: their terms in fields. */
  readonly terms?: SeedTerms
  /** How one takes part in a promotion; by an application where it is missing. */
  readonly entry?: 'deposit' | 'automatic'
  /** What an application for a promotion has to say. */
  readonly asks?: LocalizedText
}

export interface SeedTerms {
  /** Decimal text: what a claim pays. */
  readonly amount?: string
  readonly stake?: LocalizedText
  readonly games?: LocalizedText
  /** Decimal text. */
  readonly cap?: string
  /** `value`: of one, decimal text. */
  readonly freeSpins?: { readonly count: number; readonly value: string }
  readonly validDays?: number
  /** Each person takes part once. */
  readonly once?: boolean
  /** What `stake` and `games` say, as it is counted after a claim. Missing: nothing is to be staked. */
  readonly turnover?: SeedTurnover
}

interface SeedTurnover {
  /** How often the amount is to be staked, 1 to 10. */
  readonly multiplier: number
  readonly days: number
  readonly categories: readonly GameCategory[]
}

export interface SeedBanner {
  readonly bannerId: number
  readonly groupName: 'm_home' | 'm_reg' | 'm_game'
  /** Own path or address; '' leads nowhere. `{partner}` stands for the page of the supplier. */
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
  readonly team: readonly SeedTeamMember[]
  readonly announcements: readonly SeedAnnouncement[]
  readonly banners: readonly SeedBanner[]
}
