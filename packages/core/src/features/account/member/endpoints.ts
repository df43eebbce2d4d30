import * as z from 'zod/mini'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import { noInput, optionalText, text, wireInteger, wireText } from '../../../transport/wire-schemas.ts'

/** What the platform knows of the member (CALL-20, SESSION-11). */
export const memberInfo = defineEndpoint({
  id: 'memberInfo',
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
})
