import type { Feature } from '../foyer.ts'
import { createLoginForm } from './login-form.ts'
import type { Login } from './session.ts'

/** What the login screen needs beyond the session. */
export const loginFeature: Feature<Login> = ({ context, session }) => ({
  createForm: () => createLoginForm(context, session.login),
})
