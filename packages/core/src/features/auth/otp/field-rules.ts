import type { FieldError } from '../../../kernel/form.ts'
import { asciiDigits, MAX_DIGITS_LENGTH } from '../../../kernel/validation/normalize.ts'

/** Checks that registration and the password screens share. All of them take time linear in the length of the value. */

/** VALID-05: what an input takes. */
export const MOBILE_MAX = 20
/** VALID-06 */
export const CODE_MAX = 10
/** VALID-08 */
export const EMAIL_MAX = 254

// Separators and the signs between them exclude each other: there is one way to read any text.
const SHORT_ENDING = /^\w+(?:[.-]\w+)*@[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*\.[A-Za-z]{2,3}$/
const ANY_ENDING =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*\.)+(?:xn--[A-Za-z0-9-]+|\p{L}[\p{L}\p{M}]+)$/u

const matchesEmail = (value: string, pattern: RegExp) => value.length <= EMAIL_MAX && pattern.test(value)

/** An e-mail address as addresses are today: any ending, plus signs, any script. Capped before it is matched. */
export function emailRule(value: string): FieldError | undefined {
  return matchesEmail(value.trim(), ANY_ENDING) ? undefined : { key: 'incorrect_email' }
}

/** VALID-08, settlements 16 and 20: that of the forgotten password, with an ending of two or three letters; never empty. */
export function shortEmailRule(value: string): FieldError | undefined {
  return matchesEmail(value.trim(), SHORT_ENDING) ? undefined : { key: 'incorrect_email' }
}

/** VALID-07: 2 to 50 letters of any script, spaces, dots, apostrophes, hyphens. */
export function nameRule(value: string): FieldError | undefined {
  const name = value.trim()
  const length = [...name].length
  return length >= 2 && length <= 50 && /^[\p{L}\p{M} .'’-]+$/u.test(name) ? undefined : { key: 'valid.name' }
}

/** PHONEPW-05: what stays of a text typed into a code field. */
export function codeDigits(text: string): string {
  return asciiDigits(text.slice(0, MAX_DIGITS_LENGTH))
    .replace(/[^0-9]/g, '')
    .slice(0, CODE_MAX)
}
