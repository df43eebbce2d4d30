import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import type { Result } from '../../../kernel/result.ts'
import { createVerbs } from '../../../kernel/verb.ts'
import { createAltchaVerifier } from '../captcha/altcha-verifier.ts'
import { type Captcha, createCaptcha } from '../captcha/captcha.ts'
import type { HumanVerifier } from '../captcha/human-check.ts'
import { type AccountCode, createAccountCode } from '../otp/account-code.ts'
import { createSmsCode, type PhoneVerifier, type SmsCode } from '../otp/sms-code.ts'
import type { AccountCodePurpose, SmsPurpose } from './types.ts'

export interface Challenges {
  /**
   * Sets the verifier that proves that a person sent a request (SMS-03); undefined: no proof (PHONEPW-12). Default: the
   * proof of work of the platform, where it offers one.
   */
  useHumanVerifier(verifier: HumanVerifier | undefined): void
  /** Sets who sends and checks codes (SMS-06). Default, and undefined: the platform. */
  usePhoneVerifier(verifier: PhoneVerifier | undefined): void
  /** Loads what sending a code needs, so that the tap does not wait for it. A failure is not shown: the tap tries again. */
  prefetch(): Promise<Result>
  /** Continues the countdown that this tab has for the purpose (SMS-08). */
  smsCode(purpose: SmsPurpose): SmsCode
  /** A code to the number of the account. Continues the countdown that this tab has for the purpose. */
  accountCode(purpose: AccountCodePurpose): AccountCode
  captcha(): Captcha & { dispose(): void }
}

export function createChallenges(context: FeatureContext): Challenges {
  let human: HumanVerifier | undefined = createAltchaVerifier(context)
  let phone: PhoneVerifier | undefined
  const verifiers = { human: () => human, phone: () => phone }
  const run = createVerbs(context)

  return {
    useHumanVerifier(next) {
      human = next
    },
    usePhoneVerifier(next) {
      phone = next
    },
    prefetch: () =>
      run('challenges.prefetch', { silent: true }, async () => {
        if (phone === undefined) await human?.prefetch?.()
      }),
    smsCode: (purpose) => createSmsCode(context, purpose, verifiers),
    accountCode: (purpose) => createAccountCode(context, purpose, verifiers.human),
    captcha() {
      const scope = context.scope.child()
      return { ...createCaptcha(context, scope, verifiers.human), dispose: () => scope.dispose() }
    },
  }
}

/** Codes by SMS, captchas, human verification. */
export const challenges: Feature<Challenges> = defineFeature({
  id: 'challenges',
  create: createChallenges,
})
