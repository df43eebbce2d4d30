import { drawState, LOTTERY_MENU, LOTTERY_PLANS, type LotteryPlan, type SeedGame } from '@foyer/demo-games'
import type { HandlerTable } from '../engine/handler.ts'
import { toDecimal, toNumber } from '../world/money.ts'
import { recentWins, type Win } from '../world/winners.ts'
import type { World } from '../world/world.ts'

interface Lottery {
  readonly game: SeedGame
  readonly plan: LotteryPlan
}

/** Lotteries with draws, in the order of the menu; only what the lobby offers. */
function lotteries(world: World): readonly Lottery[] {
  const byTitle = new Map(
    world
      .lobby()
      .games.filter(({ gameType }) => gameType === 'LOTT' || gameType === 'ELOTT')
      .map((game) => [game.name.EN, game]),
  )
  return LOTTERY_PLANS.flatMap((plan) => {
    const game = byTitle.get(plan.title)
    return game === undefined ? [] : [{ game, plan }]
  })
}

const DAY_MS = 86_400_000

/** What members of this sandbox have won in lotteries within a day. */
function ownWins(world: World, now: number): readonly Win[] {
  const lobby = world.lobby()
  return world.ledger.bets.flatMap(({ vassalage, nodeId, userName, winAmount, at }) => {
    const game = winAmount > 0 && now - at < DAY_MS ? lobby.game(vassalage, nodeId) : undefined
    const isLottery = game?.gameType === 'LOTT' || game?.gameType === 'ELOTT'
    return game !== undefined && isLottery ? [{ userName, gameName: game.name.EN, amount: winAmount, at }] : []
  })
}

export const lotteryHandlers = {
  /** CALL-36 */
  lotteryList: ({ world }) =>
    lotteries(world).map(({ game, plan }) => ({
      gameId: game.gameId,
      nodeId: game.nodeId,
      gameName: game.name.EN,
      vassalage: game.vassalage,
      gameType: game.gameType,
      gameCategory: game.gameCategory,
      iconUrl: game.icon,
      menuCode: plan.menu,
    })),

  /** CALL-36 */
  lotteryMenu: ({ world }) => (lotteries(world).length === 0 ? [] : LOTTERY_MENU.map((entry) => ({ ...entry }))),

  /** CALL-37 */
  lotteryNumero: ({ world, now }) =>
    lotteries(world).map(({ game, plan }) => {
      const { last, next } = drawState(plan, now)
      return {
        gameId: game.gameId,
        issue: last.issue,
        numbers: [...last.numbers],
        ...(last.special && { special: [...last.special] }),
        openTime: last.at,
        nextIssue: next.issue,
        nextOpenTime: next.at,
      }
    }),

  /** LOTTERY-04: in the order in which they were won. Some amounts are numbers and some are text, as platforms do. */
  winnerBoard({ world, now }) {
    const titles = lotteries(world).map(({ game }) => game.name.EN)
    const wins = [...recentWins(titles, now), ...ownWins(world, now)]
    return {
      list: wins.map(({ userName, gameName, amount }, index) => ({
        vo: { userName, gameName, winAmount: index % 3 === 1 ? toDecimal(amount) : toNumber(amount) },
      })),
    }
  },
} satisfies Partial<HandlerTable>
