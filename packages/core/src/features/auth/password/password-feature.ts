import type { Feature } from '../../../foyer.ts'
import { challengesFeature } from '../challenges/challenges-feature.ts'
import { fieldRulesFeature } from '../registration/field-rules.ts'
import { deviceCredentialsFeature } from '../sign-in/device-credentials-feature.ts'
import { createPassword } from './create-password.ts'
import type { Password } from './password.ts'

/** Passwords: forgotten, set by phone, changed. */
export const passwordFeature: Feature<Password> = ({ access, context, session, app, use }) =>
  createPassword(context, {
    access,
    deviceCredentials: use(deviceCredentialsFeature),
    rules: use(fieldRulesFeature),
    session,
    app,
    challenges: use(challengesFeature),
  })
