export type FriendState = 'registered' | 'verified' | 'funded' | 'rewarded' | 'ended'

/** `time`: no deposit in time. `samePerson`: the phone, the device or the payout account is known from the inviter. */
export const END_REASONS = ['time', 'samePerson'] as const

export type EndReason = (typeof END_REASONS)[number]

/** A member who registered with the code of a member. */
export interface InvitedFriend {
  /** User names. */
  readonly friend: string
  readonly inviter: string
  /** ms since the epoch, each of them. */
  readonly registeredAt: number
  readonly verifiedAt?: number | undefined
  readonly fundedAt?: number | undefined
  readonly rewardedAt?: number | undefined
  readonly endedAt?: number | undefined
  readonly reason?: EndReason | undefined
  readonly rewardId?: string | undefined
}

export interface InvitationRules {
  /** Minor units. */
  readonly reward: number
  /** The least, at once, minor units. */
  readonly deposit: number
  /** For the deposit. */
  readonly days: number
  /** From the deposit to the reward. */
  readonly waitHours: number
}
