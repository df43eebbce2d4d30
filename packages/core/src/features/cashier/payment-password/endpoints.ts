import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { optionalMoment } from '../../../transport/wire-moment.ts'
import { noInput, nothing, optionalCount, shortText, wireSwitch } from '../../../transport/wire-schemas.ts'
import { idempotencyKey } from '../attempts/endpoints.ts'

const path = '/wps/member/paymentPassword'
const common = { auth: 'required', module: 'FUNDTRANS3' } as const
const encrypted = { ...common, encrypted: true } as const

export const paymentPasswordEndpoints = defineEndpoints({
  /** Whether the member has one, and whether it can be used. Times are ms since the epoch. Module FUNDTRANS3. */
  paymentPasswordState: {
    method: 'GET',
    path,
    input: noInput,
    output: z.object({
      set: wireSwitch,
      /** After too many wrong tries. */
      lockedUntil: optionalMoment,
      /** Wrong tries that are left. */
      left: optionalCount,
      /** After a reset: withdrawals wait until then. */
      pausedUntil: optionalMoment,
    }),
    ...common,
  },

  /**
   * Sets the first payment password. Refusals: `verification.code.error`, `payment.password.weak`, `payment.password.exists`. Repeated by
   * its key.
   */
  paymentPasswordSet: {
    method: 'POST',
    path,
    input: z.object({ newPassword: shortText, verificationCode: shortText, idempotencyKey }),
    output: nothing,
    ...encrypted,
  },

  /**
   * Changes the payment password. Refusals: `payment.password.wrong` with `left`, `.locked` with `until`, `.missing`, `.weak`; `modify.new.old.same`. Repeated
   * by its key, under which the same wrong one is one miss.
   */
  paymentPasswordChange: {
    method: 'PUT',
    path,
    input: z.object({ oldPassword: shortText, newPassword: shortText, idempotencyKey }),
    output: nothing,
    ...encrypted,
  },

  /** Replaces a forgotten payment password. Withdrawals then wait until `pausedUntil`. Refusals as when it is set. Repeated by its key. */
  paymentPasswordReset: {
    method: 'POST',
    path: `${path}/reset`,
    input: z.object({ newPassword: shortText, verificationCode: shortText, idempotencyKey }),
    output: z.object({ pausedUntil: optionalMoment }),
    ...encrypted,
  },
})
