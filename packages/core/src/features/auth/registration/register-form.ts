import { merchantDay } from '../../../kernel/calendar-day.ts'
import type { Found, MutationRequest } from '../../../kernel/change-outcome.ts'
import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { FoyerError, toFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import type { FieldError, FormRules, FormRun } from '../../../kernel/form.ts'
import type { Draft } from '../../../kernel/form-draft.ts'
import { createMutation } from '../../../kernel/mutation.ts'
import { isOutcomeUnknown, unsentError } from '../../../kernel/outcome-unknown.ts'
import { unwrap } from '../../../kernel/result.ts'
import { createScopedForm } from '../../../kernel/scoped-form.ts'
import { readOnly, writable } from '../../../kernel/store.ts'
import { MAX_VALUE_LENGTH } from '../../../kernel/validation/safe-regex.ts'
import { length } from '../../../kernel/validation/validators.ts'
import { detectRegisterMethod } from '../../app/install/register-method.ts'
import type { Challenges } from '../challenges/challenges.ts'
import { createPhoneCodeSender } from '../otp/sms-code.ts'
import { findOutBySignIn } from '../session/find-out-by-sign-in.ts'
import type { AuthSession } from '../session/session.ts'
import { createSignInAfterwards } from '../session/sign-in-afterwards.ts'
import { registrationEndpoints } from './endpoints.ts'
import { birthdayRange, type PlatformRule } from './field-rules.ts'
import {
  REGISTER_FIELD_NAMES,
  type RegisterField,
  type RegisterFieldName,
  type RegistrationMethod,
  registerDraftFields,
} from './register-fields.ts'
import { buildRegisterPayload, initialValues, normalizersFor, type RegisterPayload } from './register-payload.ts'
import { createRemoteValidation, serverFieldError } from './remote-validation.ts'
import type { RegisterForm, RegisterValues, RegisterView } from './types.ts'
import { createVisitInvitation } from './visit-invitation.ts'

export interface RegisterFormDeps {
  readonly session: AuthSession
  readonly challenges: Challenges
  readonly draft: Draft
  /** What the page shows for a method, by settings and flags. */
  view(method: RegistrationMethod | undefined): RegisterView
  /** Calls back when the result of {@link RegisterFormDeps.view} may have changed. */
  onChange(listener: () => void): () => void
  /** The platform's rule of a field, else the built-in one (settlement 20). */
  ruleOf(name: RegisterFieldName): PlatformRule | undefined
  reload(): void
}

/** The rule of fields without a maximum length. */
const notTooLong = length(1, MAX_VALUE_LENGTH)

interface RegisterInput {
  readonly method: RegistrationMethod
  readonly payload: RegisterPayload
}

/** What identifies an account. */
interface Account {
  readonly method: RegistrationMethod
  readonly payload: Pick<RegisterPayload, 'username' | 'mobileNum' | 'countryDialingCode' | 'password'>
}

/** Shown at a name that this person may have registered. */
const MAYBE_OWN = Object.freeze({ field: 'username', error: { key: 'register.maybeYours' } } as const)

type Registered = EndpointOutput<typeof registrationEndpoints.registerUsername>

/** Identifies the account that a registration makes. Two registrations of one account have different codes and captchas. */
function accountOf({ method, payload }: Account): string {
  const { username, mobileNum, countryDialingCode, password } = payload
  return JSON.stringify([method, method === 'mobile' ? [countryDialingCode, mobileNum] : username, password])
}

/** The values that identify an account, as {@link accountOf} does. */
const ACCOUNT_FIELDS = ['username', 'countryDialingCode', 'mobileNum', 'password'] as const

type Values = { -readonly [K in keyof RegisterValues]: RegisterValues[K] }

export function createRegisterForm(context: FeatureContext, deps: RegisterFormDeps): RegisterForm {
  const { call, config, toasts, events, ports } = context
  const { session, challenges } = deps
  const signIn = createSignInAfterwards(context, session, 'registration.form')
  let method: RegistrationMethod | undefined

  const fieldOf = (name: string) => {
    const view = $view.get()
    return view.status === 'ready' ? view.fields.find((field) => field.name === name) : undefined
  }

  /** The code is not required where the optional number is empty. */
  const isRequired = ({ name, required }: RegisterField, values: Readonly<Values>) =>
    required && !(name === 'verificationCode' && values.mobileNum === '' && fieldOf('mobileNum')?.required === false)

  const checkField = (name: RegisterFieldName, value: string, values: Readonly<Values>): FieldError | undefined => {
    const field = fieldOf(name)
    if (field === undefined) return undefined
    // The human verification replaces the picture.
    if (name === 'captcha' && captcha.human.$state.get().status === 'done') return undefined
    if (value === '') return isRequired(field, values) ? { key: 'valid.required' } : undefined
    if (name === 'confirmPassword') return value === values.password ? undefined : { key: 'error.confirm.mismatch' }
    return deps.ruleOf(name)?.check(value) ?? notTooLong(value) ?? remoteValidation.errorOf(name, value)
  }

  const rules: FormRules<Values> = {
    ...(Object.fromEntries(
      REGISTER_FIELD_NAMES.map((name) => [
        name,
        (value: string, values: Readonly<Values>) => checkField(name, value, values),
      ]),
    ) as FormRules<Values>),
    // Both boxes have to be ticked (VALID-14).
    terms: (ticked) => (ticked ? undefined : { key: 'valid.agree', params: { document: 'terms' } }),
    adult: (ticked) => (ticked ? undefined : { key: 'valid.agree', params: { document: 'adult' } }),
  }

  const invitation = createVisitInvitation(context)
  const form = createScopedForm<Values>(context, {
    verb: 'registration.form',
    initial: initialValues(context, invitation.read()),
    rules,
    normalizers: normalizersFor(config),
    submitOnce: true,
    // The field says more than a toast.
    showsError: (error): boolean => isMaybeOwn(error, form.parsedValues()),
    isSameChange: (one, other) => ACCOUNT_FIELDS.every((field) => one[field] === other[field]),
    submit: send,
    draft: { draft: deps.draft, fields: registerDraftFields },
  })
  const { scope } = form
  const remoteValidation = createRemoteValidation(context, scope)
  const captcha = challenges.captcha()
  const sms = challenges.smsCode('register')
  scope.add(captcha.dispose)
  scope.add(
    captcha.human.$state.listen(({ status }) => {
      if (status === 'done') form.revalidate()
    }),
  )
  scope.add(sms.dispose)

  const $view = writable<RegisterView>(deps.view(method))
  const updateView = () => {
    $view.set(deps.view(method))
    form.revalidate()
    if (fieldOf('verificationCode')) void challenges.prefetch()
    if (fieldOf('captcha') === undefined) captcha.hide()
    else if (captcha.$state.get().status === 'hidden') void captcha.refresh()
  }
  scope.add(deps.onChange(updateView))
  updateView()

  /** The answer to the last registration. Undefined while there is none, and if a sign-in has found the account. */
  let registered: Registered | undefined
  /** A sign-in has found the account of this form, so the person is in. */
  let isFound = false
  /** The account of the last registration whose answer was lost. */
  let lostAccount: string | undefined
  const registering = createMutation<RegisterInput, void>({
    context: { ...context, scope },
    async send({ method, payload }, { signal }) {
      registered = undefined
      registered = await call(
        method === 'mobile' ? registrationEndpoints.registerMobile : registrationEndpoints.registerUsername,
        payload,
        { signal },
      )
    },
    findOut: findAccount,
    isSame: (one, other) => accountOf(one) === accountOf(other),
    made() {
      invitation.forget()
      toasts.success('toast.registered')
    },
    unknown(_, input) {
      lostAccount = accountOf(input)
    },
  })

  const refreshCaptcha = () => {
    form.clear('captcha')
    void captcha.refresh()
  }

  /** Shows an error of the platform at its field, as long as the value stays the same. */
  const showFieldError = (field: RegisterFieldName, sent: string, error: FieldError) => {
    remoteValidation.setError(field, sent, error)
    form.revalidate()
    events.emit('focus', { field })
  }

  /** Whether the name may be taken by this person, because an earlier registration of it got no answer. */
  const isMaybeOwn = ({ code }: FoyerError, { username, password }: Readonly<Values>): boolean =>
    code === 'username.exists' && lostAccount === accountOf({ method: 'username', payload: { username, password } })

  const onRefused = (error: FoyerError, sent: Readonly<Values>, isSent: boolean) => {
    const fieldError = isMaybeOwn(error, sent) ? MAYBE_OWN : serverFieldError(error)
    if (fieldError?.field === 'affiliateCode' || fieldError?.field === 'recommenderId') invitation.forget()
    if (fieldError !== undefined && fieldOf(fieldError.field) !== undefined) {
      showFieldError(fieldError.field, sent[fieldError.field], fieldError.error)
    }
    if (error.code === 'verification.code.error' && fieldOf('verificationCode')) form.clear('verificationCode')
    // The platform checks a captcha only once. After a lost answer the captcha may be used up.
    if (fieldOf('captcha') && isSent && (error.status !== undefined || isOutcomeUnknown(error))) refreshCaptcha()
  }

  /** The affiliate code is checked before the registration is sent (REG-14). */
  const checkCode = async (code: string, signal: AbortSignal): Promise<void> => {
    if (fieldOf('affiliateCode') === undefined || code === '') return
    if (await remoteValidation.isNoAffiliate(code, signal)) throw new FoyerError({ code: 'invitation_code_error' })
  }

  async function send(values: Readonly<Values>, signal: AbortSignal, run: FormRun<void>): Promise<void> {
    // Other values were typed before the account of the former values was found. One form makes one account.
    if (isFound) return
    const view = $view.get()
    if (view.status !== 'ready') throw new FoyerError({ code: 'no.permission' })
    const hide = toasts.loading('toast.registering', 'endless')
    let isSent = false
    try {
      await checkCode(values.affiliateCode, signal)
      const { countryDialingCode, mobileNum, verificationCode } = values
      const number = { mobileNum, countryDialingCode }
      const hasCode = fieldOf('verificationCode') !== undefined && mobileNum !== '' && verificationCode !== ''
      const proof = hasCode ? unwrap(await sms.confirm(number, verificationCode, signal)) : {}
      const sentFields = view.fields.filter(({ name }) => name !== 'captcha')
      const payload = buildRegisterPayload({
        values: Object.fromEntries(sentFields.map(({ name }) => [name, values[name]])),
        countryDialingCode,
        host: ports.device.host,
        method: detectRegisterMethod({
          device: ports.device,
          path: ports.navigation.current(),
          appToken: config.register.appToken,
        }),
        proofs: { ...captcha.answer(values.captcha), ...proof },
      })
      isSent = unsentError(ports.network) === undefined
      unwrap(await registering.run({ method: view.method, payload }, { ...run, signal }))
      hide()
      if (registered !== undefined) await enterAccount(registered, payload.password, signal)
    } catch (cause) {
      hide()
      const error = toFoyerError(cause)
      if (!signal.aborted) onRefused(error, values, isSent)
      throw error
    } finally {
      hide()
    }
  }

  /**
   * Finds out by a sign-in whether a lost registration was made. That can never be told without a password, or if the sign-in
   * wants a captcha: the next submit then sends the registration again. A platform need not take a number for a user name, so
   * only a sign-in that succeeds tells something about a number.
   *
   * @throws FoyerError if it is not known now, because the sign-in got no answer or came too soon
   */
  async function findAccount(
    { method, payload }: RegisterInput,
    { signal }: MutationRequest,
  ): Promise<Found<void> | undefined> {
    const { password, mobileNum } = payload
    const username = method === 'mobile' ? mobileNum : payload.username
    if (!username || !password) return undefined
    const found = await findOutBySignIn(() =>
      session.authenticate({ type: 'username', username, password }, { signal }),
    )
    if (!found?.isMade) return method === 'mobile' ? undefined : found
    registered = undefined
    isFound = true
    return found
  }

  /** Starts a session (REG-17). A failure here does not fail the registration: the account exists. */
  async function enterAccount(
    { userName, token, type = 0 }: Registered,
    password: string | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    if (token === undefined) await signIn(userName, password, signal)
    else session.setSession({ token, userName, type })
  }

  return {
    ...form,
    submit: () => captcha.whenProved(form.submit),
    $view: readOnly($view, context.log),
    captcha,
    sms,
    birthday: birthdayRange(merchantDay(context)()),
    setMethod(next) {
      method = next
      updateView()
    },
    touch(field) {
      form.touch(field)
      if (field !== 'username' && field !== 'email') return
      // The name of an account whose registration got no answer may be taken by this person.
      if (field === 'username' && registering.$state.get().status === 'unknown') return
      const value = form.parsedValues()[field]
      if (value === '' || form.$state.get().errors[field] !== undefined || fieldOf(field) === undefined) return
      void remoteValidation.check(field, value).then((changed) => {
        if (changed && !scope.disposed) form.revalidate()
      })
    },
    sendCode: createPhoneCodeSender(form, sms, events),
    refreshCaptcha,
    reload: deps.reload,
  }
}
