import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hang, json, scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createTestBrowser } from '../../../testing/test-browser.ts'
import type { TestFoyer } from '../../../testing/test-foyer.ts'
import { platformEndpoints } from '../../app/platform/endpoints.ts'
import { challenges } from '../challenges/challenges.ts'
import { sessionEndpoints } from '../session/endpoints.ts'
import { signIn } from './sign-in.ts'
import { canResetPassword, type SignInForm, signInMethods } from './sign-in-form.ts'

const PASSWORD = 'Foyer2026'
const NUMBER = '9170000001'
const response = { token: 'T1', userName: 'demo', type: 0, firstTimeLogin: false }

function formOn(test: TestFoyer): SignInForm {
  const form = test.foyer.use(signIn).form()
  onTestFinished(() => form.dispose())
  return form
}

async function onSandbox() {
  const browser = createTestBrowser((clock) => createSandbox({ clock, humanCheck: false }))
  onTestFinished(() => {
    expect(browser.end()).toEqual([])
    browser.platform.dispose()
  })
  const { control } = browser.platform
  const test = browser.visit()
  await test.idle()
  return {
    ...browser,
    ...test,
    control,
    form: formOn(test),
    asked: (id: string) => control.log().filter(({ endpoint }) => endpoint === id).length,
    code: () => control.outbox().at(-1)?.secret ?? '',
  }
}

/** A platform that says what the test wants; codes by SMS are on. */
async function onScript() {
  const script = scriptedPlatform()
  const browser = createTestBrowser(() => script)
  onTestFinished(() => expect(browser.end()).toEqual([]))
  script.answer(platformEndpoints.siteFlags, { flags: { MOBVERFLOGIN3: 1 } })
  const test = browser.visit({ config: { endpoints: { login: { encrypted: false } }, http: { retries: 0 } } })
  await test.idle()
  const form = formOn(test)
  return {
    ...test,
    script,
    form,
    sent: () => script.requestsOf(sessionEndpoints.login).map(({ body }) => JSON.parse(body)),
  }
}

const fill = (form: SignInForm, username: string, password: string) => {
  form.set('username', username)
  form.set('password', password)
}

describe('the login form', () => {
  it('[LOGIN-01][LOGIN-03] begins empty, by user name, without remembering', async () => {
    const { form } = await onSandbox()
    expect(form.$method.get()).toBe('username')
    expect(form.$state.get()).toMatchObject({ values: { username: '', password: '', remember: false }, status: 'idle' })
  })

  it('[LOGIN-04] offers a new password with the user name, where one of the two settings is on', async () => {
    const { form, control, foyer } = await onSandbox()
    const seen: boolean[] = []
    onTestFinished(form.$canResetPassword.subscribe((can) => seen.push(can)))
    form.setMethod('sms')
    form.setMethod('username')
    expect(seen).toEqual([true, false, true])
    await control.setFlags({ CHNGPASSEMAIL3: false })
    await foyer.platform.refresh()
    expect(form.$canResetPassword.get()).toBe(true)
    await control.setFlags({ CHNGPASSVERIF3: false })
    await foyer.platform.refresh()
    expect(form.$canResetPassword.get()).toBe(false)
    expect(canResetPassword((flag) => flag === 'CHNGPASSEMAIL3')).toBe(true)
  })

  it('[LOGIN-13] sends nothing that is not valid, and puts the focus on the first wrong field', async () => {
    const { form, events, script } = await onScript()
    fill(form, 'demo', '')
    expect((await form.submit()).ok).toBe(false)
    expect(form.$state.get().errors).toEqual({ password: { key: 'valid.required' } })
    form.set('username', '1x')
    expect(form.$state.get().errors.username).toEqual({ key: 'valid.username.length', params: { 0: 4, 1: 16 } })
    expect((await form.submit()).ok).toBe(false)
    form.setMethod('sms')
    // The field has not been touched yet.
    expect(form.$state.get().errors).toEqual({})
    form.touch('mobileNum')
    expect(form.$state.get().errors).toEqual({ mobileNum: { key: 'valid.required' } })
    expect((await form.submit()).ok).toBe(false)
    expect(form.$state.get().errors).toEqual({
      mobileNum: { key: 'valid.required' },
      verificationCode: { key: 'valid.required' },
    })
    form.setMethod('username')
    expect(Object.keys(form.$state.get().errors)).toEqual(['username', 'password'])
    expect(events.focuses).toEqual([{ field: 'password' }, { field: 'username' }, { field: 'mobileNum' }])
    expect(script.requestsOf(sessionEndpoints.login)).toEqual([])
  })

  it.each([
    ['joe_doe', 'passwordonly'],
    ['1st.player', '123456'],
    ['a@b.online', 'with a space'],
  ])('[LOGIN-12][VALID-02] leaves it to the platform what the account %j looks like', async (username, password) => {
    const { form, script, sent } = await onScript()
    script.answer(sessionEndpoints.login, response)
    fill(form, username, password)
    expect((await form.submit()).ok).toBe(true)
    expect(sent()).toMatchObject([{ username, password }])
  })

  it('[LOGIN-13] is sent once, however often it is tapped', async () => {
    const { form, script, events } = await onScript()
    script.answer(sessionEndpoints.login, response)
    fill(form, 'demo', PASSWORD)
    const taps = Array.from({ length: 20 }, () => form.submit())
    expect((await Promise.all(taps)).map(({ ok }) => ok)).toEqual(Array.from({ length: 20 }, () => true))
    expect(script.requestsOf(sessionEndpoints.login)).toHaveLength(1)
    expect(events.navigations).toHaveLength(1)
  })

  it('[LOGIN-12] keeps what was typed when refused, and says why: catalogue, server, unknown', async () => {
    const { form, script, events } = await onScript()
    fill(form, 'demo', PASSWORD)
    events.clear()
    script.refuse(sessionEndpoints.login, 'user.invalid')
    expect((await form.submit()).ok).toBe(false)
    expect(form.$state.get()).toMatchObject({
      values: { username: 'demo', password: PASSWORD },
      status: 'failed',
      error: { code: 'user.invalid' },
    })
    script.refuse(sessionEndpoints.login, 'zzz', { message: 'Come back at noon.' })
    await form.submit()
    expect(form.$state.get().error).toMatchObject({ code: 'unknown', serverMessage: 'Come back at noon.' })
    script.refuse(sessionEndpoints.login, 'zzz')
    await form.submit()
    expect(form.$state.get().error).toMatchObject({ code: 'unknown', serverMessage: undefined })
    // Once, in the form.
    expect(events.toasts).toEqual([])
    script.answer(sessionEndpoints.login, response)
    expect((await form.submit()).ok).toBe(true)
  })

  it.each([400, 401, 403, 404, 409, 422])(
    '[LOGIN-12][ERR-19] refused with HTTP %i: the catalogue’s words, else the server’s own, never “logged out”',
    async (status) => {
      const { form, script, events } = await onScript()
      fill(form, 'demo', PASSWORD)
      events.clear()
      const refusedWith = async (body: unknown) => {
        script.on(sessionEndpoints.login, () => json(body, { status }))
        await form.submit()
        return form.$state.get().error
      }
      const named = { success: false, code: 'user.invalid', message: 'not this one' }
      expect(await refusedWith(named)).toMatchObject({ code: 'user.invalid' })
      const worded = { success: false, code: 'E77', message: 'Wrong user name or password.' }
      expect(await refusedWith(worded)).toMatchObject({ code: 'unknown', serverMessage: worded.message })
      const bare = { message: 'Come back at noon.' }
      expect(await refusedWith(bare)).toMatchObject({ code: 'unknown', serverMessage: bare.message })
      const silent = { success: false, code: 'E77' }
      expect(await refusedWith(silent)).toMatchObject({ code: 'unknown', serverMessage: undefined })
      expect(events.toasts).toEqual([])
    },
  )

  it('[LOGIN-12] refused with HTTP 401 and nothing else, it says that it does not know why', async () => {
    const { form, script, events } = await onScript()
    fill(form, 'demo', PASSWORD)
    events.clear()
    script.on(sessionEndpoints.login, () => new Response('', { status: 401 }))
    await form.submit()
    expect(form.$state.get().error).toMatchObject({ code: 'unknown' })
    expect(events.toasts).toEqual([])
  })

  it('[VALID-19] checks what it shows anew 200 ms after a change of the language', async () => {
    const { form, foyer, clock } = await onScript()
    form.touch('password')
    const before = form.$state.get()
    expect(before.errors).toEqual({ password: { key: 'valid.required' } })
    expect(foyer.languages.setLanguage('TY')).toBe(true)
    await clock.advance(199)
    expect(form.$state.get()).toBe(before)
    await clock.advance(1)
    expect(form.$state.get()).not.toBe(before)
    expect(form.$state.get().errors).toEqual(before.errors)
  })

  it('[LOGIN-12] forgets what was typed when the screen closes', async () => {
    const { form } = await onScript()
    fill(form, 'demo', PASSWORD)
    form.set('verificationCode', '123456')
    form.dispose()
    expect(JSON.stringify(form.$state.get())).not.toMatch(/Foyer2026|123456|demo/)
  })
})

describe('the two methods', () => {
  it('[LOGIN-02] are offered by the setting, and follow it', async () => {
    const { form, foyer, control } = await onSandbox()
    expect(form.$methods.get()).toEqual(['username', 'sms'])
    expect([form.setMethod('sms'), form.$method.get()]).toEqual([true, 'sms'])
    expect([form.setMethod('username'), form.$method.get()]).toEqual([true, 'username'])
    form.setMethod('sms')
    await control.setFlags({ MOBVERFLOGIN3: false })
    await foyer.platform.refresh()
    expect([form.$methods.get(), form.$method.get()]).toEqual([['username'], 'username'])
    expect([form.setMethod('sms'), form.$method.get()]).toEqual([false, 'username'])
    await control.setFlags({ MOBVERFLOGIN3: true })
    await foyer.platform.refresh()
    expect(form.$methods.get()).toEqual(['username', 'sms'])
  })

  it('[LOGIN-02] keep what was typed into each', async () => {
    const { form } = await onSandbox()
    fill(form, 'demo', 'Half')
    form.setMethod('sms')
    form.set('mobileNum', NUMBER)
    form.setMethod('username')
    form.setMethod('sms')
    expect(form.$state.get().values).toMatchObject({ username: 'demo', password: 'Half', mobileNum: NUMBER })
  })

  it('[LOGIN-02][LOGIN-09][LOGIN-11] let a number in by the code sent to it', async () => {
    const { form, code, foyer, events } = await onSandbox()
    form.setMethod('sms')
    form.set('mobileNum', NUMBER)
    expect((await form.sendCode()).ok).toBe(true)
    form.set('verificationCode', code())
    expect((await form.submit()).ok).toBe(true)
    expect(foyer.session.$state.get()).toMatchObject({ type: 'member', info: { userName: 'demo' } })
    expect(events.navigations).toEqual([{ to: { name: 'home' }, replace: true }])
  })

  it('says that the code is used, and not that it is wrong, when the answer to the same code was lost', async () => {
    const { form, script } = await onScript()
    form.setMethod('sms')
    form.set('mobileNum', NUMBER)
    form.set('verificationCode', '123456')
    script.on(sessionEndpoints.login, () => Promise.reject(new TypeError('net')))
    expect((await form.submit()).error?.code).toBe('network.failed')
    script.refuse(sessionEndpoints.login, 'verification.code.error')
    expect((await form.submit()).error?.code).toBe('verification.code.used')
    form.set('verificationCode', '654321')
    expect((await form.submit()).error?.code).toBe('verification.code.error')
  })

  it('[LOGIN-09] send the fields of their own type alone', async () => {
    const { form, script, sent } = await onScript()
    script.refuse(sessionEndpoints.login, 'verification.code.error')
    fill(form, ' demo ', PASSWORD)
    form.setMethod('sms')
    form.set('mobileNum', NUMBER)
    form.set('verificationCode', '123456')
    await form.submit()
    form.setMethod('username')
    await form.submit()
    expect(sent()).toEqual([
      { type: 'sms', mobileNum: NUMBER, countryDialingCode: '63', verificationCode: '123456', merchantCode: 'demo' },
      { type: 'username', username: 'demo', password: PASSWORD, merchantCode: 'demo' },
    ])
    expect(form.$state.get().values).toMatchObject({
      mobileNum: NUMBER,
      verificationCode: '123456',
      password: PASSWORD,
    })
  })

  it('[LOGIN-10][SMS-06] send what a provider vouches for, where one checks the codes', async () => {
    const { form, foyer, script, sent } = await onScript()
    script.answer(sessionEndpoints.login, response)
    foyer.use(challenges).usePhoneVerifier({
      start: async () => ({ confirm: async (typed) => `token of ${typed}` }),
    })
    form.setMethod('sms')
    form.set('mobileNum', NUMBER)
    expect((await form.sendCode()).ok).toBe(true)
    form.set('verificationCode', '123456')
    expect((await form.submit()).ok).toBe(true)
    expect(sent()).toEqual([
      {
        type: 'firebase',
        firebaseChannel: 'sms',
        firebaseIdToken: 'token of 123456',
        firebaseMobileNo: NUMBER,
        countryDialingCode: '63',
        merchantCode: 'demo',
      },
    ])
  })

  it('[LOGIN-08][SMS-04] send no other code while the countdown runs, here or after coming back', async () => {
    const { form, clock, foyer, asked } = await onSandbox()
    form.setMethod('sms')
    form.set('mobileNum', NUMBER)
    await form.sendCode()
    expect(form.sms.$state.get()).toEqual({ phase: 'counting', seconds: 60 })
    expect((await form.sendCode()).ok).toBe(false)
    await clock.advance(30_000)
    form.dispose()
    const rememberMe = foyer.use(signIn).form()
    onTestFinished(() => rememberMe.dispose())
    expect(rememberMe.sms.$state.get()).toEqual({ phase: 'counting', seconds: 30 })
    rememberMe.set('mobileNum', NUMBER)
    expect((await rememberMe.sendCode()).ok).toBe(false)
    await clock.advance(30_000)
    expect(rememberMe.sms.$state.get()).toEqual({ phase: 'ready', seconds: 0 })
    expect(asked('smsNoLogin')).toBe(1)
    expect((await rememberMe.sendCode()).ok).toBe(true)
  })

  it('[SMS-07] ask for a code by the number alone', async () => {
    const { form, events, asked } = await onSandbox()
    form.setMethod('sms')
    form.set('mobileNum', '12')
    expect((await form.sendCode()).ok).toBe(false)
    expect(form.$state.get().errors).toEqual({ mobileNum: { key: 'valid.mobileNum', params: { 0: 7, 1: 20 } } })
    expect(events.focuses).toEqual([{ field: 'mobileNum' }])
    expect(asked('smsNoLogin')).toBe(0)
  })
})

it('[LOGIN-13] a screen that closes while the login is under way changes nothing', async () => {
  const { form, script, foyer, events, idle } = await onScript()
  script.on(sessionEndpoints.login, hang)
  fill(form, 'demo', PASSWORD)
  const sent = form.submit()
  await idle({ hanging: 1 })
  events.clear()
  form.dispose()
  expect((await sent).ok).toBe(false)
  expect(foyer.session.isSignedIn()).toBe(false)
  expect([events.toasts, events.navigations]).toEqual([[], []])
})

it('[LOGIN-01][LOGIN-02] offers the number only where codes are on, after the user name', () => {
  expect(signInMethods(() => false)).toEqual(['username'])
  expect(signInMethods((flag) => flag === 'MOBVERFLOGIN3')).toEqual(['username', 'sms'])
})
