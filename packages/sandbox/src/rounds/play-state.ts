import { type DealtKind, kindOf, sayIn } from '@foyer/demo-games'
import { toDecimal } from '../world/money.ts'
import type { OpenRound } from '../world/open-rounds.ts'
import type { World } from '../world/world.ts'
import { betsOf } from './allowed-bets.ts'
import type { Player } from './authenticate-player.ts'
import { resume } from './deal-round.ts'
import type { LaunchedGame } from './launches.ts'
import type { PlayState, PlayTurn } from './play-responses.ts'

/** The game as one with decisions; undefined when one draw decides it. */
export function dealtKindOf({ game, language }: LaunchedGame): DealtKind | undefined {
  const kind = kindOf(game, sayIn(language))
  return 'deal' in kind ? kind : undefined
}

export function turnOf(round: OpenRound, { launched, member }: Player, world: World): PlayTurn | undefined {
  const kind = dealtKindOf(launched)
  if (kind === undefined) return undefined
  const { moves, result, view } = resume(kind, round, world.random.next).hand
  return {
    open: true,
    roundId: round.roundId,
    step: round.moves.length,
    bet: toDecimal(round.bet),
    balance: toDecimal(world.ledger.balanceOf(member)),
    result,
    view,
    moves: moves.map(({ id, label, costs }) => ({ id, label, costs: toDecimal((round.bet * costs) / 100) })),
  }
}

export function stateOf(player: Player, world: World): PlayState {
  const { launched, member } = player
  const round = world.openRounds.find(member.userName, launched.game)
  const open = round && turnOf(round, player, world)
  return {
    vassalage: launched.game.vassalage,
    nodeId: launched.game.nodeId,
    balance: toDecimal(world.ledger.balanceOf(member)),
    currencySymbol: world.settings.site.currencySymbol,
    backUrl: launched.backUrl,
    bets: betsOf(launched.game).map(toDecimal),
    ...(open && { open }),
  }
}
