import type { FieldError } from '../kernel/form.ts'
import { loginPassword } from '../session/rules.ts'

/** Checks that registration and the password screens share. All of them take time linear in the length of the value. */

const REQUIRED: FieldError = Object.freeze({ key: 'valid.required' })

/** VALID-05 */
export const MOBILE = Object.freeze({ min: 7, max: 20 })
/** VALID-06 */
export const CODE_MAX = 10
/** VALID-08 */
export const EMAIL_MAX = 254

const isDigits = (value: string, min: number, max: number) =>
  value.length >= min && value.length <= max && /^[0-9]+$/.test(value)

/** VALID-05: 7 to 20 digits. */
export function mobileRule(value: string): FieldError | undefined {
  if (value === '') return REQUIRED
  return isDigits(value, MOBILE.min, MOBILE.max) ? undefined : { key: 'valid.mobileNum' }
}

/** VALID-06: at most 10 digits. */
export function codeRule(value: string): FieldError | undefined {
  if (value === '') return REQUIRED
  return isDigits(value, 1, CODE_MAX) ? undefined : { key: 'valid.verificationCode' }
}

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

/** VALID-17, PHONEPW-07: the member center's own set; equal to the login rules but for the words. */
export const memberCenterRules = Object.freeze({
  /** PHONEPW-03 */
  mobileNum: (value: string): FieldError | undefined =>
    isDigits(value, MOBILE.min, MOBILE.max) ? undefined : { key: 'in_mobileNum_error', params: { 0: MOBILE.min } },
  verificationCode: codeRule,
  password: loginPassword,
})

/** PHONEPW-05: what stays of a text typed into a code field. */
export function codeDigits(text: string): string {
  return asciiDigits(text).slice(0, CODE_MAX)
}

/** The same for a number; full-width digits count as what they mean. */
export function mobileDigits(text: string): string {
  return asciiDigits(text).slice(0, MOBILE.max)
}

function asciiDigits(text: string): string {
  return text
    .slice(0, 200)
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
}
