import type { ReadableAtom } from 'nanostores'
import type { FieldError, Form } from '../../../kernel/form.ts'
import type { SmsCode } from '../otp/sms.ts'

/** How a forgotten password is replaced (FORGOT-01). */
export type FindType = 'phone' | 'email'

export interface ForgotEmailValues {
  readonly username: string
  readonly email: string
}

export interface ForgotEmailForm extends Form<ForgotEmailValues> {
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
  readonly $passwordHint: ReadableAtom<FieldError | undefined>
  /** Whether the form was changed and has no errors (VALID-18, PHONEPW-06). */
  readonly $canSubmit: ReadableAtom<boolean>
  /** Validates the number only, then sends a code (SMS-07). Resolves whether one was sent. */
  sendCode(): Promise<boolean>
  dispose(): void
}

export interface ChangePasswordValues {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmNewPassword: string
}

export interface ChangePasswordForm extends Form<ChangePasswordValues> {
  /** Whether the old password must be typed (CHPW-02): false where this device knows it, undefined while it is read. */
  readonly $asksOld: ReadableAtom<boolean | undefined>
  /** The hint for the new password: the platform's rule, else that of the member center. */
  readonly $passwordHint: ReadableAtom<FieldError | undefined>
  dispose(): void
}

export interface Password {
  /** In the order in which they are offered, the initial one first (FORGOT-02). */
  findTypes(): readonly FindType[]
  /** Sends a mail to reset the password (FORGOT-03 to FORGOT-05). */
  forgotEmailForm(): ForgotEmailForm
  /** Sets a new password with a code by SMS (FORGOT-06 to FORGOT-08, PHONEPW). */
  phoneForm(): PhonePasswordForm
  /** Changes the password of the member (CHPW). */
  changeForm(): ChangePasswordForm
}
