import { roundHalfUp } from './format-money.ts'
import { type Money, readMoney } from './money.ts'

/** The most decimals of an amount, more than a currency has. */
const MAX_DECIMALS = 18
/** The most digits before the point. */
const MAX_WHOLE_DIGITS = 18
/** The longest text that is read. A double has at most 24 characters. */
const MAX_LENGTH = 64

/** Every writer gives an exponent its sign. A text such as `1e3` is more likely a mistake. */
const SPELLING = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]\d{1,3}))?$/i

/**
 * Reads an amount in each spelling that JSON writers use: `1234.5`, `"+5"`, `" 7 "`, `"1234."`, `1.2e-7`, `"0E-8"`. The amount is
 * exact up to 18 decimals. Smaller parts are what doubles leave of a sum, such as `5.551115123125783e-17`. They are rounded half up, away
 * from zero. The digits of the currency are a matter of `money.format` and `money.round`.
 *
 * @returns undefined for any other text, and for an amount with more than 18 digits before the point
 */
export function readSentMoney(text: string): Money | undefined {
  const parts = text.length > MAX_LENGTH ? null : SPELLING.exec(text.trim())
  if (parts === null) return undefined
  const [, sign = '', before = '', after = '', exponent = '0'] = parts
  const digits = before + after
  if (digits === '') return undefined
  const point = before.length + Number(exponent)
  const whole = digits.slice(0, Math.max(0, point)).padEnd(point, '0').replace(/^0+/, '')
  const decimals = '0'.repeat(Math.max(0, -point)) + digits.slice(Math.max(0, point))
  if (whole.length > MAX_WHOLE_DIGITS) return undefined
  const kept = Math.min(decimals.length, MAX_DECIMALS)
  const units = roundHalfUp(whole || '0', decimals, kept)
    .toString()
    .padStart(kept + 1, '0')
  const split = units.length - kept
  return readMoney(`${sign === '-' ? sign : ''}${units.slice(0, split)}${kept === 0 ? '' : `.${units.slice(split)}`}`)
}
