import { GAME_GROUPS, type GameGroup } from '@foyer/core/contract'
import { createRandom, hash, pick, type Random, type SeedGame } from '@foyer/demo-games'
import { addDays, dayIn, startOfDay, TIME_ZONE } from '../days.ts'
import type { SeedTeamMember } from '../seed/seed-data.ts'
import { type DayCount, NO_COUNT } from './day-book.ts'
import { groupOf } from './rules.ts'

/** Days before the start of the sandbox; the day of the start is one more, until the start. */
const HISTORY_DAYS = 90

/** A settled round of the past. Minor units. */
export interface PastRound {
  readonly betId: string
  readonly memberId: string
  readonly at: number
  readonly game: SeedGame
  readonly group: GameGroup
  readonly stake: number
  readonly win: number
}

/** A past change of a member's cash, signed minor units; of rounds the stake and the win in one. */
interface PastChange {
  readonly at: number
  readonly kind: 'deposit' | 'withdraw' | 'bonus'
  readonly amount: number
}

/** What members did before the start of the sandbox. */
export interface Past {
  countOf(memberId: string, day: string): DayCount | undefined
  /** Of all members. */
  countsOn(day: string): ReadonlyMap<string, DayCount>
  /** Earliest first. */
  roundsOf(memberId: string, day: string): readonly PastRound[]
}

/**
 * What the members of the seed's teams did in the 90 days before the start of the sandbox: a function of the seed, the member
 * and the day alone. Kept are sums; the rounds of a day are drawn again where they are shown.
 */
export interface TeamHistory extends Past {
  /** Earliest first; the last one is the day of the start. */
  readonly days: readonly string[]
  has(memberId: string): boolean
  /** Deposits, withdrawals and bonuses, earliest first. */
  changesOf(memberId: string): readonly PastChange[]
  /** ms since the epoch; undefined where it is older than the history, or there is none. */
  firstDepositOf(memberId: string): number | undefined
  /** ms since the epoch */
  lastSeenOf(memberId: string): number | undefined
}

interface HistoryOptions {
  readonly seed: number
  readonly team: readonly SeedTeamMember[]
  readonly games: readonly SeedGame[]
  /** ms since the epoch */
  readonly startedAt: number
}

/** How often a stake comes back, and as what: of the stake, in hundredths. */
const RETURNS: Readonly<Record<GameGroup, { readonly chance: number; readonly factors: readonly number[] }>> = {
  slots: { chance: 0.32, factors: [50, 100, 150, 200, 400, 850] },
  live: { chance: 0.49, factors: [195, 195, 200] },
  sports: { chance: 0.45, factors: [170, 190, 220, 260] },
  lottery: { chance: 0.1, factors: [900, 980] },
}

const GROUP_WEIGHTS: readonly GameGroup[] = ['slots', 'slots', 'slots', 'live', 'live', 'sports', 'lottery']
/** Typical stakes of a member, minor units. */
const STAKES = [200, 500, 500, 1000, 1000, 2000, 2000, 5000]
const STAKE_FACTORS = [0.5, 1, 1, 2, 3]
const WELCOME_BONUS = 7700
const BONUS = 5000
const HUNDRED = 10_000

/** How one member plays. */
interface Habits {
  readonly activity: number
  readonly stake: number
  readonly favourite: GameGroup
  readonly rounds: number
}

function habitsOf(random: Random): Habits {
  return {
    activity: 0.05 + random() * random() * 0.7,
    stake: pick(STAKES, random),
    favourite: pick(GROUP_WEIGHTS, random),
    rounds: 8 + Math.floor(random() * 40),
  }
}

/** The day when a member came, as a moment: somewhen before noon. */
export function joinedAtOf(
  { id, joinedDaysAgo }: Pick<SeedTeamMember, 'id' | 'joinedDaysAgo'>,
  startedAt: number,
): number {
  const day = addDays(dayIn(TIME_ZONE, startedAt), -joinedDaysAgo)
  return startOfDay(TIME_ZONE, day) + (hash(id) % 43_200) * 1000
}

interface Drawn {
  readonly at: number
  readonly game: SeedGame
  readonly group: GameGroup
  readonly stake: number
  readonly win: number
}

export function createTeamHistory({ seed, team, games, startedAt }: HistoryOptions): TeamHistory {
  const startDay = dayIn(TIME_ZONE, startedAt)
  const days = Array.from({ length: HISTORY_DAYS + 1 }, (_, index) => addDays(startDay, index - HISTORY_DAYS))
  const dayIndex = new Map(days.map((day, index) => [day, index]))
  const starts = [...days, addDays(startDay, 1)].map((day) => startOfDay(TIME_ZONE, day))
  const numbers = new Map(team.map(({ id }, number) => [id, number]))
  const gamesOf = new Map<GameGroup, SeedGame[]>(GAME_GROUPS.map((group) => [group, []]))
  for (const game of games) if (game.launch === undefined) gamesOf.get(groupOf(game.gameCategory))?.push(game)
  const memberSeeds = team.map(({ id }) => hash(`${seed} ${id}`))
  const daySeeds = days.map(hash)
  const habits = memberSeeds.map((memberSeed) => habitsOf(createRandom(memberSeed)))

  /** When the member was there on that day, and what was played, earliest first. Undefined: was not there. */
  function draw(
    number: number,
    index: number,
  ): { readonly loginAt: number; readonly rounds: readonly Drawn[] } | undefined {
    const member = team[number]
    const habit = habits[number]
    const start = starts[index] ?? 0
    const end = Math.min(starts[index + 1] ?? 0, startedAt)
    // Who joins plays from the next day on.
    if (member === undefined || habit === undefined || index <= HISTORY_DAYS - member.joinedDaysAgo) return undefined
    const random = createRandom((memberSeeds[number] ?? 0) ^ Math.imul(daySeeds[index] ?? 0, 0x9e3779b1))
    const chance = random()
    if (chance > habit.activity * 1.4) return undefined
    let at = start + Math.floor((0.05 + random() * 0.9) * 86_000_000)
    if (at >= end) return undefined
    const loginAt = at
    if (chance > habit.activity) return { loginAt, rounds: [] }
    const rounds: Drawn[] = []
    const count = 1 + Math.floor(random() * habit.rounds)
    const group = random() < 0.7 ? habit.favourite : pick(GROUP_WEIGHTS, random)
    const table = gamesOf.get(group) ?? []
    let game = pick(table, random)
    for (let round = 0; round < count; round += 1) {
      at += 15_000 + Math.floor(random() * 75_000)
      if (at >= end) break
      if (random() < 0.15) game = pick(table, random)
      const least = Math.round(game.minBet * 100)
      const stake = Math.max(1, Math.round((habit.stake * pick(STAKE_FACTORS, random)) / least)) * least
      const { chance: winChance, factors } = RETURNS[group]
      const win = random() < winChance ? Math.round((stake * pick(factors, random)) / 100) : 0
      rounds.push({ at, game, group, stake, win })
    }
    return { loginAt, rounds }
  }

  const size = team.length * days.length
  const turnover = new Float64Array(size * GAME_GROUPS.length)
  const won = new Float64Array(turnover.length)
  const bets = new Uint16Array(turnover.length)
  const deposits = new Float64Array(size)
  const largest = new Float64Array(size)
  const withdrawals = new Float64Array(size)
  const bonuses = new Float64Array(size)
  const logins = new Uint8Array(size)
  const firstDeposits = new Map<string, number>()
  const lastSeen = new Map<string, number>()

  /** Goes through the days of one member in order: a deposit comes before a stake that the cash does not cover. */
  function live(
    number: number,
    change: (index: number, change: PastChange) => void,
    round: (index: number, drawn: Drawn) => void,
  ): void {
    const member = team[number]
    if (member === undefined) return
    const habit = habits[number]
    let cash = 0
    const move = (index: number, made: PastChange) => {
      cash += made.amount
      change(index, made)
    }
    const joined = HISTORY_DAYS - member.joinedDaysAgo
    if (joined >= 0) move(joined, { at: joinedAtOf(member, startedAt), kind: 'bonus', amount: WELCOME_BONUS })
    for (let index = Math.max(0, joined + 1); index < days.length; index += 1) {
      const drawn = draw(number, index)
      if (drawn === undefined) continue
      lastSeen.set(member.id, drawn.rounds.at(-1)?.at ?? drawn.loginAt)
      logins[number * days.length + index] = 1
      if (((memberSeeds[number] ?? 0) ^ (daySeeds[index] ?? 0)) % 40 === 0)
        move(index, { at: drawn.loginAt, kind: 'bonus', amount: BONUS })
      for (const made of drawn.rounds) {
        if (cash < made.stake) {
          const amount = Math.ceil((made.stake * 6 - cash) / HUNDRED) * HUNDRED
          move(index, { at: made.at - 5000, kind: 'deposit', amount })
        }
        cash += made.win - made.stake
        round(index, made)
      }
      const last = drawn.rounds.at(-1)
      if (last === undefined || cash < (habit?.stake ?? 0) * 40) continue
      const amount = Math.floor((cash * 0.7) / HUNDRED) * HUNDRED
      if (amount > 0) move(index, { at: last.at + 1, kind: 'withdraw', amount: -amount })
    }
  }

  team.forEach(({ id, joinedDaysAgo }, number) => {
    const joined = HISTORY_DAYS - joinedDaysAgo
    if (joined >= 0) logins[number * days.length + joined] = 1
    live(
      number,
      (index, { at, kind, amount }) => {
        const cell = number * days.length + index
        if (kind === 'withdraw') withdrawals[cell] = (withdrawals[cell] ?? 0) - amount
        else if (kind === 'bonus') bonuses[cell] = (bonuses[cell] ?? 0) + amount
        else {
          deposits[cell] = (deposits[cell] ?? 0) + amount
          largest[cell] = Math.max(largest[cell] ?? 0, amount)
          if (joined >= 0 && !firstDeposits.has(id)) firstDeposits.set(id, at)
        }
      },
      (index, { group, stake, win }) => {
        const cell = (number * days.length + index) * GAME_GROUPS.length + GAME_GROUPS.indexOf(group)
        turnover[cell] = (turnover[cell] ?? 0) + stake
        won[cell] = (won[cell] ?? 0) + win
        bets[cell] = (bets[cell] ?? 0) + 1
      },
    )
  })

  function countAt(number: number, index: number): DayCount | undefined {
    const cell = number * days.length + index
    const isEmpty = !logins[cell] && !bonuses[cell] && !deposits[cell]
    if (isEmpty) return undefined
    const play: { [Group in GameGroup]?: NonNullable<DayCount['play'][Group]> } = {}
    GAME_GROUPS.forEach((group, offset) => {
      const place = cell * GAME_GROUPS.length + offset
      const count = bets[place] ?? 0
      if (count > 0) play[group] = { turnover: turnover[place] ?? 0, win: won[place] ?? 0, bets: count }
    })
    return {
      ...NO_COUNT,
      play,
      deposits: deposits[cell] ?? 0,
      largestDeposit: largest[cell] ?? 0,
      withdrawals: withdrawals[cell] ?? 0,
      bonuses: bonuses[cell] ?? 0,
      logins: logins[cell] ?? 0,
    }
  }

  return {
    days,
    has: (memberId) => numbers.has(memberId),
    countOf(memberId, day) {
      const number = numbers.get(memberId)
      const index = dayIndex.get(day)
      return number === undefined || index === undefined ? undefined : countAt(number, index)
    },
    countsOn(day) {
      const index = dayIndex.get(day)
      const counts = new Map<string, DayCount>()
      if (index === undefined) return counts
      for (const [id, number] of numbers) {
        const count = countAt(number, index)
        if (count !== undefined) counts.set(id, count)
      }
      return counts
    },
    roundsOf(memberId, day) {
      const number = numbers.get(memberId)
      const index = dayIndex.get(day)
      if (number === undefined || index === undefined) return []
      return (draw(number, index)?.rounds ?? []).map((round, at) => ({
        ...round,
        memberId,
        betId: `H${memberId}-${day.replaceAll('-', '')}-${at + 1}`,
      }))
    },
    changesOf(memberId) {
      const changes: PastChange[] = []
      live(
        numbers.get(memberId) ?? -1,
        (_, change) => changes.push(change),
        () => {},
      )
      return changes
    },
    firstDepositOf: (memberId) => firstDeposits.get(memberId),
    lastSeenOf: (memberId) => lastSeen.get(memberId),
  }
}
