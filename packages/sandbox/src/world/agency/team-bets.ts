import { GAME_GROUPS, type GameGroup } from '@foyer/core/contract'
import { type DayRange, dayIn, daysIn, startOfDay, TIME_ZONE } from '../days.ts'
import type { Bet } from '../ledger.ts'
import type { World } from '../world.ts'
import type { LargeTeam } from './large-team.ts'
import type { KindRound } from './large-team-play.ts'
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

const MINUTE_MS = 60_000

const latestFirst = (one: TeamBet, other: TeamBet) =>
  other.at - one.at || (one.betId < other.betId ? 1 : one.betId > other.betId ? -1 : 0)

/** Rounds of the time before the start are drawn again where they are shown, and not read from the books. */
const isDrawn = ({ betId }: Bet) => betId.startsWith('H')

/** A list whose rows are made, and put in order, where one of them is shown. */
function lazily(length: number, make: () => readonly TeamBet[]): Listed<TeamBet> {
  return { length, slice: (start, end) => [...make()].sort(latestFirst).slice(start, end) }
}

/** Lists one after the other; those that are not shown are not made. */
function joined(lists: readonly Listed<TeamBet>[]): Listed<TeamBet> {
  return {
    length: lists.reduce((length, list) => length + list.length, 0),
    slice(start, end) {
      const rows: TeamBet[] = []
      let passed = 0
      for (const list of lists) {
        const from = Math.max(0, start - passed)
        const until = Math.min(list.length, end - passed)
        if (from < until) rows.push(...list.slice(from, until))
        passed += list.length
        if (passed >= end) break
      }
      return rows
    },
  }
}

/** One day of a team of which none is stored, minute by minute. */
function largeDay(large: LargeTeam, day: string, own: readonly TeamBet[], query: BetQuery): Listed<TeamBet> {
  const { memberId, group } = query
  const start = startOfDay(TIME_ZONE, day)
  const kind = memberId === undefined ? undefined : large.kindOf(large.indexOf(memberId))
  const isAlone = memberId !== undefined && large.dayOf(memberId, day) !== undefined
  const membersOf = (round: KindRound): readonly number[] => {
    if (memberId !== undefined) return isAlone ? [large.indexOf(memberId)] : []
    const { first, step, count } = large.ofKind(round.kind, day)
    return Array.from({ length: count }, (_, at) => first + at * step)
  }
  const rowOf = ({ round, minute, game, group: ofGame, factor }: KindRound, index: number): TeamBet => ({
    betId: `L${large.idOf(index)}-${day.replaceAll('-', '')}-${round + 1}`,
    memberId: large.idOf(index),
    at: start + minute * MINUTE_MS + ((index * 37) % MINUTE_MS),
    vassalage: game.vassalage,
    nodeId: game.nodeId,
    group: ofGame,
    stake: large.stakeOf(index),
    win: (large.stakeOf(index) / 100) * factor,
    isVoid: false,
  })
  const minutes = new Map<number, { readonly rounds: KindRound[]; readonly own: TeamBet[]; length: number }>()
  const minuteOf = (minute: number) => {
    const known = minutes.get(minute) ?? { rounds: [], own: [], length: 0 }
    minutes.set(minute, known)
    return known
  }
  for (const round of large.roundsOn(day)) {
    if ((group !== undefined && round.group !== group) || (kind !== undefined && round.kind !== kind)) continue
    const minute = minuteOf(round.minute)
    minute.rounds.push(round)
    minute.length += memberId === undefined ? large.ofKind(round.kind, day).count : Number(isAlone)
  }
  for (const bet of own) {
    const minute = minuteOf(Math.floor((bet.at - start) / MINUTE_MS))
    minute.own.push(bet)
    minute.length += 1
  }
  const latest = [...minutes].sort(([one], [other]) => other - one)
  return joined(
    latest.map(([, { rounds, own: booked, length }]) =>
      lazily(length, () => [
        ...booked,
        ...rounds.flatMap((round) => membersOf(round).map((index) => rowOf(round, index))),
      ]),
    ),
  )
}

/** What the members of a team bet in a period. */
export function listBets({ agency, members, ledger }: Source, viewerId: string, query: BetQuery): TeamBets {
  const { days, memberId, group, asOf } = query
  const at = group === undefined ? undefined : GAME_GROUPS.indexOf(group)
  const pick = (list: readonly number[]) =>
    at === undefined ? list.reduce((sum, value) => sum + value, 0) : (list[at] ?? 0)
  // A member who is stored is not among those who are not.
  const large = memberId === undefined ? agency.largeTeamOf(viewerId) : agency.largeTeamOf(memberId)
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
    } else if (large !== undefined || teams.get(day)?.has(memberId)) {
      const count = agency.countOf(memberId, day)
      if (count !== undefined) addCount(sums, count)
      const drawn = agency.drawnOf(memberId, day)
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
  const byDay = [...daysIn(days)].reverse().map((day): Listed<TeamBet> => {
    const ofDay = sumsOn(day)
    addSums(sums, ofDay)
    const own = booked.get(day) ?? []
    const drawn = pick(ofDay.drawn)
    if (large !== undefined) {
      return { length: own.length + drawn, slice: (start, end) => largeDay(large, day, own, query).slice(start, end) }
    }
    return lazily(own.length + drawn, () => [...own, ...(drawn > 0 ? drawnOn(day) : [])])
  })
  return { sums, list: joined(byDay) }
}
