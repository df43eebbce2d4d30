import * as z from 'zod/mini'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import { flag, maybeText, noInput, number, optionalNumber, text, whole } from '../../../transport/wire-schemas.ts'

/** Sends a code by SMS (CALL-09, SMS-01, SMS-02, DATA-11). Fields of the human proof are added unchanged (SMS-03). */
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

/** A captcha picture (CALL-15, CAPTCHA-01). `image` is base64, with or without the data URL prefix. */
export const captcha = defineEndpoint({
  id: 'captcha',
  method: 'GET',
  path: '/wps/verification/captcha',
  input: noInput,
  output: z.object({ captchaId: text, image: text }),
  safe: false,
})

/**
 * The challenge to solve before a code is sent, or in place of a captcha (settlement 4), in the format of ALTCHA
 * servers (version 2). The solution goes into the field `altcha` of the request.
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
      /** Seconds since the epoch. */
      expiresAt: z.exactOptional(number),
      data: z.exactOptional(z.record(text, z.union([text, number, flag, z.null()]))),
    }),
    signature: text,
    /** ms since the epoch: the solution must arrive before. */
    expirationTime: optionalNumber,
  }),
  safe: false,
})
