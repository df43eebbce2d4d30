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

/** VALID-02 */
export type SharedRuleName = 'loginUsername' | 'loginPassword' | 'loginMobileNum' | 'verificationCode'

export type SharedRules = Readonly<Record<SharedRuleName, Validator>>

/**
 * The rules that login, registration and passwords share, with the merchant's bounds (VALID-02 to VALID-06). All of
 * them take time linear in the length of the text.
 */
export function sharedRules({ validation }: Pick<FoyerConfig, 'validation'>): SharedRules {
  const bounds = (name: SharedRuleName) => length(validation[name].min, validation[name].max)

  // The text names the bounds whatever is wrong with a name.
  const { min, max } = validation.loginUsername
  const name = withMessage('valid.username', allOf(bounds('loginUsername'), pattern(/^[A-Za-z][A-Za-z0-9]*$/)))
  const username: Validator = (value) => {
    const error = name(value.trim())
    return error && { ...error, params: { 0: min, 1: max } }
  }

  return {
    /** VALID-03: letters and digits, starting with a letter; spaces around it do not count. */
    loginUsername: allOf(required, username),
    /** VALID-04: at least one letter and one digit, no spaces. */
    loginPassword: allOf(
      (value) => (value === '' ? required(value) : undefined),
      withMessage('valid.password.space', noWhitespace),
      withMessage('valid.password.length', bounds('loginPassword')),
      withMessage('valid.password.letter', pattern(/\p{L}/u)),
      withMessage('valid.password.digit', pattern(/\d/)),
    ),
    /** VALID-05 */
    loginMobileNum: allOf(required, withMessage('valid.mobileNum', allOf(typeOf('digits'), bounds('loginMobileNum')))),
    /** VALID-06 */
    verificationCode: allOf(
      required,
      withMessage('valid.verificationCode', allOf(typeOf('digits'), bounds('verificationCode'))),
    ),
  }
}

/**
 * What the login and the forgotten password ask of an account that there is already: a name and a password of a length
 * that accounts have (settlement 20). What else they look like is between the account and the platform that took it.
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
