import type { FoyerConfig } from '../../../config/config.ts'
import type { FieldError, Form } from '../../../kernel/form.ts'
import type { CallbackLog } from '../../../kernel/run-callback.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import type { Validator } from '../../../kernel/validation/validators.ts'
import { accountFieldRules } from '../../auth/account-field-rules.ts'
import type { FieldRules } from '../../auth/registration/field-rules.ts'

/** The rules of the member center (VALID-17, PHONEPW-07). */
export interface MemberCenterRules {
  readonly mobileNum: Validator
  readonly verificationCode: Validator
  readonly password: Validator
  /** The hint for a new password. */
  passwordHint(): FieldError | undefined
}

/** The platform's rule of a field where it sends one; else the bounds of the member center, or those of the sign-in. */
export function memberCenterRules(
  { validation }: Pick<FoyerConfig, 'validation'>,
  fieldRules: Pick<FieldRules, 'of'>,
): MemberCenterRules {
  const { memberCenter } = validation
  const bounds = {
    ...validation,
    loginMobileNum: mergeBounds(validation.loginMobileNum, memberCenter.mobileNum),
    loginPassword: mergeBounds(validation.loginPassword, memberCenter.password),
    verificationCode: mergeBounds(validation.verificationCode, memberCenter.verificationCode),
  }
  const own = accountFieldRules({ validation: bounds })
  const { min, max } = bounds.loginPassword
  const platformOr =
    (field: string, check: Validator): Validator =>
    (value) =>
      value === '' ? check(value) : (fieldRules.of(field)?.check ?? check)(value)
  const mobileNum = platformOr('mobileNum', own.loginMobileNum)
  return {
    /** One message for every error, which names the minimum length (PHONEPW-03). */
    mobileNum(value) {
      const error = mobileNum(value)
      if (error === undefined || error.text !== undefined) return error
      return { key: 'in_mobileNum_error', params: { 0: fieldRules.of('mobileNum')?.min ?? bounds.loginMobileNum.min } }
    },
    verificationCode: platformOr('verificationCode', own.verificationCode),
    password: platformOr('password', own.loginPassword),
    passwordHint: () => {
      const rule = fieldRules.of('password')
      return rule === undefined ? { key: 'register.hint.password', params: { 0: min, 1: max } } : rule.hint
    },
  }
}

interface Bounds {
  readonly min: number
  readonly max: number
}

function mergeBounds(
  below: Bounds,
  { min = below.min, max = below.max }: { readonly min?: number | undefined; readonly max?: number | undefined } = {},
): Bounds {
  return { min, max }
}

/** Loads the platform's rules. When they arrive, the form is validated again and the hint changes. */
export function followRules(
  rules: FieldRules,
  form: Pick<Form<object>, 'revalidate'> & { readonly scope: Scope },
  hint: () => FieldError | undefined,
  log: CallbackLog,
): Store<FieldError | undefined> {
  const $hint = writable(hint())
  form.scope.add(
    rules.onChange(() => {
      $hint.set(hint())
      form.revalidate()
    }),
  )
  rules.load()
  return readOnly($hint, log)
}
