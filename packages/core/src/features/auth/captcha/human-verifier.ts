import type { ReadableAtom } from 'nanostores'
import type { SmsPurpose } from '../otp/sms.ts'

/** What a person is asked to prove it for: a code by SMS, or instead of reading a picture (settlement 4). */
export type HumanPurpose = SmsPurpose | 'captcha'

export interface HumanRequest {
  readonly purpose: HumanPurpose
  /** Ends the work; whatever it resolves with then is dropped. */
  readonly signal: AbortSignal
  /** How much of the work is done, 0 to 1. Call it as often as there is news, or never. */
  progress(share: number): void
}

/** What the platform takes as a sign that a person asks. */
export interface HumanProof {
  /** Spread into the request, as they are (SMS-03). Empty where the platform asks for nothing. */
  readonly fields: Readonly<Record<string, string>>
  /** ms since the epoch on the platform's clock; without it the proof does not age. */
  readonly expiresAt?: number | undefined
}

/**
 * Proves that a person asks (SMS-03, PHONEPW-12). Ours solves the platform's proof of work; a host may bring another
 * (`verification.useHumanVerifier`).
 */
export interface HumanVerifier {
  /** Whether the platform has anything to prove; without it: yes. Asked when a picture comes up. */
  offered?(signal: AbortSignal): Promise<boolean>
  /** Brings ahead what proving needs, where it is not at hand. */
  prefetch?(): Promise<void>
  /**
   * Resolves with undefined when the person gave up.
   * @throws anything that went wrong; shown as `unknown` unless it is a FoyerError.
   */
  verify(request: HumanRequest): Promise<HumanProof | undefined>
}

/** The control "I am human". */
export type HumanState =
  /** There is no picture to read, or the platform takes nothing else. */
  | { readonly status: 'hidden' }
  | { readonly status: 'ready' }
  /** 0 to 1; undefined while nobody can tell. */
  | { readonly status: 'working'; readonly progress: number | undefined }
  | { readonly status: 'done' }
  /** A tap tries again. `expired`: it was done, too long ago. */
  | { readonly status: 'failed'; readonly reason: 'expired' | 'error' }

/** The way past a captcha for people who cannot read pictures (settlement 4). */
export interface HumanCheck {
  readonly $state: ReadableAtom<HumanState>
  /** Does nothing while working or done. Never rejects. Resolves whether the proof stands. */
  verify(): Promise<boolean>
}
