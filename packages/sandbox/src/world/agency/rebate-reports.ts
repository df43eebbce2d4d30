import { GAME_GROUPS, type GameGroup } from '@foyer/core/contract'
import { addDays, type DayRange, daysIn } from '../days.ts'
import type { Agency } from './agency.ts'
import { cutShare, sharesOf } from './rebates.ts'
import type { Rates } from './rules.ts'

type Source = Pick<Agency, 'tree' | 'today' | 'sums' | 'countOf'>

/** Of one line on one day, minor units. */
interface LineIncome {
  /** The direct member at the head of the line, or the agent for the own turnover. */
  readonly lineId: string
  readonly turnover: number
  /** The agent's part of it. */
  readonly rebate: number
}

interface IncomeFilter {
  readonly group?: GameGroup | undefined
  /** Of those who staked; the agent has 0. */
  readonly level?: number | undefined
}

/** What an agent gets of one day's turnover, by line. */
export function incomeOn(
  { tree, sums, countOf }: Source,
  agentId: string,
  day: string,
  { group: only, level }: IncomeFilter,
): readonly LineIncome[] {
  const isAsked = GAME_GROUPS.map((group) => only === undefined || only === group)
  const sumOf = (list: readonly number[]) =>
    list.reduce((sum, value, at) => (isAsked[at] === true ? sum + value : sum), 0)
  const lines = [...sums.linesOn(agentId, agentId, day, level)]
    .filter(([lineId]) => lineId !== agentId)
    .map(([lineId, line]) => ({ lineId, turnover: sumOf(line.turnover), rebate: sumOf(line.yourRebate) }))
  const count = level === undefined || level === 0 ? countOf(agentId, day) : undefined
  const own = GAME_GROUPS.map((group) => count?.play[group]?.turnover ?? 0)
  const rates = tree.ratesOf(agentId, day)
  const shares = GAME_GROUPS.map((group, at) => cutShare(own[at] ?? 0, rates[group]))
  return [...lines, { lineId: agentId, turnover: sumOf(own), rebate: sumOf(shares) }].filter(
    ({ turnover, rebate }) => turnover !== 0 || rebate !== 0,
  )
}

/** How many levels there are below an agent today. */
export function levelsBelow({ tree, today }: Pick<Agency, 'tree' | 'today'>, agentId: string): number {
  const day = today()
  return tree.teamOf(agentId, day).reduce((deepest, id) => Math.max(deepest, tree.chainOf(id, day).indexOf(agentId)), 0)
}

const PREVIEW_DAYS = 7

export interface RebatePreview extends DayRange {
  /** With the rates of today, and with the others; minor units. */
  readonly member: { readonly before: number; readonly after: number }
  readonly own: { readonly before: number; readonly after: number }
}

/** What the last whole days of a member's line would have paid to the member and to the agent. */
export function previewRebates(
  { tree, today, countOf }: Source,
  agentId: string,
  memberId: string,
  rates: Rates,
): RebatePreview {
  const days = { from: addDays(today(), -PREVIEW_DAYS), to: addDays(today(), -1) }
  const member = { before: 0, after: 0 }
  const own = { before: 0, after: 0 }
  for (const id of [memberId, ...tree.teamOf(memberId, today())]) {
    const ids = tree.chainOf(id, today())
    const chain = ids.slice(0, ids.indexOf(agentId) + 1).map((above) => ({
      memberId: above,
      rates: tree.ratesOf(above, today()),
    }))
    const changed = chain.map((above) => (above.memberId === memberId ? { memberId, rates } : above))
    for (const day of daysIn(days)) {
      const count = countOf(id, day)
      if (count === undefined) continue
      for (const [when, links] of [
        ['before', chain],
        ['after', changed],
      ] as const) {
        for (const { receiverId, amount } of sharesOf(id, count, links)) {
          if (receiverId === memberId) member[when] += amount
          if (receiverId === agentId) own[when] += amount
        }
      }
    }
  }
  return { ...days, member, own }
}
