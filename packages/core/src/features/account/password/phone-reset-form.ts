import type { Found, MutationRequest } from '../../../kernel/change-outcome.ts'
import { type FoyerError, toFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { createMutation } from '../../../kernel/mutation.ts'
import { unwrap } from '../../../kernel/result.ts'
import { createScopedForm } from '../../../kernel/scoped-form.ts'
import { readOnly, writable } from '../../../kernel/store.ts'
import { normalizePassword } from '../../../kernel/validation/normalize.ts'
import type { Challenges } from '../../auth/challenges/challenges.ts'
import { phoneNormalizers } from '../../auth/otp/mobile-number.ts'
import { createPhoneCodeSender, type PhoneProof } from '../../auth/otp/sms-code.ts'
import { createUsedCodes } from '../../auth/otp/used-code.ts'
import type { FieldRules } from '../../auth/registration/field-rules.ts'
import { findOutBySignIn } from '../../auth/session/find-out-by-sign-in.ts'
import type { AuthSession } from '../../auth/session/session.ts'
import { createSignInAfterwards } from '../../auth/session/sign-in-afterwards.ts'
import type { SavedCredentials } from '../../auth/sign-in/saved-credentials.ts'
import { passwordEndpoints } from './endpoints.ts'
import { followRules, memberCenterRules } from './member-center-rules.ts'
import { buildSetPassword } from './payloads.ts'
import type { PhoneResetForm, PhoneResetValues } from './types.ts'

export interface PhoneResetDeps {
  readonly rules: FieldRules
  readonly record: Pick<SavedCredentials, 'changePassword'>
  readonly session: AuthSession
  readonly challenges: Challenges
}

interface NewPassword {
  readonly values: Readonly<PhoneResetValues>
  readonly proof: PhoneProof
}

/** Identifies what a code is for. */
function accountOf({ countryDialingCode, mobileNum, newPassword }: Readonly<PhoneResetValues>): string {
  return JSON.stringify([countryDialingCode, mobileNum, newPassword])
}

/** Sets a new password with a code by SMS, then signs in (FORGOT-06 to FORGOT-08, PHONEPW). */
export function createPhoneResetForm(
  context: FeatureContext,
  { record: saved, rules, session, challenges }: PhoneResetDeps,
): PhoneResetForm {
  const { call, config, toasts, events } = context
  const { mobileNum, verificationCode, password, passwordHint } = memberCenterRules(config, rules)

  const explainCode = createUsedCodes()

  /** The code stays valid when only the password is refused; any other refusal uses it up (FORGOT-08). */
  const onRefused = ({ code, status }: FoyerError) => {
    if (code === 'modify.new.old.same') form.clear('newPassword')
    else if (status !== undefined || code === 'verification.code.error') form.clear('verificationCode')
  }

  const signIn = createSignInAfterwards(context, session, 'password.phoneResetForm')

  const form = createScopedForm<PhoneResetValues>(context, {
    verb: 'password.phoneResetForm',
    initial: { countryDialingCode: config.phone.dialingCode, mobileNum: '', verificationCode: '', newPassword: '' },
    rules: { mobileNum, verificationCode, newPassword: password },
    normalizers: { ...phoneNormalizers, newPassword: normalizePassword },
    submitOnce: true,
    // A code that is typed again belongs to the same new password.
    isSameChange: (one, other) => accountOf(one) === accountOf(other),
    async submit(values, signal, run) {
      const hide = toasts.loading('toast.loading', 'password')
      try {
        const proof = unwrap(await sms.confirm(values, values.verificationCode, signal))
        unwrap(await setting.run({ values, proof }, { ...run, signal }))
        hide()
        if (answered !== undefined) await signIn(answered.userName ?? values.mobileNum, values.newPassword, signal)
      } catch (cause) {
        if (signal.aborted) throw cause
        const error = explainCode(values, toFoyerError(cause))
        onRefused(error)
        throw error
      } finally {
        hide()
      }
    },
  })
  const { scope } = form

  /** The answer to the last request. Undefined while there is none, and if a sign-in has found the new password. */
  let answered: { readonly userName?: string | undefined } | undefined
  const setting = createMutation<NewPassword, void>({
    context: { ...context, scope },
    async send({ values, proof }, { signal }) {
      answered = undefined
      answered = await call(passwordEndpoints.setPasswordByPhone, buildSetPassword(values, proof), { signal })
      if (answered.userName !== undefined) void saved.changePassword(answered.userName, values.newPassword)
    },
    findOut: findNewPassword,
    isSame: (one, other) => accountOf(one.values) === accountOf(other.values),
    made: () => toasts.success('toast.saved'),
  })

  /**
   * Finds out by a sign-in whether the new password holds. A platform need not take a number for a user name, so only a
   * sign-in that succeeds tells something: after a failure the next submit sends the password again.
   */
  async function findNewPassword(
    { values }: NewPassword,
    { signal }: MutationRequest,
  ): Promise<Found<void> | undefined> {
    const { mobileNum, newPassword } = values
    const found = await findOutBySignIn(async () => {
      const credentials = { type: 'username', username: mobileNum, password: newPassword } as const
      const { userName } = await session.authenticate(credentials, { signal })
      void saved.changePassword(userName, newPassword)
    })
    if (!found?.isMade) return undefined
    answered = undefined
    return found
  }

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
