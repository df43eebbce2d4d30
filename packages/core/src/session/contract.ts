import * as z from 'zod/mini'
import { defineEndpoint } from '../transport/endpoint.ts'
import { optionalNumber, optionalText } from '../transport/wire.ts'

/** CALL-19 */
export const logout = defineEndpoint({
  id: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  input: z.object({}),
  output: z.unknown(),
  auth: 'required',
  tokenInPayload: true,
  silent: true,
})

/** CALL-42, PCALL-11 */
export const sessionRenew = defineEndpoint({
  id: 'sessionRenew',
  method: 'POST',
  path: '/wps/session/renew',
  input: z.object({ force: z.boolean() }),
  output: z.object({ token: optionalText, type: optionalNumber, userName: optionalText }),
  auth: 'required',
  silent: true,
})
