import type { Captcha } from '../captcha/captcha.ts'
import type { HumanVerifier } from '../captcha/human-verifier.ts'
import type { PhoneVerifier } from '../otp/phone-verifier.ts'
import type { SmsCode, SmsPurpose } from '../otp/sms.ts'

export interface Challenges {
  /**
   * Sets the verifier that proves that a person sent a request (SMS-03); undefined: no proof (PHONEPW-12). Default: the
   * proof of work of the platform, where it offers one.
   */
  useHumanVerifier(verifier: HumanVerifier | undefined): void
  /** Sets who sends and checks codes (SMS-06). Default, and undefined: the platform. */
  usePhoneVerifier(verifier: PhoneVerifier | undefined): void
  /** Loads what sending a code needs, so that the tap does not wait for it. Never rejects. */
  prefetch(): Promise<void>
  /** Continues the countdown that this tab has for the purpose (SMS-08). */
  smsCode(purpose: SmsPurpose): SmsCode
  captcha(): Captcha & { dispose(): void }
}
