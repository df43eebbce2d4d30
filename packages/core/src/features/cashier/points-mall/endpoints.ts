import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { optionalMoment, wireMoment } from '../../../transport/wire-moment.ts'
import {
  maybeLongText,
  maybeText,
  noInput,
  optionalText,
  shortText,
  text,
  whole,
  wireCount,
  wireInteger,
  wireList,
  wireMaybe,
  wireMoney,
  wirePage,
  wireText,
} from '../../../transport/wire-schemas.ts'
import { idempotencyKey } from '../attempts/endpoints.ts'

const page = { pageNo: wireInteger, pageSize: wireInteger }

/** Why points came or went. What a platform calls otherwise reads as `other`. */
export const POINTS_REASONS = ['play', 'void', 'redeemed', 'returned', 'adjustment', 'other'] as const

/** `credit`: money in the wallet. `item`: sent by post. `voucher`: a code. */
export const GOOD_KINDS = ['credit', 'item', 'voucher'] as const
/** A kind that this version does not know is redeemed as a voucher is: nothing more is asked. */
const kind = z.catch(z.enum(GOOD_KINDS), 'voucher')

const wireGood = z.object({
  goodsId: wireText,
  name: text,
  image: optionalText,
  /** Points. */
  cost: wireCount,
  stock: wireCount,
  kind,
  /** Plain text in the language. */
  terms: optionalText,
  /** Of credit: what comes into the wallet. */
  value: wireMaybe(wireMoney),
  /** The most that one member may have. */
  most: wireMaybe(wireCount),
  /** How many of them the member may still have. */
  left: wireMaybe(wireCount),
})

export const REDEMPTION_STATES = ['requested', 'preparing', 'sent', 'delivered', 'refused'] as const
/** A state that this version does not know is under way: neither here nor refused. */
const state = z.catch(z.enum(REDEMPTION_STATES), 'requested')

const wireRedemption = z.object({
  redemptionId: wireText,
  /** What a person reads to the support: `G7K2M9Q4XA`. */
  reference: wireText,
  goodsId: wireText,
  name: text,
  image: optionalText,
  kind,
  cost: wireCount,
  state,
  /** Earliest first. Times are ms since the epoch. */
  history: wireList(z.object({ state, at: wireMoment })),
  /** When the next step is due, ms since the epoch. */
  dueAt: optionalMoment,
  /** Of credit that was delivered. */
  value: wireMaybe(wireMoney),
  /** Of a voucher that was delivered. */
  code: optionalText,
  address: optionalText,
  /** Why it was refused, in the merchant's words. */
  reason: optionalText,
})

export const pointsMallEndpoints = defineEndpoints({
  /** The points of the member, and what is to be staked for the next one. Module COMM3. */
  pointsBalance: {
    method: 'GET',
    path: '/wps/points',
    input: noInput,
    output: z.object({ points: wireInteger, toNext: wireMaybe(wireMoney) }),
    auth: 'required',
    module: 'COMM3',
  },

  /** Changes of the points, latest first. Module COMM3. */
  pointsHistory: {
    method: 'GET',
    path: '/wps/points/history',
    input: z.object(page),
    output: wirePage(
      z.object({
        changeId: wireText,
        /** ms since the epoch */
        at: wireMoment,
        /** Signed. */
        points: wireInteger,
        why: z.catch(z.enum(POINTS_REASONS), 'other'),
        after: wireInteger,
        /** Of the order. */
        reference: optionalText,
      }),
    ),
    auth: 'required',
    module: 'COMM3',
    throttleMs: SPEC_CONSTANTS.loadMoreMs,
  },

  /** What points are redeemed for. `language`: of names and terms. Module COMM3. */
  goodsList: {
    method: 'GET',
    path: '/wps/points/goods',
    input: z.object({ language: maybeText }),
    output: z.object({ list: wireList(wireGood) }),
    auth: 'required',
    module: 'COMM3',
  },

  /** The member's orders, latest first. `redemptionId` asks for one alone. Module COMM3. */
  redemptionList: {
    method: 'GET',
    path: '/wps/points/redemptions',
    input: z.object({ ...page, redemptionId: maybeText }),
    output: wirePage(wireRedemption),
    auth: 'required',
    module: 'COMM3',
    throttleMs: SPEC_CONSTANTS.loadMoreMs,
  },

  /**
   * Takes the points and orders the good. `cost` is as it was shown: another one is refused with `terms.changed`. The same
   * key again is answered with the same order. `request.invalid` with the field `address` where it cannot be sent there.
   * Module COMM3.
   */
  goodsRedeem: {
    method: 'POST',
    path: '/wps/points/goods/{goodsId}/redeem',
    input: z.object({ goodsId: shortText, cost: whole, address: maybeLongText, idempotencyKey }),
    output: wireRedemption,
    auth: 'required',
    module: 'COMM3',
  },
})
