export type WithdrawalState = 'requested' | 'review' | 'sending' | 'paid' | 'refused' | 'returned'

export type WithdrawalReason = 'identity' | 'account' | 'name' | 'rules' | 'other'

/** One request to pay money out. Amounts are whole minor units, times ms since the epoch. */
export interface Withdrawal {
  /** Its reference too: `W7K2M9Q4XA`. */
  readonly withdrawalId: string
  readonly userName: string
  readonly accountId: string
  /** As the account was, which may be removed later. */
  readonly account: { readonly name: string; readonly masked: string; readonly institution: string }
  readonly amount: number
  /** Inside the amount. */
  readonly fee: number
  readonly state: WithdrawalState
  /** Earliest first. */
  readonly history: readonly { readonly state: WithdrawalState; readonly at: number }[]
  readonly reason?: WithdrawalReason | undefined
  readonly note?: string | undefined
  /** What the review waits for; the clock does not end it then. */
  readonly missing?: 'identity' | undefined
  readonly railReference?: string | undefined
}
