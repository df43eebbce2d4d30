import { GAME_GROUPS, type GameGroup } from '@foyer/core/contract'
import type { SeedGame } from '@foyer/demo-games'
import { addDays, dayIn, startOfDay, TIME_ZONE } from '../days.ts'
import { type DayCount, NO_COUNT } from './day-book.ts'
import type { Past, PastRound } from './history.ts'
import { AGENCY_RULES, groupOf, mapGroups, type Rates } from './rules.ts'
import type { TeamPlace } from './tree.ts'

/** A member of the generated team. No account stands behind the name, so no sign-in takes it. */
export interface ListedMember {
  readonly memberId: string
  readonly userName: string
  readonly nickname: string
  readonly type: 0 | 1
  /** ms since the epoch */
  readonly joinedAt: number
}

/**
 * A generated team below one agent, on three levels: 100 agents, 30 agents under each, and 96,900 members under those. Each of
 * them played two rounds on one of the last days before the start.
 */
export interface LargeTeam extends Past {
  readonly members: ReadonlyMap<string, ListedMember>
  /** Ids by user name. */
  readonly idsByName: ReadonlyMap<string, string>
  readonly places: readonly TeamPlace[]
}

interface LargeTeamOptions {
  readonly games: readonly SeedGame[]
  /** ms since the epoch */
  readonly startedAt: number
  /** Id of the agent at the top. */
  readonly topId: string
}

const SIZE = 100_000
const AGENTS = 100
const SUB_AGENTS = 3000
const FIRST_ID = 300_001
const PLAYED_DAYS = 30
const ROUNDS = 2
/** Days over which the members joined, until the day before the start. */
const JOINING_DAYS = 400
const DAY_MS = 86_400_000

const WORDS =
  `amber arrow aspen atlas birch blaze brook cedar cliff cloud coral crane dawn delta dune eagle ember fern flint
  frost glade grove hazel heron holly iris ivory jade jasper juniper kestrel lagoon lark laurel lilac lotus lunar maple
  marble meadow mint misty nova oasis olive onyx opal orchid otter palm pearl pebble pine quartz raven reef river ruby sage
  sierra solar stone willow zephyr`.split(/\s+/)

const partOfMaximum = (part: number): Rates => {
  const { houseMaximum, rateStep } = AGENCY_RULES
  return mapGroups((group) => Math.floor((houseMaximum[group] * part) / rateStep) * rateStep)
}
const AGENT_RATES = partOfMaximum(0.85)
const SUB_AGENT_RATES = partOfMaximum(0.55)
const MEMBER_RATES = partOfMaximum(0.2)

const idOf = (index: number) => String(FIRST_ID + index)

function placeOf(index: number, topId: string): TeamPlace {
  const place = (uplineId: string, rates: Rates): TeamPlace => ({
    memberId: idOf(index),
    joinedBy: { way: 'seed' },
    uplines: [{ fromDay: '', uplineId }],
    rates: [{ fromDay: '', rates }],
  })
  if (index < AGENTS) return place(topId, AGENT_RATES)
  if (index < AGENTS + SUB_AGENTS) return place(idOf(index % AGENTS), SUB_AGENT_RATES)
  return place(idOf(AGENTS + (index % SUB_AGENTS)), MEMBER_RATES)
}

export function createLargeTeam({ games, startedAt, topId }: LargeTeamOptions): LargeTeam {
  const startDay = dayIn(TIME_ZONE, startedAt)
  const indexes = Array.from({ length: SIZE }, (_, index) => index)
  const joinsFrom = startOfDay(TIME_ZONE, addDays(startDay, -JOINING_DAYS))
  const joinsUntil = startOfDay(TIME_ZONE, startDay)
  const members = indexes.map((index): ListedMember => {
    const word = WORDS[index % WORDS.length] ?? ''
    return {
      memberId: idOf(index),
      userName: `${word}${String(Math.floor(index / WORDS.length)).padStart(4, '0')}`,
      nickname: word.charAt(0).toUpperCase() + word.slice(1),
      type: index < AGENTS + SUB_AGENTS ? 1 : 0,
      joinedAt: joinsFrom + Math.floor(((joinsUntil - joinsFrom) * index) / SIZE),
    }
  })

  const playable = games.filter(({ launch }) => launch === undefined)
  /** The members of a sub-agent have numbers that are `SUB_AGENTS` apart, and play on different days. */
  const playsOn = (index: number) => (index * 7919 + Math.floor(index / SUB_AGENTS) * 13) % PLAYED_DAYS
  const byDay = new Map<string, number[]>()
  const playDays = Array.from({ length: PLAYED_DAYS }, (_, number) => addDays(startDay, number - PLAYED_DAYS))
  for (const day of playDays) byDay.set(day, [])
  for (const index of indexes) {
    const day = playDays[playsOn(index)] ?? ''
    // Who joins plays from the next day on.
    if ((members[index]?.joinedAt ?? 0) < startOfDay(TIME_ZONE, day)) byDay.get(day)?.push(index)
  }

  function roundsOfIndex(index: number, day: string): readonly PastRound[] {
    const stake = 100 * (1 + (index % 20))
    const at = startOfDay(TIME_ZONE, day) + ((index * 7919) % (DAY_MS - ROUNDS * 60_000))
    return Array.from({ length: ROUNDS }, (_, round) => {
      const game = playable[(index + round) % playable.length]
      return game === undefined
        ? undefined
        : {
            betId: `L${idOf(index)}-${day.replaceAll('-', '')}-${round + 1}`,
            memberId: idOf(index),
            at: at + round * 60_000,
            game,
            group: groupOf(game.gameCategory),
            stake,
            win: (index + round) % 3 === 0 ? stake * 2 : 0,
          }
    }).filter((round) => round !== undefined)
  }

  function countOfIndex(index: number, day: string): DayCount {
    const play: { [Group in GameGroup]?: NonNullable<DayCount['play'][Group]> } = {}
    const rounds = roundsOfIndex(index, day)
    for (const group of GAME_GROUPS) {
      const own = rounds.filter((round) => round.group === group)
      if (own.length === 0) continue
      const sumOf = (field: 'stake' | 'win') => own.reduce((sum, round) => sum + round[field], 0)
      play[group] = { turnover: sumOf('stake'), win: sumOf('win'), bets: own.length }
    }
    const deposits = index % 3 === 0 ? 100_000 : 0
    return { ...NO_COUNT, play, deposits, largestDeposit: deposits, logins: 1 }
  }

  const counts = new Map<string, ReadonlyMap<string, DayCount>>()
  const countsOn = (day: string): ReadonlyMap<string, DayCount> => {
    const known = counts.get(day) ?? new Map(byDay.get(day)?.map((index) => [idOf(index), countOfIndex(index, day)]))
    counts.set(day, known)
    return known
  }

  return {
    members: new Map(members.map((member) => [member.memberId, member])),
    idsByName: new Map(members.map(({ userName, memberId }) => [userName, memberId])),
    places: indexes.map((index) => placeOf(index, topId)),
    countsOn,
    countOf: (memberId, day) => countsOn(day).get(memberId),
    roundsOf: (memberId, day) => (countsOn(day).has(memberId) ? roundsOfIndex(Number(memberId) - FIRST_ID, day) : []),
  }
}
