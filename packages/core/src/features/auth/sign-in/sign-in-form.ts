import { atom } from 'nanostores'
import { toFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import type { FieldError } from '../../../kernel/form.ts'
import { createScopedForm } from '../../../kernel/scoped-form.ts'
import { trim } from '../../../kernel/validation/normalize.ts'
import type { Validator } from '../../../kernel/validation/validators.ts'
import type { App } from '../../app/settings/app.ts'
import type { Challenges } from '../challenges/challenges.ts'
import { phoneNormalizers } from '../otp/phone-normalizers.ts'
import { createCodeSender } from '../otp/send-code.ts'
import type { Session } from '../session/session.ts'
import { accountRules, sharedRules } from '../shared-rules.ts'
import type { DeviceCredentials } from './device-credentials.ts'
import type { SignInForm, SignInMethod, SignInValues } from './sign-in.ts'
import { signInMethods } from './sign-in-methods.ts'
import { buildSignInPayload, type SignInInput } from './sign-in-payload.ts'

export interface SignInFormDeps {
  readonly session: Session
  readonly app: Pick<App, '$settings' | 'isOn'>
  readonly challenges: Challenges
  readonly deviceCredentials: DeviceCredentials
}

const FIELDS: Readonly<Record<SignInMethod, readonly (keyof SignInValues)[]>> = {
  username: ['username', 'password'],
  sms: ['mobileNum', 'verificationCode'],
}

/**
 * LOGIN-01 to LOGIN-03, LOGIN-06 to LOGIN-08, LOGIN-12, LOGIN-13: keeps what was typed, whatever happens. A refusal is told
 * by the state of the form alone, so that it is read once (settlement 28).
 */
export function createSignInForm(context: FeatureContext, deps: SignInFormDeps): SignInForm {
  const { config, events } = context
  const { session, app, challenges, deviceCredentials } = deps
  const { username, password } = accountRules(config)
  const { loginMobileNum, verificationCode } = sharedRules(config)
  const savedLogin = deviceCredentials.saved.read()
  /** What the person, or the last login, would like; it may not be offered yet. */
  let preferred: SignInMethod = savedLogin?.type ?? 'username'

  const offered = () => signInMethods((flag) => app.isOn(flag))
  const $methods = atom(offered())
  const $method = atom<SignInMethod>('username')

  /** The platform has refused what was read from the picture: said at the field, until something is typed there. */
  let captchaRejected = false

  /** Where the person has been. A submit looks at the fields of its method alone. */
  const visited = new Set<string>()

  const ruleOf =
    (method: SignInMethod, field: keyof SignInValues, rule: Validator) =>
    (value: string): FieldError | undefined =>
      $method.get() === method && visited.has(field) ? rule(value) : undefined

  const form = createScopedForm<SignInValues>(context, {
    initial: {
      username: savedLogin?.type === 'username' ? savedLogin.username : '',
      password: '',
      countryDialingCode: savedLogin?.countryDialingCode ?? config.phone.dialingCode,
      mobileNum: savedLogin?.type === 'sms' ? savedLogin.username : '',
      verificationCode: '',
      captcha: '',
      remember: savedLogin !== undefined,
    },
    rules: {
      username: ruleOf('username', 'username', username),
      password: ruleOf('username', 'password', password),
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

  const show = (method: SignInMethod) => {
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
  scope.add(app.$settings.listen(updateMethods))
  updateMethods()

  /** LOGIN-03. Whoever has begun to type knows better. */
  const prefill = async (): Promise<void> => {
    const password = await deviceCredentials.saved.password()
    const { values } = form.$state.get()
    if (scope.disposed || password === undefined) return
    if (values.password === '' && values.username === savedLogin?.username) form.set('password', password)
  }
  void prefill()

  const focusCaptcha = () => {
    captchaRejected = true
    form.touch('captcha')
    events.emit('focus', { field: 'captcha' })
  }

  const inputOf = async (method: SignInMethod, values: SignInValues, signal: AbortSignal): Promise<SignInInput> => {
    if (method === 'username') return { type: 'username', ...values }
    // SMS-06: where a provider has checked the code, its word counts (LOGIN-10).
    const { firebaseIdToken } = await sms.confirm(values, values.verificationCode, signal)
    if (firebaseIdToken === undefined) return { type: 'sms', ...values }
    const { mobileNum: firebaseMobileNo, countryDialingCode } = values
    return { type: 'firebase', firebaseChannel: 'sms', firebaseIdToken, firebaseMobileNo, countryDialingCode }
  }

  const keep = (method: SignInMethod, values: SignInValues) => {
    const { saved } = deviceCredentials
    const { username, password, mobileNum, countryDialingCode } = values
    if (!values.remember) saved.forget()
    else if (method === 'sms') void saved.save({ type: 'sms', mobileNum, countryDialingCode })
    else void saved.save({ type: 'username', username: username.trim(), password })
  }

  async function submit(values: Readonly<SignInValues>, signal: AbortSignal): Promise<void> {
    const method = $method.get()
    const visible = captcha.$state.get().status !== 'hidden'
    // CHPW-03: at hand before anybody asks for it.
    const stop = session.$state.listen((state) => {
      if (method === 'username' && state.type === 'member' && state.info.firstTimeLogin) {
        deviceCredentials.temporary.save(values.password)
      }
    })
    try {
      const input = await inputOf(method, values, signal)
      const payload = buildSignInPayload(input, captcha.answer(values.captcha))
      await session.signIn(payload, { signal, rememberMe: values.remember && method === 'username' })
      keep(method, values)
      captcha.hide()
    } catch (cause) {
      const { code, status, value } = toFoyerError(cause)
      const asked = typeof value === 'object' && value !== null && 'captcha' in value && Boolean(value.captcha)
      // A picture that the platform has looked at is used up.
      if (!signal.aborted && (asked || (visible && status !== undefined))) refreshCaptcha()
      // With a number the same code may mean the code that was sent there.
      if (visible && method === 'username' && code === 'verification.code.error' && !signal.aborted) focusCaptcha()
      throw cause
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
      return form.submit()
    },
    $methods,
    $method,
    setMethod(method) {
      if (!$methods.get().includes(method)) return false
      preferred = method
      show(method)
      return true
    },
    captcha,
    refreshCaptcha,
    sms,
    sendCode: createCodeSender({ ...form, touch }, sms, events),
  }
}
