import * as z from 'zod/mini'
import { defineEndpoint } from '../transport/endpoint.ts'
import { nothing, optionalText } from '../transport/wire.ts'

/** CALL-16 */
export const forgotEmail = defineEndpoint({
  id: 'forgotEmail',
  method: 'POST',
  path: '/wps/member/password/forgot',
  input: z.object({ username: z.string(), email: z.string() }),
  output: nothing,
  encoding: 'form',
})

/** CALL-17, DATA-12. Plain JSON as the source lists it; `endpoints.changePassword.sealed` seals it (CRYPTO-05). */
export const changePassword = defineEndpoint({
  id: 'changePassword',
  method: 'POST',
  path: '/wps/member/password/v2',
  input: z.object({ oldPassword: z.string(), newPassword: z.string(), confirmNewPassword: z.string() }),
  output: nothing,
  auth: 'required',
})

/** CALL-18, DATA-12 */
export const setPasswordByPhone = defineEndpoint({
  id: 'setPasswordByPhone',
  method: 'POST',
  path: '/wps/member/password/byPhone',
  input: z.object({
    newPassword: z.string(),
    mobileNum: z.string(),
    verificationCode: z.string(),
    firebaseIdToken: z.optional(z.string()),
  }),
  output: z.object({ userName: optionalText }),
  sealed: true,
})
