import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createAltchaVerifier } from '../captcha/altcha-verifier.ts'
import { createCaptcha } from '../captcha/captcha.ts'
import type { HumanVerifier } from '../captcha/human-verifier.ts'
import type { PhoneVerifier } from '../otp/phone-verifier.ts'
import { createSmsCode } from '../otp/sms-code.ts'
import type { Challenges } from './challenges.ts'

export function createChallenges(context: FeatureContext): Challenges {
  let human: HumanVerifier | undefined = createAltchaVerifier(context)
  let phone: PhoneVerifier | undefined
  const verifiers = { human: () => human, phone: () => phone }

  return {
    useHumanVerifier(next) {
      human = next
    },
    usePhoneVerifier(next) {
      phone = next
    },
    async prefetch() {
      try {
        if (phone === undefined) await human?.prefetch?.()
      } catch {
        // The tap tries again, and shows the error.
        context.log.debug('human.prepare.failed', {})
      }
    },
    smsCode: (purpose) => createSmsCode(context, purpose, verifiers),
    captcha() {
      const scope = context.scope.child()
      return { ...createCaptcha(context, scope, verifiers.human), dispose: () => scope.dispose() }
    },
  }
}
