import type { FoyerConfig } from '../../config/config.ts'
import type { FieldError } from '../../kernel/form.ts'
import { asciiDigits, MAX_DIGITS_LENGTH, normalizeDigits } from '../../kernel/validation/normalize.ts'
import {
  allOf,
  length,
  noWhitespace,
  pattern,
  required,
  typeOf,
  type Validator,
  withMessage,
} from '../../kernel/validation/validators.ts'

/** The names of the shared rules (VALID-02). */
export type AccountFieldRuleName = 'loginUsername' | 'loginPassword' | 'loginMobileNum' | 'verificationCode'

export type AccountFieldRules = Readonly<Record<AccountFieldRuleName, Validator>>

/**
 * The rules that sign-in, registration and passwords share, with the merchant's bounds (VALID-02 to VALID-06). They take
 * time linear in the length of the text.
 */
export function accountFieldRules({ validation }: Pick<FoyerConfig, 'validation'>): AccountFieldRules {
  const bounds = (name: AccountFieldRuleName) => length(validation[name].min, validation[name].max)

  // The message names the bounds for every error.
  const { min, max } = validation.loginUsername
  const name = withMessage('valid.username', allOf(bounds('loginUsername'), pattern(/^[A-Za-z][A-Za-z0-9]*$/)))
  const username: Validator = (value) => {
    const error = name(value.trim())
    return error && { ...error, params: { 0: min, 1: max } }
  }

  return {
    /** Letters and digits, starting with a letter; surrounding spaces do not count (VALID-03). */
    loginUsername: allOf(required, username),
    /** At least one letter and one digit, no spaces (VALID-04). */
    loginPassword: allOf(
      (value) => (value === '' ? required(value) : undefined),
      withMessage('valid.password.space', noWhitespace),
      withMessage('valid.password.length', bounds('loginPassword')),
      withMessage('valid.password.letter', pattern(/\p{L}/u)),
      withMessage('valid.password.digit', pattern(/\d/)),
    ),
    loginMobileNum: allOf(required, withMessage('valid.mobileNum', allOf(typeOf('digits'), bounds('loginMobileNum')))),
    verificationCode: allOf(
      required,
      withMessage('valid.verificationCode', allOf(typeOf('digits'), bounds('verificationCode'))),
    ),
  }
}

/**
 * The rules for an existing account, at sign-in and for a forgotten password: only the lengths are checked
 * (settlement 20). The platform may have accepted other characters when the account was made.
 */
export function existingAccountRules({ validation }: Pick<FoyerConfig, 'validation'>): {
  readonly username: Validator
  readonly password: Validator
} {
  const { loginUsername, loginPassword } = validation
  const username = withMessage('valid.username.length', length(loginUsername.min, loginUsername.max))
  const password = withMessage('valid.password.length', length(loginPassword.min, loginPassword.max))
  return {
    username: allOf<string>(required, (value) => username(value.trim())),
    password: (value) => (value === '' ? required(value) : password(value)),
  }
}

/** Rules that registration and the password screens share. All of them take time linear in the length of the value. */

/** The longest mobile number that an input accepts (VALID-05). */
export const MOBILE_MAX_LENGTH = 20
/** The longest code that an input accepts (VALID-06). */
export const CODE_MAX_LENGTH = 10
/** The longest e-mail address (VALID-08). */
export const EMAIL_MAX_LENGTH = 254

// Linear time: no character can be both a separator and part of a word, so there is one way to match any text.
const SHORT_ENDING = /^\w+(?:[.-]\w+)*@[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*\.[A-Za-z]{2,3}$/
const ANY_ENDING =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*\.)+(?:xn--[A-Za-z0-9-]+|\p{L}[\p{L}\p{M}]+)$/u

const matchesEmail = (value: string, pattern: RegExp) => value.length <= EMAIL_MAX_LENGTH && pattern.test(value)

/** An e-mail address of any top-level domain and script, with plus signs. The length is checked before the pattern. */
export function emailRule(value: string): FieldError | undefined {
  return matchesEmail(value.trim(), ANY_ENDING) ? undefined : { key: 'incorrect_email' }
}

/** The rule of the forgotten password: a top-level domain of two or three letters, not empty (VALID-08, settlements 16 and 20). */
export function shortEmailRule(value: string): FieldError | undefined {
  return matchesEmail(value.trim(), SHORT_ENDING) ? undefined : { key: 'incorrect_email' }
}

/** A name: 2 to 50 letters of any script, spaces, dots, apostrophes, hyphens (VALID-07). */
export function nameRule(value: string): FieldError | undefined {
  const name = value.trim()
  const length = [...name].length
  return length >= 2 && length <= 50 && /^[\p{L}\p{M} .'’-]+$/u.test(name) ? undefined : { key: 'valid.name' }
}

/** The shortest code that is looked for in a message. Smaller numbers in it are minutes. */
const MIN_SENT_CODE = 4

/**
 * The code in a text that was typed or pasted into a code field (PHONEPW-05). A message may come whole: `G-123456 is your code. Valid
 * 5 min`. Its code is then the number of six digits, or else the first of four to ten digits. Without such a number, all digits count.
 */
export function sanitizeCodeInput(text: string): string {
  const ascii = asciiDigits(text.slice(0, MAX_DIGITS_LENGTH))
  return codeInMessage(ascii) ?? ascii.replace(/[^0-9]/g, '').slice(0, CODE_MAX_LENGTH)
}

/** Reads a code before it is checked: hyphens between its digits do not count. Other text stays as it is, and the rules refuse it. */
export function readCode(typed: string): string {
  const code = normalizeDigits(typed)
  return /^[0-9]+(?:[-‐–][0-9]+)+$/.test(code) ? code.replace(/[-‐–]/g, '') : code
}

/** undefined if the text has no letters, or no number that can be a code. */
function codeInMessage(text: string): string | undefined {
  if (!/\p{L}/u.test(text)) return undefined
  const whole = text.match(/[0-9]+/g) ?? []
  // Some messages write the digits apart: `123 456`, `1 2 3 4 5 6`.
  const apart = (text.match(/[0-9](?:[ ‐-]?[0-9])*/g) ?? []).map((digits) => digits.replace(/[ ‐-]/g, ''))
  const candidates = [...whole, ...apart].filter(({ length }) => length >= MIN_SENT_CODE && length <= CODE_MAX_LENGTH)
  return candidates.find(({ length }) => length === 6) ?? candidates[0]
}
