import type { InvitationCode } from '../invitations.ts'

/** Codes that stand in documents and tests. */
export const OPENING_CODES: readonly InvitationCode[] = [{ userName: 'demo', code: 'MARA7K' }]
