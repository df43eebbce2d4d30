import { type DayRange, dayIn, daysIn, TIME_ZONE } from '../days.ts'
import type { Bet } from '../ledger.ts'
import type { World } from '../world.ts'
import { GAME_GROUPS, type GameGroup } from './rules.ts'
import type { Listed } from './team-members.ts'
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
  readonly list: Listed<TeamBet>
  /** Of the period, by the counters. */
  readonly sums: Sums
}

const latestFirst = (one: TeamBet, other: TeamBet) =>
  other.at - one.at || (one.betId < other.betId ? 1 : one.betId > other.betId ? -1 : 0)

/** Rounds of the time before the start are drawn again where they are shown, and not read from the books. */
const isDrawn = ({ betId }: Bet) => betId.startsWith('H')

/** The bets of one day: their number is known before they are made. */
interface DayOfBets {
  readonly length: number
  make(): readonly TeamBet[]
}

/** What the members of a team bet in a period. */
export function listBets({ agency, members, ledger }: Source, viewerId: string, query: BetQuery): TeamBets {
  const { days, memberId, group, asOf } = query
  const at = group === undefined ? undefined : GAME_GROUPS.indexOf(group)
  const pick = (list: readonly number[]) =>
    at === undefined ? list.reduce((sum, value) => sum + value, 0) : (list[at] ?? 0)
  const teams = new Map(daysIn(days).map((day) => [day, new Set(agency.tree.teamOf(viewerId, day))]))

  const booked = new Map<string, TeamBet[]>()
  for (const bet of ledger.bets) {
    if (bet.at > asOf || isDrawn(bet)) continue
    const day = dayIn(TIME_ZONE, bet.at)
    const owner = members.get(bet.userName)?.id
    if (owner === undefined || teams.get(day)?.has(owner) !== true) continue
    if (memberId !== undefined && owner !== memberId) continue
    const row: TeamBet = {
      betId: bet.betId,
      memberId: owner,
      at: bet.at,
      vassalage: bet.vassalage,
      nodeId: bet.nodeId,
      group: agency.groupOf(bet),
      stake: bet.betAmount,
      win: bet.winAmount,
      isVoid: bet.voidedAt !== undefined && bet.voidedAt <= asOf,
    }
    if (group !== undefined && row.group !== group) continue
    booked.set(day, [...(booked.get(day) ?? []), row])
  }

  /** What a day counts, of the whole team or of one member. */
  function sumsOn(day: string): Sums {
    const sums = noSums()
    if (memberId === undefined) {
      for (const line of agency.sums.linesOn(viewerId, viewerId, day).values()) addSums(sums, line)
    } else if (teams.get(day)?.has(memberId)) {
      const count = agency.countOf(memberId, day)
      if (count !== undefined) addCount(sums, count)
      const drawn = agency.drawnOn(day).get(memberId)
      GAME_GROUPS.forEach((one, index) => {
        sums.drawn[index] = drawn?.play[one]?.bets ?? 0
      })
    }
    return sums
  }

  function drawnOn(day: string): readonly TeamBet[] {
    const ids = memberId === undefined ? [...(teams.get(day) ?? [])] : [memberId]
    return ids
      .flatMap((id) => agency.history().roundsOf(id, day))
      .filter((round) => group === undefined || round.group === group)
      .map(({ betId, memberId: owner, at: moment, game, group: own, stake, win }) => ({
        betId,
        memberId: owner,
        at: moment,
        vassalage: game.vassalage,
        nodeId: game.nodeId,
        group: own,
        stake,
        win,
        isVoid: false,
      }))
  }

  const sums = noSums()
  const byDay = [...daysIn(days)].reverse().map((day): DayOfBets => {
    const ofDay = sumsOn(day)
    addSums(sums, ofDay)
    const own = booked.get(day) ?? []
    const drawn = pick(ofDay.drawn)
    return {
      length: own.length + drawn,
      make: () => [...own, ...(drawn > 0 ? drawnOn(day) : [])].sort(latestFirst),
    }
  })

  return {
    sums,
    list: {
      length: byDay.reduce((length, day) => length + day.length, 0),
      slice(start, end) {
        const rows: TeamBet[] = []
        let passed = 0
        for (const day of byDay) {
          const from = Math.max(0, start - passed)
          const until = Math.min(day.length, end - passed)
          if (from < until) rows.push(...day.make().slice(from, until))
          passed += day.length
          if (passed >= end) break
        }
        return rows
      },
    },
  }
}
