import { createSandbox } from '@foyer/sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { hang, json, scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createTestFoyer, type TestFoyerOptions } from '../../../testing/test-foyer.ts'
import { createTestFoyerOnSandbox } from '../../../testing/test-foyer-on-sandbox.ts'
import { registrationEndpoints } from '../../auth/registration/endpoints.ts'
import { sessionEndpoints } from '../../auth/session/endpoints.ts'
import { authSession } from '../../auth/session/session.ts'
import { deviceCredentials } from '../../auth/sign-in/device-credentials.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { passwordEndpoints } from './endpoints.ts'
import { password } from './password.ts'
import { buildChangePassword, buildForgotEmail, buildSetPassword } from './payloads.ts'

const OLD = 'Foyer2026'
const NEW = 'Lobby2027'
const NUMBER = '9170000001'

async function open(options: Omit<TestFoyerOptions, 'fetch' | 'clock' | 'now'> & { readonly as?: string } = {}) {
  const { as, ...rest } = options
  const test = createTestFoyerOnSandbox(createSandbox, { path: '/m/forget', ...rest })
  onTestFinished(() => expect(test.end()).toEqual([]))
  await test.idle()
  if (as !== undefined) unwrap(await test.foyer.use(signIn).withPassword({ username: as, password: OLD }))
  await test.idle()
  test.events.clear()
  return { ...test, password: test.foyer.use(password) }
}

function onScript(options: Omit<TestFoyerOptions, 'fetch'> = {}) {
  const script = scriptedPlatform()
  const endpoints = { setPasswordByPhone: { encrypted: false }, login: { encrypted: false } }
  const test = createTestFoyer({ fetch: script.fetch, config: { endpoints, http: { retries: 0 } }, ...options })
  onTestFinished(() => {
    test.dispose()
    expect(test.leftovers()).toEqual([])
  })
  return { ...test, script, password: test.foyer.use(password) }
}

const asMember = { token: 'T', userName: 'demo', type: 0 }

it('[DATA-12] builds exactly the fields of each payload', () => {
  const phone = { countryDialingCode: '63', mobileNum: NUMBER, verificationCode: '1', newPassword: NEW }
  expect(buildSetPassword(phone)).toEqual({ newPassword: NEW, mobileNum: NUMBER, verificationCode: '1' })
  const change = { oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW }
  expect(buildChangePassword(change)).toEqual(change)
  expect(buildForgotEmail({ username: ' demo ', email: ' a@b.com ' })).toEqual({ username: 'demo', email: 'a@b.com' })
})

it('[FORGOT-01][FORGOT-02] offers the phone first where codes are on, and mail alone elsewhere', async () => {
  const { password, foyer, control } = await open()
  const seen: (readonly string[])[] = []
  onTestFinished(password.$resetMethods.subscribe((methods) => seen.push(methods)))
  expect(seen).toEqual([['phone', 'email']])
  await control.setFlags({ CHNGPASSVERIF3: false })
  await foyer.platform.refresh()
  expect(seen).toEqual([['phone', 'email'], ['email']])
})

it('[FORGOT-04][CALL-16] has a mail sent, says so, and goes back after a moment', async () => {
  const { password, control, events, clock, ports } = await open({ path: '/m/login' })
  ports.navigation.push('/m/forget')
  const form = password.emailResetForm()
  form.set('username', 'demo')
  form.set('email', 'demo@example.com')
  expect((await form.submit()).ok).toBe(true)
  expect(control.outbox()).toMatchObject([{ kind: 'mail', to: 'demo@example.com' }])
  expect(events.toasts.at(-1)).toMatchObject({ kind: 'success', key: 'toast.mailSent', ms: 1500 })
  await clock.advance(1499)
  expect(ports.navigation.current()).toBe('/m/forget')
  await clock.advance(1)
  expect([ports.navigation.current(), ...events.navigations.map(({ to }) => to)]).toContain('/m/login')
  form.dispose()
})

it('[FORGOT-04] goes nowhere with somebody who left before', async () => {
  const { password, clock, events } = await open()
  const form = password.emailResetForm()
  form.set('username', 'demo')
  form.set('email', 'demo@example.com')
  await form.submit()
  form.dispose()
  await clock.advance(5000)
  expect(events.navigations).toEqual([])
})

it('[FORGOT-05] sends name and address without spaces around, as a form', async () => {
  const { password, script } = onScript()
  script.answer(passwordEndpoints.forgotEmail, undefined)
  const form = password.emailResetForm()
  form.set('username', ' demo ')
  form.set('email', ' a@b.com ')
  await form.submit()
  expect(script.requestsOf(passwordEndpoints.forgotEmail)[0]?.body).toBe('username=demo&email=a%40b.com')
  expect(script.requestsOf(passwordEndpoints.forgotEmail)[0]?.headers.get('content-type')).toMatch(
    /^application\/x-www-form-urlencoded/,
  )
  form.dispose()
})

it('[FORGOT-03] shows that it waits until the answer is there', async () => {
  const { password, script, events, idle } = onScript()
  let response = (_: Response) => {}
  script.on(passwordEndpoints.forgotEmail, () => new Promise((resolve) => (response = resolve)))
  const form = password.emailResetForm()
  form.set('username', 'demo')
  form.set('email', 'a@b.com')
  const sent = form.submit()
  await idle({ hanging: 1 })
  expect(events.loading).toMatchObject([{ ms: 9_999_000 }])
  expect(form.$state.get().status).toBe('submitting')
  response(json({ success: false, code: 'user.invalid' }))
  expect((await sent).ok).toBe(false)
  expect(events.loading).toEqual([])
  expect(events.toastKeys.at(-1)).toBe('error.user.invalid')
  expect(form.$state.get().values).toEqual({ username: 'demo', email: 'a@b.com' })
  form.dispose()
})

it('[VALID-08][VALID-09] sends nothing that cannot be right', async () => {
  const { password, script } = onScript()
  const form = password.emailResetForm()
  form.set('username', 'ab')
  form.set('email', 'a@b')
  expect((await form.submit()).ok).toBe(false)
  expect(form.$state.get().errors).toEqual({
    username: { key: 'valid.username.length', params: { 0: 4, 1: 16 } },
    email: { key: 'incorrect_email' },
  })
  expect(script.requestsOf(passwordEndpoints.forgotEmail)).toEqual([])
  form.dispose()
})

async function byPhone() {
  const test = await open()
  const form = test.password.phoneResetForm()
  onTestFinished(() => form.dispose())
  form.set('mobileNum', NUMBER)
  const withCode = async () => {
    await form.sendCode()
    await test.idle()
    form.set('verificationCode', test.lastSecret())
  }
  const submit = async (newPassword: string) => {
    form.set('newPassword', newPassword)
    const { ok } = await form.submit()
    await test.idle()
    return ok
  }
  return { ...test, form, withCode, submit }
}

it('[FORGOT-07][PHONEPW-08][CALL-18][CRYPTO-01] sets a password by phone, sealed, and is in at once', async () => {
  const { submit, withCode, foyer, events, control, asked } = await byPhone()
  await withCode()
  expect(await submit(NEW)).toBe(true)
  expect(foyer.session.$state.get()).toMatchObject({ type: 'member', info: { userName: 'demo' } })
  expect(events.navigations).toEqual([{ to: { name: 'home' }, replace: true }])
  expect([asked('setPasswordByPhone'), asked('login')]).toEqual([1, 1])
  expect(JSON.stringify(control.log())).not.toContain(NEW)
})

it('[CHPW-07][FORGOT-07] a remembered login follows a password set by phone', async () => {
  const { submit, withCode, foyer, idle } = await byPhone()
  const { saved } = foyer.use(deviceCredentials)
  await saved.save({ type: 'username', username: 'demo', password: OLD })
  await withCode()
  await submit(NEW)
  await idle()
  expect(await saved.password()).toBe(NEW)
})

it('[FORGOT-07] logs in with the number where the answer names no account, and leads to the login where that fails', async () => {
  const { password, script, events, idle } = onScript()
  script.answer(passwordEndpoints.setPasswordByPhone, {})
  script.refuse(sessionEndpoints.login, 'user.invalid')
  const form = password.phoneResetForm()
  form.set('mobileNum', NUMBER)
  form.set('verificationCode', '123456')
  form.set('newPassword', NEW)
  expect((await form.submit()).ok).toBe(true)
  await idle()
  expect(JSON.parse(script.requestsOf(sessionEndpoints.login)[0]?.body ?? '')).toMatchObject({
    username: NUMBER,
    password: NEW,
  })
  expect(events.navigations).toEqual([{ to: { name: 'signIn' }, replace: true }])
  expect(events.toastKeys.at(-1)).toBe('error.user.invalid')
  form.dispose()
})

it('[PCALL-14] takes success without a word more for the new password set', async () => {
  const { password, script, events, idle } = onScript()
  script.on(passwordEndpoints.setPasswordByPhone, () => json({ success: true }))
  script.refuse(sessionEndpoints.login, 'user.invalid')
  const form = password.phoneResetForm()
  form.set('mobileNum', NUMBER)
  form.set('verificationCode', '123456')
  form.set('newPassword', NEW)
  expect((await form.submit()).ok).toBe(true)
  await idle()
  expect(script.requestsOf(sessionEndpoints.login)).toHaveLength(1)
  expect(events.toastKeys).not.toContain('error.response.schema')
  form.dispose()
})

it('[FORGOT-08][PHONEPW-09][ERR-11] empties the password when it is the old one, and keeps the code', async () => {
  const { submit, withCode, form, lastSecret, events } = await byPhone()
  await withCode()
  expect(await submit(OLD)).toBe(false)
  expect(form.$state.get().values).toMatchObject({ newPassword: '', verificationCode: lastSecret(), mobileNum: NUMBER })
  expect(events.toastKeys.at(-1)).toBe('error.modify.new.old.same')
  expect(await submit(NEW)).toBe(true)
})

it('[FORGOT-08][PHONEPW-09] empties the code after any other refusal, and keeps the password', async () => {
  const { submit, withCode, form, events } = await byPhone()
  await withCode()
  form.set('verificationCode', '1')
  expect(await submit(NEW)).toBe(false)
  expect(form.$state.get().values).toMatchObject({ newPassword: NEW, verificationCode: '' })
  expect(form.$state.get().errors).toEqual({})
  expect(events.toastKeys.at(-1)).toBe('error.verification.code.error')
})

it('[FORGOT-08] keeps what was typed when the connection fails', async () => {
  const { password, script, clock, idle } = onScript()
  script.on(passwordEndpoints.setPasswordByPhone, () => Promise.reject(new TypeError('gone')))
  const form = password.phoneResetForm()
  form.set('mobileNum', NUMBER)
  form.set('verificationCode', '123456')
  form.set('newPassword', NEW)
  const result = form.submit()
  await idle()
  await clock.advance(1000)
  await result
  expect(form.$state.get().values).toMatchObject({ newPassword: NEW, verificationCode: '123456' })
  form.dispose()
})

it('[PHONEPW-07][VALID-15] goes by the rules that the platform sends, in both forms that set a password', async () => {
  const { password, script, idle, foyer } = onScript()
  script.answer(registrationEndpoints.regRules, { password: { min: 4, max: 9 }, mobileNum: { min: 10, max: 10 } })
  foyer.use(authSession).setSession(asMember)
  const phone = password.phoneResetForm()
  expect(phone.$passwordHint.get()).toEqual({ key: 'register.hint.password', params: { 0: 6, 1: 20 } })
  phone.set('newPassword', 'abcd')
  phone.touch('newPassword')
  expect(phone.$state.get().errors.newPassword?.key).toBe('valid.password.length')
  await idle()
  expect(phone.$state.get().errors).toEqual({})
  expect(phone.$passwordHint.get()).toEqual({ key: 'register.hint.length', params: { 0: 4, 1: 9 } })
  phone.set('mobileNum', '123456789')
  phone.touch('mobileNum')
  expect(phone.$state.get().errors.mobileNum).toEqual({ key: 'in_mobileNum_error', params: { 0: 10 } })
  const change = password.changeForm()
  change.set('newPassword', 'abcd')
  change.touch('newPassword')
  expect([change.$state.get().errors, change.$passwordHint.get()]).toEqual([{}, phone.$passwordHint.get()])
  expect(script.requestsOf(registrationEndpoints.regRules)).toHaveLength(1)
  phone.dispose()
  change.dispose()
  await idle()
})

it('[VALID-15] takes for the old password whatever a platform may have taken once', async () => {
  const { form, events, idle } = await change()
  await idle()
  form.set('oldPassword', 'passwordonly')
  form.touch('oldPassword')
  expect(form.$state.get().errors).toEqual({})
  expect(events.toasts).toEqual([])
})

it('[VALID-09] has a mail sent to accounts whose names our own registration would not take', async () => {
  const { password, script, idle } = onScript()
  script.answer(passwordEndpoints.forgotEmail, undefined)
  const form = password.emailResetForm()
  form.set('username', 'joe_doe')
  form.set('email', 'joe@casino.com')
  expect((await form.submit()).ok).toBe(true)
  form.dispose()
  await idle()
})

it('[VALID-08] takes every address that can be registered where the merchant wants it', async () => {
  const errorsWith = (forgotEmail: 'short' | 'any') => {
    const { password } = onScript({ config: { validation: { forgotEmail } } })
    const form = password.emailResetForm()
    form.set('email', 'john+tag@company.info')
    form.touch('email')
    const { errors } = form.$state.get()
    form.dispose()
    return errors
  }
  expect(errorsWith('short')).toEqual({ email: { key: 'incorrect_email' } })
  expect(errorsWith('any')).toEqual({})
})

it('[PHONEPW-02][SMS-07][VALID-17][PHONEPW-03] asks for a code by the number alone', async () => {
  const { form, asked, events } = await byPhone()
  form.set('mobileNum', '12')
  expect((await form.sendCode()).ok).toBe(false)
  expect(form.$state.get().errors).toEqual({ mobileNum: { key: 'in_mobileNum_error', params: { 0: 7 } } })
  expect(events.focuses).toEqual([{ field: 'mobileNum' }])
  expect(asked('smsNoLogin')).toBe(0)
  form.set('mobileNum', NUMBER)
  expect((await form.sendCode()).ok).toBe(true)
  expect(asked('smsNoLogin')).toBe(1)
  expect(form.$state.get().errors).toEqual({})
})

it('[FORGOT-08] says that the code is used, and not that it is wrong, when the answer to the same code was lost', async () => {
  const { password, script, idle, clock } = onScript()
  const form = password.phoneResetForm()
  onTestFinished(form.dispose)
  form.set('mobileNum', NUMBER)
  form.set('verificationCode', '123456')
  form.set('newPassword', NEW)
  const submit = async () => {
    const result = form.submit()
    await idle()
    await clock.advance(1000)
    return result
  }
  script.on(passwordEndpoints.setPasswordByPhone, () => Promise.reject(new TypeError('net')))
  script.refuse(sessionEndpoints.login, 'captcha.required')
  expect([(await submit()).ok, form.$state.get().status]).toEqual([false, 'unknown'])
  script.refuse(passwordEndpoints.setPasswordByPhone, 'verification.code.error')
  expect((await submit()).error?.code).toBe('verification.code.used')
  expect(form.$state.get().values.verificationCode).toBe('')
})

it('[FORGOT-06][SMS-04] counts down like everywhere', async () => {
  const { form, withCode, clock } = await byPhone()
  await withCode()
  expect(form.sms.$state.get()).toEqual({ phase: 'counting', seconds: 60 })
  await clock.advance(60_000)
  expect(form.sms.$state.get().phase).toBe('ready')
})

it('[VALID-18][PHONEPW-06] lets nobody submit before a field was touched, nor with an error', async () => {
  const { password, idle } = await open()
  const form = password.phoneResetForm()
  await idle()
  expect(form.$canSubmit.get()).toBe(false)
  form.set('mobileNum', '12')
  form.touch('mobileNum')
  expect(form.$canSubmit.get()).toBe(false)
  form.set('mobileNum', NUMBER)
  expect(form.$canSubmit.get()).toBe(true)
  form.set('newPassword', 'abcdef')
  form.touch('newPassword')
  expect(form.$canSubmit.get()).toBe(false)
  form.set('newPassword', NEW)
  expect(form.$canSubmit.get()).toBe(true)
  form.dispose()
})

it('[FORGOT-07] sends one request, however often it is tapped', async () => {
  const { form, withCode, asked, idle } = await byPhone()
  await withCode()
  form.set('newPassword', NEW)
  await Promise.all(Array.from({ length: 20 }, () => form.submit()))
  await idle()
  expect(asked('setPasswordByPhone')).toBe(1)
})

async function change(options: Parameters<typeof open>[0] = {}) {
  const test = await open({ as: 'demo', path: '/m/changePsw', ...options })
  const form = test.password.changeForm()
  onTestFinished(() => form.dispose())
  const submit = async (newPassword = NEW, oldPassword = OLD, confirmNewPassword = newPassword) => {
    form.set('oldPassword', oldPassword)
    form.set('newPassword', newPassword)
    form.set('confirmNewPassword', confirmNewPassword)
    const { ok } = await form.submit()
    await test.idle()
    return ok
  }
  return { ...test, form, submit }
}

it('[CHPW-07][CALL-17][CRYPTO-05] changes the password: waiting ends, saved, and a second later the lobby', async () => {
  const { submit, events, clock, control, foyer, idle } = await change()
  expect(await submit()).toBe(true)
  expect(events.toastKeys).toEqual(['toast.loading', 'toast.saved'])
  expect(events.toasts[0]).toMatchObject({ kind: 'loading', ms: 10_000 })
  expect(events.loading).toEqual([])
  const sent = control.log().find(({ endpoint }) => endpoint === 'changePassword')
  expect(Object.keys(sent?.body ?? {})).toEqual(['oldPassword', 'newPassword', 'confirmNewPassword'])
  await clock.advance(999)
  expect(events.navigations).toEqual([])
  await clock.advance(1)
  expect(events.navigations).toEqual([{ to: { name: 'home' }, replace: true }])
  await foyer.session.signOut()
  unwrap(await foyer.use(signIn).withPassword({ username: 'demo', password: NEW }))
  await idle()
  expect(foyer.session.isSignedIn()).toBe(true)
})

it('[CRYPTO-05] goes sealed where the merchant wants it', async () => {
  const { submit, control } = await change({ config: { endpoints: { changePassword: { encrypted: true } } } })
  expect(await submit()).toBe(true)
  const sent = control.log().find(({ endpoint }) => endpoint === 'changePassword')
  expect(Object.keys(sent?.body ?? {})).toEqual(['data'])
})

it('[CHPW-06][VALID-16][PERR-13] asks for another one where the new is the old, and sends nothing', async () => {
  const { submit, events, asked, form } = await change()
  expect(await submit(OLD)).toBe(false)
  expect(form.$state.get().error?.code).toBe('modify.new.old.same')
  expect(events.popups).toMatchObject([{ id: 'same_password', actions: [{ id: 'ok', tone: 'primary' }] }])
  expect([asked('changePassword'), events.toasts]).toEqual([0, []])
  events.popups[0]?.actions[0]?.run()
  expect(events.focuses).toEqual([{ field: 'newPassword' }])
  expect(form.$state.get().values.newPassword).toBe(OLD)
})

it('[VALID-15][VALID-16] says what is wrong with each of the three', async () => {
  const { submit, form, asked } = await change()
  expect(await submit('abcdef', 'x', '')).toBe(false)
  expect(form.$state.get().errors).toEqual({
    oldPassword: { key: 'valid.password.length', params: { 0: 6, 1: 20 } },
    newPassword: { key: 'valid.password.digit' },
    confirmNewPassword: { key: 'enter_password' },
  })
  expect(await submit(NEW, OLD, 'Lobby2028')).toBe(false)
  expect(form.$state.get().errors).toEqual({ confirmNewPassword: { key: 'confirm_correct' } })
  form.set('newPassword', 'Lobby2028')
  expect(form.$state.get().errors).toEqual({})
  expect(asked('changePassword')).toBe(0)
})

it('[CHPW-09] withholds the words of the platform and keeps what was typed', async () => {
  const { submit, events, form, foyer } = await change()
  expect(await submit(NEW, 'Wrong2026')).toBe(false)
  expect(events.loading).toEqual([])
  expect(events.toasts.filter(({ kind }) => kind === 'error')).toMatchObject([
    { key: 'error.unknown', text: undefined },
  ])
  const { error, values } = form.$state.get()
  expect(error?.serverMessage).toBeUndefined()
  expect(values).toEqual({ oldPassword: 'Wrong2026', newPassword: NEW, confirmNewPassword: NEW })
  expect(foyer.session.isSignedIn()).toBe(true)
})

it('[CHPW-07] sends one request, however often it is tapped, and takes nobody along who has left', async () => {
  const { form, asked, idle, clock, events } = await change()
  form.set('oldPassword', OLD)
  form.set('newPassword', NEW)
  form.set('confirmNewPassword', NEW)
  await Promise.all(Array.from({ length: 20 }, () => form.submit()))
  await idle()
  expect(asked('changePassword')).toBe(1)
  form.dispose()
  expect(form.$state.get().values.oldPassword).toBe('')
  await clock.advance(2000)
  expect(events.navigations).toEqual([])
})

it('[CHPW-05] keeps guests out', async () => {
  const { foyer, ports } = await open({ path: '/m/changePsw' })
  expect(foyer.session.isSignedIn()).toBe(false)
  expect(ports.navigation.current()).toBe('/m/home')
})

it('[CHPW-09] ends with its screen', async () => {
  const { password, script, idle, foyer, events } = onScript()
  foyer.use(authSession).setSession(asMember)
  script.on(passwordEndpoints.changePassword, hang)
  const form = password.changeForm()
  form.set('oldPassword', OLD)
  form.set('newPassword', NEW)
  form.set('confirmNewPassword', NEW)
  const sent = form.submit()
  await idle({ hanging: 1 })
  form.dispose()
  expect((await sent).ok).toBe(false)
  expect(events.loading).toEqual([])
})
