import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import {
  longText,
  noInput,
  optionalCount,
  optionalText,
  shortText,
  text,
  wireList,
  wireSwitch,
  wireText,
} from '../../../transport/wire-schemas.ts'

const yesOrNo = z.optional(z.enum(['true', 'false']))

export const chatEndpoints = defineEndpoints({
  /** The address of the chat (PCALL-01, CHAT-05). */
  chatLaunch: {
    method: 'GET',
    path: '/wps/chat/launch',
    input: z.object({
      b2c: z.literal('true'),
      language: shortText,
      backUrl: longText,
      headerColor: shortText,
      title: shortText,
    }),
    output: z.object({ chatUrl: optionalText }),
    auth: 'required',
    module: 'CBS3',
    safe: false,
  },

  /** The number of unread messages; the wire spells it with a capital R (PCALL-02, PDATA-06). */
  chatUnread: {
    method: 'GET',
    path: '/wps/chat/unread',
    input: noInput,
    output: z.object({ unReadCount: optionalCount }),
    auth: 'required',
    silent: true,
    throttleMs: SPEC_CONSTANTS.unreadMs,
  },

  /** The live models; without a filter those of both kinds (PCALL-03). The specification names no fields of a row. */
  liveModels: {
    method: 'GET',
    path: '/wps/chat/liveModels',
    input: z.object({ active: yesOrNo, streaming: yesOrNo }),
    output: wireList(
      z.object({
        id: wireText,
        name: z.catch(text, ''),
        avatar: optionalText,
        active: wireSwitch,
        streaming: wireSwitch,
      }),
    ),
    auth: 'optional',
    module: 'CBS3',
  },
})
