// The ways in, by themselves: they come with the first login or trial.
import * as z from 'zod/mini'
import { defineEndpoint } from '../transport/endpoint.ts'
import { optionalNumber, optionalText, wireInteger, wireSwitch } from '../transport/wire.ts'

const always = { merchantCode: z.string(), side: z.optional(z.enum(['member', 'agent'])) }
/** Settlement 4: `altcha` stands instead of the other two. */
const proof = {
  captcha: z.optional(z.string()),
  captchaId: z.optional(z.string()),
  altcha: z.optional(z.string()),
}

/** CALL-04, LOGIN-09, LOGIN-10 */
export const login = defineEndpoint({
  id: 'login',
  method: 'POST',
  path: '/wps/session/login',
  input: z.union([
    z.object({ type: z.literal('username'), username: z.string(), password: z.string(), ...proof, ...always }),
    z.object({
      type: z.literal('sms'),
      mobileNum: z.string(),
      countryDialingCode: z.string(),
      verificationCode: z.string(),
      ...proof,
      ...always,
    }),
    z.object({
      type: z.literal('firebase'),
      /** `sms`, or the name of a network. */
      firebaseChannel: z.string(),
      firebaseIdToken: z.string(),
      /** Networks know no number. */
      firebaseMobileNo: z.optional(z.string()),
      countryDialingCode: z.optional(z.string()),
      ...always,
    }),
  ]),
  output: z.object({
    token: z.string().check(z.minLength(1)),
    userName: z.string().check(z.minLength(1)),
    type: wireInteger,
    firstTimeLogin: wireSwitch,
  }),
  sealed: true,
  marksDevice: true,
})

/** CALL-05, TRIAL-02 */
export const trialStart = defineEndpoint({
  id: 'trialStart',
  method: 'POST',
  path: '/wps/session/trial',
  input: z.object({ moduleId: z.literal('FREEPLAY3') }),
  output: z.object({
    active: wireSwitch,
    token: optionalText,
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
  input: z.object({}),
  output: z.object({ userName: z.string().check(z.minLength(1)), customerType: optionalNumber }),
  safe: false,
})
