import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { json, scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createTestBrowser } from '../../../testing/test-browser.ts'
import { passwordEndpoints } from '../../account/password/endpoints.ts'
import { password } from '../../account/password/password.ts'
import { platformEndpoints } from '../../app/platform/endpoints.ts'
import { challengeEndpoints } from '../challenges/endpoints.ts'
import { sessionEndpoints } from '../session/endpoints.ts'
import { signIn } from './sign-in.ts'

// Loaded with the first sign-in, on time that no clock of ours knows of.
beforeAll(() => import('./auto-sign-in.ts'))

const PASSWORD = 'Foyer2026'
const NEW = 'Lobby2027'
const CODE = '730912'
const response = { token: 'T1', userName: 'newbie', type: 0, firstTimeLogin: true }

it('[SESSION-10][CHPW-03] no password and no code is readable in storage, log, messages, errors or addresses', async () => {
  const script = scriptedPlatform()
  const browser = createTestBrowser(() => script)
  onTestFinished(() => expect(browser.end()).toEqual([]))
  script.answer(platformEndpoints.siteFlags, { flags: { MOBVERFLOGIN3: 1 } })
  script.answer(challengeEndpoints.smsNoLogin, { expirationTime: undefined })
  const test = browser.visit({ config: { endpoints: { login: { encrypted: false } }, http: { retries: 0 } } })
  const told: unknown[] = []
  test.foyer.log.on((entry) => told.push(entry))
  await test.idle()
  const look = () => {
    const { toasts, popups, navigations, focuses } = test.events
    const addresses = script.requests.map(({ path, query }) => [path, query])
    const everything = JSON.stringify([browser.everything(), told, toasts, popups, navigations, focuses, addresses])
    for (const secret of [PASSWORD, NEW, CODE].flatMap((text) => [text, btoa(text), encodeURIComponent(btoa(text))])) {
      expect(everything).not.toContain(secret)
    }
  }

  // By code, refused.
  const form = test.foyer.use(signIn).form()
  form.setMethod('sms')
  form.set('mobileNum', '9170000001')
  await form.sendCode()
  form.set('verificationCode', CODE)
  form.set('remember', true)
  script.refuse(sessionEndpoints.login, 'verification.code.error')
  await form.submit()
  told.push(form.$state.get().error, String(form.$state.get().error))

  // By name: refused, broken, taken.
  form.setMethod('username')
  form.set('username', 'newbie')
  form.set('password', PASSWORD)
  script.refuse(sessionEndpoints.login, 'user.invalid', { value: { captcha: false } })
  await form.submit()
  told.push(form.$state.get().error)
  script.on(sessionEndpoints.login, () => Promise.reject(new TypeError('net')))
  await form.submit()
  told.push(form.$state.get().error)
  script.answer(sessionEndpoints.login, response)
  expect((await form.submit()).ok).toBe(true)
  form.dispose()
  await test.idle()
  look()

  // The held password, first without luck.
  const change = test.foyer.use(password).changeForm()
  change.set('newPassword', NEW)
  change.set('confirmNewPassword', NEW)
  script.on(
    passwordEndpoints.changePassword,
    () => json({ success: false, code: 'zzz', message: 'no' }),
    () => json({ success: true }),
  )
  await change.submit()
  told.push(change.$state.get().error)
  change.set('oldPassword', PASSWORD)
  expect((await change.submit()).ok).toBe(true)
  change.dispose()
  await test.idle()
  look()

  // And back without typing.
  test.dispose()
  browser.storage.tab().remove('MC_SESSION_INFO')
  const next = browser.visit({ config: { endpoints: { login: { encrypted: false } }, http: { retries: 0 } } })
  next.foyer.log.on((entry) => told.push(entry))
  await next.idle()
  expect(next.foyer.session.isSignedIn()).toBe(true)
  expect(JSON.parse(script.requestsOf(sessionEndpoints.login).at(-1)?.body ?? '')).toMatchObject({ password: NEW })
  look()
})
