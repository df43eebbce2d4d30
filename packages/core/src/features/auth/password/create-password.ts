import type { FeatureContext } from '../../../kernel/feature-context.ts'
import type { Access } from '../../app/access/access.ts'
import type { App } from '../../app/settings/app.ts'
import type { Challenges } from '../challenges/challenges.ts'
import type { FieldRules } from '../registration/field-rules.ts'
import type { Session } from '../session/session.ts'
import type { DeviceCredentials } from '../sign-in/device-credentials.ts'
import { createChangeForm } from './change-form.ts'
import { createCurrentPassword } from './current-password.ts'
import { createForgotEmailForm } from './forgot-email-form.ts'
import type { Password } from './password.ts'
import { createPhoneForm } from './phone-form.ts'

export interface PasswordDeps {
  readonly access: Pick<Access, 'back'>
  readonly deviceCredentials: DeviceCredentials
  readonly rules: FieldRules
  readonly session: Session
  readonly app: App
  readonly challenges: Challenges
}

/** The forms for a forgotten password and for a new one. */
export function createPassword(context: FeatureContext, deps: PasswordDeps): Password {
  const { access, deviceCredentials, rules, session, app, challenges } = deps
  return {
    findTypes: () => (app.isOn('CHNGPASSVERIF3') ? ['phone', 'email'] : ['email']),
    forgotEmailForm: () => createForgotEmailForm(context, access),
    phoneForm: () => createPhoneForm(context, { record: deviceCredentials.saved, rules, session, challenges }),
    changeForm: () => createChangeForm(context, createCurrentPassword(session, deviceCredentials), rules),
  }
}
