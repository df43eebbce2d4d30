import type { FieldError, Form } from '../../../kernel/form.ts'
import type { Result } from '../../../kernel/result.ts'
import type { Store } from '../../../kernel/store.ts'
import type { SmsCode } from '../../auth/otp/sms-code.ts'

export interface EmailResetValues {
  readonly username: string
  readonly email: string
}

export interface EmailResetForm extends Form<EmailResetValues> {
  dispose(): void
}

export interface PhoneResetValues {
  readonly countryDialingCode: string
  readonly mobileNum: string
  readonly verificationCode: string
  readonly newPassword: string
}

export interface PhoneResetForm extends Form<PhoneResetValues> {
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
