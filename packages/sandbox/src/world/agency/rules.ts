import type { GameCategory, GameGroup } from '@foyer/core/contract'
import type { AgreementKind, AgreementTerms } from './agreements.ts'

/** Whole basis points of the turnover: 120 is 1.20 %. */
export type Rates = Readonly<Record<GameGroup, number>>

export const NO_RATES: Rates = Object.freeze({ slots: 0, live: 0, sports: 0, lottery: 0 })

/** The red envelope rain; amounts are whole minor units. */
export interface RainRules {
  /** Opening times of each day in the zone: 12:00. */
  readonly times: readonly string[]
  /** How long a round is open. */
  readonly seconds: number
  readonly pool: number
  readonly envelopes: number
  /** What each envelope holds at least. */
  readonly least: number
}

/** The figures of the agency, set with `createSandbox({ agencyRules })` and `setAgencyRules`. */
export interface AgencyRules {
  /** What one member and all above get at most, together. */
  readonly houseMaximum: Rates
  /** Rates are multiples of it, basis points. */
  readonly rateStep: number
  /** How long after the end of a day it is settled, ms. */
  readonly settledAfter: number
  /** A member whose last call is not older is online, ms. */
  readonly onlineFor: number
  readonly rain: RainRules
  /** What agents are offered. */
  readonly agreements: Readonly<Record<AgreementKind, AgreementTerms>>
}

const AGREEMENTS: AgencyRules['agreements'] = Object.freeze({
  dailySalary: {
    period: 'day',
    tiers: [
      { from: 1_000_000, active: 3, rate: 10 },
      { from: 5_000_000, active: 10, rate: 15 },
      { from: 20_000_000, active: 30, rate: 20 },
    ],
    active: { turnover: 50_000 },
  },
  dividend: {
    period: 'halfMonth',
    tiers: [
      { from: 0, active: 3, rate: 1000 },
      { from: 1_000_000, active: 10, rate: 1500 },
      { from: 5_000_000, active: 25, rate: 2000 },
      { from: 20_000_000, active: 60, rate: 2500 },
    ],
    active: { turnover: 100_000, deposit: 10_000 },
    carryOver: 'full',
  },
  hourlySalary: {
    period: 'hour',
    tiers: [
      { from: 500_000, active: 3, amount: 1000 },
      { from: 2_000_000, active: 8, amount: 5000 },
      { from: 10_000_000, active: 20, amount: 30_000 },
    ],
    active: { turnover: 10_000 },
  },
})

export const AGENCY_RULES: AgencyRules = Object.freeze({
  houseMaximum: Object.freeze({ slots: 120, live: 80, sports: 100, lottery: 200 }),
  rateStep: 5,
  settledAfter: 300_000,
  onlineFor: 300_000,
  rain: Object.freeze({ times: ['12:00', '20:00'], seconds: 45, pool: 50_000, envelopes: 120, least: 100 }),
  agreements: AGREEMENTS,
})

const GROUP_OF: Readonly<Record<GameCategory, GameGroup>> = {
  RNG: 'slots',
  FISH: 'slots',
  INHOUSE: 'slots',
  LIVE: 'live',
  PVP: 'live',
  SPORTS: 'sports',
  ESPORTS: 'sports',
  COCKFIGHT: 'sports',
  LOTT: 'lottery',
  ELOTT: 'lottery',
}

export function groupOf(category: GameCategory): GameGroup {
  return GROUP_OF[category]
}

export function mapGroups<Value>(of: (group: GameGroup) => Value): Readonly<Record<GameGroup, Value>> {
  return { slots: of('slots'), live: of('live'), sports: of('sports'), lottery: of('lottery') }
}
