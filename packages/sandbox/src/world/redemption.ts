import type { LocalizedText } from '@foyer/demo-games'
import type { SeedGood } from './seed/goods.ts'

export const REDEMPTION_STATES = ['requested', 'preparing', 'sent', 'delivered', 'refused'] as const

export type RedemptionState = (typeof REDEMPTION_STATES)[number]

/** An order of the points mall. What it says of the good is as it was ordered. */
export interface Redemption {
  /** Its reference, and its id: `G7K2M9Q4XA`. */
  readonly redemptionId: string
  readonly userName: string
  readonly goodsId: string
  readonly name: LocalizedText
  readonly image: string
  readonly kind: SeedGood['kind']
  /** Points. */
  readonly cost: number
  /** Of credit, minor units. */
  readonly value?: number | undefined
  readonly address?: string | undefined
  /** Of a voucher that was delivered. */
  readonly code?: string | undefined
  /** Why it was refused, in the merchant's words. */
  readonly reason?: string | undefined
  /** Earliest first; the last is the state it is in. */
  readonly history: readonly { readonly state: RedemptionState; readonly at: number }[]
}
