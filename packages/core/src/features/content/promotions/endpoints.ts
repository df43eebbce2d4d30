import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { writtenMoment } from '../../../transport/wire-moment.ts'
import {
  flag,
  longText,
  noInput,
  optionalText,
  wireFile,
  wireInteger,
  wireList,
  wireMoney,
} from '../../../transport/wire-schemas.ts'
import { idempotencyKey } from '../../cashier/attempts/endpoints.ts'

/** Any word, or none: an unknown label shows no button (PROMO-12). */
const label = z.catch(optionalText, undefined)
const answer = z.object({ label })
const id = wireInteger

const money = z.catch(z.optional(wireMoney), undefined)

/**
 * The terms of a promotion in fields (`terms`), where the platform sends them beside the content: all optional, one that
 * cannot be read is missing.
 */
export const wirePromotionTerms = z.object({
  /** What is paid, in the currency of the member. */
  amount: money,
  /** What is to be staked first: plain text. */
  stake: label,
  until: writtenMoment,
  /** On which games: plain text. */
  games: label,
  /** The most that is paid. */
  cap: money,
  freeSpins: z.catch(z.optional(z.object({ count: wireInteger, value: wireMoney })), undefined),
  /** So many days what is given can be used. */
  validDays: z.catch(z.optional(wireInteger), undefined),
  /** Each person takes part once. */
  once: z.catch(z.optional(flag), undefined),
})

export const PROMO_ENTRIES = ['apply', 'deposit', 'automatic'] as const

/** What the list of announcements may say of a promotion beside the content, or anything else. */
export const promotionFields = z.object({
  terms: z.catch(z.optional(wirePromotionTerms), undefined),
  /** How one takes part; by an application where that is not said. */
  entry: z.catch(z.enum(PROMO_ENTRIES), 'apply'),
  /** What an application has to say: plain text. */
  asks: label,
})

export const promotionEndpoints = defineEndpoints({
  /** The label of one promotion for the caller (PCALL-26). */
  memberLabels: {
    method: 'GET',
    path: '/wps/activities/{id}/label',
    input: z.object({ id }),
    output: answer,
    auth: 'required',
    silent: true,
  },

  /** The labels of all promotions in one call; those without one are derived from their dates (PCALL-26, PROMO-15). */
  memberLabelList: {
    method: 'GET',
    path: '/wps/activities/labels',
    input: noInput,
    output: z.object({ list: wireList(z.object({ id, label })) }),
    auth: 'required',
    silent: true,
  },

  /**
   * Hands in an application (PCALL-22): a comment, up to three images, or both. Once for each key, which is ours: a platform takes
   * the call without it (settlement 39). `break.active` in a break of the member.
   */
  activityUpload: {
    method: 'POST',
    path: '/wps/activities/{id}/applications',
    input: z.object({
      id,
      comment: z.optional(longText),
      images: z.optional(z.union([wireFile, z.array(wireFile)])),
      idempotencyKey: z.optional(idempotencyKey),
    }),
    output: answer,
    auth: 'required',
    encoding: 'multipart',
    // The form shows progress and errors itself.
    silent: true,
  },

  /** Claims what a promotion gives (PCALL-26), once for each key, which is ours; `break.active` in a break of the member. */
  activityClaim: {
    method: 'POST',
    path: '/wps/activities/{id}/claim',
    input: z.object({ id, idempotencyKey: z.optional(idempotencyKey) }),
    output: answer,
    auth: 'required',
  },
})
