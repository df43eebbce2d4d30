import type { GameGroup } from '@foyer/core/contract'
import { type DayRange, dayIn, daysIn, TIME_ZONE } from '../days.ts'
import type { Bet } from '../ledger.ts'
import type { World } from '../world.ts'
import { addCount, addSums, noSums, type Sums } from './team-sums.ts'

type Source = Pick<World, 'agency' | 'members' | 'ledger'>

/** Minor units. */
export interface TeamBet {
  readonly betId: string
  readonly memberId: string
  /** ms since the epoch */
  readonly at: number
  readonly vassalage: string
  readonly nodeId: string
  readonly group: GameGroup
  readonly stake: number
  readonly win: number
  readonly isVoid: boolean
}

export interface BetQuery {
  readonly days: DayRange
  readonly memberId: string | undefined
  readonly group: GameGroup | undefined
  /** What was settled later is not in the list. ms since the epoch. */
  readonly asOf: number
}

export interface TeamBets {
  /** Latest first. */
  readonly list: readonly TeamBet[]
  /** Of the period, by the counters. */
  readonly sums: Sums
}

const latestFirst = (one: TeamBet, other: TeamBet) =>
  other.at - one.at || (one.betId < other.betId ? 1 : one.betId > other.betId ? -1 : 0)

/** Rounds of the time before the start, which are listed whether the ledger has them or not. */
const isPast = ({ betId }: Bet) => betId.startsWith('H')

/** What the members of a team bet in a period. */
export function listBets({ agency, members, ledger }: Source, viewerId: string, query: BetQuery): TeamBets {
  const { days, memberId: only, group, asOf } = query
  const isAsked = (memberId: string, day: string) =>
    (only === undefined || memberId === only) && agency.tree.isBelow(memberId, viewerId, day)
  const sums = noSums()
  const rows: TeamBet[] = []
  const list = (row: TeamBet) => {
    if (group === undefined || row.group === group) rows.push(row)
  }
  for (const day of daysIn(days)) {
    const counts = agency.countsOn(day)
    if (only === undefined) {
      for (const line of agency.sums.linesOn(viewerId, viewerId, day).values()) addSums(sums, line)
    }
    for (const [memberId, count] of counts) {
      if (!isAsked(memberId, day)) continue
      if (only !== undefined) addCount(sums, count)
      for (const { game, ...round } of agency.pastRoundsOf(memberId, day)) {
        list({ ...round, vassalage: game.vassalage, nodeId: game.nodeId, isVoid: false })
      }
    }
  }
  for (const bet of ledger.bets) {
    if (bet.at > asOf || isPast(bet)) continue
    const day = dayIn(TIME_ZONE, bet.at)
    const memberId = members.get(bet.userName)?.id
    if (memberId === undefined || day < days.from || day > days.to || !isAsked(memberId, day)) continue
    const { betId, at, vassalage, nodeId, betAmount: stake, winAmount: win, voidedAt } = bet
    const isVoid = voidedAt !== undefined && voidedAt <= asOf
    list({ betId, memberId, at, vassalage, nodeId, group: agency.groupOf(bet), stake, win, isVoid })
  }
  return { sums, list: rows.sort(latestFirst) }
}
