import { toFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { createScopedForm } from '../../../kernel/form.ts'
import { unwrap } from '../../../kernel/result.ts'
import { readOnly, writable } from '../../../kernel/store.ts'
import type { Challenges } from '../challenges/challenges.ts'
import { phoneNormalizers } from '../otp/mobile-number.ts'
import { createPhoneCodeSender } from '../otp/sms-code.ts'
import type { FieldRules } from '../registration/field-rules.ts'
import type { AuthSession } from '../session/session.ts'
import type { SavedCredentials } from '../sign-in/saved-credentials.ts'
import { setPasswordByPhone } from './endpoints.ts'
import { followRules, memberCenterRules } from './member-center-rules.ts'
import type { PhoneResetForm, PhoneResetValues } from './password.ts'
import { buildSetPassword } from './payloads.ts'

export interface PhoneResetDeps {
  readonly rules: FieldRules
  readonly record: Pick<SavedCredentials, 'changePassword'>
  readonly session: AuthSession
  readonly challenges: Challenges
}

/** Sets a new password with a code by SMS, then signs in (FORGOT-06 to FORGOT-08, PHONEPW). */
export function createPhoneResetForm(
  context: FeatureContext,
  { record: saved, rules, session, challenges }: PhoneResetDeps,
): PhoneResetForm {
  const { call, config, toasts, events, report } = context
  const { mobileNum, verificationCode, password, passwordHint } = memberCenterRules(config, rules)

  /** The code stays valid when only the password is refused; any other refusal uses it up (FORGOT-08). */
  const onRefused = (cause: unknown) => {
    const { code, status } = toFoyerError(cause)
    if (code === 'modify.new.old.same') form.clear('newPassword')
    else if (status !== undefined || code === 'verification.code.error') form.clear('verificationCode')
  }

  /** The password is set; if the sign-in fails now, the person signs in by hand (FORGOT-07). */
  const signIn = async (username: string, newPassword: string, signal: AbortSignal): Promise<void> => {
    try {
      await session.authenticate({ type: 'username', username, password: newPassword }, { signal })
    } catch (cause) {
      if (signal.aborted) return
      report('password.phoneResetForm', cause)
      events.emit('navigate', { to: { name: 'signIn' }, replace: true })
    }
  }

  const form = createScopedForm<PhoneResetValues>(context, {
    verb: 'password.phoneResetForm',
    initial: { countryDialingCode: config.phone.dialingCode, mobileNum: '', verificationCode: '', newPassword: '' },
    rules: { mobileNum, verificationCode, newPassword: password },
    normalizers: phoneNormalizers,
    submitOnce: true,
    async submit(values, signal) {
      const hide = toasts.loading('toast.loading', 'password')
      try {
        const proof = unwrap(await sms.confirm(values, values.verificationCode, signal))
        const { userName } = await call(setPasswordByPhone, buildSetPassword(values, proof), { signal })
        hide()
        toasts.success('toast.saved')
        if (userName !== undefined) void saved.changePassword(userName, values.newPassword)
        await signIn(userName ?? values.mobileNum, values.newPassword, signal)
      } catch (cause) {
        if (!signal.aborted) onRefused(cause)
        throw cause
      } finally {
        hide()
      }
    },
  })
  const { scope } = form
  const $passwordHint = followRules(rules, form, passwordHint, context.log)
  const sms = challenges.smsCode('setPassword')
  void challenges.prefetch()
  scope.add(sms.dispose)

  /** Typing counts as touching; otherwise the button is enabled only when the last field is left (VALID-18). */
  const $canSubmit = writable(false)
  scope.add(
    form.$state.listen(({ values, errors, touched }) => {
      const { countryDialingCode: _, ...typed } = values
      const isChanged = Object.values(touched).some(Boolean) || Object.values(typed).some((value) => value !== '')
      $canSubmit.set(isChanged && Object.keys(errors).length === 0)
    }),
  )

  return {
    ...form,
    sms,
    $passwordHint,
    $canSubmit: readOnly($canSubmit, context.log),
    sendCode: createPhoneCodeSender(form, sms, events),
  }
}
