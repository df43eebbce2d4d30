import type { FieldError } from '../kernel/form.ts'

/** The shared rules of login (VALID-02 to VALID-04). Each names the locale key of what is wrong. */

const REQUIRED: FieldError = Object.freeze({ key: 'valid.required' })

/** VALID-03: 4 to 16 letters or digits, starting with a letter; spaces around it do not count. */
export function loginUsername(value: string): FieldError | undefined {
  const name = value.trim()
  if (name === '') return REQUIRED
  return /^[A-Za-z][A-Za-z0-9]{3,15}$/.test(name) ? undefined : { key: 'valid.username' }
}

/** VALID-04: 6 to 20 characters with at least one letter and one digit, no spaces. */
export function loginPassword(value: string): FieldError | undefined {
  if (value === '') return REQUIRED
  if (/\s/.test(value)) return { key: 'valid.password.space' }
  const length = [...value].length
  if (length < 6 || length > 20) return { key: 'valid.password.length' }
  if (!/\p{L}/u.test(value)) return { key: 'valid.password.letter' }
  if (!/\d/.test(value)) return { key: 'valid.password.digit' }
  return undefined
}
