import { atom } from 'nanostores'
import { LIMITS } from '../../../config/limits.ts'
import { FoyerError, toFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import type { FieldError } from '../../../kernel/form.ts'
import { createScopedForm } from '../../../kernel/scoped-form.ts'
import type { FieldRules } from '../registration/field-rules.ts'
import { accountRules } from '../shared-rules.ts'
import { changePassword } from './contract.ts'
import type { CurrentPassword } from './current-password.ts'
import { followRules } from './follow-rules.ts'
import { memberCenterRules } from './member-center-rules.ts'
import type { ChangePasswordForm, ChangePasswordValues } from './password.ts'
import { buildChangePassword } from './payloads.ts'

/** VALID-16 */
function confirmRule(value: string, { newPassword }: Readonly<ChangePasswordValues>): FieldError | undefined {
  if (value === '') return { key: 'enter_password' }
  return value === newPassword ? undefined : { key: 'confirm_correct' }
}

/** CHPW-02, CHPW-06 to CHPW-09 */
export function createChangeForm(
  context: FeatureContext,
  currentPassword: CurrentPassword,
  platform: FieldRules,
): ChangePasswordForm {
  const { call, config, notifier, events } = context
  const rules = memberCenterRules(config, platform)
  const account = accountRules(config)
  /** Never part of the values: what the device knows need not come on screen. */
  let savedLogin: string | undefined
  const $asksOld = atom<boolean | undefined>(undefined)

  const refuseSame = () => {
    const run = () => events.emit('focus', { field: 'newPassword' })
    events.emit('popup', { id: 'same_password', actions: [{ id: 'ok', tone: 'primary', run }] })
  }

  /** The one that was held is not the platform's: the person has to say it. */
  const askOld = () => {
    savedLogin = undefined
    $asksOld.set(true)
  }

  const form = createScopedForm<ChangePasswordValues>(context, {
    initial: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    submitOnce: true,
    rules: {
      // Whatever it looks like: the platform has taken it once.
      oldPassword: (value) => ($asksOld.get() === true ? account.password(value) : undefined),
      newPassword: rules.password,
      confirmNewPassword: confirmRule,
    },
    async submit(typed, signal) {
      const values = { ...typed, oldPassword: savedLogin ?? typed.oldPassword }
      if (values.newPassword === values.oldPassword) {
        refuseSame()
        throw new FoyerError({ code: 'modify.new.old.same' })
      }
      const hide = notifier.loading('toast.loading', 'password')
      try {
        await call(changePassword, buildChangePassword(values), { signal })
      } catch (cause) {
        hide()
        const failure = withoutServerWords(toFoyerError(cause))
        if (savedLogin !== undefined && failure.code === 'unknown' && failure.status !== undefined) askOld()
        notifier.error(failure)
        throw failure
      }
      hide()
      notifier.success('toast.saved')
      currentPassword.onChanged(values.newPassword)
      form.scope.timeout(() => currentPassword.continueAfterSignIn(), LIMITS.passwordRedirectMs)
    },
  })

  const $passwordHint = followRules(platform, form, rules.passwordHint)

  const look = async (): Promise<void> => {
    const found = await currentPassword.read()
    if (form.scope.disposed) return
    savedLogin = found
    $asksOld.set(found === undefined)
  }
  const looked = look()
  form.scope.add(() => {
    savedLogin = undefined
  })

  return {
    ...form,
    $asksOld,
    $passwordHint,
    async submit() {
      await looked
      return form.submit()
    },
  }
}

/** CHPW-09: what the platform says in its own words is withheld; codes of the catalogue keep their text. */
function withoutServerWords({ code, endpoint, status, retryable }: FoyerError): FoyerError {
  return new FoyerError({ code, endpoint, status, retryable })
}
