import type { Feature } from '../../../foyer.ts'
import { challengesFeature } from '../challenges/challenges-feature.ts'
import { createRegistration } from './create-registration.ts'
import { fieldRulesFeature } from './field-rules.ts'
import type { Registration } from './registration.ts'

/** Registration by user name and by mobile number. */
export const registrationFeature: Feature<Registration> = ({ context, session, app, use }) =>
  createRegistration(context, { rules: use(fieldRulesFeature), session, app, challenges: use(challengesFeature) })
