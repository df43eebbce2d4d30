import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { optionalMoment } from '../../../transport/wire-moment.ts'
import {
  flag,
  maybeShortText,
  noInput,
  number,
  optionalText,
  shortText,
  text,
  whole,
} from '../../../transport/wire-schemas.ts'

/** What a code to the number of the account is for; a code for one purpose proves nothing for another. */
export const ACCOUNT_CODE_PURPOSES = ['payoutAccount', 'paymentPassword'] as const

export const challengeEndpoints = defineEndpoints({
  /** Sends a code by SMS (CALL-09, SMS-01, SMS-02, DATA-11). Fields of the human proof are added unchanged (SMS-03). */
  smsNoLogin: {
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    input: z.looseObject({
      mobileNum: maybeShortText,
      mobileNo: maybeShortText,
      countryDialingCode: shortText,
    }),
    output: z.object({ expirationTime: optionalMoment }),
  },

  /**
   * Sends a code to the number of the account, which the request never names. `masked` is what may be shown of it. Refusals:
   * `sms.tooOften` with `expirationTime`, `human.required`, `phone.missing`. Fields of the human proof are added unchanged.
   * Module COMM3.
   */
  smsSend: {
    method: 'POST',
    path: '/wps/verification/sms',
    input: z.looseObject({ purpose: z.enum(ACCOUNT_CODE_PURPOSES) }),
    output: z.object({ expirationTime: optionalMoment, masked: optionalText }),
    auth: 'required',
    module: 'COMM3',
  },

  /** A captcha picture (CALL-15, CAPTCHA-01). `image` is base64, with or without the data URL prefix. */
  captcha: {
    method: 'GET',
    path: '/wps/verification/captcha',
    input: noInput,
    output: z.object({ captchaId: text, image: text }),
    safe: false,
  },

  /**
   * The challenge to solve before a code is sent, or in place of a captcha (settlement 4), in the format of ALTCHA
   * servers (version 2). The solution goes into the field `altcha` of the request.
   */
  humanChallenge: {
    method: 'GET',
    path: '/wps/verification/human',
    input: noInput,
    output: z.object({
      parameters: z.looseObject({
        algorithm: text,
        nonce: text,
        salt: text,
        cost: whole.check(z.minimum(1)),
        keyLength: whole.check(z.minimum(1), z.maximum(512)),
        keyPrefix: text,
        /** Seconds since the epoch. */
        expiresAt: z.exactOptional(number),
        data: z.exactOptional(z.record(text, z.union([text, number, flag, z.null()]))),
      }),
      signature: text,
      /** ms since the epoch: the solution must arrive before. */
      expirationTime: optionalMoment,
    }),
    safe: false,
  },
})
