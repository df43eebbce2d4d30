import * as z from 'zod/mini'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import { nothing, text } from '../../../transport/wire-schemas.ts'

/** Sends feedback to the merchant (PCALL-17, FEEDBACK-02). */
export const feedbackSend = defineEndpoint({
  id: 'feedback',
  method: 'PUT',
  path: '/wps/feedback',
  input: z.object({ content: text }),
  output: nothing,
  auth: 'required',
})
