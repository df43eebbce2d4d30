import type { SeedGame } from '@foyer/demo-games'
import { type Caller, callerOf, type HandlerContext, type HandlerTable } from '../engine/handler.ts'
import { invalidField, Refusal } from '../world/refusal.ts'
import { resolveGame } from './resolve-games.ts'

const isLottery = ({ gameType }: SeedGame) => gameType === 'LOTT' || gameType === 'ELOTT'

interface LaunchWish {
  readonly language: string
  readonly backUrl?: string | undefined
}

/** The address carries a one-time ticket, never the token. */
function address(context: HandlerContext<LaunchWish>, game: SeedGame, caller: Caller): string {
  const { world, launches, origin, input } = context
  if (world.settings.closedVendors.includes(game.vassalage)) throw new Refusal('platform.maintenance')
  if (game.launch === 'nourl') return ''
  if (game.launch === 'unsafe') return 'javascript:alert(document.domain)'
  const ticket = launches.issue({
    userName: caller.member.userName,
    sessionId: caller.session.sessionId,
    game,
    language: input.language,
    backUrl: world.backUrls.check(input.backUrl ?? '/m/home', origin),
  })
  return `${origin}/play/game?ticket=${ticket}`
}

export const launchHandlers = {
  /** CALL-35, LAUNCH-02. Lotteries have their own launcher (LOTTERY-02). */
  launchGame(context) {
    const { input, world } = context
    const game = resolveGame(world, input.vassalage, input.nodeId)
    if (isLottery(game)) throw new Refusal('no.permission')
    return { url: address(context, game, callerOf(context)) }
  },

  /** PCALL-26, LOTTERY-02. Where `gameId` is a vendor code, its first game of that prize mode. */
  lotteryLaunch(context) {
    const { input, world } = context
    const { gameId = input.vassalage } = input
    const own = world.lobby().games.filter((game) => game.vassalage === input.vassalage && isLottery(game))
    const game =
      own.find((candidate) => candidate.gameId === gameId || candidate.nodeId === gameId) ??
      (gameId === input.vassalage ? own.find((candidate) => candidate.gameType === input.prizeMode) : undefined)
    if (!game) throw invalidField('gameId')
    return { url: address(context, game, callerOf(context)) }
  },
} satisfies Partial<HandlerTable>
