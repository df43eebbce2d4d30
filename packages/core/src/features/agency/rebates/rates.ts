import { GAME_GROUPS, type GameGroup } from '../../../config/code-lists.ts'
import type { FoyerError } from '../../../kernel/errors.ts'
import { type Money, readMoney } from '../../../kernel/money/money.ts'
import { parseMoney } from '../../../kernel/money/parse-money.ts'
import type { RebateRates } from '../team/team.ts'

/** Between which rates a choice is, and in which steps; percent. */
export interface RateBounds {
  readonly floor: RebateRates
  readonly ceiling: RebateRates
  readonly step: Money
}

/** Why a typed rate cannot be given. `belowDownline`: a member further below has more. */
export type RateProblem =
  | 'missing'
  | 'notANumber'
  | 'negative'
  | 'tooManyDecimals'
  | 'aboveOwn'
  | 'belowDownline'
  | 'step'

/** By group, as typed. */
export type TypedRates = Readonly<Record<GameGroup, string>>

export type CheckedRates =
  | { readonly ok: true; readonly rates: RebateRates }
  | { readonly ok: false; readonly problems: Readonly<Partial<Record<GameGroup, RateProblem>>> }

const PERCENT = { code: '', symbol: '%', digits: 2 }

/** Hundredths of a percent. */
const basisPoints = (rate: Money) => Math.round(Number(rate) * 100)

type ReadRate = { readonly rate: Money } | { readonly problem: RateProblem }

function readRate(typed: string, languageTag: string): ReadRate {
  const parsed = parseMoney(typed, PERCENT, languageTag)
  if (parsed.ok) return { rate: parsed.money }
  switch (parsed.problem) {
    case 'empty':
      return { problem: 'missing' }
    case 'zero': {
      const zero = readMoney('0.00')
      return zero === undefined ? { problem: 'notANumber' } : { rate: zero }
    }
    case 'negative':
    case 'tooManyDecimals':
      return { problem: parsed.problem }
    case 'notANumber':
    case 'ambiguous':
    case 'otherCurrency':
    case 'tooLong':
      return { problem: 'notANumber' }
  }
}

function boundProblem(rate: number, floor: number, ceiling: number, step: number): RateProblem | undefined {
  if (rate > ceiling) return 'aboveOwn'
  if (rate < floor) return 'belowDownline'
  // A rate of others may lie between two steps: it can be kept.
  return step > 0 && rate % step !== 0 && rate !== floor && rate !== ceiling ? 'step' : undefined
}

/**
 * Reads rates as people type them and checks them against the bounds. Nothing is rounded.
 *
 * @param languageTag BCP 47, of the page.
 */
export function checkRates(typed: TypedRates, { floor, ceiling, step }: RateBounds, languageTag: string): CheckedRates {
  const problems: Partial<Record<GameGroup, RateProblem>> = {}
  const rates: Partial<Record<GameGroup, Money>> = {}
  for (const group of GAME_GROUPS) {
    const read = readRate(typed[group], languageTag)
    const problem =
      'problem' in read
        ? read.problem
        : boundProblem(
            basisPoints(read.rate),
            basisPoints(floor[group]),
            basisPoints(ceiling[group]),
            basisPoints(step),
          )
    if (problem !== undefined) problems[group] = problem
    else if ('rate' in read) rates[group] = read.rate
  }
  const { slots, live, sports, lottery } = rates
  if (slots === undefined || live === undefined || sports === undefined || lottery === undefined) {
    return { ok: false, problems }
  }
  return { ok: true, rates: { slots, live, sports, lottery } }
}

/** The field that a refusal of rates, of a link or of an account is about, as its value names it. */
export function refusedField({ value }: FoyerError): string | undefined {
  const name = typeof value === 'object' && value !== null && 'field' in value ? value.field : undefined
  return typeof name === 'string' ? name : undefined
}
