import type { Context } from '../kernel/context.ts'
import { toFoyerError } from '../kernel/errors.ts'
import { createScreenForm } from '../kernel/screen-form.ts'
import type { Session } from '../session/session.ts'
import { sharedRules } from '../validation/shared-rules.ts'
import { captchaRule, createCaptcha } from '../verification/captcha.ts'
import type { LoginForm } from './login.ts'

/** LOGIN-06, LOGIN-12, LOGIN-13: checks before sending, keeps what was typed when refused. */
export function createLoginForm(context: Context, login: Session['login']): LoginForm {
  const { config, feedback } = context
  const { loginUsername, loginPassword } = sharedRules(config)
  const form = createScreenForm(context, {
    initial: { username: '', password: '', captcha: '' },
    rules: {
      username: loginUsername,
      password: loginPassword,
      captcha: (value) =>
        captcha.$state.get().status === 'hidden' ? undefined : captchaRule(config.readings.captcha, value),
    },
    async submit({ username, password, captcha: typed }, signal) {
      const picture = captcha.$state.get()
      const answer = picture.status === 'ready' ? { captcha: typed.trim(), captchaId: picture.captchaId } : {}
      try {
        await login({ username, password, ...answer }, { signal })
        captcha.hide()
      } catch (cause) {
        const { status, value } = toFoyerError(cause)
        const wanted = typeof value === 'object' && value !== null && 'captcha' in value && Boolean(value.captcha)
        // A picture that the platform has looked at is used up.
        if (wanted || (picture.status !== 'hidden' && status !== undefined)) refreshCaptcha()
        feedback.error(cause)
        throw cause
      }
    },
  })
  const captcha = createCaptcha(context, form.scope)
  const refreshCaptcha = () => {
    form.clear('captcha')
    void captcha.refresh()
  }
  return { ...form, captcha, refreshCaptcha }
}
