import { describe, expect, it, onTestFinished } from 'vitest'
import { login as loginCall } from '../session/contract.ts'
import { scriptedPlatform } from '../testing/scripted-platform.ts'
import { createSessionTab, type SessionTab } from '../testing/session-tab.ts'
import { createLoginForm } from './login-form.ts'

const PASSWORD = 'Foyer2026'
const answer = { token: 'T1', userName: 'demo', type: 0, firstTimeLogin: false }

function onScript() {
  const script = scriptedPlatform()
  const tab = createSessionTab({
    fetch: script.fetch,
    config: { endpoints: { login: { sealed: false } }, http: { retries: 0 } },
  })
  onTestFinished(() => {
    tab.dispose()
    expect(tab.leftovers()).toEqual([])
  })
  tab.session.start()
  return { script, ...tab }
}

describe('the login form', () => {
  const fill = (tab: SessionTab, username: string, password: string) => {
    const form = createLoginForm(tab.context, tab.session.login)
    onTestFinished(() => form.dispose())
    form.set('username', username)
    form.set('password', password)
    return form
  }

  it('[LOGIN-01] begins empty, with user name and password', () => {
    const tab = onScript()
    expect(createLoginForm(tab.context, tab.session.login).$state.get()).toMatchObject({
      values: { username: '', password: '' },
      status: 'idle',
    })
  })

  it('[LOGIN-13] sends nothing that is not valid, and puts the focus on the first wrong field', async () => {
    const tab = onScript()
    const form = fill(tab, 'demo', '')
    expect(await form.submit()).toBe(false)
    expect(form.$state.get().errors).toEqual({ password: { key: 'valid.required' } })
    form.set('username', '1x')
    expect(await form.submit()).toBe(false)
    expect(tab.intents.focuses).toEqual([{ field: 'password' }, { field: 'username' }])
    expect(tab.script.seen).toEqual([])
  })

  it('[LOGIN-13] is sent once, however often it is tapped', async () => {
    const tab = onScript()
    tab.script.answer(loginCall, answer)
    const form = fill(tab, 'demo', PASSWORD)
    const taps = Array.from({ length: 20 }, () => form.submit())
    expect(await Promise.all(taps)).toEqual(Array.from({ length: 20 }, () => true))
    expect(tab.script.of(loginCall)).toHaveLength(1)
    expect(tab.intents.navigations).toHaveLength(1)
  })

  it('[LOGIN-12] keeps what was typed when refused, and says why: catalogue, server, unknown', async () => {
    const tab = onScript()
    const form = fill(tab, 'demo', PASSWORD)
    tab.script.refuse(loginCall, 'user.invalid')
    expect(await form.submit()).toBe(false)
    expect(form.$state.get()).toMatchObject({
      values: { username: 'demo', password: PASSWORD },
      status: 'failed',
      failure: { code: 'user.invalid' },
    })
    tab.script.refuse(loginCall, 'zzz', { message: 'Come back at noon.' })
    await form.submit()
    tab.script.refuse(loginCall, 'zzz')
    await form.submit()
    expect(tab.intents.toasts.map(({ key, text }) => [key, text])).toEqual([
      ['error.user.invalid', undefined],
      ['error.unknown', 'Come back at noon.'],
      ['error.unknown', undefined],
    ])
    tab.script.answer(loginCall, answer)
    expect(await form.submit()).toBe(true)
  })

  it('[VALID-19] checks what it shows anew 200 ms after a change of the language', async () => {
    const tab = onScript()
    const form = fill(tab, 'demo', '')
    form.touch('password')
    const before = form.$state.get()
    expect(before.errors).toEqual({ password: { key: 'valid.required' } })
    expect(tab.languages.setLanguage('TY')).toBe(true)
    await tab.clock.advance(199)
    expect(form.$state.get()).toBe(before)
    await tab.clock.advance(1)
    expect(form.$state.get()).not.toBe(before)
    expect(form.$state.get().errors).toEqual(before.errors)
  })

  it('[LOGIN-12] forgets the password when the screen closes', () => {
    const tab = onScript()
    const form = fill(tab, 'demo', PASSWORD)
    form.dispose()
    expect(form.$state.get().values).toEqual({ username: '', password: '', captcha: '' })
  })
})
