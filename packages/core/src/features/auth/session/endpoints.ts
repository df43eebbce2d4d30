import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import {
  filledText,
  flag,
  longText,
  maybeLongText,
  maybeShortText,
  noInput,
  nothing,
  optionalInteger,
  optionalText,
  shortText,
  text,
  wireInteger,
  wireSwitch,
} from '../../../transport/wire-schemas.ts'

/** The characters that a header can carry. With others, line breaks for example, no call could be sent. */
export const tokenText = text.check(z.regex(/^[\x21-\x7e]+$/))
/** Missing, null and '' all read as undefined. */
export const optionalToken = z.pipe(optionalText, z.optional(tokenText))

const commonFields = { merchantCode: shortText, side: z.optional(z.enum(['member', 'agent'])) }
/** `altcha` replaces the other two (settlement 4). */
const proof = {
  captcha: maybeShortText,
  captchaId: maybeShortText,
  altcha: maybeLongText,
}

export const sessionEndpoints = defineEndpoints({
  /** Ends the session (CALL-19). */
  logout: {
    method: 'DELETE',
    path: '/wps/session/logout',
    input: noInput,
    output: nothing,
    auth: 'required',
    tokenInPayload: true,
    silent: true,
  },

  /** Refreshes the token (CALL-42, PCALL-11). */
  sessionRenew: {
    method: 'POST',
    path: '/wps/session/renew',
    input: z.object({ force: flag }),
    output: z.object({ token: optionalToken, type: optionalInteger, userName: optionalText }),
    auth: 'required',
    silent: true,
  },

  /** Signs in by user name, SMS code or id token of a provider (CALL-04, LOGIN-09, LOGIN-10). */
  login: {
    method: 'POST',
    path: '/wps/session/login',
    input: z.union([
      z.object({ type: z.literal('username'), username: shortText, password: shortText, ...proof, ...commonFields }),
      z.object({
        type: z.literal('sms'),
        mobileNum: shortText,
        countryDialingCode: shortText,
        verificationCode: shortText,
        ...proof,
        ...commonFields,
      }),
      z.object({
        type: z.literal('firebase'),
        /** `sms`, or the name of a network. */
        firebaseChannel: shortText,
        firebaseIdToken: longText,
        /** '' where a network has no number. */
        firebaseMobileNo: maybeShortText,
        countryDialingCode: maybeShortText,
        ...commonFields,
      }),
    ]),
    output: z.object({
      token: tokenText,
      userName: filledText,
      type: wireInteger,
      firstTimeLogin: wireSwitch,
    }),
    encrypted: true,
    keepsEmpty: true,
    marksDevice: true,
  },

  /** Starts trial play (CALL-05, TRIAL-02). */
  trialStart: {
    method: 'POST',
    path: '/wps/session/trial',
    input: noInput,
    output: z.object({
      active: wireSwitch,
      token: optionalToken,
      userName: optionalText,
      customerType: optionalInteger,
    }),
    module: 'FREEPLAY3',
  },

  /** Creates a trial account (CALL-06, TRIAL-02). Not safe to repeat: each request creates another account. */
  trialCreate: {
    method: 'GET',
    path: '/wps/member/trialAccount',
    input: noInput,
    output: z.object({ userName: filledText, customerType: optionalInteger }),
    safe: false,
  },
})
