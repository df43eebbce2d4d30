import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { maybeLongText, nothing, optionalText, shortText } from '../../../transport/wire-schemas.ts'

export const passwordEndpoints = defineEndpoints({
  /** Sends a mail to reset the password (CALL-16). */
  forgotEmail: {
    method: 'POST',
    path: '/wps/member/password/forgot',
    input: z.object({ username: shortText, email: shortText }),
    output: nothing,
    encoding: 'form',
  },

  /** Changes the password (CALL-17, DATA-12). Plain JSON by default; `endpoints.changePassword.encrypted` encrypts it (CRYPTO-05). */
  changePassword: {
    method: 'POST',
    path: '/wps/member/password/v2',
    input: z.object({ oldPassword: shortText, newPassword: shortText, confirmNewPassword: shortText }),
    output: nothing,
    auth: 'required',
  },

  /** Sets a new password with a code by SMS (CALL-18, DATA-12). */
  setPasswordByPhone: {
    method: 'POST',
    path: '/wps/member/password/byPhone',
    input: z.object({
      newPassword: shortText,
      mobileNum: shortText,
      verificationCode: shortText,
      firebaseIdToken: maybeLongText,
    }),
    output: z.object({ userName: optionalText }),
    encrypted: true,
  },
})
