import * as z from 'zod/mini'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import { noInput, optionalText, text, wireFile } from '../../../transport/wire.ts'

/** VERIFY-03; platforms write their states in either case. */
const state = z.pipe(
  z.pipe(
    text,
    z.transform((text) => text.toLowerCase()),
  ),
  z.enum(['none', 'pending', 'verified', 'rejected']),
)

/** Where the verification of the account stands. The source lists the upload alone. */
export const verificationState = defineEndpoint({
  id: 'verificationState',
  method: 'GET',
  path: '/wps/member/verification',
  input: noInput,
  output: z.object({ state, reason: optionalText }),
  auth: 'required',
})

/** PCALL-23. The server says itself which images are missing (VERIFY-02). */
export const verificationUpload = defineEndpoint({
  id: 'verificationUpload',
  method: 'POST',
  path: '/wps/member/verification',
  input: z.object({
    frontImage: z.optional(wireFile),
    backImage: z.optional(wireFile),
    selfie: z.optional(wireFile),
  }),
  output: z.object({ state }),
  auth: 'required',
  encoding: 'multipart',
  // The screen shows by itself how far it is.
  silent: true,
})
