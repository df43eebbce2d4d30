import { GAME_CATEGORIES } from '@foyer/core/contract'
import * as z from 'zod/mini'
import { END_REASONS } from '../invitation.ts'
import { REDEMPTION_STATES } from '../redemption.ts'
import { REWARD_KINDS } from '../rewards.ts'
import { localizedText, whole } from './fields.ts'

export const points = z.array(z.object({ userName: z.string(), counted: whole.check(z.minimum(0)) }))

export const levels = z.array(
  z.object({
    userName: z.string(),
    level: whole,
    month: z.string(),
    counted: whole.check(z.minimum(0)),
    keepUntil: z.string(),
  }),
)

export const rewards = z.array(
  z.object({
    rewardId: z.string(),
    userName: z.string(),
    kind: z.enum(REWARD_KINDS),
    of: z.string(),
    amount: whole,
    terms: z.object({
      multiplier: whole,
      categories: z.array(z.enum(GAME_CATEGORIES)),
      days: whole,
      version: z.string(),
    }),
    opensAt: z.number(),
    closesAt: z.number(),
    claimedAt: z.optional(z.number()),
  }),
)

export const invitations = z.object({
  codes: z.array(z.object({ userName: z.string(), code: z.string() })),
  friends: z.array(
    z.object({
      friend: z.string(),
      inviter: z.string(),
      registeredAt: z.number(),
      verifiedAt: z.optional(z.number()),
      fundedAt: z.optional(z.number()),
      rewardedAt: z.optional(z.number()),
      endedAt: z.optional(z.number()),
      reason: z.optional(z.enum(END_REASONS)),
      rewardId: z.optional(z.string()),
    }),
  ),
})

export const redemptions = z.array(
  z.object({
    redemptionId: z.string(),
    userName: z.string(),
    goodsId: z.string(),
    name: localizedText,
    image: z.string(),
    kind: z.enum(['credit', 'item', 'voucher']),
    cost: whole,
    value: z.optional(whole),
    address: z.optional(z.string()),
    code: z.optional(z.string()),
    reason: z.optional(z.string()),
    history: z.array(z.object({ state: z.enum(REDEMPTION_STATES), at: z.number() })),
  }),
)
