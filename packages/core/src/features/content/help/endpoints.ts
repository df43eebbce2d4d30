import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { filledText, optionalText, text, wireList } from '../../../transport/wire-schemas.ts'

export const helpEndpoints = defineEndpoints({
  /**
   * The help center in one language (PCALL-21, HELP-01). `key` names a topic in every language, for addresses such as
   * `/m/help#terms`; the specification has none, so platforms may leave it out. Topics without a title are left out.
   */
  helpCenter: {
    method: 'GET',
    path: '/wps/help',
    input: z.object({ language: text, device: z.literal('MOBILE') }),
    output: wireList(z.object({ title: filledText, content: z.catch(text, ''), key: optionalText })),
  },
})
