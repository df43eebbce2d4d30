import type { FoyerConfig } from '../../config/config.ts'
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
export type SharedRuleName = 'loginUsername' | 'loginPassword' | 'loginMobileNum' | 'verificationCode'

export type SharedRules = Readonly<Record<SharedRuleName, Validator>>

/**
 * The rules that sign-in, registration and passwords share, with the merchant's bounds (VALID-02 to VALID-06). They take
 * time linear in the length of the text.
 */
export function sharedRules({ validation }: Pick<FoyerConfig, 'validation'>): SharedRules {
  const bounds = (name: SharedRuleName) => length(validation[name].min, validation[name].max)

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
export function accountRules({ validation }: Pick<FoyerConfig, 'validation'>): {
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
