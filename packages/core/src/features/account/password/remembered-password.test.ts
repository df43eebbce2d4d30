import { expect, it, onTestFinished } from 'vitest'
import { json, scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createTestBrowser } from '../../../testing/test-browser.ts'
import { sessionEndpoints } from '../../auth/session/endpoints.ts'
import { deviceCredentials } from '../../auth/sign-in/device-credentials.ts'
import { type SignIn, signIn } from '../../auth/sign-in/sign-in.ts'
import type { SignInForm } from '../../auth/sign-in/sign-in-form.ts'
import { passwordEndpoints } from './endpoints.ts'
import { password } from './password.ts'

const OLD = 'Foyer2026'
const NEW = 'Lobby2027'

interface SignInOptions {
  readonly firstTime?: boolean
  readonly remember?: boolean
}

/** A person who has just signed in by user name and password. */
async function entered({ firstTime = true, remember = false }: SignInOptions = {}) {
  const script = scriptedPlatform()
  const browser = createTestBrowser(() => script)
  onTestFinished(() => expect(browser.end()).toEqual([]))
  script.answer(sessionEndpoints.login, { token: 'T1', userName: 'newbie', type: 0, firstTimeLogin: firstTime })
  script.answer(sessionEndpoints.logout, null)
  script.answer(passwordEndpoints.changePassword, null)
  const test = browser.visit({ config: { endpoints: { login: { encrypted: false } }, http: { retries: 0 } } })
  await test.idle()
  const warnings: string[] = []
  test.foyer.log.on(({ level, event, data }) => {
    // The platform of these tests has no rules for fields.
    const isOfCall = event === 'call.failed' || data?.verb === 'fieldRules.load'
    if (level === 'warn' && !isOfCall) warnings.push(event)
  })
  const enter = async (userName = 'newbie') => {
    const form: SignInForm = (test.foyer.use(signIn) satisfies SignIn).form()
    form.set('username', userName)
    form.set('password', OLD)
    form.set('remember', remember)
    expect((await form.submit()).ok).toBe(true)
    form.dispose()
    await test.idle()
  }
  await enter()
  test.events.clear()
  warnings.length = 0
  const formOf = () => {
    const form = test.foyer.use(password).changeForm()
    onTestFinished(() => form.dispose())
    return form
  }
  const temporary = () => test.ports.sessionStorage.get('MC_TEMP_PASSWORD')
  const sent = () => script.requestsOf(passwordEndpoints.changePassword).map(({ body }) => JSON.parse(body))
  return {
    ...browser,
    ...test,
    script,
    warnings,
    enter,
    formOf,
    temporary,
    sent,
    deviceCredentials: test.foyer.use(deviceCredentials),
  }
}

type Form = ReturnType<Awaited<ReturnType<typeof entered>>['formOf']>

function fill(form: Form, newPassword = NEW, oldPassword = '') {
  form.set('oldPassword', oldPassword)
  form.set('newPassword', newPassword)
  form.set('confirmNewPassword', newPassword)
}

it('[CHPW-03][CHPW-02] holds the password of a first login, unreadable, and uses it as the old one', async () => {
  const { formOf, temporary, everything, sent, idle } = await entered()
  expect(temporary()).not.toBeNull()
  expect(everything()).not.toContain(OLD)
  expect(everything()).not.toContain(btoa(OLD))
  const form = formOf()
  expect(form.$asksOld.get()).toBeUndefined()
  await idle()
  expect(form.$asksOld.get()).toBe(false)
  expect(JSON.stringify(form.$state.get())).not.toContain(OLD)
  fill(form)
  expect((await form.submit()).ok).toBe(true)
  expect(sent()).toEqual([{ oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW }])
})

it('[CHPW-03][CHPW-07] drops it when another one stands, and then asks for the old one', async () => {
  const { formOf, temporary, idle, foyer, clock, events } = await entered()
  const form = formOf()
  fill(form)
  expect((await form.submit()).ok).toBe(true)
  expect(temporary()).toBeNull()
  expect(foyer.session.$state.get()).toMatchObject({ info: { firstTimeLogin: false } })
  await clock.advance(1000)
  expect(events.navigations).toEqual([{ to: { name: 'home' }, replace: true }])
  const next = formOf()
  await idle()
  expect(next.$asksOld.get()).toBe(true)
})

it('[CHPW-03] drops it at a logout, even one that comes while it is being sealed', async () => {
  const { foyer, temporary, deviceCredentials, idle, enter, formOf } = await entered()
  await foyer.session.signOut()
  expect(temporary()).toBeNull()

  await enter()
  deviceCredentials.temporary.save(OLD)
  await foyer.session.signOut()
  await idle()
  expect(temporary()).toBeNull()
  expect(await deviceCredentials.temporary.read()).toBeUndefined()
  formOf()
})

it('[CHPW-03] holds nothing of any other login', async () => {
  const { temporary, formOf, idle } = await entered({ firstTime: false })
  expect(temporary()).toBeNull()
  const form = formOf()
  await idle()
  expect(form.$asksOld.get()).toBe(true)
  fill(form)
  expect((await form.submit()).ok).toBe(false)
  expect(form.$state.get().errors).toEqual({ oldPassword: { key: 'valid.required' } })
})

it('[CHPW-02] takes the remembered password of the same user, and of nobody else', async () => {
  const { formOf, idle, sent, script, enter, deviceCredentials } = await entered({ firstTime: false, remember: true })
  const form = formOf()
  await idle()
  expect(form.$asksOld.get()).toBe(false)
  fill(form)
  expect((await form.submit()).ok).toBe(true)
  await idle()
  expect(sent()[0]).toMatchObject({ oldPassword: OLD })
  // CHPW-07: the record follows.
  expect([deviceCredentials.saved.read()?.username, await deviceCredentials.saved.password()]).toEqual(['newbie', NEW])

  script.answer(sessionEndpoints.login, { token: 'T2', userName: 'somebody', type: 0, firstTimeLogin: false })
  await enter()
  const other = formOf()
  await idle()
  expect(other.$asksOld.get()).toBe(true)
})

it('[CHPW-02] waits for what is just being sealed, and for what is just being opened', async () => {
  const { formOf, deviceCredentials, sent } = await entered({ firstTime: false })
  deviceCredentials.temporary.save(OLD)
  const form = formOf()
  fill(form)
  expect((await form.submit()).ok).toBe(true)
  expect(sent()[0]).toMatchObject({ oldPassword: OLD })
})

it('[CHPW-02] asks for the old password when the remembered one is refused, and not when an answer was lost', async () => {
  const { formOf, script, idle, clock, sent } = await entered()
  const form = formOf()
  await idle()
  script.on(passwordEndpoints.changePassword, () => Promise.reject(new TypeError('net')))
  script.refuse(sessionEndpoints.login, 'login.failed')
  fill(form)
  const submit = async () => {
    const result = form.submit()
    await idle()
    await clock.advance(1000)
    return result
  }
  expect((await submit()).ok).toBe(false)
  expect(form.$asksOld.get()).toBe(false)

  script.refuse(passwordEndpoints.changePassword, 'unknown', { message: 'The old password is wrong.' })
  expect((await submit()).ok).toBe(false)
  expect(form.$asksOld.get()).toBe(true)
  expect(form.$state.get().values).toMatchObject({ newPassword: NEW, confirmNewPassword: NEW })
  fill(form, NEW, 'Other2026')
  script.answer(passwordEndpoints.changePassword, null)
  expect((await form.submit()).ok).toBe(true)
  expect(sent().at(-1)).toMatchObject({ oldPassword: 'Other2026' })
})

it('[CHPW-09] says that the password may be changed when an answer was lost, a captcha hides it, and the old one is refused', async () => {
  const { formOf, script, idle, clock } = await entered()
  const form = formOf()
  await idle()
  const submit = async () => {
    const result = form.submit()
    await idle()
    await clock.advance(1000)
    await idle()
    return result
  }
  script.on(passwordEndpoints.changePassword, () => Promise.reject(new TypeError('net')))
  script.refuse(sessionEndpoints.login, 'captcha.required')
  fill(form)
  expect([(await submit()).ok, form.$state.get().status]).toEqual([false, 'unknown'])
  script.refuse(passwordEndpoints.changePassword, 'unknown')
  expect((await submit()).error?.code).toBe('password.uncertain')
  expect(form.$asksOld.get()).toBe(true)
})

it('[CHPW-02] asks for no old password when the platform has failed', async () => {
  const { formOf, script, idle, clock } = await entered()
  const form = formOf()
  await idle()
  script.on(passwordEndpoints.changePassword, () => json({ success: false, code: 'unknown' }, { status: 503 }))
  script.refuse(sessionEndpoints.login, 'login.failed')
  fill(form)
  const result = form.submit()
  await idle()
  await clock.advance(1000)
  expect((await result).ok).toBe(false)
  expect(form.$asksOld.get()).toBe(false)
})

it('[CHPW-06] refuses a new one that is the held one', async () => {
  const { formOf, events, sent } = await entered()
  const form = formOf()
  fill(form, OLD)
  expect((await form.submit()).ok).toBe(false)
  expect(events.popups).toMatchObject([{ id: 'same_password' }])
  expect(sent()).toEqual([])
})

it.each([
  ['cannot be written', 'storage.denied'],
  ['cannot be sealed', 'secret.failed'],
])('[CHPW-08] only logs that the remembered record %s', async (what, event) => {
  const { formOf, ports, secrets, warnings, events, clock, idle } = await entered({ firstTime: false, remember: true })
  const form = formOf()
  await idle()
  if (what === 'cannot be written') ports.storage.behaviour = 'quota'
  else secrets.behaviour = 'denied'
  fill(form)
  expect((await form.submit()).ok).toBe(true)
  await idle()
  expect(new Set(warnings)).toEqual(new Set([event]))
  expect(events.toastKeys).toEqual(['toast.loading', 'toast.saved'])
  await clock.advance(1000)
  expect(events.navigations).toEqual([{ to: { name: 'home' }, replace: true }])
})

it('[CHPW-03] sends nobody anywhere who left while it was looked for', async () => {
  const { formOf, secrets, script, clock, idle } = await entered()
  await idle()
  secrets.behaviour = 'mute'
  const form = formOf()
  fill(form)
  const sent = form.submit()
  form.dispose()
  await clock.advance(3000)
  expect((await sent).ok).toBe(false)
  expect(script.requestsOf(passwordEndpoints.changePassword)).toEqual([])
})
