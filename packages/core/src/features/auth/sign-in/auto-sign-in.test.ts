import { createSandbox } from '@foyer/sandbox'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { deferred } from '../../../testing/deferred.ts'
import { hang, json, type ScriptedPlatform, scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createTestBrowser } from '../../../testing/test-browser.ts'
import type { TestFoyer } from '../../../testing/test-foyer.ts'
import { sessionEndpoints } from '../session/endpoints.ts'
import { authSession } from '../session/session.ts'
import { deviceCredentials } from './device-credentials.ts'
import { signIn } from './sign-in.ts'

const PASSWORD = 'Foyer2026'
const response = (userName = 'demo', more: object = {}) => ({
  token: `T-${userName}`,
  userName,
  type: 0,
  firstTimeLogin: false,
  ...more,
})
const config = { endpoints: { login: { encrypted: false } }, http: { retries: 0 } }

// Loaded with the first silent sign-in, on time that no clock of ours knows of.
beforeAll(() => import('./auto-sign-in.ts'))

function device() {
  const script = scriptedPlatform()
  const made = createTestBrowser(() => script)
  onTestFinished(() => expect(made.end()).toEqual([]))
  return {
    ...made,
    script,
    start: (more: object = {}) => made.visit({ config: { ...config, ...more }, path: '/m/set' }),
  }
}

/** A device with saved credentials whose session is gone without a sign-out. */
async function remembering() {
  const made = device()
  const { script, storage } = made
  script.answer(sessionEndpoints.login, response())
  const test = made.start()
  await test.idle()
  const form = test.foyer.use(signIn).form()
  form.set('username', 'demo')
  form.set('password', PASSWORD)
  form.set('remember', true)
  await form.submit()
  await test.idle()
  expect(storage.get('autoLogin')).toBe('1')
  test.dispose()
  storage.tab().remove('MC_SESSION_INFO')
  return made
}

const types = ({ foyer }: TestFoyer) => {
  const seen: string[] = []
  foyer.session.$state.subscribe(({ type }) => seen.push(type))
  return seen
}
const asked = (script: ScriptedPlatform) => script.requestsOf(sessionEndpoints.login).length
const toasts = ({ events }: TestFoyer) => events.toastKeys.filter((key) => !key.startsWith('error.unknown'))

it('[SESSION-06] logs in again at the next start, once and silently, and shows no guest in between', async () => {
  const { start, script } = await remembering()
  const test = start()
  const seen = types(test)
  await test.idle()
  expect(seen).toEqual(['unknown', 'member'])
  expect(asked(script)).toBe(2)
  expect(JSON.parse(script.requestsOf(sessionEndpoints.login)[1]?.body ?? '')).toMatchObject({
    username: 'demo',
    password: PASSWORD,
  })
  expect([toasts(test), test.events.navigations]).toEqual([[], []])
  expect(test.ports.navigation.current()).toBe('/m/set')
  expect(test.ports.storage.get('autoLogin')).toBe('1')
})

it('[SESSION-06] does so against a platform', async () => {
  const { visit, storage, end } = createTestBrowser((clock) => createSandbox({ clock }))
  const first = visit()
  const form = first.foyer.use(signIn).form()
  form.set('username', 'demo')
  form.set('password', PASSWORD)
  form.set('remember', true)
  expect((await form.submit()).ok).toBe(true)
  await first.idle()
  first.dispose()
  storage.tab().remove('MC_SESSION_INFO')
  const next = visit({ path: '/m/withdraw' })
  await next.idle()
  expect(next.foyer.session.$state.get()).toMatchObject({ type: 'member', info: { userName: 'demo' } })
  expect(next.foyer.access.$page.get().result).toMatchObject({ outcome: 'allow', route: { name: 'withdraw' } })
  expect(end()).toEqual([])
})

it('[SESSION-06] turns itself off when it is refused, without a word', async () => {
  const { start, script, storage } = await remembering()
  script.refuse(sessionEndpoints.login, 'user.invalid', { value: { captcha: true } })
  const test = start()
  const seen = types(test)
  await test.idle()
  expect(seen).toEqual(['unknown', 'guest'])
  expect([storage.get('autoLogin'), toasts(test)]).toEqual(['0', []])
  test.dispose()
  const next = start()
  await next.idle()
  expect(asked(script)).toBe(2)
  expect(next.foyer.session.$state.get()).toEqual({ type: 'guest' })
})

it.each([
  ['breaks', () => Promise.reject(new TypeError('net'))],
  ['answers 503', () => new Response('', { status: 503 })],
  ['is closed', () => json({ success: false, code: 'platform.maintenance' })],
])('[SESSION-06] stays on when the platform %s: nobody has said no', async (_what, reaction) => {
  const { start, script, storage } = await remembering()
  script.on(sessionEndpoints.login, reaction)
  const test = start()
  await test.idle()
  expect(test.foyer.session.$state.get()).toEqual({ type: 'guest' })
  expect([storage.get('autoLogin'), toasts(test)]).toEqual(['1', []])
})

it('[SESSION-06] is decided after five seconds, whatever the platform does', async () => {
  const { start, script, clock, storage } = await remembering()
  script.on(sessionEndpoints.login, hang)
  const test = start()
  await test.idle({ hanging: 1 })
  await clock.advance(4999)
  expect(test.foyer.session.$state.get()).toEqual({ type: 'unknown' })
  await clock.advance(1)
  expect(test.foyer.session.$state.get()).toEqual({ type: 'guest' })
  await test.idle()
  expect([storage.get('autoLogin'), toasts(test)]).toEqual(['1', []])
})

it('[SESSION-06] is decided, too, where the key store never answers, and off where the password cannot be had', async () => {
  const { start, script, clock, storage, secrets } = await remembering()
  secrets.behaviour = 'mute'
  const test = start()
  const seen = types(test)
  await test.idle()
  await clock.advance(3000)
  expect(seen).toEqual(['unknown', 'guest'])
  expect([asked(script), storage.get('autoLogin')]).toEqual([1, '0'])
})

it('[SESSION-06] does nothing after a logout, though the login is still remembered', async () => {
  const { start, script, storage } = await remembering()
  script.answer(sessionEndpoints.logout, null)
  const test = start()
  await test.idle()
  await test.foyer.session.signOut()
  test.dispose()
  expect(storage.get('autoLogin')).toBe('0')
  const next = start()
  const seen = types(next)
  await next.idle()
  expect(seen).toEqual(['guest'])
  expect(asked(script)).toBe(2)
  expect(next.foyer.use(deviceCredentials).saved.read()).toEqual({ type: 'username', username: 'demo' })
})

it('[SESSION-06] does nothing for logins by SMS, and ends with a login that is not to be remembered', async () => {
  const { start, script, storage } = await remembering()
  const test = start()
  await test.idle()
  unwrap(
    await test.foyer.use(signIn).withCode({
      mobileNum: '9170000001',
      countryDialingCode: '63',
      verificationCode: '1',
    }),
  )
  expect(storage.get('autoLogin')).toBe('0')
  await test.foyer
    .use(authSession)
    .authenticate({ type: 'username', username: 'demo', password: PASSWORD }, { rememberMe: true })
  expect(storage.get('autoLogin')).toBe('1')
  // A registration brings its session with it.
  test.foyer.use(authSession).setSession({ token: 'T9', userName: 'fresh', type: 0 })
  expect(storage.get('autoLogin')).toBe('0')
  expect(asked(script)).toBe(4)
})

it('[SESSION-06] gives way to a login by hand', async () => {
  const { start, script, storage } = await remembering()
  script.on(sessionEndpoints.login, hang, () => json({ success: true, value: response('second') }))
  const test = start()
  await test.idle({ hanging: 1 })
  unwrap(await test.foyer.use(signIn).withPassword({ username: 'second', password: PASSWORD }))
  await test.idle()
  expect(test.foyer.session.$state.get()).toMatchObject({ info: { userName: 'second' } })
  expect(storage.get('autoLogin')).toBe('0')
})

it('[SESSION-06] knows that nobody is here when a login by hand that took its place fails', async () => {
  const { start, script } = await remembering()
  script.on(sessionEndpoints.login, hang, () => json({ success: false, code: 'user.invalid' }))
  const test = start()
  await test.idle({ hanging: 1 })
  expect(await test.foyer.use(signIn).withPassword({ username: 'x', password: 'y' })).toMatchObject({
    ok: false,
    error: {
      code: 'user.invalid',
    },
  })
  expect(test.foyer.session.$state.get()).toEqual({ type: 'guest' })
})

it('[SESSION-06][SESSION-09] takes what another tab has got meanwhile', async () => {
  const { start, script } = await remembering()
  const first = deferred<Response>()
  script.on(
    sessionEndpoints.login,
    () => first.promise,
    () => json({ success: true, value: response('demo', { token: 'T-other' }) }),
  )
  const [one, other] = [start(), start()]
  await one.idle({ hanging: 1 })
  await other.idle()
  first.resolve(json({ success: true, value: response('demo', { token: 'T-late' }) }))
  await one.idle()
  for (const { foyer } of [one, other]) expect(foyer.session.$state.get()).toMatchObject({ info: { token: 'T-other' } })
})

it('[SESSION-06] changes nothing when the page is left before it is decided', async () => {
  const { start, script, storage } = await remembering()
  script.on(sessionEndpoints.login, hang)
  const test = start()
  const seen = types(test)
  await test.idle({ hanging: 1 })
  test.dispose()
  await test.idle()
  expect([seen, storage.get('autoLogin')]).toEqual([['unknown'], '1'])
})

it('[SESSION-06][LOGIN-14] still asks for a password of one’s own where the merchant wants it', async () => {
  const { start, script } = await remembering()
  script.answer(sessionEndpoints.login, response('demo', { firstTimeLogin: true }))
  const test = start({ login: { forceChangeOnFirstLogin: true } })
  await test.idle()
  expect(test.events.navigations).toEqual([{ to: { name: 'changePassword' }, replace: true }])
  expect(await test.foyer.use(deviceCredentials).temporary.read()).toBe(PASSWORD)
})
