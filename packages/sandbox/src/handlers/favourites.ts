import type { Contract } from '@foyer/core/contract'
import { gameRow } from './game-row.ts'
import { callerOf, type Handler } from './handler.ts'
import { paginate } from './paginate.ts'
import { resolveGame, resolveGames } from './resolve-games.ts'

/** CALL-29 */
export const favoriteIds: Handler<Contract['favoriteIds']> = (context) => {
  const { favourites } = callerOf(context).member
  const { rows, pageNum, totalPages } = paginate(favourites, context.input.pageNo, context.input.pageSize)
  return { content: rows.map(({ nodeId, vassalage }) => ({ nodeId, vendor: vassalage })), pageNum, totalPages }
}

/** CALL-30 */
export const favoriteList: Handler<Contract['favoriteList']> = (context) => {
  const { input, world } = context
  const { favourites } = callerOf(context).member
  const found = resolveGames(world, favourites, {
    gameType: input.gameType,
    vassalage: input.vendor,
    language: input.language,
  })
  const { rows, ...counts } = paginate(found, input.pageNo, input.pageSize)
  return { content: rows.map((game) => gameRow(game, input.language)), ...counts }
}

/** CALL-31, FAV-05 */
export const favoriteAdd: Handler<Contract['favoriteAdd']> = (context) => {
  const { input, world } = context
  const { member } = callerOf(context)
  if (world.members.addFavourite(member, resolveGame(world, input.vendor, input.nodeId))) context.changed()
  return undefined
}

/** CALL-32 */
export const favoriteRemove: Handler<Contract['favoriteRemove']> = (context) => {
  const { input, world } = context
  const { member } = callerOf(context)
  const game = { vassalage: input.vendor, nodeId: input.nodeId }
  if (world.members.removeFavourite(member, game)) context.changed()
  return undefined
}
