import { FoyerError } from '../../../kernel/errors.ts'
import type { KycImage, KycStatus } from './kyc.ts'

/** In the order of the screen. Several files that are chosen at once fill the slots in this order. */
export const KYC_IMAGES: readonly KycImage[] = Object.freeze(['frontImage', 'backImage', 'selfie'])

/** Both sides of the document are required, the selfie is optional (VERIFY-02). */
export const REQUIRED_IMAGES: readonly KycImage[] = Object.freeze(['frontImage', 'backImage'])

const TRANSITIONS: Readonly<Record<KycStatus, readonly KycStatus[]>> = Object.freeze({
  none: ['pending'],
  rejected: ['pending'],
  pending: ['verified', 'rejected', 'none'],
  verified: [],
})

/** Whether documents may be uploaded in this state (VERIFY-04). */
export function acceptsDocuments(status: KycStatus): boolean {
  return TRANSITIONS[status].includes('pending')
}

/**
 * A step from one state to the next: none, pending, verified. A rejection allows another upload (VERIFY-03).
 * @throws FoyerError `verification.pending` for a step that is not allowed.
 */
export function kycTransition(from: KycStatus, to: KycStatus): KycStatus {
  if (!TRANSITIONS[from].includes(to)) throw new FoyerError({ code: 'verification.pending', field: to })
  return to
}

export function missingImages(images: Readonly<Partial<Record<KycImage, unknown>>>): readonly KycImage[] {
  return REQUIRED_IMAGES.filter((slot) => images[slot] === undefined)
}
