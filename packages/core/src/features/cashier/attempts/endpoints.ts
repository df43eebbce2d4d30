import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { anything, text } from '../../../transport/wire-schemas.ts'
import { ATTEMPT_KINDS } from './wire-attempt-kinds.ts'

/**
 * Names one attempt at an action on money: a UUID of version 4. The platform keeps it for 30 days, for each member. The
 * same key with the same body is answered with the object as it is now; with another body it is refused with
 * `idempotency.conflict`. A refusal does not use it up. See docs/cashier.md.
 */
export const idempotencyKey = text.check(z.regex(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/))

export const attemptEndpoints = defineEndpoints({
  /**
   * What came of a key: `made` with the object as the call of its kind answers it, or `voided`. A request that comes later
   * under a voided key is refused with `idempotency.void`, so "nothing was made" is final. Module FUNDTRANS3.
   */
  attemptResolve: {
    method: 'POST',
    path: '/wps/fund/attempts/{idempotencyKey}/resolve',
    input: z.object({ idempotencyKey }),
    output: z.object({
      result: z.enum(['made', 'voided']),
      kind: z.catch(z.optional(z.enum(ATTEMPT_KINDS)), undefined),
      object: z.optional(anything),
    }),
    auth: 'required',
    module: 'FUNDTRANS3',
    silent: true,
  },
})
