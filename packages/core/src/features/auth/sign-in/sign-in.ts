import { defineFeature, type Feature } from '../../../kernel/feature.ts'
import type { Form } from '../../../kernel/form.ts'
import type { Result } from '../../../kernel/result.ts'
import type { Store } from '../../../kernel/store.ts'
import { platform } from '../../app/platform/platform.ts'
import type { Captcha } from '../captcha/captcha.ts'
import { challenges } from '../challenges/challenges.ts'
import type { SmsCode } from '../otp/sms-code.ts'
import { authSession, type StoredSession } from '../session/session.ts'
import { deviceCredentials } from './device-credentials.ts'
import { createSignInForm } from './sign-in-form.ts'
import { createSignInVerbs, type SignInVerbs } from './sign-in-verbs.ts'

/** How a person signs in (LOGIN-01, LOGIN-02). */
export type SignInFormMethod = 'username' | 'sms'

/** The values of both methods; those of the hidden one are kept. */
export interface SignInValues {
  readonly username: string
  readonly password: string
  /** Digits without the plus. */
  readonly countryDialingCode: string
  readonly mobileNum: string
  readonly verificationCode: string
  readonly captcha: string
  /** Not ticked unless the last sign-in was saved (LOGIN-03). */
  readonly remember: boolean
}

/** Signing in, by a call or by the form of the sign-in page. */
export interface SignIn extends SignInVerbs {
  /** The form, filled with the saved credentials (LOGIN-03). The caller disposes it. */
  form(): SignInForm
}

export interface SignInForm extends Form<SignInValues, StoredSession> {
  /** The methods that the site offers, the user name always first (LOGIN-02). */
  readonly $methods: Store<readonly SignInFormMethod[]>
  readonly $method: Store<SignInFormMethod>
  /** Shows another method, with a new captcha picture where one is shown (LOGIN-07). Returns false where it is not offered. */
  setMethod(method: SignInFormMethod): boolean
  /** Whether a forgotten password can be replaced: with the user name, where the site offers a way (LOGIN-04). */
  readonly $canResetPassword: Store<boolean>
  /** Hidden until a refusal asks for it (LOGIN-06). */
  readonly captcha: Pick<Captcha, '$state' | 'human'>
  /** Loads another picture and empties the field (CAPTCHA-03). */
  refreshCaptcha(): void
  /** The countdown of the code by SMS (LOGIN-08). */
  readonly sms: Pick<SmsCode, '$state'>
  /** Validates the number only, then sends a code (SMS-07). */
  sendCode(): Promise<Result>
  dispose(): void
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
