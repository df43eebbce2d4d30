import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { maybeText, optionalCount, optionalNumber, text, wireInteger } from '../../../transport/wire-schemas.ts'
import { wireGames } from './wire-game.ts'

/** Platforms tell desktops from phones by a number: games for phones (CALL-27). */
export const CLIENT_TYPE = 2

export const wireClientType = z.pipe(
  z.union([z.literal(CLIENT_TYPE), z.literal(`${CLIENT_TYPE}`)]),
  z.transform(() => CLIENT_TYPE),
)

/** LIST-13: the rows stand under games, content or list; the counts may be missing. */
export const wireGamePage = z.object({
  games: wireGames,
  content: wireGames,
  list: wireGames,
  totalCount: optionalCount,
  pageNum: optionalCount,
  pageSize: optionalCount,
  totalPages: optionalCount,
})

export const gameEndpoints = defineEndpoints({
  /** A page of games, by type, vendor, classification, name and limits. Empty fields are left out (CALL-27, LIST-16). */
  gameList: {
    method: 'GET',
    path: '/wps/game/list',
    input: z.object({
      merchant: text,
      platform: z.literal('html5'),
      language: text,
      clientType: wireClientType,
      /** Missing on a vendor's page: all of its types. */
      gameType: maybeText,
      pageNo: wireInteger,
      pageSize: wireInteger,
      gameName: maybeText,
      vassalage: maybeText,
      gameClassify: maybeText,
      isNew: z.optional(wireInteger),
      minBet: optionalNumber,
      minLine: optionalNumber,
    }),
    output: wireGamePage,
    throttleMs: SPEC_CONSTANTS.loadMoreMs,
  },
})
