import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import {
  maybeText,
  nothing,
  optionalCount,
  shortText,
  text,
  wireInteger,
  wireList,
  wireShortText,
} from '../../../transport/wire-schemas.ts'
import { wireGamePage } from '../games/endpoints.ts'

/** FAV-05: the payload of adding and removing. */
const which = z.object({ nodeId: wireShortText, vendor: shortText })

export const favouriteEndpoints = defineEndpoints({
  /** The ids of the member's favourite games, in pages of up to a hundred (CALL-29). */
  favoriteIds: {
    method: 'GET',
    path: '/wps/game/favorite/ids',
    input: z.object({ pageNo: wireInteger, pageSize: wireInteger }),
    output: z.object({ content: wireList(which), pageNum: optionalCount, totalPages: optionalCount }),
    auth: 'required',
    tokenInPayload: true,
  },

  /** The member's favourite games, optionally of one type or vendor (CALL-30). */
  favoriteList: {
    method: 'GET',
    path: '/wps/game/favorite/list',
    input: z.object({
      pageNo: wireInteger,
      pageSize: wireInteger,
      language: text,
      gameType: maybeText,
      vendor: maybeText,
    }),
    output: wireGamePage,
    throttleMs: SPEC_CONSTANTS.loadMoreMs,
    auth: 'required',
    tokenInPayload: true,
  },

  /** Adds a game to the member's favourites. Adding it again changes nothing (CALL-31). */
  favoriteAdd: {
    method: 'POST',
    path: '/wps/game/favorite',
    input: which,
    output: nothing,
    auth: 'required',
    tokenInPayload: true,
  },

  /** Removes a game from the member's favourites. The fields are in the query, since some proxies drop the body of a DELETE (CALL-32). */
  favoriteRemove: {
    method: 'DELETE',
    path: '/wps/game/favorite',
    input: which,
    output: nothing,
    auth: 'required',
    tokenInPayload: true,
  },
})
