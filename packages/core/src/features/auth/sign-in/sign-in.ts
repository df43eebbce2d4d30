import type { ReadableAtom } from 'nanostores'
import type { Form } from '../../../kernel/form.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { SmsCode } from '../otp/sms.ts'

/** LOGIN-01, LOGIN-02 */
export type SignInMethod = 'username' | 'sms'

/** What is typed stays while the other method is shown. */
export interface SignInValues {
  readonly username: string
  readonly password: string
  /** Digits without the plus. */
  readonly countryDialingCode: string
  readonly mobileNum: string
  readonly verificationCode: string
  readonly captcha: string
  /** LOGIN-03: not ticked unless the last login was remembered. */
  readonly remember: boolean
}

/** The login screen. */
export interface SignIn {
  /** Its form, with what the last login left behind in it (LOGIN-03). Ends with the returned `dispose`. */
  createForm(): SignInForm
}

export interface SignInForm extends Form<SignInValues> {
  /** What the platform offers (LOGIN-02); the user name always comes first. */
  readonly $methods: ReadableAtom<readonly SignInMethod[]>
  readonly $method: ReadableAtom<SignInMethod>
  /** A captcha that is shown is drawn anew (LOGIN-07). Answers whether the method is offered; else nothing changes. */
  setMethod(method: SignInMethod): boolean
  /** Hidden until a refusal asks for it (LOGIN-06). */
  readonly captcha: Pick<Captcha, '$state' | 'human'>
  /** Another picture, an empty field (CAPTCHA-03). */
  refreshCaptcha(): void
  /** LOGIN-08 */
  readonly sms: Pick<SmsCode, '$state'>
  /** SMS-07: checks the number alone, then asks for a code. Resolves whether one is on its way. */
  sendCode(): Promise<boolean>
  dispose(): void
}
