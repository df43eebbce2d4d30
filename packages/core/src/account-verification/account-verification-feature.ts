import type { Feature } from '../foyer.ts'
import type { AccountVerification } from './account-verification.ts'
import { createAccountVerification } from './create-account-verification.ts'

/** Documents of identity, and what became of them. */
export const accountVerificationFeature: Feature<AccountVerification> = ({ context, session, access }) =>
  createAccountVerification(context, session, access)
