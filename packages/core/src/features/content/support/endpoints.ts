import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { filledText, optionalText, wireInteger, wireList } from '../../../transport/wire-schemas.ts'

export const supportEndpoints = defineEndpoints({
  /**
   * The ways to customer service (PCALL-19, DATA-08, CS-03). `path` is encrypted (CS-04). Rows without position or path are
   * left out.
   */
  customerService: {
    method: 'GET',
    path: '/wps/system/links',
    input: z.object({ type: wireInteger }),
    output: wireList(
      z.object({
        csPosition: filledText,
        title: optionalText,
        type: optionalText,
        path: filledText,
      }),
    ),
  },
})
