import type { ReadableAtom } from 'nanostores'
import type { FoyerError } from '../../../kernel/errors.ts'
import type { Form } from '../../../kernel/form.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { SmsCode } from '../otp/sms.ts'
import type { BirthdayRange } from './birthday.ts'
import type { RegField, RegisterField, RegMethod } from './fields.ts'

export interface RegisterValues extends Readonly<Record<RegField, string>> {
  readonly countryDialingCode: string
  /** REG-08: both start unticked. */
  readonly terms: boolean
  readonly adult: boolean
}

/** What the page draws now. */
export type RegisterView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: FoyerError }
  /** FLAG-02: neither method is on. */
  | { readonly status: 'closed' }
  | {
      readonly status: 'ready'
      readonly method: RegMethod
      /** More than one: there is a choice (REG-01). */
      readonly methods: readonly RegMethod[]
      readonly fields: readonly RegisterField[]
    }

/**
 * The registration screen's form. Error keys are `valid.*` and `error.*`; `valid.agree` carries `{document}`, which the
 * interface words (VALID-14).
 */
export interface RegisterForm extends Form<RegisterValues> {
  readonly $view: ReadableAtom<RegisterView>
  readonly captcha: Pick<Captcha, '$state' | 'human'>
  readonly sms: Pick<SmsCode, '$state'>
  /** VALID-13: for the picker. */
  readonly birthday: BirthdayRange
  /** Keeps what was typed. */
  setMethod(method: RegMethod): void
  /** SMS-07: checks the number alone, then asks for a code. */
  sendCode(): Promise<boolean>
  refreshCaptcha(): void
  /** Asks for settings and rules again after a failure. */
  reload(): void
  dispose(): void
}

export interface Registration {
  /** Ends with its `dispose`. Fields that the address of the page fills are filled (REG-18). */
  form(): RegisterForm
}
