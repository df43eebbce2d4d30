/** The state of the verification of an account (VERIFY-03). */
type SeedKycStatus = 'none' | 'pending' | 'verified' | 'rejected'

/** The data about a picture. The picture itself is not stored. */
export interface ImageInfo {
  readonly field: string
  readonly type: string
  readonly bytes: number
}

export interface Kyc {
  readonly state: SeedKycStatus
  /** Why it was refused, in the platform's words. */
  readonly reason?: string | undefined
  readonly images: readonly ImageInfo[]
}

export const NO_KYC: Kyc = Object.freeze({ state: 'none', images: [] })

/** The state after an upload; undefined where none is accepted (VERIFY-04). */
export function submitDocuments({ state }: Kyc, images: readonly ImageInfo[]): Kyc | undefined {
  return state === 'none' || state === 'rejected' ? { state: 'pending', images } : undefined
}

/** The state after a review; undefined where no documents wait for one. */
export function reviewDocuments(now: Kyc, decision: 'approve' | 'refuse', reason?: string): Kyc | undefined {
  if (now.state !== 'pending') return undefined
  return decision === 'approve' ? { ...now, state: 'verified' } : { state: 'rejected', reason, images: [] }
}
