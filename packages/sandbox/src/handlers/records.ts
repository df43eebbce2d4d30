import type { SeedGame } from '@foyer/demo-games'
import { callerOf, type HandlerContext, type HandlerTable } from '../engine/handler.ts'
import { type DayRange, dayIn, isDay, lengthOf, MAX_DAYS, TIME_ZONE } from '../world/days.ts'
import { type Bet, type MoneyKind, PAYOUT_KINDS, type Posting } from '../world/ledger.ts'
import { textIn } from '../world/lobby.ts'
import { toDecimal } from '../world/money.ts'
import { invalidField } from '../world/refusal.ts'
import { filledBy } from '../world/turnover.ts'
import { paginate } from './paginate.ts'

/** What the three records are asked for in common. */
interface RangeInput {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly asOf?: number | undefined
}

interface GameFilter {
  readonly vassalage?: string | undefined
  readonly gameType?: string | undefined
}

/** @returns undefined where no days are named @throws Refusal for days that there are not, and for too many */
function rangeOf({ from, to }: RangeInput): DayRange | undefined {
  if (from === undefined && to === undefined) return undefined
  if (from === undefined || !isDay(from)) throw invalidField('from')
  if (to === undefined || !isDay(to)) throw invalidField('to')
  const length = lengthOf({ from, to })
  if (length < 1 || length > MAX_DAYS) throw invalidField('from')
  return { from, to }
}

/** Whether something of that moment is asked for, and what is said beside the rows. */
function readRange({ input, now }: Pick<HandlerContext<RangeInput>, 'input' | 'now'>) {
  const range = rangeOf(input)
  const asOf = input.asOf ?? now
  const isIn = (at: number) => {
    if (at > asOf) return false
    if (range === undefined) return true
    const day = dayIn(TIME_ZONE, at)
    return range.from <= day && day <= range.to
  }
  return { isIn, zone: TIME_ZONE, asOf }
}

const sum = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
  rows.reduce((before, row) => before + amount(row), 0)

/** Void bets are no play: what they booked came back. */
function resultOf(all: readonly Bet[]) {
  const bets = all.filter(({ voidedAt }) => voidedAt === undefined)
  const staked = sum(bets, ({ betAmount }) => betAmount)
  const won = sum(bets, ({ winAmount }) => winAmount)
  return {
    count: bets.length,
    betAmount: toDecimal(staked),
    winAmount: toDecimal(won),
    profit: toDecimal(won - staked),
  }
}

/** A category without a type of its own counts as one. */
function isOfType(game: SeedGame | undefined, gameType: string): boolean {
  return game !== undefined && (game.gameType === gameType || game.gameCategory === gameType)
}

/** Those of the member and the filter, latest first. */
function betsAsked(context: HandlerContext<RangeInput & GameFilter>, isIn: (at: number) => boolean): readonly Bet[] {
  const { input, world } = context
  const { vassalage = '', gameType = '' } = input
  const lobby = world.lobby()
  return world.ledger
    .betsOf(callerOf(context).member)
    .filter(
      (bet) =>
        isIn(bet.at) &&
        (vassalage === '' || bet.vassalage === vassalage) &&
        (gameType === '' || isOfType(lobby.game(bet.vassalage, bet.nodeId), gameType)),
    )
}

function betRow(bet: Bet, { language, world }: Pick<HandlerContext<unknown>, 'language' | 'world'>) {
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
    ...(bet.voidedAt !== undefined && { voided: true }),
  }
}

/** Kinds that the agency pays. */
const AGENT_KINDS: readonly MoneyKind[] = PAYOUT_KINDS

type Movement = ReturnType<HandlerContext<unknown>['world']['ledger']['movementsOf']>[number]

function movementRow({ transactionId, kind, at, amount, balanceAfter, ref, reference = ref }: Movement) {
  return { transactionId, kind, at, amount: toDecimal(amount), balanceAfter: toDecimal(balanceAfter), reference }
}

/** Those on which something happened, newest first. */
function daysOf(bets: readonly Bet[], rewards: readonly Movement[]): readonly string[] {
  const moments = [...bets, ...rewards].map(({ at }) => dayIn(TIME_ZONE, at))
  return [...new Set(moments)].sort().reverse()
}

/** The platform's accounts as people know them. */
const ACCOUNTS = {
  cash: 'wallet',
  hold: 'hold',
  provider: 'provider',
  rail: 'rail',
  games: 'games',
  rewards: 'rewards',
  fees: 'fees',
  adjust: 'adjust',
  opening: 'opening',
  house: 'house',
} as const
const accountNames = new Map<string, (typeof ACCOUNTS)[keyof typeof ACCOUNTS]>(Object.entries(ACCOUNTS))

const toPosting = ({ account, amount }: Pick<Posting, 'account' | 'amount'>) => ({
  account: accountNames.get(account.split(':')[0] ?? '') ?? ('other' as const),
  amount: toDecimal(amount),
})

export const recordHandlers = {
  gameRecord(context) {
    const { input } = context
    const { isIn, ...told } = readRange(context)
    const bets = betsAsked(context, isIn)
    const { rows, ...counts } = paginate(bets, input.pageNo, input.pageSize)
    const totals = resultOf(bets)
    return { list: rows.map((bet) => betRow(bet, context)), ...counts, ...told, totals }
  },

  transactionRecord(context) {
    const { input, world } = context
    world.agency.openPast(callerOf(context).member)
    const { isIn, ...told } = readRange(context)
    const kinds = (input.kind ?? '').split(',').filter((kind) => kind !== '')
    const isAsked = (kind: MoneyKind) =>
      (kinds.length === 0 || kinds.includes(kind)) && (input.types !== 'A' || AGENT_KINDS.includes(kind))
    const movements = world.ledger
      .movementsOf(callerOf(context).member)
      .filter(({ at, kind }) => isIn(at) && isAsked(kind))
    const { rows, ...counts } = paginate(movements, input.pageNo, input.pageSize)
    const totals = {
      in: toDecimal(sum(movements, ({ amount }) => Math.max(0, amount))),
      out: toDecimal(sum(movements, ({ amount }) => Math.max(0, -amount))),
    }
    return { list: rows.map(movementRow), ...counts, ...told, totals }
  },

  profitAndLoss(context) {
    const { input, world } = context
    const { isIn, ...told } = readRange(context)
    const bets = betsAsked(context, isIn)
    // What is given is for no game: it is left out where one vendor or type is asked for.
    const isFiltered = Boolean(input.vassalage) || Boolean(input.gameType)
    const rewards = isFiltered
      ? []
      : world.ledger.movementsOf(callerOf(context).member).filter(({ kind, at }) => kind === 'bonus' && isIn(at))
    const { rows, ...counts } = paginate(daysOf(bets, rewards), input.pageNo, input.pageSize)
    const rewarded = (given: readonly Movement[]) => toDecimal(sum(given, ({ amount }) => amount))
    const list = rows.map((day) => {
      const isOfDay = ({ at }: { readonly at: number }) => dayIn(TIME_ZONE, at) === day
      const { count: rounds, ...result } = resultOf(bets.filter(isOfDay))
      return { day, ...result, rewardAmount: rewarded(rewards.filter(isOfDay)), rounds }
    })
    const totals = { ...resultOf(bets), rewardAmount: rewarded(rewards) }
    return { list, ...counts, ...told, totals }
  },

  betDetail(context) {
    const { input, world } = context
    const { member } = callerOf(context)
    const bet = world.ledger.betsOf(member).find(({ betId }) => betId === input.betId)
    if (bet === undefined) throw invalidField('betId')
    const postings = [
      { account: `cash:${member.userName}`, amount: bet.winAmount - bet.betAmount },
      { account: 'games', amount: bet.betAmount - bet.winAmount },
    ] as const
    const turnover = bet.voidedAt === undefined ? toDecimal(filledBy(bet)) : undefined
    return { ...betRow(bet, context), postings: postings.map(toPosting), turnover, zone: TIME_ZONE }
  },

  transactionDetail(context) {
    const { input, world } = context
    const { ledger } = world
    const isAsked = ({ transactionId }: { readonly transactionId: string }) => transactionId === input.transactionId
    const movement = ledger.movementsOf(callerOf(context).member).find(isAsked)
    const entry = ledger.journal().entries.find(isAsked)
    if (movement === undefined || entry === undefined) throw invalidField('transactionId')
    // What a good costs in points, and its pieces, are booked beside the money.
    const sides = entry.postings.filter(({ unit }) => unit === 'MONEY' || unit === 'TRIAL')
    return { ...movementRow(movement), postings: sides.map(toPosting), zone: TIME_ZONE }
  },
} satisfies Partial<HandlerTable>
