import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { FoyerError, toFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import type { FieldError } from '../../../kernel/form.ts'
import { createMutation } from '../../../kernel/mutation.ts'
import { unwrap } from '../../../kernel/result.ts'
import { createScopedForm } from '../../../kernel/scoped-form.ts'
import { readOnly, writable } from '../../../kernel/store.ts'
import { normalizePassword } from '../../../kernel/validation/normalize.ts'
import { existingAccountRules } from '../../auth/account-field-rules.ts'
import { sendPassword } from '../../auth/password-spelling.ts'
import type { FieldRules } from '../../auth/registration/field-rules.ts'
import { findOutBySignIn } from '../../auth/session/find-out-by-sign-in.ts'
import type { AuthSession } from '../../auth/session/session.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import { passwordEndpoints } from './endpoints.ts'
import { followRules, memberCenterRules } from './member-center-rules.ts'
import { buildChangePassword } from './payloads.ts'
import type { RememberedPassword } from './remembered-password.ts'
import type { ChangePasswordForm, ChangePasswordValues } from './types.ts'

/** The repeated password must equal the new one (VALID-16). */
function confirmRule(value: string, { newPassword }: Readonly<ChangePasswordValues>): FieldError | undefined {
  if (value === '') return { key: 'enter_password' }
  return value === newPassword ? undefined : { key: 'confirm_correct' }
}

export interface ChangePasswordDeps {
  readonly currentPassword: RememberedPassword
  readonly fieldRules: FieldRules
  readonly session: Pick<AuthSession, '$state' | 'authenticateAgain'>
}

/** Changes the password of the member (CHPW-02, CHPW-06 to CHPW-09). */
export function createChangePasswordForm(
  context: FeatureContext,
  { currentPassword, fieldRules, session }: ChangePasswordDeps,
): ChangePasswordForm {
  const { call, config, toasts, events } = context
  const rules = memberCenterRules(config, fieldRules)
  const account = existingAccountRules(config)
  /** The old password, where this device knows it. Never part of the values, so that no screen shows it. */
  let savedPassword: string | undefined
  const $asksOld = writable<boolean | undefined>(undefined)

  /** An answer was lost, and no sign-in can tell what became of the change. The old password may be refused because of that. */
  let mayBeChanged = false

  /** Shown by its popup. */
  const samePassword = new FoyerError({ code: 'modify.new.old.same' })
  const refuseSamePassword = () => {
    const run = () => events.emit('focus', { field: 'newPassword' })
    events.emit('popup', { id: 'same_password', actions: [{ id: 'ok', tone: 'primary', run }] })
  }

  /** The saved password is wrong: the person has to type it. */
  const askForOldPassword = () => {
    savedPassword = undefined
    $asksOld.set(true)
  }

  const form = createScopedForm<ChangePasswordValues>(context, {
    verb: 'password.changeForm',
    initial: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    submitOnce: true,
    showsError: (error) => error === samePassword,
    normalizers: { newPassword: normalizePassword, confirmNewPassword: normalizePassword },
    rules: {
      // No rules for its characters: the platform has accepted it before.
      oldPassword: (value) => ($asksOld.get() === true ? account.password(normalizePassword(value)) : undefined),
      newPassword: rules.password,
      confirmNewPassword: confirmRule,
    },
    async submit(typed, signal, run) {
      const values = { ...typed, oldPassword: savedPassword ?? typed.oldPassword }
      if (values.newPassword === normalizePassword(values.oldPassword)) {
        refuseSamePassword()
        throw samePassword
      }
      const hide = toasts.loading('toast.loading', 'password')
      try {
        unwrap(await changing.run(values, { ...run, signal }))
      } catch (cause) {
        const failure = withoutServerMessage(toFoyerError(cause))
        if (!isRefusal(failure)) throw failure
        if (savedPassword !== undefined) askForOldPassword()
        if (!mayBeChanged) throw failure
        const { endpoint, status } = failure
        throw new FoyerError({ code: 'password.uncertain', endpoint, status })
      } finally {
        hide()
      }
    },
  })
  const { scope } = form

  const changing = createMutation<ChangePasswordValues, void>({
    context: { ...context, scope },
    // A change that is found out must not sign in a user who has left.
    owner: createUserScope(scope, session, form.reset),
    async send(values, { signal }) {
      await sendPassword(
        values.oldPassword,
        (oldPassword) =>
          call(passwordEndpoints.changePassword, buildChangePassword({ ...values, oldPassword }), { signal }),
        isRefusal,
      )
    },
    async findOut({ newPassword }, { signal }) {
      const username = currentPassword.userName()
      if (username === undefined) return undefined
      const found = await findOutBySignIn(() => session.authenticateAgain({ username, password: newPassword }, signal))
      mayBeChanged = found === undefined
      // Another password that is typed now replaces this one.
      if (found?.isMade) savedPassword = newPassword
      return found
    },
    made(_, { newPassword }) {
      toasts.success('toast.saved')
      currentPassword.onChanged(newPassword)
      scope.timeout(() => currentPassword.continueAfterSignIn(), SPEC_CONSTANTS.passwordRedirectMs)
    },
  })

  const $passwordHint = followRules(fieldRules, form, rules.passwordHint, context.log)

  const readSavedPassword = async (): Promise<void> => {
    const found = await currentPassword.read()
    if (scope.disposed) return
    savedPassword = found
    $asksOld.set(found === undefined)
  }
  const savedPasswordRead = readSavedPassword()
  scope.add(() => {
    savedPassword = undefined
  })

  return {
    ...form,
    $asksOld: readOnly($asksOld, context.log),
    $passwordHint,
    async submit() {
      await savedPasswordRead
      return form.submit()
    },
  }
}

/** Whether the platform has refused the change. A wrong old password has no code of its own. */
const isRefusal = ({ code, status }: FoyerError) => code === 'unknown' && status !== undefined && status < 500

/** The platform's own message is not shown; codes of the catalogue keep their text (CHPW-09). */
function withoutServerMessage({ code, endpoint, status, retryable }: FoyerError): FoyerError {
  return new FoyerError({ code, endpoint, status, retryable })
}
