import { GAME_GROUPS, type GameGroup } from '@foyer/core/contract'
import type { Agency } from './agency.ts'
import { mapGroups, type Rates } from './rules.ts'

/** Basis points. */
export interface RateBounds {
  readonly floor: Rates
  readonly ceiling: Rates
}

type Source = Pick<Agency, 'tree' | 'today' | 'links'>

/** The rates of today, or those that count from tomorrow on where they are others. */
function comingRates({ tree, today }: Source, memberId: string): Rates {
  return tree.nextRatesOf(memberId, today())?.rates ?? tree.ratesOf(memberId, today())
}

/**
 * What an agent may give: nothing above the own rates, of today and of coming days. To a member not less than what the member
 * has given on; what is given already may stay.
 */
export function rateBounds(agency: Source, agentId: string, memberId?: string): RateBounds {
  const { tree, today, links } = agency
  const own = [tree.ratesOf(agentId, today()), comingRates(agency, agentId)]
  const given =
    memberId === undefined
      ? []
      : [
          ...tree.directOf(memberId, today()).flatMap((id) => [tree.ratesOf(id, today()), comingRates(agency, id)]),
          ...links.of(memberId).flatMap((link) => (links.stateOf(link) === 'active' ? [link.rates] : [])),
        ]
  const floor = mapGroups((group) => Math.max(0, ...given.map((rates) => rates[group])))
  const kept = memberId === undefined ? undefined : comingRates(agency, memberId)
  const ceiling = mapGroups((group) =>
    Math.max(Math.min(...own.map((rates) => rates[group])), floor[group], kept?.[group] ?? 0),
  )
  return { floor, ceiling }
}

type BadRate = 'rate.aboveOwn' | 'rate.belowDownline' | 'rate.step'

/** The first rate that cannot be given, and why. */
export function badRate(
  rates: Rates,
  { floor, ceiling }: RateBounds,
  step: number,
): { readonly field: GameGroup; readonly code: BadRate } | undefined {
  for (const field of GAME_GROUPS) {
    const rate = rates[field]
    if (rate > ceiling[field]) return { field, code: 'rate.aboveOwn' }
    if (rate < floor[field]) return { field, code: 'rate.belowDownline' }
    if (rate % step !== 0 && rate !== floor[field] && rate !== ceiling[field]) return { field, code: 'rate.step' }
  }
  return undefined
}
