import type { ReadableAtom } from 'nanostores'
import type { SmsPurpose } from '../otp/sms.ts'

/** Why a proof is needed: to send a code by SMS, or in place of a captcha picture (settlement 4). */
export type HumanPurpose = SmsPurpose | 'captcha'

export interface HumanRequest {
  readonly purpose: HumanPurpose
  /** Ends the work; the result is then ignored. */
  readonly signal: AbortSignal
  /** Reports how much of the work is done, 0 to 1. Optional. */
  progress(share: number): void
}

/** What convinces the platform that a person sent the request. */
export interface HumanProof {
  /** Added to the request unchanged (SMS-03). Empty where the platform needs no proof. */
  readonly fields: Readonly<Record<string, string>>
  /** ms since the epoch, server time; without it the proof does not expire. */
  readonly expiresAt?: number | undefined
}

/**
 * Proves that a person sent the request (SMS-03, PHONEPW-12). The default solves the platform's proof of work; a host
 * may set another one with `useHumanVerifier` of the challenges.
 */
export interface HumanVerifier {
  /** Whether the platform offers this proof. Called when a captcha is shown. Default: yes. */
  offered?(signal: AbortSignal): Promise<boolean>
  /** Loads what `verify` needs. */
  prefetch?(): Promise<void>
  /**
   * Resolves with undefined when the person gave up.
   * @throws any error; shown as `unknown` unless it is a FoyerError.
   */
  verify(request: HumanRequest): Promise<HumanProof | undefined>
}

/** The control "I am human". */
export type HumanState =
  /** No captcha is shown, or the platform offers no alternative. */
  | { readonly status: 'hidden' }
  | { readonly status: 'ready' }
  /** 0 to 1; undefined while it is unknown. */
  | { readonly status: 'working'; readonly progress: number | undefined }
  | { readonly status: 'done' }
  /** A tap tries again. `expired`: the proof is too old. */
  | { readonly status: 'failed'; readonly reason: 'expired' | 'error' }

/** The alternative to a captcha picture for people who cannot read it (settlement 4). */
export interface HumanCheck {
  readonly $state: ReadableAtom<HumanState>
  /** Does nothing while working or done. Never rejects. Resolves whether there is a valid proof. */
  verify(): Promise<boolean>
}
