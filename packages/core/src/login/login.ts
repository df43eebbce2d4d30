import type { Form } from '../kernel/form.ts'
import type { Captcha } from '../verification/captcha.ts'

/** The login screen. */
export interface Login {
  /** Its form (LOGIN-12, LOGIN-13). Ends with the returned `dispose`. */
  createForm(): LoginForm
}

export interface LoginForm extends Form<{ username: string; password: string; captcha: string }> {
  /** Hidden until a refusal asks for it (LOGIN-06). */
  readonly captcha: Pick<Captcha, '$state'>
  /** Another picture, an empty field (CAPTCHA-03). */
  refreshCaptcha(): void
  dispose(): void
}
