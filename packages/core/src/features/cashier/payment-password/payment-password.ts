import { type ErrorCode, toFoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createScopedForm, type Form, type FormOptions, type ScopedForm } from '../../../kernel/form.ts'
import { createQuery, type Loadable } from '../../../kernel/query.ts'
import { normalizeDigits } from '../../../kernel/validation/normalize.ts'
import type { EndpointOutput } from '../../../transport/endpoint.ts'
import { access } from '../../app/access/access.ts'
import { type AccessGuard, assertAllowed } from '../../app/access/access-guard.ts'
import { accountFieldRules } from '../../auth/account-field-rules.ts'
import { type Challenges, challenges } from '../../auth/challenges/challenges.ts'
import type { AccountCode } from '../../auth/otp/account-code.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'
import { isOutcomeUnknown } from '../attempts/attempts.ts'
import {
  paymentPasswordChange,
  paymentPasswordCheck,
  paymentPasswordReset,
  paymentPasswordSet,
  paymentPasswordState,
} from './endpoints.ts'
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
 * found out by another question, so a form ends as done, refused, or not sent.
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
}

/** The field that a refusal is about: it is emptied, and has the focus. */
const FIELDS: Readonly<Partial<Record<ErrorCode, string>>> = {
  'verification.code.error': 'verificationCode',
  'payment.password.weak': 'newPassword',
  'modify.new.old.same': 'newPassword',
  'payment.password.wrong': 'oldPassword',
}

const repeated = (value: string, { newPassword }: { readonly newPassword: string }) => {
  if (value === '') return { key: 'enter_password' }
  return value === newPassword ? undefined : { key: 'confirm_correct' }
}

export function createPaymentPassword(
  context: FeatureContext,
  { session, guard, challenges }: PaymentPasswordDeps,
): PaymentPassword {
  const { call, config, events, scope, toasts } = context
  const { verificationCode } = accountFieldRules(config)
  const state = createQuery<PaymentPasswordState>({
    context,
    feature: 'paymentPassword',
    async load(signal) {
      assertAllowed(guard, 'security')
      return readState(await call(paymentPasswordState, {}, { signal }))
    },
  })
  scope.add(onUserChange(session, state.reset))

  const secretForm = <Values extends object>(
    options: Omit<FormOptions<Values>, 'scope' | 'events' | 'report' | 'showsError'>,
  ): ScopedForm<Values> => {
    const form = createScopedForm<Values>(context, {
      ...options,
      // Its screen does.
      showsError: () => true,
      async submit(values, signal) {
        assertAllowed(guard, 'security')
        await options.submit(values, signal)
        toasts.success('toast.saved')
        await state.refresh()
      },
    })
    // A secret of one member is not for the next.
    form.scope.add(onUserChange(session, form.reset))
    form.scope.add(
      form.$state.listen(({ status, error }, before) => {
        if (status !== 'failed' || before?.status !== 'submitting' || error === undefined) return
        const field = FIELDS[error.code]
        // Another device may have locked or changed it meanwhile.
        if (error.code.startsWith('payment.password.')) void state.refresh()
        if (field === undefined || !(field in options.initial)) return
        form.clear(field as keyof Values & string)
        events.emit('focus', { field })
      }),
    )
    return form
  }

  const newForm = (
    verb: string,
    send: (values: Readonly<NewPaymentPasswordValues>, signal: AbortSignal) => Promise<void>,
  ): NewPaymentPasswordForm => {
    const form = secretForm<NewPaymentPasswordValues>({
      verb,
      initial: { newPassword: '', repeatedPassword: '', verificationCode: '' },
      rules: { newPassword: paymentPasswordProblem, repeatedPassword: repeated, verificationCode },
      normalizers: {
        newPassword: normalizeDigits,
        repeatedPassword: normalizeDigits,
        verificationCode: normalizeDigits,
      },
      submit: send,
    })
    const code = challenges.accountCode('paymentPassword')
    void challenges.prefetch()
    form.scope.add(code.dispose)
    return { ...form, code }
  }

  /** The state as the platform has it now; undefined where it cannot be asked. */
  const stateNow = async (): Promise<PaymentPasswordState | undefined> => {
    const { ok } = await state.refresh()
    return ok ? state.$state.get().data : undefined
  }

  return {
    $state: state.$state,
    load: state.load,
    refresh: state.refresh,
    setForm: () =>
      newForm('paymentPassword.setForm', async ({ newPassword, verificationCode }, signal) => {
        try {
          await call(paymentPasswordSet, { newPassword, verificationCode }, { signal })
        } catch (cause) {
          if (signal.aborted || !isOutcomeUnknown(toFoyerError(cause)) || (await stateNow())?.isSet !== true)
            throw cause
        }
      }),
    resetForm: () =>
      newForm('paymentPassword.resetForm', async ({ newPassword, verificationCode }, signal) => {
        // An earlier reset pauses withdrawals too.
        const before = await stateNow()
        try {
          await call(paymentPasswordReset, { newPassword, verificationCode }, { signal })
        } catch (cause) {
          if (signal.aborted || before === undefined || !isOutcomeUnknown(toFoyerError(cause))) throw cause
          const paused = (await stateNow())?.pausedUntil ?? 0
          if (paused <= (before.pausedUntil ?? 0)) throw cause
        }
      }),
    changeForm: () =>
      secretForm<ChangePaymentPasswordValues>({
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
        async submit({ oldPassword, newPassword }, signal) {
          try {
            await call(paymentPasswordChange, { oldPassword, newPassword }, { signal })
          } catch (cause) {
            if (signal.aborted || !isOutcomeUnknown(toFoyerError(cause))) throw cause
            try {
              await call(paymentPasswordCheck, { paymentPassword: newPassword }, { signal })
            } catch {
              // Whether it is the new one could not be found out, or it is not: the first error says what to do.
              throw cause
            }
          }
        },
      }),
  }
}

function readState({
  set,
  left,
  lockedUntil,
  pausedUntil,
}: EndpointOutput<typeof paymentPasswordState>): PaymentPasswordState {
  return { isSet: set, left, lockedUntil, pausedUntil }
}

/** The secret for money out. */
export const paymentPassword: Feature<PaymentPassword> = defineFeature({
  id: 'paymentPassword',
  needs: { session, access, challenges },
  create: (context, { session, access, challenges }) =>
    createPaymentPassword(context, { session, guard: access, challenges }),
})
