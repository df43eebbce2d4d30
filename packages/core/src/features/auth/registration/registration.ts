import type { ReadableAtom } from 'nanostores'
import type { FoyerError } from '../../../kernel/errors.ts'
import type { Form } from '../../../kernel/form.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { SmsCode } from '../otp/sms.ts'
import type { BirthdayRange } from './birthday.ts'
import type { RegField, RegisterField, RegMethod } from './fields.ts'

export interface RegisterValues extends Readonly<Record<RegField, string>> {
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
      readonly method: RegMethod
      /** With more than one the page shows a choice (REG-01). */
      readonly methods: readonly RegMethod[]
      readonly fields: readonly RegisterField[]
    }

/**
 * The form of the registration page. Error keys are `valid.*` and `error.*`; `valid.agree` has the parameter
 * `{document}`, which the interface translates (VALID-14).
 */
export interface RegisterForm extends Form<RegisterValues> {
  readonly $view: ReadableAtom<RegisterView>
  readonly captcha: Pick<Captcha, '$state' | 'human'>
  readonly sms: Pick<SmsCode, '$state'>
  /** The dates of the picker (VALID-13). */
  readonly birthday: BirthdayRange
  /** Keeps the typed values. */
  setMethod(method: RegMethod): void
  /** Validates the number only, then sends a code (SMS-07). Resolves whether one was sent. */
  sendCode(): Promise<boolean>
  refreshCaptcha(): void
  /** Loads settings and rules again after a failure. */
  reload(): void
  dispose(): void
}

export interface Registration {
  /** The URL of the page may fill fields (REG-18). The caller disposes the form. */
  form(): RegisterForm
}
