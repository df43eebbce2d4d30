import * as z from 'zod/mini'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import { flag, noInput, nothing, optionalNumber, optionalText, text } from '../../../transport/wire.ts'

/** The characters that a header can carry. With others, line breaks for example, no call could be sent. */
export const tokenText = text.check(z.regex(/^[\x21-\x7e]+$/))
/** Missing, null and '' all read as undefined. */
export const optionalToken = z.pipe(optionalText, z.optional(tokenText))

/** Ends the session (CALL-19). */
export const logout = defineEndpoint({
  id: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  input: noInput,
  output: nothing,
  auth: 'required',
  tokenInPayload: true,
  silent: true,
})

/** Renews the session (CALL-42, PCALL-11). */
export const sessionRenew = defineEndpoint({
  id: 'sessionRenew',
  method: 'POST',
  path: '/wps/session/renew',
  input: z.object({ force: flag }),
  output: z.object({ token: optionalToken, type: optionalNumber, userName: optionalText }),
  auth: 'required',
  silent: true,
})
