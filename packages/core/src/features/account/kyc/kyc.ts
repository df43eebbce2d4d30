import type { ReadableAtom } from 'nanostores'
import type { FoyerError } from '../../../kernel/errors.ts'
import type { Resource } from '../../../kernel/resource.ts'
import type { ImageSelection } from '../../../kernel/uploads/image-selection.ts'

/** `rejected` is `none` with a reason: documents are taken again (VERIFY-03). */
export type KycStatus = 'none' | 'pending' | 'verified' | 'rejected'

export interface KycInfo {
  readonly state: KycStatus
  /** Why it was refused, in the platform's words: plain text. */
  readonly reason: string | undefined
}

export type KycImage = 'frontImage' | 'backImage' | 'selfie'

export type UploadState =
  | { readonly status: 'idle' }
  /** Bytes of the whole request; `total` is 0 until it begins to leave. */
  | { readonly status: 'sending'; readonly sent: number; readonly total: number }
  | { readonly status: 'failed'; readonly error: FoyerError }

/** Proving who owns the account (VERIFY-01 to VERIFY-04). */
export interface Kyc {
  /** Dropped when somebody else logs in. */
  readonly $state: ReadableAtom<Resource<KycInfo>>
  /** Asks unless it is known; for members alone, others are not asked about. */
  load(): Promise<void>
  refresh(): Promise<void>
  createForm(): KycForm
}

/** The documents of one screen. Ends with `dispose()`. */
export interface KycForm {
  readonly images: Pick<ImageSelection<KycImage>, '$state' | 'add' | 'remove'>
  readonly $upload: ReadableAtom<UploadState>
  /** Images that must be there and were not when somebody wanted to send (VERIFY-02). */
  readonly $missing: ReadableAtom<readonly KycImage[]>
  /**
   * Sends what was chosen; one at a time, a second call joins the first. Without front or back it names what is
   * missing and sends nothing. Whatever happens, the chosen images stay until the platform has taken them.
   */
  submit(): Promise<boolean>
  /** Gives the upload up. */
  cancel(): void
  dispose(): void
}
