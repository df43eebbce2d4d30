import type { Contract } from '@foyer/core/contract'
import { gameRow } from './game-row.ts'
import { callerOf, type Handler } from './handler.ts'
import { paginate } from './paginate.ts'
import { resolveGame, resolveGames } from './resolve-games.ts'

/** CALL-33 */
export const recentGames: Handler<Contract['recentGames']> = (context) => {
  const { input, world } = context
  const found = resolveGames(world, callerOf(context).member.recents, input)
  const { rows, ...counts } = paginate(found, input.page, input.pageSize, { pageField: 'page' })
  return { list: rows.map((game) => gameRow(game, input.language)), ...counts }
}

/** CALL-34 */
export const recentAdd: Handler<Contract['recentAdd']> = (context) => {
  const { input, world } = context
  const { member } = callerOf(context)
  world.members.addRecent(member, resolveGame(world, input.vassalage, input.nodeId))
  context.changed()
  return undefined
}
