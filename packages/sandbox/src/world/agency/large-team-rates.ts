import { GAME_GROUPS, type GameGroup } from '@foyer/core/contract'
import { AGENTS, FIRST_MEMBER, LARGE_TEAM_SIZE, parentOf } from './large-team-places.ts'
import { AGENCY_RULES, mapGroups, NO_RATES, type Rates } from './rules.ts'

const part = (share: number): Rates => {
  const { houseMaximum, rateStep } = AGENCY_RULES
  return mapGroups((group) => Math.floor((houseMaximum[group] * share) / rateStep) * rateStep)
}
const AGENT_RATES = [0.75, 0.8, 0.85, 0.9].map(part)
const SUB_AGENT_RATES = [0.45, 0.5, 0.55, 0.6].map(part)
const MEMBER_RATES = [0, 0, 0.1, 0.2, 0.3].map(part)

export const ownRates = (index: number): Rates => {
  const rates = index < AGENTS ? AGENT_RATES : index < FIRST_MEMBER ? SUB_AGENT_RATES : MEMBER_RATES
  return rates[index % rates.length] ?? NO_RATES
}

/** The highest rate of each member and of all above but the top, by group. */
export function highestRates(): Readonly<Record<GameGroup, Uint8Array>> {
  // Who is above has a lower number.
  const highest = mapGroups(() => new Uint8Array(LARGE_TEAM_SIZE))
  for (const group of GAME_GROUPS) {
    const rates = highest[group]
    for (let index = 0; index < LARGE_TEAM_SIZE; index += 1) {
      const above = index < AGENTS ? 0 : (rates[parentOf(index)] ?? 0)
      rates[index] = Math.max(above, ownRates(index)[group])
    }
  }
  return highest
}
