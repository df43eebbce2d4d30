import { GAME_GROUPS, type GameGroup } from '@foyer/core/contract'
import { createRandom, hash, pick, type SeedGame } from '@foyer/demo-games'
import { addDays, dayIn, startOfDay, TIME_ZONE } from '../days.ts'
import { HISTORY_DAYS, RETURNS } from './history.ts'
import { LARGE_TEAM_SIZE, type LargeTeamRange, levelOf, lineOf } from './large-team-places.ts'
import { groupOf } from './rules.ts'

export interface LargeTeamDay {
  readonly index: number
  /** Below the top. */
  readonly level: number
  /** The agent below the top whose line it is. */
  readonly line: number
  /** The direct member of the head that was asked for, whose line it is. */
  readonly head: number
  readonly group: GameGroup
  readonly turnover: number
  readonly win: number
  readonly bets: number
  readonly deposits: number
  readonly withdrawals: number
}

/** A round that every member of a kind plays on a day. */
export interface KindRound {
  readonly kind: number
  readonly round: number
  /** Of the day. */
  readonly minute: number
  readonly game: SeedGame
  readonly group: GameGroup
  /** What comes back, in hundredths of the stake. */
  readonly factor: number
}

/**
 * What the members of a large team did before the start. Members of one kind play the same rounds at the same minutes, each with
 * a stake of their own, so that sums need no rounds. Days go by their number in the history.
 */
export interface LargeTeamPlay {
  numberOf(day: string): number
  /** Whether the day is of the history; on others nothing was played. */
  isPast(number: number): boolean
  joinedAt(index: number): number
  /** What one member did on that day; without a head in the own line. */
  dayOf(index: number, number: number, head?: number): LargeTeamDay | undefined
  /** Minor units, over days that follow one another; `end` is the first one after them. */
  turnoverBetween(index: number, from: number, end: number): number
  /** How many did something in these days: each counts once. */
  countWho(did: 'bet' | 'login' | 'join', from: string, to: string): number
  /** The rounds that members of one kind play on a day. */
  roundsOn(day: string): readonly KindRound[]
  /** Members of a kind who were there on that day, by their numbers. */
  ofKind(kind: number, day: string): LargeTeamRange
}

/** A prime, so that the members of a kind are spread over all lines. */
const KINDS = 509
const SPREAD = 131
const MAX_ROUNDS = 10
/** Days over which they joined, until the day before the start. */
const JOINING_DAYS = 400
const DAY_MS = 86_400_000
const ROUNDS_KEPT = 8

export const kindOf = (index: number) => (index * SPREAD) % KINDS
export const stakeOf = (index: number) => 100 * (1 + ((index * 7919) % 20))

export interface LargeTeamPlayOptions {
  readonly seed: number
  readonly games: readonly SeedGame[]
  /** ms since the epoch */
  readonly startedAt: number
}

export function createLargeTeamPlay({ seed, games, startedAt }: LargeTeamPlayOptions): LargeTeamPlay {
  const startDay = dayIn(TIME_ZONE, startedAt)
  const firstDay = addDays(startDay, -HISTORY_DAYS)
  const numberOf = (day: string) => Math.round((Date.parse(day) - Date.parse(firstDay)) / DAY_MS)
  const isPast = (number: number) => number >= 0 && number < HISTORY_DAYS

  const gamesOf = new Map<GameGroup, SeedGame[]>(GAME_GROUPS.map((group) => [group, []]))
  for (const game of games) if (game.launch === undefined) gamesOf.get(groupOf(game.gameCategory))?.push(game)

  const joinsFrom = startOfDay(TIME_ZONE, addDays(startDay, -JOINING_DAYS))
  const joinsUntil = startOfDay(TIME_ZONE, startDay)
  const joinedAt = (index: number) => joinsFrom + Math.floor(((joinsUntil - joinsFrom) * index) / LARGE_TEAM_SIZE)
  /** How many had joined before a day: the first numbers. */
  const joinedBefore = (day: string) => {
    const passed = (startOfDay(TIME_ZONE, day) - joinsFrom) / (joinsUntil - joinsFrom)
    return Math.min(LARGE_TEAM_SIZE, Math.max(0, Math.ceil(passed * LARGE_TEAM_SIZE)))
  }
  const joined = Int32Array.from({ length: HISTORY_DAYS }, (_, number) => joinedBefore(addDays(firstDay, number)))

  /** Of each member the first day of the history on which they were there. */
  const firstDays = new Uint8Array(LARGE_TEAM_SIZE)
  joined.forEach((count, number) => {
    firstDays.fill(number + 1, count)
  })

  const rounds = new Uint8Array(KINDS * HISTORY_DAYS)
  const groups = new Uint8Array(rounds.length)
  const factors = new Uint16Array(rounds.length)
  const logins = new Uint8Array(rounds.length)
  /** Running sums of rounds and of logins until a day, without it. */
  const roundsUntil = new Uint32Array(KINDS * (HISTORY_DAYS + 1))
  const loginsUntil = new Uint32Array(roundsUntil.length)

  function drawKind(kind: number, number: number): readonly KindRound[] {
    const random = createRandom(hash(`${seed} large ${kind} ${number}`))
    const chance = random()
    if (chance > 0.3) return []
    const group = pick(GAME_GROUPS, random)
    const own = gamesOf.get(group) ?? []
    const { chance: winChance, factors: returns } = RETURNS[group]
    const count = 1 + Math.floor(random() * MAX_ROUNDS)
    let minute = Math.floor(random() * 1380)
    return Array.from({ length: count }, (_, round) => {
      minute += 1 + Math.floor(random() * 4)
      const factor = random() < winChance ? pick(returns, random) : 0
      return { kind, round, minute, game: pick(own, random), group, factor }
    })
  }

  for (let kind = 0; kind < KINDS; kind += 1) {
    for (let number = 0; number < HISTORY_DAYS; number += 1) {
      const drawn = drawKind(kind, number)
      const cell = kind * HISTORY_DAYS + number
      rounds[cell] = drawn.length
      groups[cell] = GAME_GROUPS.indexOf(drawn[0]?.group ?? 'slots')
      factors[cell] = drawn.reduce((sum, { factor }) => sum + factor, 0)
      logins[cell] = drawn.length > 0 || cell % 7 === 0 ? 1 : 0
      const place = kind * (HISTORY_DAYS + 1) + number
      roundsUntil[place + 1] = (roundsUntil[place] ?? 0) + drawn.length
      loginsUntil[place + 1] = (loginsUntil[place] ?? 0) + (logins[cell] ?? 0)
    }
  }

  function dayOf(index: number, number: number, head = index): LargeTeamDay | undefined {
    if (!isPast(number) || index >= (joined[number] ?? 0)) return undefined
    const cell = kindOf(index) * HISTORY_DAYS + number
    const bets = rounds[cell] ?? 0
    if (bets === 0) return undefined
    const stake = stakeOf(index)
    return {
      index,
      level: levelOf(index),
      line: lineOf(index),
      head,
      group: GAME_GROUPS[groups[cell] ?? 0] ?? 'slots',
      turnover: stake * bets,
      win: (stake / 100) * (factors[cell] ?? 0),
      bets,
      deposits: (cell + index) % 3 === 0 ? stake * 10 : 0,
      withdrawals: (cell + index) % 11 === 0 ? stake * 20 : 0,
    }
  }

  /** From the number of the first day to that after the last. */
  function sumBetween(until: Uint32Array, index: number, from: number, to: number): number {
    const start = Math.max(0, from, firstDays[index] ?? 0)
    const end = Math.min(HISTORY_DAYS, to)
    if (start >= end) return 0
    const place = kindOf(index) * (HISTORY_DAYS + 1)
    return (until[place + end] ?? 0) - (until[place + start] ?? 0)
  }

  const kindRounds = new Map<string, readonly KindRound[]>()

  return {
    numberOf,
    isPast,
    joinedAt,
    dayOf,
    turnoverBetween: (index, from, end) => stakeOf(index) * sumBetween(roundsUntil, index, from, end),
    countWho(did, from, to) {
      if (did === 'join') return Math.max(0, joinedBefore(addDays(to, 1)) - joinedBefore(from))
      const until = did === 'bet' ? roundsUntil : loginsUntil
      const [first, end] = [numberOf(from), numberOf(to) + 1]
      let count = 0
      for (let index = 0; index < LARGE_TEAM_SIZE; index += 1) {
        if (sumBetween(until, index, first, end) > 0) count += 1
      }
      return count
    },
    roundsOn(day) {
      const number = numberOf(day)
      if (!isPast(number)) return []
      const known = kindRounds.get(day)
      if (known !== undefined) return known
      const all: KindRound[] = []
      for (let kind = 0; kind < KINDS; kind += 1) all.push(...drawKind(kind, number))
      if (kindRounds.size >= ROUNDS_KEPT) kindRounds.clear()
      kindRounds.set(day, all)
      return all
    },
    ofKind(kind, day) {
      const number = numberOf(day)
      let first = 0
      while (kindOf(first) !== kind) first += 1
      const there = isPast(number) ? (joined[number] ?? 0) : 0
      return { first, step: KINDS, count: Math.max(0, Math.ceil((there - first) / KINDS)) }
    },
  }
}
