import { callerOf, type HandlerTable } from '../engine/handler.ts'
import { gameRow } from './game-row.ts'
import { paginate } from './paginate.ts'
import { resolveGame, resolveGames } from './resolve-games.ts'

export const favouriteHandlers = {
  /** CALL-29 */
  favoriteIds(context) {
    const { favourites } = callerOf(context).member
    const { rows, pageNum, totalPages } = paginate(favourites, context.input.pageNo, context.input.pageSize)
    return { content: rows.map(({ nodeId, vassalage }) => ({ nodeId, vendor: vassalage })), pageNum, totalPages }
  },

  /** CALL-30 */
  favoriteList(context) {
    const { input, world } = context
    const { favourites } = callerOf(context).member
    const found = resolveGames(world, favourites, {
      gameType: input.gameType,
      vassalage: input.vendor,
      language: input.language,
    })
    const { rows, ...counts } = paginate(found, input.pageNo, input.pageSize)
    return { content: rows.map((game) => gameRow(game, input.language)), ...counts }
  },

  /** CALL-31, FAV-05 */
  favoriteAdd(context) {
    const { input, world } = context
    const { member } = callerOf(context)
    if (world.members.addFavourite(member, resolveGame(world, input.vendor, input.nodeId))) context.changed()
    return undefined
  },

  /** CALL-32 */
  favoriteRemove(context) {
    const { input, world } = context
    const { member } = callerOf(context)
    const game = { vassalage: input.vendor, nodeId: input.nodeId }
    if (world.members.removeFavourite(member, game)) context.changed()
    return undefined
  },
} satisfies Partial<HandlerTable>
