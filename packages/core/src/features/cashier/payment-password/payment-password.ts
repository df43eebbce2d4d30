import type { EndpointInput, EndpointOutput } from '../../../kernel/endpoint.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import type { Form, FormOptions, RefusedFields } from '../../../kernel/form.ts'
import { createQuery, type Loadable } from '../../../kernel/query.ts'
import { unwrap } from '../../../kernel/result.ts'
import { createScopedForm, type ScopedForm } from '../../../kernel/scoped-form.ts'
import { normalizeDigits } from '../../../kernel/validation/normalize.ts'
import { access } from '../../access/access.ts'
import { type AccessGuard, assertAllowed } from '../../access/access-guard.ts'
import { accountFieldRules, readCode } from '../../auth/account-field-rules.ts'
import { type Challenges, challenges } from '../../auth/challenges/challenges.ts'
import type { AccountCode } from '../../auth/otp/account-code.ts'
import { createCodeSender } from '../../auth/otp/sms-code.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'
import type { KeyedEndpoint } from '../attempts/attempt.ts'
import { type Attempts, attempts } from '../attempts/attempts.ts'
import { onEndedUnwatched } from '../attempts/on-ended-unwatched.ts'
import { paymentPasswordEndpoints } from './endpoints.ts'
import { paymentPasswordProblem, typedPaymentPasswordProblem } from './payment-password-rules.ts'

/** Where a member stands with the secret that protects money on its way out. Times are ms since the epoch. */
export interface PaymentPasswordState {
  readonly isSet: boolean
  /** Wrong tries that are left, where the platform tells. */
  readonly left: number | undefined
  /** After too many wrong tries. It can be reset meanwhile. */
  readonly lockedUntil: number | undefined
  /** After a reset: withdrawals wait until then. */
  readonly pausedUntil: number | undefined
}

export interface NewPaymentPasswordValues {
  readonly newPassword: string
  readonly repeatedPassword: string
  readonly verificationCode: string
}

/** A new payment password, with a code to the phone of the account. Call `dispose()` when the screen is left. */
export interface NewPaymentPasswordForm extends Form<NewPaymentPasswordValues> {
  readonly code: Pick<AccountCode, '$state' | '$masked' | 'send'>
  dispose(): void
}

export interface ChangePaymentPasswordValues {
  readonly oldPassword: string
  readonly newPassword: string
  readonly repeatedPassword: string
}

/** Call `dispose()` when the screen is left. */
export interface ChangePaymentPasswordForm extends Form<ChangePaymentPasswordValues> {
  dispose(): void
}

/**
 * The second secret of a member, for money out: never stored, never logged, never in an address. What is typed is forgotten
 * with the screen and with the user. A refusal is in the form's `error`, which its screen shows; an answer that is lost is
 * found out (`attempts`), so a form ends as done, refused, or not sent, and a password is set once.
 */
export interface PaymentPassword extends Loadable<PaymentPasswordState> {
  /** Sets the first one. */
  setForm(): NewPaymentPasswordForm
  /** Replaces a forgotten one. Withdrawals are paused for a while then: `pausedUntil`. */
  resetForm(): NewPaymentPasswordForm
  changeForm(): ChangePaymentPasswordForm
}

interface PaymentPasswordDeps {
  readonly session: Pick<Session, '$state'>
  readonly guard: Pick<AccessGuard, 'check'>
  readonly challenges: Pick<Challenges, 'accountCode' | 'prefetch'>
  readonly attempts: Pick<Attempts, 'run' | '$attempts'>
}

const NEW_REFUSED: RefusedFields<NewPaymentPasswordValues> = {
  'verification.code.error': { field: 'verificationCode', isEmptied: true },
  'payment.password.weak': { field: 'newPassword', isEmptied: true },
  'modify.new.old.same': { field: 'newPassword', isEmptied: true },
}
const CHANGE_REFUSED: RefusedFields<ChangePaymentPasswordValues> = {
  'payment.password.wrong': { field: 'oldPassword', isEmptied: true },
  'payment.password.weak': { field: 'newPassword', isEmptied: true },
  'modify.new.old.same': { field: 'newPassword', isEmptied: true },
}

const repeated = (value: string, { newPassword }: { readonly newPassword: string }) => {
  if (value === '') return { key: 'enter_password' }
  return value === newPassword ? undefined : { key: 'confirm_correct' }
}

export function createPaymentPassword(
  context: FeatureContext,
  { session, guard, challenges, attempts }: PaymentPasswordDeps,
): PaymentPassword {
  const { call, config, events, ports, scope, toasts } = context
  const { verificationCode } = accountFieldRules(config)
  const state = createQuery<PaymentPasswordState>({
    context,
    feature: 'paymentPassword',
    async load(signal) {
      assertAllowed(guard, 'security')
      return readState(await call(paymentPasswordEndpoints.paymentPasswordState, {}, { signal }))
    },
  })
  scope.add(onUserChange(session, state.reset))
  // There may be a password now, or a pause, that was not there before.
  scope.add(
    onEndedUnwatched(attempts, 'paymentPassword', () => {
      if (state.$state.get().status !== 'idle') void state.refreshAfterChange()
    }),
  )

  const secretForm = <Values extends object>(
    refusals: RefusedFields<Values>,
    options: Omit<FormOptions<Values>, 'scope' | 'events' | 'log' | 'report' | 'showsError' | 'refusedField'>,
  ): ScopedForm<Values> => {
    const form = createScopedForm<Values>(context, {
      ...options,
      // Its screen does.
      showsError: () => true,
      refusedField: ({ code }) => refusals[code],
      async submit(values, signal, run) {
        assertAllowed(guard, 'security')
        await options.submit(values, signal, run)
        toasts.success('toast.saved')
        await state.refreshAfterChange()
      },
    })
    // A secret of one member is not for the next.
    form.scope.add(onUserChange(session, form.reset))
    form.scope.add(
      form.$state.listen(({ status, error }, before) => {
        if (status !== 'failed' || before?.status !== 'submitting') return
        // Another device may have locked or changed it meanwhile.
        if (error?.code.startsWith('payment.password.')) void state.refreshAfterChange()
      }),
    )
    return form
  }

  const newForm = (
    verb: string,
    send: (values: Readonly<NewPaymentPasswordValues>, signal: AbortSignal) => Promise<void>,
  ): NewPaymentPasswordForm => {
    const form = secretForm<NewPaymentPasswordValues>(NEW_REFUSED, {
      verb,
      initial: { newPassword: '', repeatedPassword: '', verificationCode: '' },
      rules: { newPassword: paymentPasswordProblem, repeatedPassword: repeated, verificationCode },
      normalizers: {
        newPassword: normalizeDigits,
        repeatedPassword: normalizeDigits,
        verificationCode: readCode,
      },
      submit: send,
    })
    const code = challenges.accountCode('paymentPassword')
    void challenges.prefetch()
    form.scope.add(code.dispose)
    return { ...form, code: { ...code, send: createCodeSender(form, [], events, code.send) } }
  }

  const sendOnce = async <E extends KeyedEndpoint>(
    target: 'set' | 'change' | 'reset',
    endpoint: E,
    input: Omit<EndpointInput<E>, 'idempotencyKey'>,
    signal: AbortSignal,
  ): Promise<void> => {
    // What was typed is in no record, so whether another one is equal is not known: it is waited for, not joined.
    const details = ports.random.uuid()
    unwrap(await attempts.run({ kind: 'paymentPassword', target, details, endpoint, input }, { signal }))
  }

  return {
    $state: state.$state,
    load: state.load,
    refresh: state.refresh,
    setForm: () =>
      newForm('paymentPassword.setForm', ({ newPassword, verificationCode }, signal) =>
        sendOnce('set', paymentPasswordEndpoints.paymentPasswordSet, { newPassword, verificationCode }, signal),
      ),
    resetForm: () =>
      newForm('paymentPassword.resetForm', ({ newPassword, verificationCode }, signal) =>
        sendOnce('reset', paymentPasswordEndpoints.paymentPasswordReset, { newPassword, verificationCode }, signal),
      ),
    changeForm: () =>
      secretForm<ChangePaymentPasswordValues>(CHANGE_REFUSED, {
        verb: 'paymentPassword.changeForm',
        initial: { oldPassword: '', newPassword: '', repeatedPassword: '' },
        rules: {
          oldPassword: typedPaymentPasswordProblem,
          newPassword: paymentPasswordProblem,
          repeatedPassword: repeated,
        },
        normalizers: {
          oldPassword: normalizeDigits,
          newPassword: normalizeDigits,
          repeatedPassword: normalizeDigits,
        },
        submit: ({ oldPassword, newPassword }, signal) =>
          sendOnce('change', paymentPasswordEndpoints.paymentPasswordChange, { oldPassword, newPassword }, signal),
      }),
  }
}

function readState({
  set,
  left,
  lockedUntil,
  pausedUntil,
}: EndpointOutput<typeof paymentPasswordEndpoints.paymentPasswordState>): PaymentPasswordState {
  return { isSet: set, left, lockedUntil, pausedUntil }
}

/** The secret for money out. */
export const paymentPassword: Feature<PaymentPassword> = defineFeature({
  id: 'paymentPassword',
  needs: { session, access, challenges, attempts },
  create: (context, { access, ...others }) => createPaymentPassword(context, { guard: access, ...others }),
})
