// The ways in, by themselves: they come with the first login or trial.
import * as z from 'zod/mini'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import {
  filledText,
  maybeText,
  noInput,
  optionalNumber,
  optionalText,
  text,
  wireInteger,
  wireSwitch,
} from '../../../transport/wire.ts'
import { optionalToken, tokenText } from './contract.ts'

const always = { merchantCode: text, side: z.optional(z.enum(['member', 'agent'])) }
/** Settlement 4: `altcha` stands instead of the other two. */
const proof = {
  captcha: maybeText,
  captchaId: maybeText,
  altcha: maybeText,
}

/** CALL-04, LOGIN-09, LOGIN-10 */
export const login = defineEndpoint({
  id: 'login',
  method: 'POST',
  path: '/wps/session/login',
  input: z.union([
    z.object({ type: z.literal('username'), username: text, password: text, ...proof, ...always }),
    z.object({
      type: z.literal('sms'),
      mobileNum: text,
      countryDialingCode: text,
      verificationCode: text,
      ...proof,
      ...always,
    }),
    z.object({
      type: z.literal('firebase'),
      /** `sms`, or the name of a network. */
      firebaseChannel: text,
      firebaseIdToken: text,
      /** '' where a network knows no number. */
      firebaseMobileNo: maybeText,
      countryDialingCode: maybeText,
      ...always,
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
})

/** CALL-05, TRIAL-02 */
export const trialStart = defineEndpoint({
  id: 'trialStart',
  method: 'POST',
  path: '/wps/session/trial',
  input: noInput,
  output: z.object({
    active: wireSwitch,
    token: optionalToken,
    userName: optionalText,
    customerType: optionalNumber,
  }),
  module: 'FREEPLAY3',
})

/** CALL-06, TRIAL-02: each question makes another account, so it is asked once. */
export const trialCreate = defineEndpoint({
  id: 'trialCreate',
  method: 'GET',
  path: '/wps/member/trialAccount',
  input: noInput,
  output: z.object({ userName: filledText, customerType: optionalNumber }),
  safe: false,
})
