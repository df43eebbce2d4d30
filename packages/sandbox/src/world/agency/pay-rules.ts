import type { AgreementTerms } from './agreements.ts'
import { cutShare } from './rebates.ts'

/** What a period of an agreement comes to. Whole minor units. */
export interface Pay {
  /** Position of the highest tier whose two conditions hold; undefined below the first. */
  readonly tier: number | undefined
  readonly gross: number
  /** Less what agents below got for the same period, never under 0. */
  readonly paid: number
}

export interface DividendPay extends Pay {
  /** Net with the carry. */
  readonly base: number
  /** A loss that goes along into the next period: 0 or below. */
  readonly carryOn: number
}

/** The highest tier that is reached counts for all of it. */
function tierOf({ tiers }: Pick<AgreementTerms, 'tiers'>, reached: number, active: number): number | undefined {
  const at = tiers.findLastIndex((tier) => reached >= tier.from && active >= tier.active)
  return at < 0 ? undefined : at
}

function payOf(terms: Pick<AgreementTerms, 'tiers'>, reached: number, active: number, below: number): Pay {
  const tier = tierOf(terms, reached, active)
  const { rate = 0, amount } = (tier === undefined ? undefined : terms.tiers[tier]) ?? {}
  const gross = amount ?? cutShare(reached, rate)
  return { tier, gross, paid: Math.max(0, gross - below) }
}

/** A salary, of the team's turnover in a day or an hour. */
export const salaryPay = payOf

/** A dividend, of what the team lost less what it cost. `carry` is 0 or below. */
export function dividendPay(
  terms: Pick<AgreementTerms, 'tiers' | 'carryOver'>,
  net: number,
  carry: number,
  active: number,
  below: number,
): DividendPay {
  const base = net + carry
  if (base <= 0) {
    return { base, tier: undefined, gross: 0, paid: 0, carryOn: terms.carryOver === 'none' ? 0 : base }
  }
  return { base, ...payOf(terms, base, active, below), carryOn: 0 }
}
