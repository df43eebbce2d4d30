import type { Feature } from '../foyer.ts'
import { verificationFeature } from '../verification/verification-feature.ts'
import { createRegistration } from './create-registration.ts'
import type { Registration } from './registration.ts'

/** Registration by user name and by mobile number. */
export const registrationFeature: Feature<Registration> = ({ context, session, site, use }) =>
  createRegistration(context, { session, site, verification: use(verificationFeature) })
