import type { FieldError } from '../../kernel/form.ts'
import { compare, type Money } from '../../kernel/money/money.ts'
import { type Currency, type ParsedMoney, parseMoney, typedMoney } from '../../kernel/money/parse-money.ts'

/** Both included; undefined: there is none on that side. */
export interface AmountBounds {
  readonly minimum?: Money | undefined
  readonly maximum?: Money | undefined
}

/** Reads the amounts that are typed into one form. */
export interface AmountInput {
  read(typed: string): ParsedMoney
  /** An amount that was picked, as it is typed so that it reads as this one. */
  typed(amount: Money): string
  /** What is wrong with a typed amount, for its field; undefined for an amount within the bounds. */
  problem(typed: string, bounds?: AmountBounds): FieldError | undefined
  /** Whether the typed amount reads as this one. */
  isSame(typed: string, amount: Money | undefined): boolean
}

interface AmountInputOptions {
  /** With the symbol that is shown now. */
  readonly currency: () => Currency
  /** BCP 47, of the page: the language may change while the form is open. */
  readonly languageTag: () => string
  /** Writes the amounts that a message names. */
  readonly format: (amount: Money) => string
}

export function createAmountInput({ currency, languageTag, format }: AmountInputOptions): AmountInput {
  const read = (typed: string) => parseMoney(typed, currency(), languageTag())
  return {
    read,
    typed: (amount) => typedMoney(amount, currency(), languageTag()),
    isSame(typed, amount) {
      const parsed = read(typed)
      return parsed.ok && amount !== undefined && compare(parsed.money, amount) === 0
    },
    problem(typed, bounds) {
      const parsed = read(typed)
      if (!parsed.ok) return messageOf(parsed, currency(), format)
      return boundsProblem(parsed.money, bounds ?? {}, format)
    },
  }
}

/** What is wrong with an amount beyond the bounds: the message names those that there are. */
function boundsProblem(
  amount: Money,
  { minimum, maximum }: AmountBounds,
  format: (amount: Money) => string,
): FieldError | undefined {
  const range =
    minimum === undefined || maximum === undefined
      ? undefined
      : { key: 'error.amount.outOfRange.range', params: { minimum: format(minimum), maximum: format(maximum) } }
  if (minimum !== undefined && compare(amount, minimum) < 0) {
    return range ?? { key: 'valid.amount.atLeast', params: { minimum: format(minimum) } }
  }
  if (maximum !== undefined && compare(amount, maximum) > 0) {
    return range ?? { key: 'valid.amount.atMost', params: { maximum: format(maximum) } }
  }
  return undefined
}

/** `amount.problem.<problem>`, with what its text names. */
function messageOf(
  { problem, readings }: Extract<ParsedMoney, { readonly ok: false }>,
  { code, digits }: Currency,
  format: (amount: Money) => string,
): FieldError {
  switch (problem) {
    case 'tooManyDecimals':
      return digits === 0
        ? { key: 'amount.problem.noDecimals', params: { currency: code } }
        : { key: 'amount.problem.tooManyDecimals', params: { count: digits } }
    case 'otherCurrency':
      return { key: 'amount.problem.otherCurrency', params: { currency: code } }
    case 'ambiguous': {
      const [one, other] = readings ?? []
      if (one === undefined || other === undefined) return { key: 'amount.problem.notANumber' }
      return { key: 'amount.problem.ambiguous', params: { 0: format(one), 1: format(other) } }
    }
    case 'negative':
      return { key: 'amount.problem.zero' }
    case 'empty':
    case 'notANumber':
    case 'zero':
    case 'tooLong':
      return { key: `amount.problem.${problem}` }
  }
}
