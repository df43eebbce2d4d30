import type { Contract } from '@foyer/core/contract'
import type { Bet } from '../world/ledger.ts'
import { textIn } from '../world/lobby.ts'
import { toDecimal } from '../world/money.ts'
import { callerOf, type Handler } from './handler.ts'
import { paginate } from './paginate.ts'

export const gameRecord: Handler<Contract['gameRecord']> = (context) => {
  const { input, language, world } = context
  const { rows, ...counts } = paginate(world.ledger.betsOf(callerOf(context).member), input.pageNo, input.pageSize)
  const list = rows.map((bet) => {
    const game = world.lobby().game(bet.vassalage, bet.nodeId)
    return {
      betId: bet.betId,
      nodeId: bet.nodeId,
      gameName: game === undefined ? bet.nodeId : textIn(game.name, language),
      vassalage: bet.vassalage,
      gameType: game?.gameType ?? '',
      betAt: bet.at,
      betAmount: toDecimal(bet.betAmount),
      winAmount: toDecimal(bet.winAmount),
      result: bet.result,
    }
  })
  return { list, ...counts }
}

export const transactionRecord: Handler<Contract['transactionRecord']> = (context) => {
  const { input, world } = context
  const { rows, ...counts } = paginate(world.ledger.movementsOf(callerOf(context).member), input.pageNo, input.pageSize)
  const list = rows.map(({ transactionId, kind, at, amount, balanceAfter }) => ({
    transactionId,
    kind,
    at,
    amount: toDecimal(amount),
    balanceAfter: toDecimal(balanceAfter),
  }))
  return { list, ...counts }
}

interface Day {
  readonly day: string
  bet: number
  win: number
  rounds: number
}

/** Days of the platform, which keeps UTC; newest first. */
function byDay(bets: readonly Bet[]): readonly Day[] {
  const days = new Map<string, Day>()
  for (const { at, betAmount, winAmount } of bets) {
    const day = new Date(at).toISOString().slice(0, 10)
    const row = days.get(day) ?? { day, bet: 0, win: 0, rounds: 0 }
    row.bet += betAmount
    row.win += winAmount
    row.rounds += 1
    days.set(day, row)
  }
  return [...days.values()].sort((one, other) => (one.day < other.day ? 1 : -1))
}

export const profitAndLoss: Handler<Contract['profitAndLoss']> = (context) => {
  const { input, world } = context
  const days = byDay(world.ledger.betsOf(callerOf(context).member))
  const { rows, ...counts } = paginate(days, input.pageNo, input.pageSize)
  const list = rows.map(({ day, bet, win, rounds }) => ({
    day,
    betAmount: toDecimal(bet),
    winAmount: toDecimal(win),
    profit: toDecimal(win - bet),
    rounds,
  }))
  return { list, ...counts }
}
