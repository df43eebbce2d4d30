import type * as z from 'zod/mini'
import { readMoment, type TimeZone } from '../../../kernel/calendar-day.ts'
import { isNegative, isZero, type Money } from '../../../kernel/money/money.ts'
import type { wirePromotionTerms } from './endpoints.ts'

type WireTerms = z.output<typeof wirePromotionTerms>

/** The terms of a promotion in fields, as far as the platform sends them. */
export interface PromotionTerms {
  /** What is paid. */
  readonly amount: Money | undefined
  /** What is to be staked first: plain text. */
  readonly stake: string | undefined
  /** ms since the epoch. */
  readonly until: number | undefined
  /** On which games: plain text. */
  readonly games: string | undefined
  /** The most that is paid. */
  readonly cap: Money | undefined
  /** `value`: of one. */
  readonly freeSpins: { readonly count: number; readonly value: Money } | undefined
  /** So many days what is given can be used. */
  readonly validDays: number | undefined
  /** `true`: each person takes part once. */
  readonly once: true | undefined
}

const moreThanNothing = (amount: Money | undefined) =>
  amount === undefined || isZero(amount) || isNegative(amount) ? undefined : amount

function readFreeSpins(spins: WireTerms['freeSpins']): PromotionTerms['freeSpins'] {
  const value = moreThanNothing(spins?.value)
  return spins === undefined || spins.count <= 0 || value === undefined ? undefined : { count: spins.count, value }
}

/** The terms as they were sent, with their end in the merchant's zone; undefined where none of them can be read. */
export function readTerms(terms: WireTerms | undefined, zone: TimeZone): PromotionTerms | undefined {
  if (terms === undefined) return undefined
  const known: PromotionTerms = {
    amount: moreThanNothing(terms.amount),
    stake: terms.stake,
    until: readMoment(terms.until, zone),
    games: terms.games,
    cap: moreThanNothing(terms.cap),
    freeSpins: readFreeSpins(terms.freeSpins),
    validDays: terms.validDays !== undefined && terms.validDays > 0 ? terms.validDays : undefined,
    once: terms.once === true || undefined,
  }
  return Object.values(known).some((one) => one !== undefined) ? known : undefined
}
