import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { optionalDuration, wireMoment } from '../../../transport/wire-moment.ts'
import { noInput, shortText, wireMaybe, wireMoney } from '../../../transport/wire-schemas.ts'
import { idempotencyKey } from '../attempts/endpoints.ts'

export const DEPOSIT_LIMIT_PERIODS = ['day', 'week', 'month'] as const
export const depositLimitPeriod = z.enum(DEPOSIT_LIMIT_PERIODS)

const common = { path: '/wps/fund/deposit/limits', auth: 'required', module: 'FUNDTRANS3' } as const

const output = z.object({
  /** All of them or none: a period that is missing would look as if it had no limit. */
  list: z
    .array(
      z.object({
        period: depositLimitPeriod,
        /** Missing: as much as one likes. */
        amount: wireMaybe(wireMoney),
        /** Brought in so far, and on its way. */
        used: wireMoney,
        /** What the limit leaves. */
        remaining: wireMaybe(wireMoney),
        /** When the period ends, ms since the epoch. */
        freesAt: wireMoment,
        /** What was asked for and waits: a higher limit, or none, from then on (ms since the epoch). */
        change: wireMaybe(z.object({ amount: wireMaybe(wireMoney), from: wireMoment })),
      }),
    )
    .check(z.minLength(1)),
  /** How long a higher one waits, ms. */
  coolingOff: optionalDuration,
  /** The lowest and the highest limit that can be set. */
  minimum: wireMaybe(wireMoney),
  maximum: wireMaybe(wireMoney),
  /** The smallest deposit that any method takes: a limit that leaves less allows none. */
  smallestDeposit: wireMaybe(wireMoney),
})

export const depositLimitEndpoints = defineEndpoints({
  /** What the member may bring in at most, as the member has set it. Module FUNDTRANS3. */
  depositLimits: {
    method: 'GET',
    input: noInput,
    output,
    ...common,
  },

  /**
   * Sets the limit of one period, once for each key; without an amount there is to be none. A lower one holds at once; a higher
   * one, or none, after `coolingOff`. With `keep`, and no amount, only what waits is taken back, whatever holds. Module FUNDTRANS3.
   */
  depositLimitSet: {
    method: 'PUT',
    input: z.object({
      idempotencyKey,
      period: depositLimitPeriod,
      amount: z.optional(shortText),
      keep: z.optional(z.literal(true)),
    }),
    output,
    ...common,
  },
})
