import type { Feature } from '../foyer.ts'
import { challengesFeature } from '../verification/challenges-feature.ts'
import { deviceCredentialsFeature } from './device-credentials-feature.ts'
import type { Login } from './login.ts'
import { createLoginForm } from './login-form.ts'

/** What the login screen needs beyond the session. */
export const loginFeature: Feature<Login> = ({ context, session, app, use }) => ({
  createForm: () =>
    createLoginForm(context, {
      session,
      app,
      challenges: use(challengesFeature),
      deviceCredentials: use(deviceCredentialsFeature),
    }),
})
