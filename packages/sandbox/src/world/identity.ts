/** Where the verification of an account stands (VERIFY-03). */
type IdentityState = 'none' | 'pending' | 'verified' | 'rejected'

/** What is known of a picture. The picture itself is not kept. */
export interface ImageNote {
  readonly field: string
  readonly type: string
  readonly bytes: number
}

export interface Identity {
  readonly state: IdentityState
  /** Why it was refused, in the platform's words. */
  readonly reason?: string | undefined
  readonly images: readonly ImageNote[]
}

export const NO_IDENTITY: Identity = Object.freeze({ state: 'none', images: [] })

/** The documents are there; undefined where none are taken (VERIFY-04). */
export function submit({ state }: Identity, images: readonly ImageNote[]): Identity | undefined {
  return state === 'none' || state === 'rejected' ? { state: 'pending', images } : undefined
}

/** Somebody has looked at the documents; undefined where none wait. */
export function review(now: Identity, verdict: 'approve' | 'refuse', reason?: string): Identity | undefined {
  if (now.state !== 'pending') return undefined
  return verdict === 'approve' ? { ...now, state: 'verified' } : { state: 'rejected', reason, images: [] }
}
