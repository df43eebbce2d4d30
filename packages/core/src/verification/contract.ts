import * as z from 'zod/mini'
import { defineEndpoint } from '../transport/endpoint.ts'
import { optionalNumber } from '../transport/wire.ts'

/** CALL-09, SMS-01, SMS-02, DATA-11. The human verification's own fields go along as they are (SMS-03). */
export const smsNoLogin = defineEndpoint({
  id: 'smsNoLogin',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  input: z.looseObject({
    mobileNum: z.optional(z.string()),
    mobileNo: z.optional(z.string()),
    countryDialingCode: z.string(),
  }),
  output: z.object({ expirationTime: optionalNumber }),
})

/** CALL-15, CAPTCHA-01: `image` is base64, with or without its data prefix. */
export const captcha = defineEndpoint({
  id: 'captcha',
  method: 'GET',
  path: '/wps/verification/captcha',
  input: z.object({}),
  output: z.object({ captchaId: z.string(), image: z.string() }),
  safe: false,
})

/**
 * Settlement 4: what is to be solved before a code goes out, or instead of a captcha. A challenge as ALTCHA servers write
 * it (version 2); the solution goes back in the field `altcha` of the request.
 */
export const humanChallenge = defineEndpoint({
  id: 'humanChallenge',
  method: 'GET',
  path: '/wps/verification/human',
  input: z.object({}),
  output: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      /** s since the epoch, where it stands in the challenge. */
      expiresAt: z.exactOptional(z.number()),
      data: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
    }),
    signature: z.string(),
    /** ms since the epoch; by then the solution has to be back. */
    expirationTime: optionalNumber,
  }),
  safe: false,
})
