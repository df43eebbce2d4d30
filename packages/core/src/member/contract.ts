import * as z from 'zod/mini'
import { defineEndpoint } from '../transport/endpoint.ts'
import { optionalText, wireInteger, wireText } from '../transport/wire.ts'

/** CALL-20, SESSION-11 */
export const memberInfo = defineEndpoint({
  id: 'memberInfo',
  method: 'GET',
  path: '/wps/member/info',
  input: z.object({}),
  output: z.looseObject({
    id: wireText,
    type: wireInteger,
    nickname: optionalText,
    account: z.string(),
    clubLabel: z.nullish(z.object({ labelName: optionalText })),
  }),
  auth: 'required',
})
