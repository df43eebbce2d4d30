import type { Money } from '../../../kernel/money/money.ts'
import type { DepositLimitPeriod } from '../deposit-limits/deposit-limits.ts'
import type { DepositMethod } from './deposit-rules.ts'

/** The ways to pay, and what concerns all of them. */
export interface DepositMethods {
  /** In the order of the platform. Those that are closed now are among them. */
  readonly list: readonly DepositMethod[]
  /** Whether the documents of the member were looked at: money out needs them. undefined: not told. */
  readonly identity?: 'none' | 'pending' | 'verified' | 'rejected' | undefined
  /** What the member's own limit leaves, and when more: ms since the epoch. */
  readonly limit?:
    | { readonly period: DepositLimitPeriod; readonly remaining: Money; readonly freesAt: number }
    | undefined
  /** The member takes a break: nothing can be paid in. */
  readonly paused: { readonly until?: number | undefined } | undefined
  /** How often a deposit is to be staked before it can be withdrawn: '1' is once. undefined: not told. */
  readonly turnover?: Money | undefined
  /** Offers for deposits, by the ids of their promotions (PROMO-05). */
  readonly promotionIds: readonly number[]
  /** No deposit was made and no own limit is set yet: whether to set one is to be asked. */
  readonly asksLimit?: boolean | undefined
}
