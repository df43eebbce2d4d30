import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import type { Money } from '../../../kernel/money/money.ts'
import type { WITHDRAWAL_REASONS, WITHDRAWAL_STATES, withdrawalEndpoints } from './endpoints.ts'

/** `other`: a state that this version does not know. It is shown as being on its way, never as an end. */
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number]

/** One request to pay money out. */
export interface Withdrawal {
  readonly withdrawalId: string
  /** What a person reads to the support. */
  readonly reference: string
  readonly state: WithdrawalState
  readonly amount: Money
  readonly fee: Money
  /** What reaches the account. */
  readonly arrives: Money
  readonly account: { readonly name: string; readonly masked: string }
  /** Earliest first. Times are ms since the epoch, server time. */
  readonly history: readonly { readonly state: WithdrawalState; readonly at: number }[]
  /**
   * Why it was refused or returned. Where the platform gives no reason, or `other`, a refusal has `other`, and a bounce
   * `account`. Undefined where it is paid, or may still be.
   */
  readonly reason: WithdrawalReason | undefined
  /** The merchant's own words beside it, plain text. */
  readonly note: string | undefined
  /** What the review waits for. */
  readonly missing: 'identity' | undefined
  /** Number of the payment at the bank or e-wallet. */
  readonly railReference: string | undefined
  /** The unread letters about it. */
  readonly letterIds?: readonly string[] | undefined
}

/** Whether it has not ended: a state that is not known may still change. */
export function isWithdrawalOpen({ state }: Pick<Withdrawal, 'state'>): boolean {
  return state === 'requested' || state === 'review' || state === 'sending' || state === 'other'
}

export function toWithdrawal(wire: EndpointOutput<typeof withdrawalEndpoints.withdrawalCreate>): Withdrawal {
  const { note, missing, railReference } = wire
  return { ...wire, reason: reasonOf(wire), note, missing, railReference }
}

/** The account is what a bounce is about, unless it says otherwise. */
function reasonOf({
  state,
  reason = 'other',
}: EndpointOutput<typeof withdrawalEndpoints.withdrawalCreate>): WithdrawalReason | undefined {
  if (state === 'returned' && reason === 'other') return 'account'
  return state === 'refused' || state === 'returned' ? reason : undefined
}
