import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import {
  longText,
  maybeLongText,
  maybeShortText,
  noInput,
  optionalInteger,
  optionalNumber,
  optionalText,
  shortText,
  text,
  wireSwitch,
} from '../../../transport/wire-schemas.ts'
import { optionalToken } from '../session/endpoints.ts'

const fieldSetting = z.object({ enabled: wireSwitch, required: wireSwitch })

const fieldRule = z.object({
  min: optionalNumber,
  max: optionalNumber,
  /** Source of a regular expression, anchored by the platform. */
  pattern: optionalText,
  message: optionalText,
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

const registered = z.object({ userName: text, token: optionalToken, type: optionalInteger })

export const registrationEndpoints = defineEndpoints({
  /** The fields of the merchant's form (CALL-10, REG-06). */
  regSettings: {
    method: 'GET',
    path: '/wps/config/registration',
    input: noInput,
    output: z.record(text, fieldSetting),
  },

  /** The platform's rules of the fields (CALL-11, VALID-10). */
  regRules: {
    method: 'GET',
    path: '/wps/config/registration/rules',
    input: noInput,
    output: z.record(text, fieldRule),
  },

  /** Registers a user name (CALL-07). */
  registerUsername: {
    method: 'PUT',
    path: '/wps/member/register/username',
    input: payload,
    output: registered,
    encrypted: true,
    module: 'REG3',
  },

  /** Registers a mobile number (CALL-08). */
  registerMobile: {
    method: 'PUT',
    path: '/wps/member/register/mobile',
    input: payload,
    output: registered,
    encrypted: true,
    module: 'REG3',
  },

  /** Whether a user name is taken (CALL-12, REG-16). */
  checkUsername: {
    method: 'GET',
    path: '/wps/member/check/username',
    input: z.object({ username: text }),
    output: z.object({ exists: wireSwitch }),
    silent: true,
  },

  /** Whether an e-mail address is taken (CALL-13, REG-16). */
  checkEmail: {
    method: 'GET',
    path: '/wps/member/check/email',
    input: z.object({ email: text }),
    output: z.object({ exists: wireSwitch }),
    silent: true,
  },

  /** Whether an affiliate code exists (CALL-14). The response is `{data: {success}}` without an envelope. */
  checkAffiliate: {
    method: 'GET',
    path: '/wps/member/check/affiliate',
    input: z.object({ code: text, domain: text }),
    output: z.object({ success: wireSwitch }),
    bare: true,
    silent: true,
  },
})
