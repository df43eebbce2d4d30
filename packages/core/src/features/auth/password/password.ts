import type { ReadableAtom } from 'nanostores'
import type { FieldError, Form } from '../../../kernel/form.ts'
import type { SmsCode } from '../otp/sms.ts'

/** FORGOT-01 */
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
  /** What a new password has to be like: the platform's rule, else that of the member center (PHONEPW-07). */
  readonly $passwordHint: ReadableAtom<FieldError | undefined>
  /** VALID-18, PHONEPW-06 */
  readonly $canSubmit: ReadableAtom<boolean>
  /** SMS-07: checks the number alone, then asks for a code. */
  sendCode(): Promise<boolean>
  dispose(): void
}

export interface ChangePasswordValues {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmNewPassword: string
}

export interface ChangePasswordForm extends Form<ChangePasswordValues> {
  /** Whether the old password has to be typed (CHPW-02): not where this device knows it. undefined: not known yet. */
  readonly $asksOld: ReadableAtom<boolean | undefined>
  /** What the new one has to be like: the platform's rule, else that of the member center. */
  readonly $passwordHint: ReadableAtom<FieldError | undefined>
  dispose(): void
}

export interface Password {
  /** FORGOT-02: in the order in which they are offered, the initial one first. */
  findTypes(): readonly FindType[]
  /** FORGOT-03 to FORGOT-05 */
  forgotEmailForm(): ForgotEmailForm
  /** FORGOT-06 to FORGOT-08, PHONEPW */
  phoneForm(): PhonePasswordForm
  /** CHPW */
  changeForm(): ChangePasswordForm
}
