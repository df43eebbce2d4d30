import * as z from 'zod/mini'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import {
  longText,
  maybeLongText,
  maybeShortText,
  noInput,
  optionalNumber,
  optionalText,
  shortText,
  text,
  wireSwitch,
} from '../../../transport/wire-schemas.ts'
import { optionalToken } from '../session/endpoints.ts'

const fieldSetting = z.object({ enabled: wireSwitch, required: wireSwitch })

/** The fields of the merchant's form (CALL-10, REG-06). */
export const regSettings = defineEndpoint({
  id: 'regSettings',
  method: 'GET',
  path: '/wps/config/registration',
  input: noInput,
  output: z.record(text, fieldSetting),
})

const fieldRule = z.object({
  min: optionalNumber,
  max: optionalNumber,
  /** Source of a regular expression, anchored by the platform. */
  pattern: optionalText,
  message: optionalText,
})

/** The platform's rules of the fields (CALL-11, VALID-10). */
export const regRules = defineEndpoint({
  id: 'regRules',
  method: 'GET',
  path: '/wps/config/registration/rules',
  input: noInput,
  output: z.record(text, fieldRule),
})

/** Five constants and the entered values; empty values are left out (DATA-09). The host identifies the merchant. */
const payload = z.object({
  type: z.literal(0),
  registerUrl: longText,
  domain: shortText,
  registerMethod: z.enum(['APP', 'H5', 'WEBCLIP', 'PWA']),
  countryDialingCode: maybeShortText,
  username: maybeShortText,
  password: maybeShortText,
  confirmPassword: maybeShortText,
  affiliateCode: maybeShortText,
  paymentPassword: maybeShortText,
  recommenderId: maybeShortText,
  nickname: maybeShortText,
  payeeName: maybeShortText,
  email: maybeShortText,
  mobileNum: maybeShortText,
  idNumber: maybeShortText,
  qqNum: maybeShortText,
  facebook: maybeShortText,
  wechat: maybeShortText,
  line: maybeShortText,
  whatsapp: maybeShortText,
  zalo: maybeShortText,
  /** YYYY-MM-DD (REG-12) */
  birthday: maybeShortText,
  captcha: maybeShortText,
  captchaId: maybeShortText,
  /** In place of both (settlement 4). */
  altcha: maybeLongText,
  verificationCode: maybeShortText,
  firebaseChannel: maybeShortText,
  firebaseIdToken: maybeLongText,
})

const registered = z.object({ userName: text, token: optionalToken, type: optionalNumber })

/** Registers a user name (CALL-07). */
export const registerUsername = defineEndpoint({
  id: 'registerUsername',
  method: 'PUT',
  path: '/wps/member/register/username',
  input: payload,
  output: registered,
  encrypted: true,
  module: 'REG3',
})

/** Registers a mobile number (CALL-08). */
export const registerMobile = defineEndpoint({
  id: 'registerMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  input: payload,
  output: registered,
  encrypted: true,
  module: 'REG3',
})

/** Whether a user name is taken (CALL-12, REG-16). */
export const checkUsername = defineEndpoint({
  id: 'checkUsername',
  method: 'GET',
  path: '/wps/member/check/username',
  input: z.object({ username: text }),
  output: z.object({ exists: wireSwitch }),
  silent: true,
})

/** Whether an e-mail address is taken (CALL-13, REG-16). */
export const checkEmail = defineEndpoint({
  id: 'checkEmail',
  method: 'GET',
  path: '/wps/member/check/email',
  input: z.object({ email: text }),
  output: z.object({ exists: wireSwitch }),
  silent: true,
})

/** Whether an affiliate code exists (CALL-14). The response is `{data: {success}}` without an envelope. */
export const checkAffiliate = defineEndpoint({
  id: 'checkAffiliate',
  method: 'GET',
  path: '/wps/member/check/affiliate',
  input: z.object({ code: text, domain: text }),
  output: z.object({ success: wireSwitch }),
  bare: true,
  silent: true,
})
