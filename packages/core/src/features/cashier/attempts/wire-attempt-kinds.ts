/** What happens once, whatever gets lost on the way (docs/cashier.md, Keys). */
export const ATTEMPT_KINDS = [
  'deposit',
  'depositLimit',
  'withdrawal',
  'payoutAccount',
  'paymentPassword',
  'rewardClaim',
  'redemption',
  'promotionClaim',
  'promotionApplication',
] as const
export type AttemptKind = (typeof ATTEMPT_KINDS)[number]
