import { FoyerError } from '../../../kernel/errors.ts'
import type { KycImage, KycStatus } from './kyc.ts'

/** In the order of the screen, which is the order in which several chosen at once fill it. */
export const KYC_IMAGES: readonly KycImage[] = Object.freeze(['frontImage', 'backImage', 'selfie'])

/** VERIFY-02: the selfie is welcome, the document is needed. */
export const REQUIRED_IMAGES: readonly KycImage[] = Object.freeze(['frontImage', 'backImage'])

const TRANSITIONS: Readonly<Record<KycStatus, readonly KycStatus[]>> = Object.freeze({
  none: ['pending'],
  rejected: ['pending'],
  pending: ['verified', 'rejected', 'none'],
  verified: [],
})

/** VERIFY-04: whether documents may be handed in. */
export function acceptsDocuments(phase: KycStatus): boolean {
  return TRANSITIONS[phase].includes('pending')
}

/**
 * VERIFY-03: none, pending, verified; a refusal leads back to where documents are taken.
 * @throws FoyerError `verification.pending` for a step that there is not.
 */
export function kycTransition(from: KycStatus, to: KycStatus): KycStatus {
  if (!TRANSITIONS[from].includes(to)) throw new FoyerError({ code: 'verification.pending', field: to })
  return to
}

export function missingImages(images: Readonly<Partial<Record<KycImage, unknown>>>): readonly KycImage[] {
  return REQUIRED_IMAGES.filter((slot) => images[slot] === undefined)
}
