import { expect, it, onTestFinished } from 'vitest'
import { scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createTestBrowser } from '../../../testing/test-browser.ts'
import type { TestFoyer } from '../../../testing/test-foyer.ts'
import { platformEndpoints } from '../../app/platform/endpoints.ts'
import { sessionEndpoints } from '../session/endpoints.ts'
import { signIn } from './sign-in.ts'

const PASSWORD = 'Foyer2026'
const NUMBER = '9170000001'
const response = { token: 'T1', userName: 'demo', type: 0, firstTimeLogin: false }

async function device() {
  const script = scriptedPlatform()
  script.answer(sessionEndpoints.login, response)
  script.answer(sessionEndpoints.logout, null)
  script.answer(platformEndpoints.siteFlags, { flags: { MOBVERFLOGIN3: 1 } })
  const made = createTestBrowser(() => script)
  onTestFinished(() => expect(made.end()).toEqual([]))
  const visit = async (options: { readonly settled?: boolean } = {}) => {
    const test = made.visit({ config: { endpoints: { login: { encrypted: false } }, http: { retries: 0 } } })
    if (options.settled !== false) await test.idle()
    return test
  }
  return { ...made, script, visit }
}

const formOn = ({ foyer }: TestFoyer) => foyer.use(signIn).form()

async function enter(test: TestFoyer, fields: Readonly<Record<string, string | boolean>>) {
  const form = formOn(test)
  for (const [field, value] of Object.entries(fields)) {
    if (field === 'remember') form.set(field, value === true)
    else form.set(field as 'username', String(value))
  }
  if ('mobileNum' in fields) form.setMethod('sms')
  expect((await form.submit()).ok).toBe(true)
  await test.idle()
  form.dispose()
}

it('[LOGIN-03][SESSION-10] fills the next form with what was remembered, over a logout', async () => {
  const { visit, everything, storage } = await device()
  const first = await visit()
  await enter(first, { username: ' demo ', password: PASSWORD, remember: true })
  await first.foyer.session.signOut()
  first.dispose()
  expect(storage.get('autoLogin')).toBe('0')

  const next = await visit()
  const form = formOn(next)
  expect(form.$state.get().values).toMatchObject({ username: 'demo', remember: true })
  await next.idle()
  expect(form.$state.get()).toMatchObject({ values: { username: 'demo', password: PASSWORD }, errors: {}, touched: {} })
  expect(form.$method.get()).toBe('username')
  expect(everything()).not.toContain(PASSWORD)
  expect(everything()).not.toContain(btoa(PASSWORD))
})

it('[LOGIN-03] forgets when the box is not ticked', async () => {
  const { visit, everything } = await device()
  const test = await visit()
  await enter(test, { username: 'demo', password: PASSWORD, remember: true })
  expect(everything()).toContain('MC_LOGIN_RECORD')
  await test.foyer.session.signOut()
  await enter(test, { password: PASSWORD, remember: false })
  expect(everything()).not.toContain('MC_LOGIN_RECORD')
  const form = formOn(test)
  expect(form.$state.get().values).toMatchObject({ username: '', password: '', remember: false })
})

it('[LOGIN-03] remembers nothing of a login that was refused', async () => {
  const { visit, script, everything } = await device()
  script.refuse(sessionEndpoints.login, 'user.invalid')
  const test = await visit()
  const form = formOn(test)
  form.set('username', 'demo')
  form.set('password', PASSWORD)
  form.set('remember', true)
  expect((await form.submit()).ok).toBe(false)
  await test.idle()
  expect(everything()).not.toMatch(/MC_LOGIN_RECORD|autoLogin/)
})

it('[LOGIN-03] of a login by SMS it remembers method, number and country, and no code', async () => {
  const { visit, everything, script } = await device()
  const first = await visit()
  await enter(first, { mobileNum: NUMBER, countryDialingCode: '880', verificationCode: '123456', remember: true })
  await first.foyer.session.signOut()
  first.dispose()
  expect(everything()).not.toContain('123456')

  const next = await visit()
  const form = formOn(next)
  expect(form.$method.get()).toBe('sms')
  expect(form.$state.get().values).toMatchObject({
    mobileNum: NUMBER,
    countryDialingCode: '880',
    verificationCode: '',
    username: '',
    password: '',
    remember: true,
  })
  next.dispose()

  script.answer(platformEndpoints.siteFlags, { flags: {} })
  const off = await visit()
  await off.foyer.platform.refresh()
  expect(formOn(off).$method.get()).toBe('username')
})

it('[LOGIN-02][LOGIN-03] shows the remembered method as soon as the platform has said that it is on', async () => {
  const { visit, storage } = await device()
  storage.seed('MC_LOGIN_RECORD:demo', `{"type":"sms","username":"${NUMBER}","countryDialingCode":"63"}`)
  const test = await visit({ settled: false })
  const form = formOn(test)
  expect(form.$method.get()).toBe('username')
  await test.idle()
  expect(form.$method.get()).toBe('sms')
})

it('[LOGIN-03] does not put its password over what somebody has begun to type', async () => {
  const { visit } = await device()
  const first = await visit()
  await enter(first, { username: 'demo', password: PASSWORD, remember: true })
  await first.foyer.session.signOut()
  const other = formOn(first)
  other.set('username', 'player1')
  const typed = formOn(first)
  typed.set('password', 'x')
  await first.idle()
  expect([other.$state.get().values.password, typed.$state.get().values.password]).toEqual(['', 'x'])
})

it('[SESSION-10] remembers the name alone where the browser keeps no keys', async () => {
  const { visit, secrets, everything } = await device()
  secrets.behaviour = 'denied'
  const test = await visit()
  await enter(test, { username: 'demo', password: PASSWORD, remember: true })
  await test.foyer.session.signOut()
  const form = formOn(test)
  await test.idle()
  expect(form.$state.get().values).toMatchObject({ username: 'demo', password: '', remember: true })
  expect(everything()).not.toContain(PASSWORD)
})
