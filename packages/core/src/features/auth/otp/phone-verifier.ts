import type { MobileNumber } from './sms.ts'

/**
 * A provider that sends and checks codes in place of the platform (SMS-06), for example Firebase
 * (`@foyer/core/firebase`). The platform then accepts the provider's id token as the proof of a number.
 */
export interface PhoneVerifier {
  /**
   * Sends a code to the number.
   * @throws any error; shown as `unknown` unless it is a FoyerError.
   */
  start(number: MobileNumber, signal: AbortSignal): Promise<PhoneConfirmation>
}

/** One code that was sent. */
export interface PhoneConfirmation {
  /**
   * Checks the typed code and resolves with the provider's id token, which is never stored or logged.
   * @throws FoyerError `verification.code.error` for a wrong code.
   */
  confirm(code: string, signal: AbortSignal): Promise<string>
}

/** Fields of a request next to the code (REG-13, PHONEPW-11); empty without a provider. */
export interface PhoneProof {
  readonly firebaseChannel?: 'sms'
  readonly firebaseIdToken?: string
}
