import type { Feature } from '../foyer.ts'
import type { Login } from './login.ts'
import { createLoginForm } from './login-form.ts'

/** What the login screen needs beyond the session. */
export const loginFeature: Feature<Login> = ({ context, session }) => ({
  createForm: () => createLoginForm(context, session.login),
})
