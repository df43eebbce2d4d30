import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { noInput, optionalText, shortText } from '../../../transport/wire-schemas.ts'

export const avatarEndpoints = defineEndpoints({
  /** The picture of the member (CALL-21). */
  headIconGet: {
    method: 'GET',
    path: '/wps/member/headIcon',
    input: noInput,
    output: z.object({ icon: optionalText }),
    auth: 'required',
  },

  /** Saves the picture of the member, by its path (CALL-22). */
  headIconSet: {
    method: 'POST',
    path: '/wps/member/headIcon',
    input: z.object({ icon: shortText }),
    output: z.object({ icon: optionalText }),
    auth: 'required',
  },
})
