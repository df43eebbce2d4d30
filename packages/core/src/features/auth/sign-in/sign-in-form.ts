import { computed } from 'nanostores'
import type { FlagName } from '../../../config/flags.ts'
import { FoyerError, type FoyerErrorInit, toFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import type { FieldError, Form } from '../../../kernel/form.ts'
import { isOutcomeUnknown, unsentError } from '../../../kernel/outcome-unknown.ts'
import type { Result } from '../../../kernel/result.ts'
import { unwrap } from '../../../kernel/result.ts'
import { createScopedForm } from '../../../kernel/scoped-form.ts'
import type { Store } from '../../../kernel/store.ts'
import { readOnly, writable } from '../../../kernel/store.ts'
import { normalizePassword, trim } from '../../../kernel/validation/normalize.ts'
import type { Validator } from '../../../kernel/validation/validators.ts'
import type { Platform } from '../../app/platform/platform.ts'
import { accountFieldRules, existingAccountRules } from '../account-field-rules.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { Challenges } from '../challenges/challenges.ts'
import { phoneNormalizers } from '../otp/mobile-number.ts'
import type { SmsCode } from '../otp/sms-code.ts'
import { createPhoneCodeSender } from '../otp/sms-code.ts'
import { createUsedCodes } from '../otp/used-code.ts'
import type { AuthSession, Credentials, StoredSession } from '../session/session.ts'
import type { DeviceCredentials } from './device-credentials.ts'

/** How a person signs in (LOGIN-01, LOGIN-02). */
export type SignInFormMethod = 'username' | 'sms'

/** The values of both methods; those of the hidden one are kept. */
export interface SignInValues {
  readonly username: string
  readonly password: string
  /** Digits without the plus. */
  readonly countryDialingCode: string
  readonly mobileNum: string
  readonly verificationCode: string
  readonly captcha: string
  /** Not ticked unless the last sign-in was saved (LOGIN-03). */
  readonly remember: boolean
}

export interface SignInForm extends Form<SignInValues, StoredSession> {
  /** The methods that the site offers, the user name always first (LOGIN-02). */
  readonly $methods: Store<readonly SignInFormMethod[]>
  readonly $method: Store<SignInFormMethod>
  /** Shows another method, with a new captcha picture where one is shown (LOGIN-07). Returns false where it is not offered. */
  setMethod(method: SignInFormMethod): boolean
  /** Whether a forgotten password can be replaced: with the user name, where the site offers a way (LOGIN-04). */
  readonly $canResetPassword: Store<boolean>
  /** Hidden until a refusal asks for it (LOGIN-06). */
  readonly captcha: Pick<Captcha, '$state' | 'human'>
  /** Loads another picture and empties the field (CAPTCHA-03). */
  refreshCaptcha(): void
  /** The countdown of the code by SMS (LOGIN-08). */
  readonly sms: Pick<SmsCode, '$state'>
  /** Validates the number only, then sends a code (SMS-07). */
  sendCode(): Promise<Result>
  dispose(): void
}

/** The methods that the site offers; a flag adds SMS (LOGIN-01, LOGIN-02). */
export function signInMethods(isOn: (flag: FlagName) => boolean): readonly SignInFormMethod[] {
  return isOn('MOBVERFLOGIN3') ? ['username', 'sms'] : ['username']
}

/** A forgotten password is replaced by e-mail or by a code; one of the two is enough (LOGIN-04). */
export function canResetPassword(isOn: (flag: FlagName) => boolean): boolean {
  return isOn('CHNGPASSEMAIL3') || isOn('CHNGPASSVERIF3')
}

const captchaRequired = ({ endpoint, status, serverCode }: FoyerError): FoyerErrorInit => ({
  code: 'captcha.required',
  endpoint,
  status,
  serverCode,
})

export interface SignInFormDeps {
  readonly session: AuthSession
  readonly platform: Pick<Platform, '$settings' | 'isOn'>
  readonly challenges: Challenges
  readonly deviceCredentials: DeviceCredentials
}

const FIELDS: Readonly<Record<SignInFormMethod, readonly (keyof SignInValues)[]>> = {
  username: ['username', 'password'],
  sms: ['mobileNum', 'verificationCode'],
}

/**
 * The form keeps the typed values after a failure (LOGIN-01 to LOGIN-03, LOGIN-06 to LOGIN-08, LOGIN-12, LOGIN-13). Only
 * its state shows a refusal, without a toast, so that a screen reader reads it once (settlement 28).
 */
export function createSignInForm(context: FeatureContext, deps: SignInFormDeps): SignInForm {
  const { config, events, ports } = context
  const { session, platform, challenges, deviceCredentials } = deps
  const { username, password } = existingAccountRules(config)
  const { loginMobileNum, verificationCode } = accountFieldRules(config)
  const savedSignIn = deviceCredentials.saved.read()
  /** The method of the person's choice or of the last sign-in; it may not be offered yet. */
  let preferred: SignInFormMethod = savedSignIn?.type ?? 'username'

  const offered = () => signInMethods((flag) => platform.isOn(flag))
  const $methods = writable(offered())
  const $method = writable<SignInFormMethod>('username')

  /** The platform has refused the captcha: the field shows it until something is typed. */
  let captchaRejected = false

  const explainCode = createUsedCodes()

  /** The fields that the person has left. A submit adds the fields of its method only. */
  const visited = new Set<string>()

  const ruleOf =
    (method: SignInFormMethod, field: keyof SignInValues, rule: Validator) =>
    (value: string): FieldError | undefined =>
      $method.get() === method && visited.has(field) ? rule(value) : undefined

  const form = createScopedForm<SignInValues, StoredSession>(context, {
    verb: 'signIn.form',
    showsError: () => true,
    initial: {
      username: savedSignIn?.type === 'username' ? savedSignIn.username : '',
      password: '',
      countryDialingCode: savedSignIn?.countryDialingCode ?? config.phone.dialingCode,
      mobileNum: savedSignIn?.type === 'sms' ? savedSignIn.username : '',
      verificationCode: '',
      captcha: '',
      remember: savedSignIn !== undefined,
    },
    rules: {
      username: ruleOf('username', 'username', username),
      password: ruleOf('username', 'password', (typed) => password(normalizePassword(typed))),
      mobileNum: ruleOf('sms', 'mobileNum', loginMobileNum),
      verificationCode: ruleOf('sms', 'verificationCode', verificationCode),
      captcha: (value) =>
        captchaRejected && value === '' ? { key: 'error.verification.code.error' } : captcha.rule(value),
    },
    submitOnce: true,
    normalizers: { username: trim, ...phoneNormalizers },
    submit,
  })
  const { scope } = form
  const captcha = challenges.captcha()
  const sms = challenges.smsCode('login')
  scope.add(captcha.dispose)
  scope.add(sms.dispose)

  const refreshCaptcha = () => {
    captchaRejected = false
    form.clear('captcha')
    void captcha.refresh()
  }

  const show = (method: SignInFormMethod) => {
    if ($method.get() === method) return
    $method.set(method)
    form.revalidate()
    if (captcha.$state.get().status !== 'hidden') refreshCaptcha()
  }

  const updateMethods = () => {
    const methods = offered()
    if (methods.length !== $methods.get().length) $methods.set(methods)
    show(methods.includes(preferred) ? preferred : 'username')
  }
  scope.add(platform.$settings.listen(updateMethods))
  updateMethods()

  /** Fills in the saved password (LOGIN-03), unless the person has typed meanwhile. */
  const prefill = async (): Promise<void> => {
    const password = await deviceCredentials.saved.password()
    const { values } = form.$state.get()
    if (scope.disposed || password === undefined) return
    if (values.password === '' && values.username === savedSignIn?.username) form.set('password', password)
  }
  void prefill()

  const focusCaptcha = () => events.emit('focus', { field: 'captcha' })

  const rejectCaptcha = () => {
    captchaRejected = true
    form.touch('captcha')
    focusCaptcha()
  }

  const credentialsOf = async (
    method: SignInFormMethod,
    values: SignInValues,
    signal: AbortSignal,
  ): Promise<Credentials> => {
    if (method === 'username') return { type: 'username', ...values }
    // Where a provider checks the code, its id token is sent in place of the code (SMS-06, LOGIN-10).
    const { firebaseIdToken } = unwrap(await sms.confirm(values, values.verificationCode, signal))
    if (firebaseIdToken === undefined) return { type: 'sms', ...values }
    const { mobileNum: firebaseMobileNo, countryDialingCode } = values
    return { type: 'firebase', firebaseChannel: 'sms', firebaseIdToken, firebaseMobileNo, countryDialingCode }
  }

  const saveCredentials = (method: SignInFormMethod, values: SignInValues) => {
    const { saved } = deviceCredentials
    const { username, password, mobileNum, countryDialingCode } = values
    if (!values.remember) saved.forget()
    else if (method === 'sms') void saved.save({ type: 'sms', mobileNum, countryDialingCode })
    else void saved.save({ type: 'username', username, password })
  }

  async function submit(values: Readonly<SignInValues>, signal: AbortSignal): Promise<StoredSession> {
    const method = $method.get()
    const captchaShown = captcha.$state.get().status !== 'hidden'
    let isSent = false
    // The session navigates before `authenticate` resolves, and the next page reads this password (CHPW-03).
    const stop = session.$state.listen((state) => {
      if (method === 'username' && state.type === 'member' && state.info.firstTimeLogin) {
        deviceCredentials.temporary.save(values.password)
      }
    })
    try {
      const credentials = await credentialsOf(method, values, signal)
      isSent = unsentError(ports.network) === undefined
      const info = await session.authenticate(credentials, {
        signal,
        captcha: captcha.answer(values.captcha),
        rememberMe: values.remember && method === 'username',
      })
      saveCredentials(method, values)
      captcha.hide()
      return info
    } catch (cause) {
      const error = toFoyerError(cause)
      const { code, status, value } = error
      const needsCaptcha = typeof value === 'object' && value !== null && 'captcha' in value && Boolean(value.captcha)
      // The platform checks a captcha only once. After a lost answer the captcha may be used up.
      const isUsedUp = captchaShown && isSent && (status !== undefined || isOutcomeUnknown(error))
      if (!signal.aborted && (needsCaptcha || isUsedUp)) refreshCaptcha()
      if (signal.aborted) throw cause
      // With a mobile number, this error may mean the code by SMS.
      const isAboutCaptcha = method === 'username' && code === 'verification.code.error'
      if (captchaShown) {
        if (isAboutCaptcha) rejectCaptcha()
      } else if (needsCaptcha) {
        focusCaptcha()
        // No code was wrong where none was asked for.
        if (isAboutCaptcha) throw new FoyerError({ ...captchaRequired(error), value, cause })
      }
      throw method === 'sms' && isSent ? explainCode(values, error) : cause
    } finally {
      stop()
    }
  }

  const touch = (field: keyof SignInValues) => {
    visited.add(field)
    form.touch(field)
  }

  return {
    ...form,
    touch,
    submit() {
      captchaRejected = false
      for (const field of FIELDS[$method.get()]) visited.add(field)
      return captcha.whenProved(form.submit)
    },
    $methods: readOnly($methods, context.log),
    $method: readOnly($method, context.log),
    setMethod(method) {
      if (!$methods.get().includes(method)) return false
      preferred = method
      show(method)
      return true
    },
    $canResetPassword: readOnly(
      computed([platform.$settings, $method], (_, method) => method === 'username' && canResetPassword(platform.isOn)),
      context.log,
    ),
    captcha,
    refreshCaptcha,
    sms,
    sendCode: createPhoneCodeSender({ ...form, touch }, sms, events),
  }
}
