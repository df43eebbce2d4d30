import { callerOf, type HandlerTable } from '../engine/handler.ts'
import { gameRow } from './game-row.ts'
import { paginate } from './paginate.ts'
import { resolveGame, resolveGames } from './resolve-games.ts'

export const recentHandlers = {
  /** CALL-33 */
  recentGames(context) {
    const { input, world } = context
    const found = resolveGames(world, callerOf(context).member.recents, input)
    const { rows, ...counts } = paginate(found, input.page, input.pageSize, { pageField: 'page' })
    return { list: rows.map((game) => gameRow(game, input.language)), ...counts }
  },

  /** CALL-34 */
  recentAdd(context) {
    const { input, world } = context
    const { member } = callerOf(context)
    world.members.addRecent(member, resolveGame(world, input.vassalage, input.nodeId))
    context.changed()
    return undefined
  },
} satisfies Partial<HandlerTable>
