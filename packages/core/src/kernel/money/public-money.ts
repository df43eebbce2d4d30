/** Amounts as exact decimal texts: `money.add(one, other)`, `money.parse('1,000', currency, 'en')`. */

export { formatMoney as format } from './format-money.ts'
export {
  add,
  compare,
  isNegative,
  isZero,
  max,
  min,
  multiply,
  readMoney as read,
  round,
  share,
  subtract,
  sum,
} from './money.ts'
export { parseMoney as parse } from './parse-money.ts'
export { spokenMoney as spoken } from './spoken-money.ts'
