import type { ReadableAtom } from 'nanostores'
import type { PhoneProof } from './phone-verifier.ts'

/** Each purpose has a countdown of its own (SMS-08). */
export type SmsPurpose = 'login' | 'register' | 'setPassword'

export interface SmsCodeState {
  /** `checking`: it is being proved that a person asks (SMS-03). */
  readonly phase: 'ready' | 'checking' | 'sending' | 'counting'
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
   * Human verification first, then the request (SMS-03); or the provider that stands in for the platform (SMS-06). Does
   * nothing while busy or counting. Shows its own messages and never rejects. Resolves whether a code is on its way.
   */
  send(number: MobileNumber): Promise<boolean>
  /**
   * What goes into a request beside the code (REG-13, PHONEPW-11). Without a provider nothing, and the platform checks
   * the code itself. The same code is not checked twice, so that a refusal for another reason costs nothing.
   * @throws FoyerError `verification.code.error` for a wrong code, or one that was not sent to this number from here.
   */
  confirm(number: MobileNumber, code: string, signal: AbortSignal): Promise<PhoneProof>
  dispose(): void
}
