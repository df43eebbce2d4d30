import * as z from 'zod/mini'
import { defineEndpoint } from '../transport/endpoint.ts'
import { anything, flag, noInput, optionalNumber, optionalText } from '../transport/wire.ts'

/** CALL-19 */
export const logout = defineEndpoint({
  id: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  input: noInput,
  output: anything,
  auth: 'required',
  tokenInPayload: true,
  silent: true,
})

/** CALL-42, PCALL-11 */
export const sessionRenew = defineEndpoint({
  id: 'sessionRenew',
  method: 'POST',
  path: '/wps/session/renew',
  input: z.object({ force: flag }),
  output: z.object({ token: optionalText, type: optionalNumber, userName: optionalText }),
  auth: 'required',
  silent: true,
})
