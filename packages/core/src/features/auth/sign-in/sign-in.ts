import { defineFeature, type Feature } from '../../../kernel/feature.ts'
import { platform } from '../../app/platform/platform.ts'
import { challenges } from '../challenges/challenges.ts'
import { authSession } from '../session/session.ts'
import { deviceCredentials } from './device-credentials.ts'
import { createSignInForm, type SignInForm } from './sign-in-form.ts'
import { createSignInVerbs, type SignInVerbs } from './sign-in-verbs.ts'

/** Signing in, by a call or by the form of the sign-in page. */
export interface SignIn extends SignInVerbs {
  /** The form, filled with the saved credentials (LOGIN-03). The caller disposes it. */
  form(): SignInForm
}

/** Signing in by password or by a code. */
export const signIn: Feature<SignIn> = defineFeature({
  id: 'signIn',
  needs: { session: authSession, platform, challenges, deviceCredentials },
  create: (context, needs) => ({
    ...createSignInVerbs(context, needs.session),
    form: () => createSignInForm(context, needs),
  }),
})
