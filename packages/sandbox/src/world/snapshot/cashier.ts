import { ATTEMPT_KINDS, DEPOSIT_LIMIT_PERIODS, GAME_CATEGORIES } from '@foyer/core/contract'
import * as z from 'zod/mini'
import { DEPOSIT_STATES } from '../deposit.ts'
import { type Account, ENTRY_KINDS, type Unit } from '../ledger.ts'
import { localizedText, whole } from './fields.ts'

const account = z.custom<Account>(
  (value) =>
    typeof value === 'string' &&
    /^((cash|hold|points|pointsHeld|pointsSpent|provider|rail|house):.+|pointsIssued|stock|ordered|delivered|games|rewards|fees|adjust|opening)$/.test(
      value,
    ),
)
const unit = z.custom<Unit>((value) => typeof value === 'string' && /^(MONEY|TRIAL|PTS|GOOD:.+)$/.test(value))
const posting = z.object({ account, unit, amount: whole })

export const journal = z.object({
  opening: z.array(posting),
  entries: z.array(
    z.object({
      transactionId: z.string(),
      kind: z.enum(ENTRY_KINDS),
      at: z.number(),
      ref: z.optional(z.string()),
      reference: z.optional(z.string()),
      postings: z.array(posting),
    }),
  ),
})

/** What older states had in place of the journal. */
export const oldLedger = z.array(
  z.object({
    transactionId: z.string(),
    userName: z.string(),
    kind: z.enum(['deposit', 'withdraw', 'bet', 'win', 'bonus']),
    at: z.number(),
    amount: whole,
    balanceAfter: whole,
  }),
)

export const deposits = z.array(
  z.object({
    depositId: z.string(),
    paymentId: z.string(),
    userName: z.string(),
    methodCode: z.string(),
    methodName: localizedText,
    opens: z.enum(['window', 'frame']),
    amount: whole,
    fee: whole,
    feeRate: whole,
    feeFixed: whole,
    returnUrl: z.string(),
    expiresAt: z.number(),
    offer: z.optional(
      z.object({
        promotionId: whole,
        percent: whole,
        cap: whole,
        multiplier: whole,
        days: whole,
        name: localizedText,
      }),
    ),
    bonus: z.optional(whole),
    reason: z.optional(z.string()),
    receipts: z.array(z.object({ eventId: z.string(), at: z.number(), received: whole, fee: whole, credited: whole })),
    events: z.array(
      z.object({
        eventId: z.string(),
        at: z.number(),
        end: z.enum(['paid', 'refused']),
        amount: whole,
        currency: z.string(),
      }),
    ),
    history: z.array(z.object({ state: z.enum(DEPOSIT_STATES), at: z.number() })),
  }),
)

export const depositLimits = z.array(
  z.object({
    userName: z.string(),
    period: z.enum(DEPOSIT_LIMIT_PERIODS),
    amount: z.optional(whole),
    change: z.optional(z.object({ amount: z.optional(whole), from: z.number() })),
  }),
)

/** The breaks that members take. */
export const depositPauses = z.array(z.object({ userName: z.string(), until: z.optional(z.number()) }))

const withdrawalState = z.enum(['requested', 'review', 'sending', 'paid', 'refused', 'returned'])

export const withdrawals = z.array(
  z.object({
    withdrawalId: z.string(),
    userName: z.string(),
    accountId: z.string(),
    account: z.object({ name: z.string(), masked: z.string(), institution: z.string() }),
    amount: whole,
    fee: whole,
    state: withdrawalState,
    history: z.array(z.object({ state: withdrawalState, at: z.number() })),
    reason: z.optional(z.enum(['identity', 'account', 'name', 'rules', 'other'])),
    note: z.optional(z.string()),
    missing: z.optional(z.literal('identity')),
    railReference: z.optional(z.string()),
  }),
)

export const turnover = z.array(
  z.object({
    sourceId: z.string(),
    userName: z.string(),
    kind: z.enum(['deposit', 'reward']),
    name: localizedText,
    amount: whole,
    required: whole,
    categories: z.optional(z.array(z.enum(GAME_CATEGORIES))),
    until: z.optional(z.number()),
    openedAt: z.number(),
    done: whole,
    state: z.enum(['open', 'met', 'expired', 'spent', 'givenBack']),
    endedAt: z.optional(z.number()),
    taken: z.optional(whole),
  }),
)

export const attempts = z.array(
  z.object({
    userName: z.string(),
    key: z.string(),
    at: z.number(),
    made: z.optional(z.object({ kind: z.enum(ATTEMPT_KINDS), body: z.string(), objectId: z.string() })),
  }),
)
