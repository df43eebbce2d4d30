import type { LocalizedText } from '@foyer/demo-games'
import { addDays, dayIn, TIME_ZONE } from './days.ts'
import type { Member } from './member.ts'

/** What a level asks for and gives. */
export interface Level {
  readonly level: number
  /** Counted stakes of one month, minor units. */
  readonly required: number
  /** What the rewards of a day and of a week are worth, minor units. */
  readonly daily: number
  readonly weekly: number
  /** Given once, when the level is reached. */
  readonly reached: number
}

/** The lowest first. Below it members have no level. */
const LEVELS: readonly Level[] = [
  { level: 1, required: 100_000, daily: 200, weekly: 1_500, reached: 1_000 },
  { level: 2, required: 250_000, daily: 300, weekly: 3_000, reached: 2_500 },
  { level: 3, required: 500_000, daily: 500, weekly: 5_000, reached: 5_000 },
  { level: 4, required: 1_000_000, daily: 800, weekly: 10_000, reached: 10_000 },
  { level: 5, required: 2_500_000, daily: 1_500, weekly: 25_000, reached: 25_000 },
  { level: 6, required: 6_000_000, daily: 3_000, weekly: 60_000, reached: 60_000 },
]

/** Where a member stands. */
export interface LevelStand {
  readonly userName: string
  /** 0 is none. */
  readonly level: number
  /** The month that is counted, YYYY-MM. */
  readonly month: string
  /** Counted stakes of that month, minor units. */
  readonly counted: number
  /** The last day of the level, YYYY-MM-DD; it is kept longer where the month's play earns it again. */
  readonly keepUntil: string
}

export interface Levels {
  of(member: Owner): LevelStand
  /** The level itself; undefined for none. */
  levelOf(member: Owner): Level | undefined
  nextOf(member: Owner): Level | undefined
  /** Counts a settled stake, or takes a voided one back where it is negative. @returns levels that were reached by it */
  count(member: Owner, counted: number): readonly Level[]
  /** Puts a member on a level, with so much counted in this month. */
  set(member: Owner, level: number, counted: number): void
  all(): readonly LevelStand[]
}

type Owner = Pick<Member, 'userName'>

export const levelName = (level: number): LocalizedText => ({
  EN: `VIP ${level}`,
  TY: `VIP ${level}`,
  BN: `VIP ${level}`,
})

const monthOf = (at: number) => dayIn(TIME_ZONE, at).slice(0, 7)

function monthAfter(month: string): string {
  return addDays(`${month}-01`, 31).slice(0, 7)
}

function lastDayOf(month: string): string {
  return addDays(`${monthAfter(month)}-01`, -1)
}

/** The highest level that so much play earns. */
function earnedBy(counted: number): number {
  return LEVELS.findLast(({ required }) => required <= counted)?.level ?? 0
}

/** A level that is reached counts to the end of the next month. */
function reachedIn(month: string): string {
  return lastDayOf(monthAfter(month))
}

export function createLevels(kept: readonly LevelStand[], now: () => number): Levels {
  const stands = new Map(kept.map((stand) => [stand.userName, stand]))

  /** The stand in the month of now: play of a month that is over renews its level or a lower one. */
  function of({ userName }: Owner): LevelStand {
    const month = monthOf(now())
    let stand = stands.get(userName) ?? { userName, level: 0, month, counted: 0, keepUntil: '' }
    while (stand.month < month) {
      const earned = earnedBy(stand.counted)
      const isOver = stand.keepUntil <= lastDayOf(stand.month)
      const next = monthAfter(stand.month)
      stand =
        isOver || earned >= stand.level
          ? { ...stand, level: earned, month: next, counted: 0, keepUntil: earned === 0 ? '' : lastDayOf(next) }
          : { ...stand, month: next, counted: 0 }
    }
    stands.set(userName, stand)
    return stand
  }

  const levelAt = (level: number) => LEVELS[level - 1]

  return {
    of,
    levelOf: (member) => levelAt(of(member).level),
    nextOf: (member) => levelAt(of(member).level + 1),
    count(member, amount) {
      const stand = of(member)
      const counted = Math.max(0, stand.counted + amount)
      const level = Math.max(stand.level, earnedBy(counted))
      const keepUntil = level > stand.level ? reachedIn(stand.month) : stand.keepUntil
      stands.set(member.userName, { ...stand, counted, level, keepUntil })
      return LEVELS.slice(stand.level, level)
    },
    set(member, level, counted) {
      const { month } = of(member)
      stands.set(member.userName, {
        userName: member.userName,
        level,
        month,
        counted,
        keepUntil: level === 0 ? '' : reachedIn(month),
      })
    },
    all: () => [...stands.values()],
  }
}
