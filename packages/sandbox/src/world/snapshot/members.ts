import { PROMO_LABELS } from '@foyer/core/contract'
import * as z from 'zod/mini'
import { localizedText, whole } from './fields.ts'

/** A vendor and a game of it. */
const ref = z.object({ vassalage: z.string(), nodeId: z.string() })
const images = z.array(z.object({ field: z.string(), type: z.string(), bytes: whole }))
const identity = z.object({
  state: z.enum(['none', 'pending', 'verified', 'rejected']),
  reason: z.optional(z.string()),
  images,
})
const promotion = z.object({
  id: whole,
  label: z.enum(PROMO_LABELS),
  appliedAt: z.optional(z.number()),
  comment: z.optional(z.string()),
  images: z.optional(images),
})

const mailbox = z.object({
  sent: whole,
  letters: z.array(
    z.object({
      id: z.string(),
      title: localizedText,
      content: localizedText,
      createTime: z.number(),
      read: z.boolean(),
      about: z.optional(z.string()),
    }),
  ),
})

export const members = z.array(
  z.object({
    userName: z.string(),
    /** Missing in states that were saved before it could change. */
    type: z.optional(z.literal([0, 1, 2, 4, 40, 41, 42])),
    trial: z.optional(whole),
    /** Of people who registered: their number, and what they wrote. */
    id: z.optional(z.string()),
    registration: z.optional(z.record(z.string(), z.string())),
    passwordHash: z.optional(z.string()),
    firstTimeLogin: z.optional(z.boolean()),
    isPhoneProved: z.optional(z.boolean()),
    addedPhone: z.optional(z.object({ mobileNum: z.string(), countryDialingCode: z.string() })),
    paymentPassword: z.optional(
      z.object({
        hash: z.string(),
        misses: whole,
        lockedUntil: z.optional(z.number()),
        pausedUntil: z.optional(z.number()),
        lastMiss: z.optional(z.object({ key: z.string(), hash: z.string() })),
      }),
    ),
    payoutAccounts: z.optional(
      z.array(
        z.object({
          accountId: z.string(),
          kind: z.enum(['ewallet', 'bank']),
          institution: z.string(),
          ending: z.string(),
          fingerprint: z.string(),
          addedAt: z.number(),
        }),
      ),
    ),
    joinedAt: z.optional(z.number()),
    headIcon: z.optional(z.string()),
    /** Of documents what is known of them, never the pictures. */
    identity: z.optional(identity),
    promotions: z.optional(z.array(promotion)),
    readNotices: z.optional(z.array(whole)),
    /** Missing in states that were saved before there was an inbox. */
    mailbox: z.optional(mailbox),
    logins: z.optional(z.array(z.object({ at: z.number(), ip: z.string() }))),
    /** Older states only. */
    balance: z.optional(whole.check(z.minimum(0))),
    favourites: z.array(ref),
    recents: z.array(ref),
  }),
)

export const sessions = z.array(
  z.object({
    fingerprint: z.string(),
    /** Missing in older states. */
    sessionId: z.optional(z.string()),
    userName: z.string(),
    expiresAt: z.number(),
  }),
)

/** What was written between members and the merchant. */
export const chats = z.array(
  z.object({
    userName: z.string(),
    messages: z.array(
      z.object({
        by: z.enum(['member', 'desk', 'colleague']),
        text: z.string(),
        at: z.number(),
        key: z.optional(z.string()),
      }),
    ),
    colleague: z.optional(z.object({ at: z.number(), text: z.string() })),
    seenAt: z.number(),
  }),
)

export const feedback = z.array(
  z.object({ userName: z.string(), content: z.string(), at: z.number(), key: z.optional(z.string()) }),
)
