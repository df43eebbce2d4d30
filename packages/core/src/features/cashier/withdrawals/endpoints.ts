import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { optionalDuration, optionalMoment, wireMoment } from '../../../transport/wire-moment.ts'
import {
  flag,
  noInput,
  optionalText,
  shortText,
  text,
  wireInteger,
  wireList,
  wireMaybe,
  wireMoney,
  wirePage,
  wireText,
} from '../../../transport/wire-schemas.ts'
import { idempotencyKey } from '../attempts/endpoints.ts'

/** What a withdrawal goes through. A state that this version does not know is shown as being on its way. */
export const WITHDRAWAL_STATES = ['requested', 'review', 'sending', 'paid', 'refused', 'returned', 'other'] as const
/** Why it was refused or returned. */
export const WITHDRAWAL_REASONS = ['identity', 'account', 'name', 'rules', 'other'] as const
export const IDENTITY_STATES = ['none', 'pending', 'verified', 'rejected'] as const

const state = z.catch(z.enum(WITHDRAWAL_STATES), 'other')
const common = { auth: 'required', module: 'FUNDTRANS3' } as const

/** Amounts are decimal texts, times ms since the epoch. */
const wireWithdrawal = z.object({
  withdrawalId: wireText,
  /** What a person reads to the support. */
  reference: wireText,
  state,
  amount: wireMoney,
  fee: wireMoney,
  /** What reaches the account: the amount less the fee. */
  arrives: wireMoney,
  account: z.object({ name: wireText, masked: wireText }),
  /** Earliest first; the last one is the state. */
  history: wireList(z.object({ state, at: wireMoment })),
  reason: z.catch(wireMaybe(z.enum(WITHDRAWAL_REASONS)), 'other'),
  /** The merchant's own words beside it, plain text. */
  note: optionalText,
  /** What the review waits for. */
  missing: z.catch(wireMaybe(z.enum(['identity'])), undefined),
  /** Number of the payment at the bank or e-wallet, once it is paid. */
  railReference: optionalText,
  /** The unread letters about it that say no more than this: a screen that shows it marks them as read. */
  letterIds: z.catch(z.optional(z.array(wireText)), undefined),
})

export const withdrawalEndpoints = defineEndpoints({
  /**
   * What the member could withdraw now, and under which terms. Its figures are the platform's policy: a client shows them and
   * computes none of them. Module FUNDTRANS3.
   */
  withdrawalTerms: {
    method: 'GET',
    path: '/wps/fund/withdrawal/terms',
    input: noInput,
    output: z.object({
      balance: wireMoney,
      /** The balance less what is locked. */
      withdrawable: wireMoney,
      locked: wireMoney,
      held: wireMoney,
      minimum: wireMoney,
      maximum: wireMoney,
      /** Of the next one: a fixed part and a share of the amount, inside the amount. The first `freeLeft` cost nothing. */
      fee: z.object({ fixed: wireMoney, rate: wireMoney, freeLeft: wireInteger }),
      /** What is left of the limits of today. */
      left: wireMaybe(z.object({ count: wireInteger, amount: wireMoney, freesAt: wireMoment })),
      /** What keeps money locked, oldest first. `name` is in the language of the call. */
      turnover: wireList(
        z.object({
          sourceId: wireText,
          kind: z.enum(['deposit', 'reward']),
          name: wireText,
          at: optionalMoment,
          required: wireMoney,
          done: wireMoney,
          locked: wireMoney,
          until: optionalMoment,
          /** Of a reward: what can be withdrawn where it is given back first. */
          withdrawableWithout: wireMaybe(wireMoney),
        }),
      ),
      /** Without a proof of identity so much more can be paid out in all; missing: no proof is asked for. */
      identity: z.object({ state: z.enum(IDENTITY_STATES), left: wireMaybe(wireMoney) }),
      password: z.enum(['none', 'set', 'locked']),
      lockedUntil: optionalMoment,
      pausedUntil: optionalMoment,
      /** How long one usually takes, seconds. */
      usually: optionalDuration,
    }),
    ...common,
  },

  /**
   * Sets money aside for a withdrawal. It cannot be taken back by the member. Refusals: `balance.insufficient` with
   * `withdrawable`, `withdrawal.turnover` with `remaining`, `withdrawal.identity`, `withdrawal.paused` with `until`,
   * `amount.outOfRange`, `limit.reached`, `terms.changed`, `duplicate.suspected` unless `second`, `payment.password.*`, and
   * `request.invalid` with `field: 'accountId'` where the account is gone. Repeated by its key. Module FUNDTRANS3.
   */
  withdrawalCreate: {
    method: 'POST',
    path: '/wps/fund/withdrawal',
    input: z.object({
      accountId: shortText,
      amount: shortText,
      /** As it was shown. */
      fee: shortText,
      paymentPassword: shortText,
      /** Rewards that are given back first: their `sourceId`. */
      giveBack: z.optional(z.array(shortText).check(z.maxLength(100))),
      /** The person wants a second one like one of a moment ago. */
      second: z.optional(flag),
      idempotencyKey,
    }),
    output: wireWithdrawal,
    encrypted: true,
    ...common,
  },

  /** The withdrawals of the member, newest first. `open` asks for those that have no end yet. Module FUNDTRANS3. */
  withdrawalList: {
    method: 'GET',
    path: '/wps/fund/withdrawal',
    input: z.object({ open: z.optional(z.enum(['true', 'false'])), pageNo: wireInteger, pageSize: wireInteger }),
    output: wirePage(wireWithdrawal),
    throttleMs: SPEC_CONSTANTS.loadMoreMs,
    ...common,
  },

  /** A withdrawal of the member. The id of another user is refused with `request.invalid`. Module FUNDTRANS3. */
  withdrawalState: {
    method: 'GET',
    path: '/wps/fund/withdrawal/{withdrawalId}',
    input: z.object({ withdrawalId: text }),
    output: wireWithdrawal,
    silent: true,
    ...common,
  },
})
