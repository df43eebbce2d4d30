import * as z from 'zod/mini'
import { readMoment, type TimeZone } from '../../../kernel/calendar-day.ts'
import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { wireGame } from '../games/wire-game.ts'
import { prizeMode } from '../launch/lottery-launch-rules.ts'
import type { lotteryEndpoints } from './endpoints.ts'
import type { Draw, LotteryData, LotteryGame, LotteryGroup, Winner } from './types.ts'

type ListRow = EndpointOutput<typeof lotteryEndpoints.lotteryList>[number]
type MenuRow = EndpointOutput<typeof lotteryEndpoints.lotteryMenu>[number]
type DrawRow = EndpointOutput<typeof lotteryEndpoints.lotteryNumero>[number]
type WinnerRow = EndpointOutput<typeof lotteryEndpoints.winnerBoard>['list'][number]

/** Reads a row of the list as a game that can be launched. Missing values follow from its vendor (LOTTERY-01). */
export function readLottery({ menuCode, ...row }: ListRow): LotteryGame {
  const { gameId, vassalage: vendorCode } = row
  const gameType = row.gameType ?? row.gameCategory ?? (vendorCode === 'ELOTT' ? 'ELOTT' : 'LOTT')
  const game = z.parse(wireGame, { ...row, nodeId: row.nodeId ?? gameId, gameType })
  return { game, mode: prizeMode(game) ?? 'LOTT', menu: menuCode ?? vendorCode }
}

/** Groups the lotteries by the entries of the menu. Those without an entry are the last group. */
export function groupLotteries(menu: readonly MenuRow[], all: readonly LotteryGame[]): LotteryData {
  const known = new Set(menu.map(({ code }) => code))
  const entries: readonly LotteryGroup[] = [
    ...menu.map(({ code, displayName }) => ({
      code,
      name: displayName ?? code,
      lotteries: all.filter((lottery) => lottery.menu === code),
    })),
    { code: '', name: undefined, lotteries: all.filter((lottery) => !known.has(lottery.menu)) },
  ]
  return { all, groups: entries.filter(({ lotteries }) => lotteries.length > 0) }
}

/** The lotteries of one prize mode, groups included (ROUTE-17); undefined: all, LOTT first. */
export function lotteriesOfMode({ all, groups }: LotteryData, mode: LotteryGame['mode'] | undefined): LotteryData {
  const narrow = (lotteries: readonly LotteryGame[]) =>
    mode === undefined
      ? [...lotteries.filter((one) => one.mode === 'LOTT'), ...lotteries.filter((one) => one.mode === 'ELOTT')]
      : lotteries.filter((one) => one.mode === mode)
  const narrowed = groups.map((group) => ({ ...group, lotteries: narrow(group.lotteries) }))
  return { all: narrow(all), groups: narrowed.filter(({ lotteries }) => lotteries.length > 0) }
}

/** The latest draw of each lottery, its times in the merchant's zone. A lottery without numbers has not been drawn yet. */
export function readDraws(rows: readonly DrawRow[], zone: TimeZone): ReadonlyMap<string, Draw> {
  const draws = new Map<string, Draw>()
  for (const { gameId, issue, numbers, special, nextIssue, ...times } of rows) {
    const openTime = readMoment(times.openTime, zone)
    const nextOpenTime = readMoment(times.nextOpenTime, zone)
    const earlier = draws.get(gameId)
    if (earlier !== undefined && (openTime ?? 0) <= (earlier.openTime ?? 0)) continue
    const next = nextOpenTime === undefined ? undefined : { issue: nextIssue, at: nextOpenTime }
    draws.set(gameId, { gameId, issue, numbers, special: special ?? [], openTime, next })
  }
  return draws
}

/**
 * LOTTERY-04, CALL-38: highest amount first, compared as exact decimals; equal ones keep their order. A line without
 * `vo` counts as zero, one whose amount is missing comes last.
 */
export function readWinners(rows: readonly WinnerRow[]): readonly Winner[] {
  return rows
    .map(({ vo }): Winner => {
      if (vo === null || vo === undefined) return { userName: undefined, amount: '0', gameName: undefined }
      const { winAmount, userName, gameName } = vo
      return { userName: userName && maskName(userName), amount: winAmount, gameName }
    })
    .sort((one, other) => compareAmounts(other.amount, one.amount))
}

/** Negative where the first is less; undefined is less than everything. No floating point. */
function compareAmounts(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined) return Number(one !== undefined) - Number(other !== undefined)
  const difference = units(one) - units(other)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

/** Digits after the point that an amount may have; longer ones are cut. */
const DIGITS = 20

function units(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.slice(0, DIGITS).padEnd(DIGITS, '0'))
}

const MASK = '***'

/** Masks a name: its beginning and its last letter stay, its length is hidden. A masked name stays as it is. */
export function maskName(name: string): string {
  if (name.includes('*')) return name
  const letters = Array.from(name)
  if (letters.length < 5) return `${letters[0] ?? ''}${MASK}`
  return `${letters[0]}${letters[1]}${MASK}${letters.at(-1)}`
}

/** How drawn numbers are shown. The response does not say it, so it is derived from the numbers. */
export type DrawnNumbersStyle = 'digits' | 'race' | 'many' | 'balls'

const RACE_SIZE = 10
const LARGE_DRAW = 11

/** `race`: ten runners in the order of arrival. `digits`: figures of one number. `many`: too many for one row. */
export function drawnNumbersStyle(numbers: readonly string[]): DrawnNumbersStyle {
  const places = new Set(numbers.map(Number))
  const isRace = Array.from({ length: RACE_SIZE }, (_, at) => at + 1).every((place) => places.has(place))
  if (numbers.length === RACE_SIZE && isRace) return 'race'
  if (numbers.length >= LARGE_DRAW) return 'many'
  return numbers.every((number) => number.length === 1) ? 'digits' : 'balls'
}

/** Whole seconds until the next draw, 0 while it is awaited; undefined where its time is not known. */
export function secondsToDraw({ next }: Pick<Draw, 'next'>, now: number): number | undefined {
  return next === undefined ? undefined : Math.max(0, Math.ceil((next.at - now) / 1000))
}

/** When the earliest of the next draws is due. */
export function nextDrawAt(draws: ReadonlyMap<string, Draw>): number | undefined {
  const due = [...draws.values()].flatMap(({ next }) => (next === undefined ? [] : [next.at]))
  return due.length === 0 ? undefined : Math.min(...due)
}

/** The lottery that is drawn next; those that are overdue first. */
export function sortByNextDraw(
  lotteries: readonly LotteryGame[],
  draws: ReadonlyMap<string, Draw>,
): readonly LotteryGame[] {
  const at = ({ game }: LotteryGame) => draws.get(game.gameId)?.next?.at ?? Number.POSITIVE_INFINITY
  return lotteries.filter((one) => Number.isFinite(at(one))).sort((one, other) => at(one) - at(other))
}
