import { LIMITS } from '../../../config/limits.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createScopedForm } from '../../../kernel/scoped-form.ts'
import { trim } from '../../../kernel/validation/normalize.ts'
import type { Access } from '../../app/access/access.ts'
import { emailRule, shortEmailRule } from '../otp/field-rules.ts'
import { accountRules } from '../shared-rules.ts'
import { forgotEmail } from './contract.ts'
import type { ForgotEmailForm } from './password.ts'
import { buildForgotEmail } from './payloads.ts'

/** Asks for a mail, shows that it was sent, and goes back (FORGOT-03 to FORGOT-05). */
export function createForgotEmailForm(context: FeatureContext, access: Pick<Access, 'back'>): ForgotEmailForm {
  const { call, config, notifier } = context
  const form = createScopedForm(context, {
    initial: { username: '', email: '' },
    rules: {
      username: accountRules(config).username,
      email: config.validation.forgotEmail === 'any' ? emailRule : shortEmailRule,
    },
    normalizers: { username: trim, email: trim },
    submitOnce: true,
    async submit(values, signal) {
      const hide = notifier.loading('toast.sending', 'endless')
      try {
        await call(forgotEmail, buildForgotEmail(values), { signal })
      } catch (cause) {
        notifier.error(cause)
        throw cause
      } finally {
        hide()
      }
      notifier.success('toast.mailSent', { ms: LIMITS.toast.default })
      form.scope.timeout(() => access.back(), LIMITS.toast.default)
    },
  })
  return form
}
