import type { ReadableAtom } from 'nanostores'
import type { PhoneProof } from './phone-verifier.ts'

/** Each purpose has a countdown of its own (SMS-08). */
export type SmsPurpose = 'login' | 'register' | 'setPassword'

export interface SmsCodeState {
  /** `checking`: the human verification is running (SMS-03). */
  readonly phase: 'ready' | 'checking' | 'sending' | 'counting'
  /** Until the next code may be sent (SMS-04); 0 when no countdown runs. */
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
   * Runs the human verification, then sends the request (SMS-03); or asks the provider that replaces the platform
   * (SMS-06). Does nothing while busy or counting. Shows its own messages and never rejects. Resolves whether a code
   * was sent.
   */
  send(number: MobileNumber): Promise<boolean>
  /**
   * The fields that a request carries next to the code (REG-13, PHONEPW-11). Empty without a provider: the platform then
   * checks the code itself. A code is checked once, so that a refusal for another reason does not use it up.
   * @throws FoyerError `verification.code.error` for a wrong code, or a code that this form did not send to the number.
   */
  confirm(number: MobileNumber, code: string, signal: AbortSignal): Promise<PhoneProof>
  dispose(): void
}
