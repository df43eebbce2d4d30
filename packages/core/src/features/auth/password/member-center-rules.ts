import type { FoyerConfig } from '../../../config/config.ts'
import type { FieldError } from '../../../kernel/form.ts'
import type { Validator } from '../../../kernel/validation/validators.ts'
import type { FieldRules } from '../registration/field-rules.ts'
import { sharedRules } from '../shared-rules.ts'

/** VALID-17, PHONEPW-07: the member center's own set. */
export interface MemberCenterRules {
  readonly mobileNum: Validator
  readonly verificationCode: Validator
  readonly password: Validator
  /** What a new password has to be like. */
  passwordHint(): FieldError | undefined
}

/** The bounds of the member center, those of the login where it has none; where the platform sends a rule, that alone. */
export function memberCenterRules(
  { validation }: Pick<FoyerConfig, 'validation'>,
  platform: Pick<FieldRules, 'of'>,
): MemberCenterRules {
  const { memberCenter } = validation
  const bounds = {
    ...validation,
    loginMobileNum: laidOver(validation.loginMobileNum, memberCenter.mobileNum),
    loginPassword: laidOver(validation.loginPassword, memberCenter.password),
    verificationCode: laidOver(validation.verificationCode, memberCenter.verificationCode),
  }
  const own = sharedRules({ validation: bounds })
  const { min, max } = bounds.loginPassword
  const orOwn =
    (field: string, check: Validator): Validator =>
    (value) =>
      value === '' ? check(value) : (platform.of(field)?.check ?? check)(value)
  const mobileNum = orOwn('mobileNum', own.loginMobileNum)
  return {
    /** PHONEPW-03: one text, which names the least length. */
    mobileNum(value) {
      const error = mobileNum(value)
      if (error === undefined || error.text !== undefined) return error
      return { key: 'in_mobileNum_error', params: { 0: platform.of('mobileNum')?.min ?? bounds.loginMobileNum.min } }
    },
    verificationCode: orOwn('verificationCode', own.verificationCode),
    password: orOwn('password', own.loginPassword),
    passwordHint: () => {
      const rule = platform.of('password')
      return rule === undefined ? { key: 'register.hint.password', params: { 0: min, 1: max } } : rule.hint
    },
  }
}

interface Bounds {
  readonly min: number
  readonly max: number
}

function laidOver(
  below: Bounds,
  { min = below.min, max = below.max }: { readonly min?: number | undefined; readonly max?: number | undefined } = {},
): Bounds {
  return { min, max }
}
