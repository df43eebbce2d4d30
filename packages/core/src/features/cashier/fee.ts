import { add, type Money, multiply, round } from '../../kernel/money/money.ts'

/** What a movement of money costs: a part of its amount and a fixed sum. */
export interface FeeRule {
  readonly rate: Money
  readonly fixed: Money
}

/** Rounded half up to so many decimals. The platform's figure decides: it refuses another one with `terms.changed`. */
export function feeOf(amount: Money, { rate, fixed }: FeeRule, digits: number): Money {
  return add(multiply(amount, rate, digits, 'halfUp'), round(fixed, digits, 'halfUp'))
}
