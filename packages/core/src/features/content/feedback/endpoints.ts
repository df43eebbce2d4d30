import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { longText, nothing } from '../../../transport/wire-schemas.ts'
import { idempotencyKey } from '../../cashier/attempts/endpoints.ts'

export const feedbackEndpoints = defineEndpoints({
  /** Sends feedback to the merchant (PCALL-17, FEEDBACK-02): once for each key, where one is given. */
  feedback: {
    method: 'PUT',
    path: '/wps/feedback',
    input: z.object({ content: longText, idempotencyKey: z.optional(idempotencyKey) }),
    output: nothing,
    auth: 'required',
  },
})
