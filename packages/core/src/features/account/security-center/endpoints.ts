import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { optionalMoment } from '../../../transport/wire-moment.ts'
import { flag, noInput, optionalText, wireMaybe } from '../../../transport/wire-schemas.ts'

export const securityCenterEndpoints = defineEndpoints({
  /** What the security center shows. The specification lists no call for it. */
  memberSecurity: {
    method: 'GET',
    path: '/wps/member/security',
    input: noInput,
    output: z.object({
      realName: optionalText,
      email: optionalText,
      mobileNum: optionalText,
      /** Whether a code has proved the number. */
      mobileConfirmed: wireMaybe(flag),
      /** The sign-in before this one. `time` is in ms. */
      lastLogin: wireMaybe(z.object({ time: optionalMoment, ip: optionalText })),
    }),
    auth: 'required',
  },
})
