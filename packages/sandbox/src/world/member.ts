import type { MobileNumber, PromoLabel } from '@foyer/core/contract'
import type { ImageInfo, Kyc } from './kyc.ts'
import type { Mailbox } from './letters.ts'
import type { PasswordHash } from './passwords.ts'
import type { PayoutAccount } from './payout-accounts.ts'
import type { AccountType, GameRef, SeedAccount } from './seed/seed-data.ts'

/** The fields of the registration form, without secrets. */
export type Registration = Readonly<Record<string, string>>

/** One member, from the seed, a trial or a registration, with the changes since then. */
export interface Member {
  readonly id: string
  readonly userName: string
  type: AccountType
  /** Latest first. */
  favourites: readonly GameRef[]
  /** Latest first. */
  recents: readonly GameRef[]
  /** Missing for trial players. */
  account: SeedAccount | undefined
  /** The number that the member added after the registration. */
  addedPhone: MobileNumber | undefined
  /** Number of a trial player. */
  readonly trial: number | undefined
  /** Of people who registered here. */
  readonly registration: Registration | undefined
  /** What they set here; before that the seed's password counts. */
  passwordHash: PasswordHash | undefined
  firstTimeLogin: boolean
  /** Whether the number of the account was confirmed by its code. */
  isPhoneProved: boolean
  /** The secret for money out; undefined until it is set. */
  paymentPassword: KeptPaymentPassword | undefined
  /** Oldest first. */
  payoutAccounts: readonly PayoutAccount[]
  /** ms since the epoch; missing for the accounts of the README and of older states. */
  joinedAt: number | undefined
  /** The picture chosen, as its path. */
  headIcon: string | undefined
  identity: Kyc
  mailbox: Mailbox
  /** Where they stand with promotions, by id (PROMO-13). */
  promotions: ReadonlyMap<number, MemberPromotion>
  /** Ids of the announcements that were read (PCALL-05). */
  readNotices: readonly number[]
  /** Latest first. */
  logins: readonly Login[]
}

/** When and from where a member signed in. */
export interface Login {
  readonly at: number
  readonly ip: string
}

/** What is kept of the payment password of a member. Times are ms since the epoch. */
export interface KeptPaymentPassword {
  readonly hash: PasswordHash
  /** Wrong tries in a row. */
  readonly misses: number
  readonly lockedUntil?: number | undefined
  /** After a reset: no withdrawal before. */
  readonly pausedUntil?: number | undefined
  /** The last miss that had a key: the same request again is the same miss. */
  readonly lastMiss?: { readonly key: string; readonly hash: PasswordHash } | undefined
}

/** Where a member stands with one promotion. Without one its dates decide (PROMO-15). */
export interface MemberPromotion {
  readonly label: PromoLabel
  /** When the application came, ms since the epoch; it is reviewed by the clock. Missing: it waits for a review by hand. */
  readonly appliedAt?: number | undefined
  readonly comment?: string | undefined
  /** What is known of the pictures, which are not stored. */
  readonly images?: readonly ImageInfo[] | undefined
}
