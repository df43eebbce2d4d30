import type { Feature } from '../../../foyer.ts'
import { createSecurity } from './create-security.ts'
import type { Security } from './security.ts'

/** What the security center shows. */
export const securityFeature: Feature<Security> = ({ context, session, access }) =>
  createSecurity(context, session, access)
