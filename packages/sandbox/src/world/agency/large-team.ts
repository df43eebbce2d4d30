import type { GameGroup } from '@foyer/core/contract'
import { indexesOfNames, nameOf, nicknameOf, readName } from './large-team-names.ts'
import {
  belowCount,
  directOf,
  FIRST_MEMBER,
  hasMember,
  idOf,
  indexOf,
  LARGE_TEAM_SIZE,
  levelOf,
  numbersOfLevel,
  parentOf,
} from './large-team-places.ts'
import {
  createLargeTeamPlay,
  kindOf,
  type LargeTeamDay,
  type LargeTeamPlay,
  type LargeTeamPlayOptions,
  stakeOf,
} from './large-team-play.ts'
import { highestRates, ownRates } from './large-team-rates.ts'
import type { Rates } from './rules.ts'

/**
 * A team of 100,000 on three levels, of whom none is stored: 100 agents, 30 agents under each, and 96,900 members under those. Who
 * stands where, what a name is and what was played follows from the number of a member.
 */
export interface LargeTeam extends Pick<LargeTeamPlay, 'countWho' | 'roundsOn' | 'ofKind'> {
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
  eachBelow(memberId: string, day: string, visit: (played: LargeTeamDay) => void, level?: number): void
  /** What one member did on that day. */
  dayOf(memberId: string, day: string): LargeTeamDay | undefined
  /** Minor units, over days that follow one another. */
  turnoverIn(index: number, from: string, to: string): number
  /** The numbers of the members that are asked for, in order. */
  ordered(query: LargeTeamQuery): Int32Array
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

const ORDERS_KEPT = 6

interface LargeTeamOptions extends LargeTeamPlayOptions {
  /** Id of the agent at the top. */
  readonly topId: string
}

export function createLargeTeam({ topId, ...options }: LargeTeamOptions): LargeTeam {
  const play = createLargeTeamPlay(options)
  const { numberOf, isPast, dayOf } = play
  const highest = highestRates()
  /** Of the top, which is not one of them, -1. */
  const placeOf = (memberId: string) => (memberId === topId ? -1 : indexOf(memberId))

  function eachOf(index: number, number: number, visit: (played: LargeTeamDay) => void, head?: number): void {
    const { first, step, count } = directOf(index)
    for (let at = 0; at < count; at += 1) {
      const child = first + at * step
      const played = dayOf(child, number, head ?? child)
      if (played !== undefined) visit(played)
      eachOf(child, number, visit, head ?? child)
    }
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

  return {
    size: LARGE_TEAM_SIZE,
    topId,
    isHead: (memberId) => memberId === topId || hasMember(memberId),
    highestRate: (index, group) => highest[group][index] ?? 0,
    has: hasMember,
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
      return {
        memberId,
        userName: nameOf(index),
        nickname: nicknameOf(index),
        type: index < FIRST_MEMBER ? 1 : 0,
        level: levelOf(index),
        joinedAt: play.joinedAt(index),
      }
    },
    directCount: (memberId) => directOf(placeOf(memberId)).count,
    belowCount: (memberId) => belowCount(placeOf(memberId)),
    eachBelow(memberId, day, visit, level) {
      const number = numberOf(day)
      const place = placeOf(memberId)
      if (!isPast(number)) return
      if (place >= 0) {
        eachOf(place, number, (played) => (level === undefined || played.level === level) && visit(played))
        return
      }
      const [from, to] = numbersOfLevel(level)
      for (let index = from; index < to; index += 1) {
        const played = dayOf(index, number)
        if (played !== undefined) visit(played)
      }
    },
    dayOf: (memberId, day) => dayOf(indexOf(memberId), numberOf(day)),
    turnoverIn: (index, from, to) => play.turnoverBetween(index, numberOf(from), numberOf(to) + 1),
    countWho: play.countWho,
    ordered(query) {
      const key = JSON.stringify(query)
      const known = orders.get(key)
      if (known !== undefined) return known
      const byName = found(query)
      const { sort } = query
      const [from, end] = [numberOf(query.from), numberOf(query.to) + 1]
      const order =
        sort === 'name'
          ? byName
          : byAmount(byName, (index) => (sort === 'joined' ? index : play.turnoverBetween(index, from, end)))
      if (orders.size >= ORDERS_KEPT) orders.clear()
      orders.set(key, order)
      return order
    },
    roundsOn: play.roundsOn,
    ofKind: play.ofKind,
    kindOf,
    idOf,
    indexOf,
    stakeOf,
  }
}
