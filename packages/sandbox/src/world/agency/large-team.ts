import { addDays, dayIn, startOfDay, TIME_ZONE } from '../days.ts'
import { createRandom, hash, pick } from '../seed/random.ts'
import type { SeedGame } from '../seed/seed-data.ts'
import { HISTORY_DAYS, RETURNS } from './history.ts'
import { AGENCY_RULES, GAME_GROUPS, type GameGroup, groupOf, mapGroups, NO_RATES, type Rates } from './rules.ts'

/**
 * A team of 100,000 on three levels, of whom none is stored: 100 agents, 30 agents under each, and 96,900 members under those. Who
 * stands where, what a name is and what was played follows from the number of a member. Members of one kind play the same
 * rounds at the same minutes, each with a stake of their own, so that sums need no rounds.
 */
export interface LargeTeam {
  readonly size: number
  readonly topId: string
  /** The agent at the top, or one of the members. */
  isHead(memberId: string): boolean
  /** The highest rate of a member and of all above but the top. */
  highestRate(index: number, group: GameGroup): number
  has(memberId: string): boolean
  /** By user name. */
  find(userName: string): string | undefined
  uplineOf(memberId: string): string
  ratesOf(memberId: string): Rates
  member(memberId: string): LargeTeamMember
  /** Direct members, of the agent at the top too. */
  directCount(memberId: string): number
  /** Everyone below. */
  belowCount(memberId: string): number
  /** Calls back for every member below who played on that day, without the head. */
  eachBelow(memberId: string, day: string, visit: (played: LargeTeamDay) => void): void
  /** What one member did on that day. */
  dayOf(memberId: string, day: string): LargeTeamDay | undefined
  /** Minor units, over days that follow one another. */
  turnoverIn(index: number, from: string, to: string): number
  /** How many did something in these days: each counts once. */
  countWho(did: 'bet' | 'login' | 'join', from: string, to: string): number
  /** The numbers of the members that are asked for, in order. */
  ordered(query: LargeTeamQuery): Int32Array
  /** The rounds that members of one kind play on a day. */
  roundsOn(day: string): readonly KindRound[]
  /** Members of a kind who were there on that day, by their numbers. */
  ofKind(kind: number, day: string): LargeTeamRange
  kindOf(index: number): number
  idOf(index: number): string
  indexOf(memberId: string): number
  stakeOf(index: number): number
}

interface LargeTeamQuery {
  /** Its direct members alone. */
  readonly headId: string | undefined
  /** Of user names, in small letters; '' is all. */
  readonly begin: string
  readonly type: number | undefined
  readonly sort: 'joined' | 'name' | 'turnover'
  /** Days of the turnover. */
  readonly from: string
  readonly to: string
}

interface LargeTeamMember {
  readonly memberId: string
  readonly userName: string
  readonly nickname: string
  readonly type: 0 | 1
  readonly level: number
  readonly joinedAt: number
}

export interface LargeTeamDay {
  readonly index: number
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

/** Numbers that are `step` apart. */
interface LargeTeamRange {
  readonly first: number
  readonly step: number
  readonly count: number
}

const FIRST_ID = 300_001
const LARGE_TEAM_SIZE = 100_000
const AGENTS = 100
const SUB_AGENTS = 3000
const FIRST_MEMBER = AGENTS + SUB_AGENTS
/** A prime, so that the members of a kind are spread over all lines. */
const KINDS = 509
const SPREAD = 131
const MOST_ROUNDS = 10
/** Days over which they joined, until the day before the start. */
const JOINING_DAYS = 400
const DAY_MS = 86_400_000

const WORDS: readonly string[] = [
  ...[
    'amber',
    'arrow',
    'aspen',
    'atlas',
    'birch',
    'blaze',
    'brook',
    'cedar',
    'cliff',
    'cloud',
    'coral',
    'crane',
    'dawn',
  ],
  ...['delta', 'dune', 'eagle', 'ember', 'fern', 'flint', 'frost', 'glade', 'grove', 'hazel', 'heron', 'holly', 'iris'],
  ...['ivory', 'jade', 'jasper', 'juniper', 'kestrel', 'lagoon', 'lark', 'laurel', 'lilac', 'lotus', 'lunar', 'maple'],
  ...[
    'marble',
    'meadow',
    'mint',
    'misty',
    'nova',
    'oasis',
    'olive',
    'onyx',
    'opal',
    'orchid',
    'otter',
    'palm',
    'pearl',
  ],
  ...[
    'pebble',
    'pine',
    'quartz',
    'raven',
    'reef',
    'river',
    'ruby',
    'sage',
    'sierra',
    'solar',
    'stone',
    'willow',
    'zephyr',
  ],
]
const DIGITS = 4

function nameOf(index: number): string {
  return `${WORDS[index % WORDS.length]}${String(Math.floor(index / WORDS.length)).padStart(DIGITS, '0')}`
}

/** The number behind a name of the right form. */
function readName(userName: string): number | undefined {
  const [, word = '', digits = ''] = /^([a-z]+)(\d{4})$/.exec(userName.toLowerCase()) ?? []
  const place = WORDS.indexOf(word)
  const index = place < 0 ? -1 : Number(digits) * WORDS.length + place
  return index < 0 || index >= LARGE_TEAM_SIZE ? undefined : index
}

/** Numbers of the members whose name begins with this text, by name. */
function indexesOfNames(begin: string): readonly number[] {
  const text = begin.toLowerCase()
  return [...WORDS].sort().flatMap((word) => {
    const place = WORDS.indexOf(word)
    const last = Math.floor((LARGE_TEAM_SIZE - 1 - place) / WORDS.length)
    let [from, to] = [0, last]
    if (!word.startsWith(text)) {
      const rest = text.startsWith(word) ? text.slice(word.length) : undefined
      if (rest === undefined || !/^\d{1,4}$/.test(rest)) return []
      const size = 10 ** (DIGITS - rest.length)
      from = Number(rest) * size
      to = Math.min(last, from + size - 1)
    }
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => (from + at) * WORDS.length + place)
  })
}

const part = (share: number): Rates => {
  const { houseMaximum, rateStep } = AGENCY_RULES
  return mapGroups((group) => Math.floor((houseMaximum[group] * share) / rateStep) * rateStep)
}
const AGENT_RATES = [0.75, 0.8, 0.85, 0.9].map(part)
const SUB_AGENT_RATES = [0.45, 0.5, 0.55, 0.6].map(part)
const MEMBER_RATES = [0, 0, 0.1, 0.2, 0.3].map(part)

interface LargeTeamOptions {
  readonly seed: number
  readonly games: readonly SeedGame[]
  /** ms since the epoch */
  readonly startedAt: number
  /** Id of the agent at the top. */
  readonly topId: string
}

export function createLargeTeam({ seed, games, startedAt, topId }: LargeTeamOptions): LargeTeam {
  const startDay = dayIn(TIME_ZONE, startedAt)
  const firstDay = addDays(startDay, -HISTORY_DAYS)
  const dayNumber = (day: string) => Math.round((Date.parse(day) - Date.parse(firstDay)) / DAY_MS)
  /** Days of the history before the start; on others nothing was played. */
  const inHistory = (number: number) => number >= 0 && number < HISTORY_DAYS

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

  const kindOf = (index: number) => (index * SPREAD) % KINDS
  const stakeOf = (index: number) => 100 * (1 + ((index * 7919) % 20))

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
    const count = 1 + Math.floor(random() * MOST_ROUNDS)
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

  const idOf = (index: number) => String(FIRST_ID + index)
  const indexOf = (memberId: string) => Number(memberId) - FIRST_ID
  const has = (memberId: string) => {
    const index = indexOf(memberId)
    return Number.isInteger(index) && index >= 0 && index < LARGE_TEAM_SIZE
  }
  const parentOf = (index: number): number => {
    if (index < AGENTS) return -1
    return index < FIRST_MEMBER ? (index - AGENTS) % AGENTS : AGENTS + ((index - FIRST_MEMBER) % SUB_AGENTS)
  }
  const lineOf = (index: number): number => {
    let line = index
    while (line >= AGENTS) line = parentOf(line)
    return line
  }
  const directOf = (index: number): LargeTeamRange => {
    if (index < 0) return { first: 0, step: 1, count: AGENTS }
    if (index < AGENTS) return { first: AGENTS + index, step: AGENTS, count: SUB_AGENTS / AGENTS }
    if (index >= FIRST_MEMBER) return { first: 0, step: 1, count: 0 }
    const first = FIRST_MEMBER + (index - AGENTS)
    return { first, step: SUB_AGENTS, count: Math.ceil((LARGE_TEAM_SIZE - first) / SUB_AGENTS) }
  }
  const belowCount = (index: number): number => {
    if (index < 0) return LARGE_TEAM_SIZE
    const { first, step, count } = directOf(index)
    if (index >= AGENTS) return count
    let all = count
    for (let at = 0; at < count; at += 1) all += directOf(first + at * step).count
    return all
  }
  /** Of the top, which is not one of them, -1. */
  const placeOf = (memberId: string) => (memberId === topId ? -1 : indexOf(memberId))

  function dayOf(index: number, number: number, head = index): LargeTeamDay | undefined {
    if (!inHistory(number) || index >= (joined[number] ?? 0)) return undefined
    const cell = kindOf(index) * HISTORY_DAYS + number
    const bets = rounds[cell] ?? 0
    if (bets === 0) return undefined
    const stake = stakeOf(index)
    return {
      index,
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

  function eachOf(index: number, number: number, visit: (played: LargeTeamDay) => void, head?: number): void {
    const { first, step, count } = directOf(index)
    for (let at = 0; at < count; at += 1) {
      const child = first + at * step
      const played = dayOf(child, number, head ?? child)
      if (played !== undefined) visit(played)
      eachOf(child, number, visit, head ?? child)
    }
  }

  /** Sums of a kind over days, from the day after the member came. */
  function sumOf(until: Uint32Array, index: number, from: string, to: string): number {
    return sumBetween(until, index, dayNumber(from), dayNumber(to) + 1)
  }

  /** From the number of the first day to that after the last. */
  function sumBetween(until: Uint32Array, index: number, from: number, to: number): number {
    const start = Math.max(0, from, firstDays[index] ?? 0)
    const end = Math.min(HISTORY_DAYS, to)
    if (start >= end) return 0
    const place = kindOf(index) * (HISTORY_DAYS + 1)
    return (until[place + end] ?? 0) - (until[place + start] ?? 0)
  }

  /** Those that are asked for, by name. */
  function found({ headId, begin, type }: LargeTeamQuery): Int32Array {
    const isAsked = (index: number) => type === undefined || type === (index < FIRST_MEMBER ? 1 : 0)
    if (headId === undefined) return Int32Array.from(indexesOfNames(begin).filter(isAsked))
    const { first, step, count } = directOf(placeOf(headId))
    const direct = Array.from({ length: count }, (_, at) => first + at * step)
    const byName = direct
      .map((index) => [nameOf(index), index] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1))
    return Int32Array.from(
      byName.filter(([name, index]) => name.startsWith(begin) && isAsked(index)).map(([, index]) => index),
    )
  }

  /** Highest first; what is equal stays by name. The place stands behind the amount in one number, for a quick order. */
  function byAmount(byName: Int32Array, amountOf: (index: number) => number): Int32Array {
    const last = LARGE_TEAM_SIZE - 1
    const keys = new Float64Array(byName.length)
    for (const [at, index] of byName.entries()) keys[at] = amountOf(index) * LARGE_TEAM_SIZE + last - at
    keys.sort().reverse()
    const order = new Int32Array(byName.length)
    for (const [at, key] of keys.entries()) order[at] = byName[last - (key % LARGE_TEAM_SIZE)] ?? 0
    return order
  }

  const orders = new Map<string, Int32Array>()
  const ORDERS_KEPT = 6
  const kindRounds = new Map<string, readonly KindRound[]>()
  const ROUNDS_KEPT = 8

  const ownRates = (index: number): Rates => {
    const rates = index < AGENTS ? AGENT_RATES : index < FIRST_MEMBER ? SUB_AGENT_RATES : MEMBER_RATES
    return rates[index % rates.length] ?? NO_RATES
  }

  // Who is above has a lower number.
  const highest = mapGroups(() => new Uint8Array(LARGE_TEAM_SIZE))
  for (const group of GAME_GROUPS) {
    const rates = highest[group]
    for (let index = 0; index < LARGE_TEAM_SIZE; index += 1) {
      const above = index < AGENTS ? 0 : (rates[parentOf(index)] ?? 0)
      rates[index] = Math.max(above, ownRates(index)[group])
    }
  }

  return {
    size: LARGE_TEAM_SIZE,
    topId,
    isHead: (memberId) => memberId === topId || has(memberId),
    highestRate: (index, group) => highest[group][index] ?? 0,
    has,
    find(userName) {
      const index = readName(userName)
      return index === undefined ? undefined : idOf(index)
    },
    uplineOf(memberId) {
      const parent = parentOf(indexOf(memberId))
      return parent < 0 ? topId : idOf(parent)
    },
    ratesOf: (memberId) => ownRates(indexOf(memberId)),
    member(memberId) {
      const index = indexOf(memberId)
      const word = WORDS[index % WORDS.length] ?? ''
      return {
        memberId,
        userName: nameOf(index),
        nickname: word.charAt(0).toUpperCase() + word.slice(1),
        type: index < FIRST_MEMBER ? 1 : 0,
        level: index < AGENTS ? 1 : index < FIRST_MEMBER ? 2 : 3,
        joinedAt: joinedAt(index),
      }
    },
    directCount: (memberId) => directOf(placeOf(memberId)).count,
    belowCount: (memberId) => belowCount(placeOf(memberId)),
    eachBelow(memberId, day, visit) {
      const number = dayNumber(day)
      const place = placeOf(memberId)
      if (!inHistory(number)) return
      if (place >= 0) {
        eachOf(place, number, visit)
        return
      }
      for (let index = 0; index < LARGE_TEAM_SIZE; index += 1) {
        const played = dayOf(index, number)
        if (played !== undefined) visit(played)
      }
    },
    dayOf: (memberId, day) => dayOf(indexOf(memberId), dayNumber(day)),
    turnoverIn: (index, from, to) => stakeOf(index) * sumOf(roundsUntil, index, from, to),
    countWho(did, from, to) {
      if (did === 'join') return Math.max(0, joinedBefore(addDays(to, 1)) - joinedBefore(from))
      const until = did === 'bet' ? roundsUntil : loginsUntil
      const [first, end] = [dayNumber(from), dayNumber(to) + 1]
      let count = 0
      for (let index = 0; index < LARGE_TEAM_SIZE; index += 1) {
        if (sumBetween(until, index, first, end) > 0) count += 1
      }
      return count
    },
    ordered(query) {
      const key = JSON.stringify(query)
      const known = orders.get(key)
      if (known !== undefined) return known
      const byName = found(query)
      const { sort } = query
      const [from, to] = [dayNumber(query.from), dayNumber(query.to) + 1]
      const order =
        sort === 'name'
          ? byName
          : byAmount(byName, (index) =>
              sort === 'joined' ? index : stakeOf(index) * sumBetween(roundsUntil, index, from, to),
            )
      if (orders.size >= ORDERS_KEPT) orders.clear()
      orders.set(key, order)
      return order
    },
    roundsOn(day) {
      const number = dayNumber(day)
      if (!inHistory(number)) return []
      const known = kindRounds.get(day)
      if (known !== undefined) return known
      const all: KindRound[] = []
      for (let kind = 0; kind < KINDS; kind += 1) all.push(...drawKind(kind, number))
      if (kindRounds.size >= ROUNDS_KEPT) kindRounds.clear()
      kindRounds.set(day, all)
      return all
    },
    ofKind(kind, day) {
      const number = dayNumber(day)
      let first = 0
      while (kindOf(first) !== kind) first += 1
      const there = inHistory(number) ? (joined[number] ?? 0) : 0
      return { first, step: KINDS, count: Math.max(0, Math.ceil((there - first) / KINDS)) }
    },
    kindOf,
    idOf,
    indexOf,
    stakeOf,
  }
}
