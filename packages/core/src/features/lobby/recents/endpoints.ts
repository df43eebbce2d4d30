import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { maybeText, nothing, shortText, text, wireInteger, wireShortText } from '../../../transport/wire-schemas.ts'
import { wireClientType, wireGamePage } from '../games/endpoints.ts'

export const recentEndpoints = defineEndpoints({
  /** The games that the member played last. The parameter is called `page`, not `pageNo` (CALL-33). */
  recentGames: {
    method: 'GET',
    path: '/wps/game/recent',
    input: z.object({
      page: wireInteger,
      pageSize: wireInteger,
      language: text,
      clientType: wireClientType,
      gameType: maybeText,
      vassalage: maybeText,
    }),
    output: wireGamePage,
    throttleMs: SPEC_CONSTANTS.loadMoreMs,
    auth: 'required',
  },

  /** Notes that the member plays a game. It is a GET that changes state, so it is neither repeated nor cached (CALL-34). */
  recentAdd: {
    method: 'GET',
    path: '/wps/game/recent/add',
    input: z.object({ nodeId: wireShortText, gameType: shortText, vassalage: shortText, clientType: wireClientType }),
    output: nothing,
    auth: 'required',
    safe: false,
    silent: true,
  },
})
