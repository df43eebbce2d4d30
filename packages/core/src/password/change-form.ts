import { HOME } from '../access/routes.ts'
import type { Context } from '../kernel/context.ts'
import { FoyerError, toFoyerError } from '../kernel/errors.ts'
import type { FieldError } from '../kernel/form.ts'
import { createScreenForm } from '../kernel/screen-form.ts'
import { LIMITS } from '../limits.ts'
import { sharedRules } from '../validation/shared-rules.ts'
import { changePassword } from './contract.ts'
import type { ChangePasswordForm, ChangePasswordValues } from './password.ts'
import { buildChangePassword } from './payloads.ts'

/** VALID-16 */
function confirmRule(value: string, { newPassword }: Readonly<ChangePasswordValues>): FieldError | undefined {
  if (value === '') return { key: 'enter_password' }
  return value === newPassword ? undefined : { key: 'confirm_correct' }
}

/** CHPW-06 to CHPW-09 */
export function createChangeForm(context: Context): ChangePasswordForm {
  const { call, config, feedback, intents } = context
  const { loginPassword } = sharedRules(config)

  const refuseSame = () => {
    const run = () => intents.emit('focus', { field: 'newPassword' })
    intents.emit('popup', { id: 'same_password', actions: [{ id: 'ok', tone: 'primary', run }] })
  }

  const form = createScreenForm<ChangePasswordValues>(context, {
    initial: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    rules: { oldPassword: loginPassword, newPassword: loginPassword, confirmNewPassword: confirmRule },
    async submit(values, signal) {
      if (values.newPassword === values.oldPassword) {
        refuseSame()
        throw new FoyerError({ code: 'modify.new.old.same' })
      }
      const hide = feedback.loading('toast.loading', 'password')
      try {
        await call(changePassword, buildChangePassword(values), { signal })
      } catch (cause) {
        hide()
        const failure = withoutServerWords(toFoyerError(cause))
        feedback.error(failure)
        throw failure
      }
      hide()
      feedback.success('toast.saved')
      form.scope.timeout(() => intents.emit('navigate', { to: HOME, replace: true }), LIMITS.passwordRedirectMs)
    },
  })
  return form
}

/** CHPW-09: what the platform says in its own words is withheld; codes of the catalogue keep their text. */
function withoutServerWords({ code, endpoint, status, retryable }: FoyerError): FoyerError {
  return new FoyerError({ code, endpoint, status, retryable })
}
