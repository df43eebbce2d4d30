import type { ReadableAtom } from 'nanostores'
import type { FoyerError } from '../../../kernel/errors.ts'
import type { Resource } from '../../../kernel/resource.ts'
import type { ImageSelection } from '../../../kernel/uploads/image-selection.ts'

/** `rejected` is `none` with a reason: documents can be uploaded again (VERIFY-03). */
export type KycStatus = 'none' | 'pending' | 'verified' | 'rejected'

export interface KycInfo {
  readonly state: KycStatus
  /** Why it was rejected, in the platform's words: plain text. */
  readonly reason: string | undefined
}

export type KycImage = 'frontImage' | 'backImage' | 'selfie'

export type UploadState =
  | { readonly status: 'idle' }
  /** Bytes of the whole request; `total` is 0 until the upload starts. */
  | { readonly status: 'sending'; readonly sent: number; readonly total: number }
  | { readonly status: 'failed'; readonly error: FoyerError }

/** Verification of a member's identity (VERIFY-01 to VERIFY-04). */
export interface Kyc {
  /** Dropped when the user changes. */
  readonly $state: ReadableAtom<Resource<KycInfo>>
  /** Loads unless loaded. Does nothing for guests and trial players. */
  load(): Promise<void>
  refresh(): Promise<void>
  createForm(): KycForm
}

/** The upload form of one screen. Call `dispose()` when the screen is left. */
export interface KycForm {
  readonly images: Pick<ImageSelection<KycImage>, '$state' | 'add' | 'remove'>
  readonly $upload: ReadableAtom<UploadState>
  /** Required images that were missing at the last submit (VERIFY-02). */
  readonly $missing: ReadableAtom<readonly KycImage[]>
  /**
   * Uploads the chosen images; a second call joins the first. Without front or back it sets `$missing` and sends
   * nothing. The chosen images stay until the platform has accepted them.
   */
  submit(): Promise<boolean>
  /** Aborts the upload. */
  cancel(): void
  dispose(): void
}
