import * as z from 'zod/mini'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import { maybeText, noInput, optionalNumber, optionalText, text, wireSwitch } from '../../../transport/wire.ts'
import { optionalToken } from '../session/contract.ts'

const fieldSetting = z.object({ enabled: wireSwitch, required: wireSwitch })

/** CALL-10, REG-06: which fields a merchant's form has. */
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

/** CALL-11, VALID-10 */
export const regRules = defineEndpoint({
  id: 'regRules',
  method: 'GET',
  path: '/wps/config/registration/rules',
  input: noInput,
  output: z.record(text, fieldRule),
})

/** DATA-09: five constants and what was entered; empty values are left out. The merchant is known by the host. */
const payload = z.object({
  type: z.literal(0),
  registerUrl: text,
  domain: text,
  registerMethod: z.enum(['APP', 'H5', 'WEBCLIP', 'PWA']),
  countryDialingCode: maybeText,
  username: maybeText,
  password: maybeText,
  confirmPassword: maybeText,
  affiliateCode: maybeText,
  paymentPassword: maybeText,
  recommenderId: maybeText,
  nickname: maybeText,
  payeeName: maybeText,
  email: maybeText,
  mobileNum: maybeText,
  idNumber: maybeText,
  qqNum: maybeText,
  facebook: maybeText,
  wechat: maybeText,
  line: maybeText,
  whatsapp: maybeText,
  zalo: maybeText,
  /** YYYY-MM-DD (REG-12) */
  birthday: maybeText,
  captcha: maybeText,
  captchaId: maybeText,
  /** Instead of both (settlement 4). */
  altcha: maybeText,
  verificationCode: maybeText,
  firebaseChannel: maybeText,
  firebaseIdToken: maybeText,
})

const registered = z.object({ userName: text, token: optionalToken, type: optionalNumber })

/** CALL-07 */
export const registerUsername = defineEndpoint({
  id: 'registerUsername',
  method: 'PUT',
  path: '/wps/member/register/username',
  input: payload,
  output: registered,
  encrypted: true,
  module: 'REG3',
})

/** CALL-08 */
export const registerMobile = defineEndpoint({
  id: 'registerMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  input: payload,
  output: registered,
  encrypted: true,
  module: 'REG3',
})

/** CALL-12, REG-16 */
export const checkUsername = defineEndpoint({
  id: 'checkUsername',
  method: 'GET',
  path: '/wps/member/check/username',
  input: z.object({ username: text }),
  output: z.object({ exists: wireSwitch }),
  silent: true,
})

/** CALL-13, REG-16 */
export const checkEmail = defineEndpoint({
  id: 'checkEmail',
  method: 'GET',
  path: '/wps/member/check/email',
  input: z.object({ email: text }),
  output: z.object({ exists: wireSwitch }),
  silent: true,
})

/** CALL-14: answers `{data: {success}}`, and nothing beside it. */
export const checkAffiliate = defineEndpoint({
  id: 'checkAffiliate',
  method: 'GET',
  path: '/wps/member/check/affiliate',
  input: z.object({ code: text, domain: text }),
  output: z.object({ success: wireSwitch }),
  bare: true,
  silent: true,
})
