import * as z from 'zod/mini'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import { filledText, optionalText, wireInteger, wireList } from '../../../transport/wire.ts'

/** PCALL-19, DATA-08, CS-03: `path` arrives encrypted (CS-04). A row without position or path is left out. */
export const customerService = defineEndpoint({
  id: 'customerService',
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
})
