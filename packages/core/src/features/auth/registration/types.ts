import type { FoyerError } from '../../../kernel/errors.ts'
import type { Form } from '../../../kernel/form.ts'
import type { Result } from '../../../kernel/result.ts'
import type { Store } from '../../../kernel/store.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { SmsCode } from '../otp/sms-code.ts'
import type { BirthdayRange } from './field-rules.ts'
import type { RegisterField, RegisterFieldName, RegistrationMethod } from './register-fields.ts'

export interface RegisterValues extends Readonly<Record<RegisterFieldName, string>> {
  readonly countryDialingCode: string
  /** Both start unticked (REG-08). */
  readonly terms: boolean
  readonly adult: boolean
}

/** What the page shows. */
export type RegisterView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: FoyerError }
  /** Neither method is on (FLAG-02). */
  | { readonly status: 'closed' }
  | {
      readonly status: 'ready'
      readonly method: RegistrationMethod
      /** With more than one the page shows a choice (REG-01). */
      readonly methods: readonly RegistrationMethod[]
      readonly fields: readonly RegisterField[]
    }

/**
 * The form of the registration page. Error keys are `valid.*` and `error.*`; `valid.agree` has the parameter
 * `{document}`, which the interface translates (VALID-14).
 */
export interface RegisterForm extends Form<RegisterValues> {
  readonly $view: Store<RegisterView>
  readonly captcha: Pick<Captcha, '$state' | 'human'>
  readonly sms: Pick<SmsCode, '$state'>
  /** The dates of the picker (VALID-13). */
  readonly birthday: BirthdayRange
  /** Keeps the typed values. */
  setMethod(method: RegistrationMethod): void
  /** Validates the number only, then sends a code (SMS-07). */
  sendCode(): Promise<Result>
  refreshCaptcha(): void
  /** Loads settings and rules again after a failure. */
  reload(): void
  dispose(): void
}
