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
