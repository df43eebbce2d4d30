import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { createMutation } from '../../../kernel/mutation.ts'
import { unwrap } from '../../../kernel/result.ts'
import { createScopedForm } from '../../../kernel/scoped-form.ts'
import { trim } from '../../../kernel/validation/normalize.ts'
import type { Access } from '../../access/access.ts'
import { emailRule, existingAccountRules, shortEmailRule } from '../../auth/account-field-rules.ts'
import { passwordEndpoints } from './endpoints.ts'
import { buildForgotEmail } from './payloads.ts'
import type { EmailResetForm, EmailResetValues } from './types.ts'

/** Asks for a mail, shows that it was sent, and goes back (FORGOT-03 to FORGOT-05). */
export function createEmailResetForm(context: FeatureContext, access: Pick<Access, 'back'>): EmailResetForm {
  const { call, config, events, routes, toasts } = context
  /** The back arrow is a rule of the table of routes; without one the front end's router is told the page. */
  const goBack = () => {
    const name = config.readings.forgotBack === 'login' ? 'signIn' : 'home'
    if (routes === undefined) events.emit('navigate', { to: { name }, replace: true })
    else access.back()
  }
  const form = createScopedForm(context, {
    verb: 'password.emailResetForm',
    initial: { username: '', email: '' },
    rules: {
      username: existingAccountRules(config).username,
      email: config.validation.forgotEmail === 'any' ? emailRule : shortEmailRule,
    },
    normalizers: { username: trim, email: trim },
    submitOnce: true,
    async submit(values, signal, run) {
      const hide = toasts.loading('toast.sending', 'endless')
      try {
        unwrap(await asking.run(values, { ...run, signal }))
      } finally {
        hide()
      }
    },
  })
  const { scope } = form
  const asking = createMutation<EmailResetValues, void>({
    context: { ...context, scope },
    async send(values, { signal }) {
      await call(passwordEndpoints.forgotEmail, buildForgotEmail(values), { signal })
    },
    // The platform does not say whether it has sent a mail. Another mail does no harm.
    findOut: async () => undefined,
    made() {
      toasts.success('toast.mailSent', { ms: SPEC_CONSTANTS.toast.default })
      scope.timeout(goBack, SPEC_CONSTANTS.toast.default)
    },
  })
  return form
}
