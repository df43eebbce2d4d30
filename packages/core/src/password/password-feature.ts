import type { Feature } from '../foyer.ts'
import { rememberedFeature } from '../login/remembered-feature.ts'
import { fieldRulesFeature } from '../registration/field-rules.ts'
import { verificationFeature } from '../verification/verification-feature.ts'
import { createPassword } from './create-password.ts'
import type { Password } from './password.ts'

/** Forgotten, set by phone, changed. */
export const passwordFeature: Feature<Password> = ({ access, context, session, site, use }) =>
  createPassword(context, {
    access,
    remembered: use(rememberedFeature),
    rules: use(fieldRulesFeature),
    session,
    site,
    verification: use(verificationFeature),
  })
