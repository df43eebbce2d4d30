import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { documentedSchemas, noInput, optionalText, text, wireFile } from '../../../transport/wire-schemas.ts'

/** The states of VERIFY-03. */
const states = z.enum(['none', 'pending', 'verified', 'rejected'])

/** Platforms write the states in upper or lower case. */
const state = z.pipe(
  z.pipe(
    text,
    z.transform((text) => text.toLowerCase()),
  ),
  states,
)
documentedSchemas.set(state, () => states)

export const kycEndpoints = defineEndpoints({
  /** The state of the verification. The specification lists the upload only. */
  verificationState: {
    method: 'GET',
    path: '/wps/member/verification',
    input: noInput,
    output: z.object({ state, reason: optionalText }),
    auth: 'required',
  },

  /** Uploads the documents (PCALL-23). The server refuses an upload with missing images too (VERIFY-02). */
  verificationUpload: {
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
    // The screen shows progress and errors itself.
    silent: true,
  },
})
