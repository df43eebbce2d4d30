import { computed } from 'nanostores'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { readOnly, type Store } from '../../../kernel/store.ts'
import { type Access, access } from '../../access/access.ts'
import { type Platform, platform } from '../../app/platform/platform.ts'
import { type Challenges, challenges } from '../../auth/challenges/challenges.ts'
import { type FieldRules, fieldRules } from '../../auth/registration/field-rules.ts'
import { type AuthSession, authSession } from '../../auth/session/session.ts'
import { type DeviceCredentials, deviceCredentials } from '../../auth/sign-in/device-credentials.ts'
import { createChangePasswordForm } from './change-password-form.ts'
import { createEmailResetForm } from './email-reset-form.ts'
import { createPhoneResetForm } from './phone-reset-form.ts'
import { createRememberedPassword } from './remembered-password.ts'
import type { ChangePasswordForm, EmailResetForm, PhoneResetForm } from './types.ts'

/** How a forgotten password is replaced (FORGOT-01). */
export type PasswordResetMethod = 'phone' | 'email'

export interface Password {
  /** The ways to replace a password that the site offers, the initial one first (FORGOT-01, FORGOT-02). */
  readonly $resetMethods: Store<readonly PasswordResetMethod[]>
  /** Sends a mail to reset the password (FORGOT-03 to FORGOT-05). */
  emailResetForm(): EmailResetForm
  /** Sets a new password with a code by SMS (FORGOT-06 to FORGOT-08, PHONEPW). */
  phoneResetForm(): PhoneResetForm
  /** Changes the password of the member (CHPW). */
  changeForm(): ChangePasswordForm
}

export interface PasswordDeps {
  readonly access: Pick<Access, 'back'>
  readonly deviceCredentials: DeviceCredentials
  readonly rules: FieldRules
  readonly session: AuthSession
  readonly platform: Platform
  readonly challenges: Challenges
}

const BY_PHONE: readonly PasswordResetMethod[] = Object.freeze(['phone', 'email'])
const BY_EMAIL: readonly PasswordResetMethod[] = Object.freeze(['email'])

/** The forms for a forgotten password and for a new one. */
export function createPassword(context: FeatureContext, deps: PasswordDeps): Password {
  const { access, deviceCredentials, rules, session, platform, challenges } = deps
  return {
    $resetMethods: readOnly(
      computed(platform.$settings, () => (platform.isOn('CHNGPASSVERIF3') ? BY_PHONE : BY_EMAIL)),
      context.log,
    ),
    emailResetForm: () => createEmailResetForm(context, access),
    phoneResetForm: () =>
      createPhoneResetForm(context, { record: deviceCredentials.saved, rules, session, challenges }),
    changeForm: () =>
      createChangePasswordForm(context, {
        currentPassword: createRememberedPassword(session, deviceCredentials),
        fieldRules: rules,
        session,
      }),
  }
}

/** Passwords: forgotten, set by phone, changed. */
export const password: Feature<Password> = defineFeature({
  id: 'password',
  needs: { access, session: authSession, platform, challenges, deviceCredentials, fieldRules },
  create: (context, { fieldRules: rules, ...others }) => createPassword(context, { rules, ...others }),
})
