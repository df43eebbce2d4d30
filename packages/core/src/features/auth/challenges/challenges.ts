import type { Captcha } from '../captcha/captcha.ts'
import type { HumanVerifier } from '../captcha/human-verifier.ts'
import type { PhoneVerifier } from '../otp/phone-verifier.ts'
import type { SmsCode, SmsPurpose } from '../otp/sms.ts'

export interface Challenges {
  /**
   * From now on this one proves that a person asks (SMS-03); undefined asks without (PHONEPW-12). Before: the proof of
   * work that the platform offers, if it does.
   */
  useHumanVerifier(verifier: HumanVerifier | undefined): void
  /** From now on codes are sent and checked by this one (SMS-06); undefined, as at the start: by the platform. */
  usePhoneVerifier(verifier: PhoneVerifier | undefined): void
  /** Brings ahead what asking for a code needs, so that the tap need not wait for it. Never rejects. */
  prefetch(): Promise<void>
  /** SMS-08: goes on with the countdown that the tab has for this purpose. */
  smsCode(purpose: SmsPurpose): SmsCode
  captcha(): Captcha & { dispose(): void }
}
