import type { ReadableAtom } from 'nanostores'
import type { Captcha } from './captcha.ts'

/** Each purpose has a countdown of its own (SMS-08). */
export type SmsPurpose = 'register' | 'setPassword'

export interface SmsCodeState {
  readonly phase: 'ready' | 'sending' | 'counting'
  /** Until the next code may be asked for (SMS-04); 0 when nothing runs. */
  readonly seconds: number
}

export interface MobileNumber {
  readonly mobileNum: string
  /** Digits without the plus. */
  readonly countryDialingCode: string
}

/** Sends a code to a phone and counts down until it may send again. */
export interface SmsCode {
  readonly $state: ReadableAtom<SmsCodeState>
  /**
   * Human verification first, then the request (SMS-03). Does nothing while sending or counting. Shows its own
   * messages and never rejects. Resolves whether a code is on its way.
   */
  send(number: MobileNumber): Promise<boolean>
  dispose(): void
}

/**
 * Proves that a person asks (SMS-03). Resolves with the fields that the platform wants to see, undefined when the
 * person gave up.
 */
export type HumanVerifier = (
  purpose: SmsPurpose,
  signal: AbortSignal,
) => Promise<Readonly<Record<string, string>> | undefined>

export interface Verification {
  /** From now on codes are only asked for with the verifier's fields; undefined asks without (PHONEPW-12). */
  useHumanVerifier(verifier: HumanVerifier | undefined): void
  /** SMS-08: goes on with the countdown that the tab has for this purpose. */
  smsCode(purpose: SmsPurpose): SmsCode
  captcha(): Captcha & { dispose(): void }
}
