import { GAME_GROUPS, type GameGroup } from '@foyer/core/contract'
import type { DayCount } from './day-book.ts'
import type { TeamFigures } from './figures.ts'
import { cutShare } from './rebates.ts'
import type { Rates } from './rules.ts'
import type { TeamTree } from './tree.ts'

/** What some members did in some time, and what it cost. Minor units. */
export interface Sums {
  /** By the position of the group in `GAME_GROUPS`. */
  readonly turnover: number[]
  readonly win: number[]
  readonly bets: number[]
  /** Of `rebates`, the part of the one who asks. */
  readonly yourRebate: number[]
  deposits: number
  withdrawals: number
  bonuses: number
  /** To members and agents up to the one who asks, for this turnover. */
  rebates: number
  salaries: number
  redRain: number
}

export function noSums(): Sums {
  return {
    turnover: [0, 0, 0, 0],
    win: [0, 0, 0, 0],
    bets: [0, 0, 0, 0],
    deposits: 0,
    withdrawals: 0,
    bonuses: 0,
    rebates: 0,
    yourRebate: [0, 0, 0, 0],
    salaries: 0,
    redRain: 0,
  }
}

const LISTS = ['turnover', 'win', 'bets', 'yourRebate'] as const
const AMOUNTS = ['deposits', 'withdrawals', 'bonuses', 'rebates', 'salaries', 'redRain'] as const

export function addSums(sums: Sums, more: Sums): void {
  for (const list of LISTS) {
    for (const [group, value] of more[list].entries()) addTo(sums[list], group, value)
  }
  for (const field of AMOUNTS) sums[field] += more[field]
}

function addTo(list: number[], at: number, value: number): void {
  list[at] = (list[at] ?? 0) + value
}

export function total(list: readonly number[]): number {
  return list.reduce((sum, value) => sum + value, 0)
}

/** What the members lost; below 0 they have won. */
export const lostOf = ({ turnover, win }: Sums) => total(turnover) - total(win)

/** What is left of it. */
export function netOf(sums: Sums): number {
  const { rebates, salaries, bonuses, redRain } = sums
  return lostOf(sums) - rebates - salaries - bonuses - redRain
}

/** Adds what one member did, without rebates. */
export function addCount(sums: Sums, { play, deposits, withdrawals, bonuses, paid }: DayCount): void {
  GAME_GROUPS.forEach((group, at) => {
    const made = play[group]
    if (made === undefined) return
    addTo(sums.turnover, at, made.turnover)
    addTo(sums.win, at, made.win)
    addTo(sums.bets, at, made.bets)
  })
  sums.deposits += deposits
  sums.withdrawals += withdrawals
  sums.bonuses += bonuses
  addPaid(sums, paid)
}

function addPaid(sums: Sums, { dailySalary = 0, hourlySalary = 0, redRain = 0 }: DayCount['paid']): void {
  sums.salaries += dailySalary + hourlySalary
  sums.redRain += redRain
}

/** Adds the rebates of one member's turnover: `below` are the rates of the member and of all up to the one who asks. */
function addRebates(sums: Sums, { play }: DayCount, below: readonly Rates[], own: Rates): void {
  for (const [at, group] of GAME_GROUPS.entries()) {
    const turnover = play[group]?.turnover ?? 0
    if (turnover === 0) continue
    const highest = highestRate(below, group)
    const all = cutShare(turnover, Math.max(highest, own[group]))
    sums.rebates += all
    addTo(sums.yourRebate, at, all - cutShare(turnover, highest))
  }
}

const highestRate = (rates: readonly Rates[], group: GameGroup) =>
  rates.reduce((highest, rate) => Math.max(highest, rate[group]), 0)

/** Sums of whole lines, by the member at their head. */
export type LineSums = ReadonlyMap<string, Sums>

export interface TeamSums {
  /**
   * Of one day, the lines below a member of the team, by the tree of that day; none where the member stood elsewhere.
   * Beside them, under the member's own id, what the member did alone; of the one who asks only what was paid for the team.
   *
   * @param level of the one who asks: what members of that level alone did
   */
  linesOn(viewerId: string, parentId: string, day: string, level?: number): LineSums
}

/** Days that are over stay as they were: of these so many answers are kept. */
const KEPT = 2000

interface Figures extends Pick<TeamFigures, 'countOf' | 'countsOn'> {
  readonly tree: TeamTree
  today(): string
  /** Grows where figures of days that are over become others: with what is paid for them, and with other teams. */
  revision(): number
}

export function createTeamSums(agency: Figures): TeamSums {
  const known = new Map<string, LineSums>()
  let revision = agency.revision()

  function count(viewerId: string, parentId: string, day: string, level: number | undefined): LineSums {
    const { tree } = agency
    const lines = new Map<string, Sums>()
    if (parentId !== viewerId && !tree.isBelow(parentId, viewerId, day)) return lines
    const sumsOf = (lineId: string): Sums => {
      const sums = lines.get(lineId) ?? noSums()
      lines.set(lineId, sums)
      return sums
    }
    const rates = new Map<string, Rates>()
    const ratesOf = (memberId: string): Rates => {
      const kept = rates.get(memberId) ?? tree.ratesOf(memberId, day)
      rates.set(memberId, kept)
      return kept
    }
    for (const [memberId, made] of agency.countsOn(day)) {
      const chain = tree.chainOf(memberId, day)
      const [place, distance] = [chain.indexOf(parentId), chain.indexOf(viewerId)]
      if (place < 0 || distance < 1 || (level !== undefined && level !== distance)) continue
      const sums = sumsOf(chain[place - 1] ?? memberId)
      addCount(sums, made)
      addRebates(sums, made, chain.slice(0, distance).map(ratesOf), ratesOf(viewerId))
    }
    if (parentId === viewerId && level === undefined) {
      const { dailySalary = 0, hourlySalary = 0 } = agency.countOf(viewerId, day)?.paid ?? {}
      if (dailySalary + hourlySalary > 0) addPaid(sumsOf(viewerId), { dailySalary, hourlySalary })
    }
    return lines
  }

  return {
    linesOn(viewerId, parentId, day, level) {
      if (revision !== agency.revision()) known.clear()
      revision = agency.revision()
      const key = `${viewerId} ${parentId} ${day} ${level ?? ''}`
      const kept = known.get(key)
      if (kept !== undefined) return kept
      const lines = count(viewerId, parentId, day, level)
      if (day >= agency.today()) return lines
      if (known.size >= KEPT) known.clear()
      known.set(key, lines)
      return lines
    },
  }
}
