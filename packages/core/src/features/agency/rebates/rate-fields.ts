import { GAME_GROUPS, type GameGroup } from '../../../config/code-lists.ts'
import type { FoyerError } from '../../../kernel/errors.ts'
import type { FieldError, FormRules, RefusedField } from '../../../kernel/form.ts'
import type { RebateRates } from '../team/team.ts'
import { checkRates, type RateBounds, type RateProblem, refusedField, type TypedRates } from './rates.ts'

/** The rate fields of a form: a field for each group of games. */
export interface RateFields {
  readonly rules: FormRules<TypedRates>
  /** The typed rates, or undefined if one of them cannot be given. */
  read(typed: TypedRates): RebateRates | undefined
  /** The rate that the platform refused, with the error to show at its field. */
  refused(error: FoyerError): RefusedField<TypedRates> | undefined
}

export interface RateFieldsOptions {
  bounds(): RateBounds
  /** BCP 47, of the page: rates are read as its language writes them. */
  languageTag(): string
}

const PROBLEM_BY_CODE: Readonly<Record<string, RateProblem>> = {
  'rate.aboveOwn': 'aboveOwn',
  'rate.belowDownline': 'belowDownline',
  'rate.step': 'step',
  'request.invalid': 'notANumber',
}

export function createRateFields({ bounds, languageTag }: RateFieldsOptions): RateFields {
  const errorOf = (group: GameGroup, problem: RateProblem): FieldError => {
    const { floor, ceiling, step } = bounds()
    return { key: `rebates.problem.${problem}`, params: { min: floor[group], max: ceiling[group], step } }
  }
  const ruleOf = (group: GameGroup) => (_: string, typed: TypedRates) => {
    const checked = checkRates(typed, bounds(), languageTag())
    const problem = checked.ok ? undefined : checked.problems[group]
    return problem === undefined ? undefined : errorOf(group, problem)
  }
  return {
    rules: { slots: ruleOf('slots'), live: ruleOf('live'), sports: ruleOf('sports'), lottery: ruleOf('lottery') },
    read({ slots, live, sports, lottery }) {
      const checked = checkRates({ slots, live, sports, lottery }, bounds(), languageTag())
      return checked.ok ? checked.rates : undefined
    },
    refused(error) {
      const name = refusedField(error)
      const field = GAME_GROUPS.find((group) => group === name)
      const problem = PROBLEM_BY_CODE[error.code]
      return field && problem ? { field, error: errorOf(field, problem) } : undefined
    },
  }
}
