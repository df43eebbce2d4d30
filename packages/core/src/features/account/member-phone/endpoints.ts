import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { maybeLongText, maybeShortText, nothing, shortText } from '../../../transport/wire-schemas.ts'

export const memberPhoneEndpoints = defineEndpoints({
  /**
   * Adds a mobile number to an account that has no confirmed one. The number is proved by a code of `smsNoLogin`, or by the id
   * token of a provider. The same number again is a success, so a lost request may be sent again. Refusals:
   * `verification.code.error`, `phone.taken` for the number of another account, `phone.exists` for an account with another
   * confirmed number. Module COMM3.
   */
  memberPhoneSet: {
    method: 'POST',
    path: '/wps/member/phone',
    input: z.object({
      mobileNum: shortText,
      countryDialingCode: shortText,
      verificationCode: shortText,
      firebaseChannel: maybeShortText,
      firebaseIdToken: maybeLongText,
    }),
    output: nothing,
    auth: 'required',
    module: 'COMM3',
  },
})
