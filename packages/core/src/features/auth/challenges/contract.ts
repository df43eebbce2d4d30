import * as z from 'zod/mini'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import { flag, maybeText, noInput, number, optionalNumber, text, whole } from '../../../transport/wire.ts'

/** CALL-09, SMS-01, SMS-02, DATA-11. The human verification's own fields go along as they are (SMS-03). */
export const smsNoLogin = defineEndpoint({
  id: 'smsNoLogin',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  input: z.looseObject({
    mobileNum: maybeText,
    mobileNo: maybeText,
    countryDialingCode: text,
  }),
  output: z.object({ expirationTime: optionalNumber }),
})

/** CALL-15, CAPTCHA-01: `image` is base64, with or without its data prefix. */
export const captcha = defineEndpoint({
  id: 'captcha',
  method: 'GET',
  path: '/wps/verification/captcha',
  input: noInput,
  output: z.object({ captchaId: text, image: text }),
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
  input: noInput,
  output: z.object({
    parameters: z.looseObject({
      algorithm: text,
      nonce: text,
      salt: text,
      cost: whole,
      keyLength: whole,
      keyPrefix: text,
      /** s since the epoch, where it stands in the challenge. */
      expiresAt: z.exactOptional(number),
      data: z.exactOptional(z.record(text, z.union([text, number, flag, z.null()]))),
    }),
    signature: text,
    /** ms since the epoch; by then the solution has to be back. */
    expirationTime: optionalNumber,
  }),
  safe: false,
})
