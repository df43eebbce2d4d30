import type { Money } from '../../../kernel/money/money.ts'
import type { GOOD_KINDS, REDEMPTION_STATES } from './endpoints.ts'

/** `credit`: money in the wallet. `item`: sent by post, to an address. `voucher`: a code. */
export type GoodKind = (typeof GOOD_KINDS)[number]

export interface Good {
  readonly goodsId: string
  /** In the reader's language, as the terms are. */
  readonly name: string
  /** Path of the picture, for `platform.imageUrl`. */
  readonly image: string | undefined
  /** Points. */
  readonly cost: number
  /** Pieces that are left for all. */
  readonly stock: number
  readonly kind: GoodKind
  /** Plain text. */
  readonly terms: string | undefined
  /** Of credit: what comes into the wallet. */
  readonly value: Money | undefined
  /** The most that one member may have; undefined for any number. */
  readonly most: number | undefined
  /** How many of them the member may still have. */
  readonly left: number | undefined
}

/** `requested`, `preparing` and `sent` are under way; the other two are final. */
export type RedemptionState = (typeof REDEMPTION_STATES)[number]

/** An order: points that were swapped for a good. */
export interface Redemption {
  readonly redemptionId: string
  /** What a person reads to the support. */
  readonly reference: string
  readonly goodsId: string
  readonly name: string
  readonly image: string | undefined
  readonly kind: GoodKind
  readonly cost: number
  readonly state: RedemptionState
  /** Earliest first; times are ms since the epoch. */
  readonly history: readonly { readonly state: RedemptionState; readonly at: number }[]
  /** When the next step is due, ms since the epoch. */
  readonly dueAt: number | undefined
  /** Of credit that was delivered. */
  readonly value: Money | undefined
  /** Of a voucher that was delivered. */
  readonly code: string | undefined
  readonly address: string | undefined
  /** Why it was refused, in the merchant's words. */
  readonly reason: string | undefined
}
