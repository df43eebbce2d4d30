import { FoyerError } from '../kernel/errors.ts'
import type { IdentityImage, VerificationPhase } from './account-verification.ts'

/** In the order of the screen, which is the order in which several chosen at once fill it. */
export const IDENTITY_IMAGES: readonly IdentityImage[] = Object.freeze(['frontImage', 'backImage', 'selfie'])

/** VERIFY-02: the selfie is welcome, the document is needed. */
export const REQUIRED_IMAGES: readonly IdentityImage[] = Object.freeze(['frontImage', 'backImage'])

const MOVES: Readonly<Record<VerificationPhase, readonly VerificationPhase[]>> = Object.freeze({
  none: ['pending'],
  rejected: ['pending'],
  pending: ['verified', 'rejected', 'none'],
  verified: [],
})

/** VERIFY-04: whether documents may be handed in. */
export function takesDocuments(phase: VerificationPhase): boolean {
  return MOVES[phase].includes('pending')
}

/**
 * VERIFY-03: none, pending, verified; a refusal leads back to where documents are taken.
 * @throws FoyerError `verification.pending` for a step that there is not.
 */
export function stepTo(from: VerificationPhase, to: VerificationPhase): VerificationPhase {
  if (!MOVES[from].includes(to)) throw new FoyerError({ code: 'verification.pending', field: to })
  return to
}

export function missingImages(images: Readonly<Partial<Record<IdentityImage, unknown>>>): readonly IdentityImage[] {
  return REQUIRED_IMAGES.filter((slot) => images[slot] === undefined)
}
