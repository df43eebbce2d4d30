import type { Withdrawal, WithdrawalReason } from '@foyer/core'

/** Why it is not paid; undefined where it is, or may still be. The account is what a bounce is about, unless it says otherwise. */
export function withdrawalReason({
  state,
  reason = 'other',
}: Pick<Withdrawal, 'state' | 'reason'>): WithdrawalReason | undefined {
  if (state === 'returned' && reason === 'other') return 'account'
  return state === 'refused' || state === 'returned' ? reason : undefined
}
