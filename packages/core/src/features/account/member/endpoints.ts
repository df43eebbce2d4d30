import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { noInput, optionalText, text, wireInteger, wireText } from '../../../transport/wire-schemas.ts'

export const memberEndpoints = defineEndpoints({
  /** What the platform knows of the member (CALL-20, SESSION-11). */
  memberInfo: {
    method: 'GET',
    path: '/wps/member/info',
    input: noInput,
    output: z.looseObject({
      id: wireText,
      type: wireInteger,
      nickname: optionalText,
      account: text,
      clubLabel: z.nullish(z.object({ labelName: optionalText })),
    }),
    auth: 'required',
  },
})
