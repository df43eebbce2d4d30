import { computed } from 'nanostores'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createScopedForm, type FieldError, type Form } from '../../../kernel/form.ts'
import type { Result } from '../../../kernel/result.ts'
import { readOnly, type Store } from '../../../kernel/store.ts'
import { trim } from '../../../kernel/validation/normalize.ts'
import { type Access, access } from '../../app/access/access.ts'
import { type Platform, platform } from '../../app/platform/platform.ts'
import { type Challenges, challenges } from '../challenges/challenges.ts'
import type { SmsCode } from '../otp/sms-code.ts'
import { type FieldRules, fieldRules } from '../registration/field-rules.ts'
import { type AuthSession, authSession } from '../session/session.ts'
import { accountRules, emailRule, shortEmailRule } from '../shared-rules.ts'
import { type DeviceCredentials, deviceCredentials } from '../sign-in/device-credentials.ts'
import { createChangeForm } from './change-password-form.ts'
import { forgotEmail } from './contract.ts'
import { buildForgotEmail } from './payloads.ts'
import { createPhoneForm } from './phone-password-form.ts'
import { createRememberedPassword } from './remembered-password.ts'

/** How a forgotten password is replaced (FORGOT-01). */
export type PasswordResetMethod = 'phone' | 'email'

export interface ForgotEmailValues {
  readonly username: string
  readonly email: string
}

export interface EmailPasswordResetForm extends Form<ForgotEmailValues> {
  dispose(): void
}

export interface PhonePasswordValues {
  readonly countryDialingCode: string
  readonly mobileNum: string
  readonly verificationCode: string
  readonly newPassword: string
}

export interface PhonePasswordForm extends Form<PhonePasswordValues> {
  readonly sms: Pick<SmsCode, '$state'>
  /** The hint for a new password: the platform's rule, else that of the member center (PHONEPW-07). */
  readonly $passwordHint: Store<FieldError | undefined>
  /** Whether the form was changed and has no errors (VALID-18, PHONEPW-06). */
  readonly $canSubmit: Store<boolean>
  /** Validates the number only, then sends a code (SMS-07). */
  sendCode(): Promise<Result>
  dispose(): void
}

export interface ChangePasswordValues {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmNewPassword: string
}

export interface ChangePasswordForm extends Form<ChangePasswordValues> {
  /** Whether the old password must be typed (CHPW-02): false where this device knows it, undefined while it is read. */
  readonly $asksOld: Store<boolean | undefined>
  /** The hint for the new password: the platform's rule, else that of the member center. */
  readonly $passwordHint: Store<FieldError | undefined>
  dispose(): void
}

export interface Password {
  /** The ways to replace a password that the site offers, the initial one first (FORGOT-01, FORGOT-02). */
  readonly $resetMethods: Store<readonly PasswordResetMethod[]>
  /** Sends a mail to reset the password (FORGOT-03 to FORGOT-05). */
  forgotEmailForm(): EmailPasswordResetForm
  /** Sets a new password with a code by SMS (FORGOT-06 to FORGOT-08, PHONEPW). */
  phoneForm(): PhonePasswordForm
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
    ),
    forgotEmailForm: () => createForgotEmailForm(context, access),
    phoneForm: () => createPhoneForm(context, { record: deviceCredentials.saved, rules, session, challenges }),
    changeForm: () => createChangeForm(context, createRememberedPassword(session, deviceCredentials), rules),
  }
}

/** Passwords: forgotten, set by phone, changed. */
export const password: Feature<Password> = defineFeature({
  id: 'password',
  needs: { access, session: authSession, platform, challenges, deviceCredentials, fieldRules },
  create: (context, { fieldRules: rules, ...others }) => createPassword(context, { rules, ...others }),
})

/** Asks for a mail, shows that it was sent, and goes back (FORGOT-03 to FORGOT-05). */
export function createForgotEmailForm(context: FeatureContext, access: Pick<Access, 'back'>): EmailPasswordResetForm {
  const { call, config, events, routes, toasts } = context
  /** The back arrow is a rule of the table of routes; without one the front end's router is told the page. */
  const goBack = () => {
    const name = config.readings.forgotBack === 'login' ? 'signIn' : 'home'
    if (routes === undefined) events.emit('navigate', { to: { name }, replace: true })
    else access.back()
  }
  const form = createScopedForm(context, {
    verb: 'password.forgotEmailForm',
    initial: { username: '', email: '' },
    rules: {
      username: accountRules(config).username,
      email: config.validation.forgotEmail === 'any' ? emailRule : shortEmailRule,
    },
    normalizers: { username: trim, email: trim },
    submitOnce: true,
    async submit(values, signal) {
      const hide = toasts.loading('toast.sending', 'endless')
      try {
        await call(forgotEmail, buildForgotEmail(values), { signal })
      } finally {
        hide()
      }
      toasts.success('toast.mailSent', { ms: SPEC_CONSTANTS.toast.default })
      form.scope.timeout(goBack, SPEC_CONSTANTS.toast.default)
    },
  })
  return form
}
