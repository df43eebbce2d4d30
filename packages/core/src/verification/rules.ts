import type { FieldError } from '../kernel/form.ts'
import { asciiDigits, LONGEST_DIGITS } from '../validation/meant.ts'

/** Checks that registration and the password screens share. All of them take time linear in the length of the value. */

/** VALID-05: what an input takes. */
export const MOBILE_MAX = 20
/** VALID-06 */
export const CODE_MAX = 10
/** VALID-08 */
export const EMAIL_MAX = 254

// Separators and word signs exclude each other: there is one way to read any text.
const EMAIL = /^\w+(?:[.-]\w+)*@[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*\.[A-Za-z]{2,3}$/

/** VALID-08, settlement 16: capped before it is matched; empty is wrong too. */
export function emailRule(value: string): FieldError | undefined {
  const address = value.trim()
  return address.length <= EMAIL_MAX && EMAIL.test(address) ? undefined : { key: 'incorrect_email' }
}

/** VALID-07: 2 to 50 letters of any script, spaces, dots, apostrophes, hyphens. */
export function nameRule(value: string): FieldError | undefined {
  const name = value.trim()
  const length = [...name].length
  return length >= 2 && length <= 50 && /^[\p{L}\p{M} .'’-]+$/u.test(name) ? undefined : { key: 'valid.name' }
}

/** PHONEPW-05: what stays of a text typed into a code field. */
export function codeDigits(text: string): string {
  return asciiDigits(text.slice(0, LONGEST_DIGITS))
    .replace(/[^0-9]/g, '')
    .slice(0, CODE_MAX)
}
