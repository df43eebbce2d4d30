import type * as z from 'zod/mini'
import { readDate } from '../../../transport/read-date.ts'
import type { wirePromotionTerms } from './endpoints.ts'

/** The terms of a promotion in fields, as far as the platform sends them. */
export interface PromotionTerms {
  /** What is paid: decimal text. */
  readonly amount: string | undefined
  /** What is to be staked first: plain text. */
  readonly stake: string | undefined
  /** ms since the epoch. */
  readonly until: number | undefined
  /** On which games: plain text. */
  readonly games: string | undefined
  /** The most that is paid: decimal text. */
  readonly cap: string | undefined
  /** `value`: of one, decimal text. */
  readonly freeSpins: { readonly count: number; readonly value: string } | undefined
  /** So many days what is given can be used. */
  readonly validDays: number | undefined
  /** `true`: each person takes part once. */
  readonly once: true | undefined
}

const moreThanNothing = (amount: string | undefined) =>
  amount !== undefined && /[1-9]/.test(amount) && !amount.startsWith('-') ? amount : undefined

function readFreeSpins(spins: PromotionTerms['freeSpins']): PromotionTerms['freeSpins'] {
  const value = moreThanNothing(spins?.value)
  return spins === undefined || spins.count <= 0 || value === undefined ? undefined : { count: spins.count, value }
}

/** The terms as they were sent; undefined where none of them can be read. */
export function readTerms(terms: z.output<typeof wirePromotionTerms> | undefined): PromotionTerms | undefined {
  if (terms === undefined) return undefined
  const known: PromotionTerms = {
    amount: moreThanNothing(terms.amount),
    stake: terms.stake,
    until: readDate(terms.until),
    games: terms.games,
    cap: moreThanNothing(terms.cap),
    freeSpins: readFreeSpins(terms.freeSpins),
    validDays: terms.validDays !== undefined && terms.validDays > 0 ? terms.validDays : undefined,
    once: terms.once === true || undefined,
  }
  return Object.values(known).some((one) => one !== undefined) ? known : undefined
}
