import type { FoyerConfig } from '../config/config.ts'
import type { FieldError } from '../kernel/form.ts'
import type { Check } from '../validation/checks.ts'
import { sharedRules } from '../validation/shared-rules.ts'

/** VALID-17, PHONEPW-07: the member center's own set; equal to the login rules but for the words. */
export interface MemberCenterRules {
  readonly mobileNum: Check
  readonly verificationCode: Check
  readonly password: Check
}

export function memberCenterRules(config: Pick<FoyerConfig, 'validation'>): MemberCenterRules {
  const { loginMobileNum, loginPassword, verificationCode } = sharedRules(config)
  const error: FieldError = { key: 'in_mobileNum_error', params: { 0: config.validation.loginMobileNum.min } }
  return {
    /** PHONEPW-03: one text, which names the least length. */
    mobileNum: (value) => loginMobileNum(value) && error,
    verificationCode,
    password: loginPassword,
  }
}
