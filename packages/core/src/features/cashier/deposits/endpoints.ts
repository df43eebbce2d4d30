import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { optionalDuration, optionalMoment, wireDuration, wireMoment } from '../../../transport/wire-moment.ts'
import {
  flag,
  longText,
  maybeText,
  optionalText,
  shortText,
  text,
  wireInteger,
  wireList,
  wireMaybe,
  wireMoney,
  wireOr,
  wirePage,
  wireText,
} from '../../../transport/wire-schemas.ts'
import { idempotencyKey } from '../attempts/endpoints.ts'
import { depositLimitPeriod } from '../deposit-limits/endpoints.ts'

/** What became of a deposit. All but the first two are ends; late money still moves an end to `paid`. */
export const DEPOSIT_STATES = ['awaiting', 'processing', 'paid', 'failed', 'cancelled', 'expired'] as const
/** A state that this version does not know is shown as pending, never as failed or paid. */
const state = z.catch(z.enum(DEPOSIT_STATES), 'processing')

export const DEPOSIT_METHOD_KINDS = ['wallet', 'bank', 'card', 'other'] as const
const unnamed = wireOr(text, '')
/** Where the page of the provider opens; what is unknown opens in a window, which leads nowhere of ours. */
const opens = z.catch(z.enum(['window', 'frame']), 'window')

/** A way to pay, with its limits, its fee and its time. Durations are ms. */
const wireMethod = z.object({
  methodCode: text,
  /** In the language that was asked for. */
  name: text,
  icon: optionalText,
  kind: z.catch(z.enum(DEPOSIT_METHOD_KINDS), 'other'),
  /** Both are possible. */
  minimum: wireMoney,
  maximum: wireMoney,
  /** Of the amount: '0.01' is one per cent. */
  feeRate: wireMoney,
  feeFixed: wireMoney,
  /** How long the page of the provider can be paid on. */
  expiresIn: wireDuration,
  /** How long it takes as a rule until the money is there. */
  usually: optionalDuration,
  quickAmounts: wireList(wireMoney),
  opens,
  /** Where it takes nothing now; `until` where that is known, ms since the epoch. */
  closed: wireMaybe(z.object({ until: optionalMoment })),
})

/** One attempt to bring money in. Times are ms since the epoch. */
export const wireDeposit = z.object({
  depositId: wireText,
  /** What a person reads to the support: `D7K2M9Q4XA`. */
  reference: wireText,
  methodCode: text,
  /** In the language of the request. */
  methodName: unnamed,
  state,
  /** What was asked to be added. */
  amount: wireMoney,
  fee: wireMoney,
  /** What the person pays: amount and fee. */
  payAmount: wireMoney,
  /** What has reached the wallet so far. */
  creditAmount: wireMoney,
  /** What has come in, payment by payment. */
  receipts: wireList(z.object({ at: wireMoment, received: wireMoney, fee: wireMoney, credited: wireMoney })),
  /** Where the person pays, as long as that is possible. */
  url: optionalText,
  opens,
  createdAt: wireMoment,
  expiresAt: wireMoment,
  /** Why it failed, as the provider says: a word for the support. */
  reason: optionalText,
  /** Of one that failed: false only where the provider has said that nothing was taken. */
  charged: z.catch(z.optional(flag), undefined),
  /** What the offer has added. */
  bonusAmount: wireMaybe(wireMoney),
  history: wireList(z.object({ at: wireMoment, state })),
  /** The unread letters about it that say no more than this: a screen that shows it marks them as read. */
  letterIds: z.catch(z.optional(z.array(wireText)), undefined),
})

const id = z.object({ depositId: shortText })

export const depositEndpoints = defineEndpoints({
  /** The ways to pay (ROUTE-18, settlement 11). Module FUNDTRANS3. */
  depositMethods: {
    method: 'GET',
    path: '/wps/fund/deposit/methods',
    input: z.object({ language: maybeText }),
    output: z.object({
      list: wireList(wireMethod),
      /** Of the documents of the member: money out needs them. */
      identity: z.catch(z.optional(z.enum(['none', 'pending', 'verified', 'rejected'])), undefined),
      /** What the member's own limit leaves, of gross deposits. One that cannot be read would look as if there were none. */
      limit: wireMaybe(z.object({ period: depositLimitPeriod, remaining: wireMoney, freesAt: wireMoment })),
      /** The member takes a break: nothing can be paid in. */
      paused: wireMaybe(z.object({ until: optionalMoment })),
      /** How often a deposit is to be staked before it can be withdrawn: '1' is once. */
      turnover: wireMaybe(wireMoney),
      /** Offers for deposits, by the ids of their promotions (PROMO-05). */
      promotionIds: wireList(wireInteger),
      /** No deposit was made and no own limit is set yet: whether to set one is to be asked. */
      asksLimit: z.catch(z.optional(flag), undefined),
    }),
    auth: 'required',
    module: 'FUNDTRANS3',
  },

  /**
   * Begins a deposit, once for each key. Refused: `amount.outOfRange` {minimum, maximum}, `deposit.methodClosed` {until?},
   * `deposit.tooMany` {most}, `limit.reached` {remaining, freesAt}, `terms.changed` where the fee is another one, `reward.gone` where the offer has ended.
   * Module FUNDTRANS3.
   */
  depositCreate: {
    method: 'POST',
    path: '/wps/fund/deposit',
    input: z.object({
      idempotencyKey,
      methodCode: shortText,
      amount: shortText,
      /** As it was shown. */
      fee: shortText,
      promotionId: z.optional(wireInteger),
      /** A path of the site, to which the page of the provider leads back. */
      returnUrl: longText,
    }),
    output: wireDeposit,
    auth: 'required',
    module: 'FUNDTRANS3',
  },

  /** A deposit of the member. The id of another user is refused with `request.invalid`. Module FUNDTRANS3. */
  depositState: {
    method: 'GET',
    path: '/wps/fund/deposit/{depositId}',
    input: id,
    output: wireDeposit,
    auth: 'required',
    module: 'FUNDTRANS3',
    silent: true,
  },

  /** The deposits of the member, latest first. `open` asks for those that have no end yet. Module FUNDTRANS3. */
  depositList: {
    method: 'GET',
    path: '/wps/fund/deposit',
    input: z.object({ open: z.optional(z.literal('true')), pageNo: wireInteger, pageSize: wireInteger }),
    output: wirePage(wireDeposit),
    auth: 'required',
    module: 'FUNDTRANS3',
  },

  /** Leaves a payment: the deposit as it is then. One that is paid, or about to be, stays so. Module FUNDTRANS3. */
  depositCancel: {
    method: 'POST',
    path: '/wps/fund/deposit/{depositId}/cancel',
    input: id,
    output: wireDeposit,
    auth: 'required',
    module: 'FUNDTRANS3',
  },
})
