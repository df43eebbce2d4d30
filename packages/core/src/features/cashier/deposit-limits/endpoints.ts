import * as z from 'zod/mini'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import {
  noInput,
  optionalNumber,
  text,
  wireList,
  wireMaybe,
  wireMoney,
  wireNumber,
} from '../../../transport/wire-schemas.ts'
import { idempotencyKey } from '../attempts/endpoints.ts'

export const DEPOSIT_LIMIT_PERIODS = ['day', 'week', 'month'] as const
const period = z.enum(DEPOSIT_LIMIT_PERIODS)

const common = { path: '/wps/fund/deposit/limits', auth: 'required', module: 'FUNDTRANS3' } as const

const output = z.object({
  /** What says nothing of any period would look as if there were no limit. */
  list: wireList(
    z.object({
      period,
      /** Missing: as much as one likes. */
      amount: wireMaybe(wireMoney),
      /** Brought in so far, and on its way. */
      used: wireMoney,
      /** What the limit leaves. */
      remaining: wireMaybe(wireMoney),
      /** When the period ends, ms since the epoch. */
      freesAt: wireNumber,
      /** What was asked for and waits: a higher limit, or none, from then on (ms since the epoch). */
      change: wireMaybe(z.object({ amount: wireMaybe(wireMoney), from: wireNumber })),
    }),
  ).check(z.minLength(1)),
  /** How long a higher one waits, ms. */
  coolingOff: optionalNumber,
})

/** What the member may bring in at most, as the member has set it. Module FUNDTRANS3. */
export const depositLimits = defineEndpoint({
  id: 'depositLimits',
  method: 'GET',
  input: noInput,
  output,
  ...common,
})

/**
 * Sets the limit of one period, once for each key; without an amount there is to be none. A lower one holds at once; a higher
 * one, or none, after `coolingOff`. The amount that holds takes back what waits. Module FUNDTRANS3.
 */
export const depositLimitSet = defineEndpoint({
  id: 'depositLimitSet',
  method: 'PUT',
  input: z.object({ idempotencyKey, period, amount: z.optional(text) }),
  output,
  ...common,
})
