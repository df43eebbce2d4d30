import type { Feature } from '../../../foyer.ts'
import { challengesFeature } from '../challenges/challenges-feature.ts'
import { deviceCredentialsFeature } from './device-credentials-feature.ts'
import type { SignIn } from './sign-in.ts'
import { createSignInForm } from './sign-in-form.ts'

/** The form of the sign-in page. */
export const signInFeature: Feature<SignIn> = ({ context, session, app, use }) => ({
  createForm: () =>
    createSignInForm(context, {
      session,
      app,
      challenges: use(challengesFeature),
      deviceCredentials: use(deviceCredentialsFeature),
    }),
})
