import { isDay } from '../calendar-day.ts'
import type { FieldError } from '../form.ts'

/** The error of one value; undefined where it is valid. */
export type Validator<Value = string> = (value: Value) => FieldError | undefined

/**
 * The generic rules (VALID-01). Each returns `valid.<rule>` with its bounds as parameters. All but `required` accept an
 * empty text.
 */
export const required: Validator<unknown> = (value) => {
  const empty = value === undefined || value === null || value === false || String(value).trim() === ''
  return empty ? { key: 'valid.required' } : undefined
}

const TYPES = {
  number: (text: string) => Number.isFinite(Number(text)),
  integer: (text: string) => /^[+-]?\d+$/.test(text),
  digits: (text: string) => /^[0-9]+$/.test(text),
  date: isDay,
}

/** The formats of {@link typeOf}. */
export type TextType = keyof typeof TYPES

export const typeOf =
  (type: TextType): Validator =>
  (value) =>
    value === '' || TYPES[type](value) ? undefined : { key: 'valid.type', params: { type } }

/**
 * A number from `min` to `max`.
 *
 * @public
 */
export const range =
  (min: number, max: number): Validator<string | number> =>
  (value) => {
    const inside = value === '' || (Number(value) >= min && Number(value) <= max)
    return inside ? undefined : { key: 'valid.range', params: { 0: min, 1: max } }
  }

/** @param expression without the flags `g` and `y`; it must take time linear in the length of the text. */
export const pattern =
  (expression: RegExp): Validator =>
  (value) =>
    value === '' || expression.test(value) ? undefined : { key: 'valid.pattern' }

/**
 * One of the listed values, exactly.
 *
 * @public
 */
export const oneOf =
  (values: readonly string[]): Validator =>
  (value) =>
    value === '' || values.includes(value) ? undefined : { key: 'valid.enum' }

export const noWhitespace: Validator = (value) => (/\s/.test(value) ? { key: 'valid.whitespace' } : undefined)

/** From `min` to `max` characters (code points). */
export const length =
  (min: number, max: number): Validator =>
  (value) => {
    // A text with this many code units always has more code points than allowed.
    const count = value.length > 2 * max ? value.length : [...value].length
    const fits = value === '' || (count >= min && count <= max)
    return fits ? undefined : { key: 'valid.length', params: { 0: min, 1: max } }
  }

/** Returns the first error. */
export const allOf =
  <Value>(...validators: readonly Validator<Value>[]): Validator<Value> =>
  (value) => {
    for (const check of validators) {
      const error = check(value)
      if (error !== undefined) return error
    }
    return undefined
  }

/** The same check with another message; the parameters stay. */
export const withMessage =
  <Value>(key: string, check: Validator<Value>): Validator<Value> =>
  (value) => {
    const error = check(value)
    return error && { ...error, key }
  }
