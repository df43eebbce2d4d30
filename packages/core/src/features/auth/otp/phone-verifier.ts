import type { MobileNumber } from './sms.ts'

/**
 * Somebody else who sends and checks codes (SMS-06), for example Firebase (`@foyer/core/firebase`). Then the platform
 * sends no SMS, and takes the provider's id token as the proof of a number.
 */
export interface PhoneVerifier {
  /**
   * Sends a code to the number.
   * @throws anything that went wrong; shown as `unknown` unless it is a FoyerError.
   */
  start(number: MobileNumber, signal: AbortSignal): Promise<PhoneConfirmation>
}

/** One code that was sent. */
export interface PhoneConfirmation {
  /**
   * Checks what was typed and resolves with the provider's id token, which is never stored or logged.
   * @throws FoyerError `verification.code.error` for a wrong code.
   */
  confirm(code: string, signal: AbortSignal): Promise<string>
}

/** What goes into a request beside the code (REG-13, PHONEPW-11); empty without a provider. */
export interface PhoneProof {
  readonly firebaseChannel?: 'sms'
  readonly firebaseIdToken?: string
}
