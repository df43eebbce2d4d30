import { createSandbox } from '@foyer/sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { login } from '../session/contract.ts'
import { json, scriptedPlatform } from '../testing/scripted-platform.ts'
import { createSessionTab } from '../testing/session-tab.ts'
import { createTestAccounts } from '../testing/test-accounts.ts'
import { captcha as captchaCall } from '../verification/contract.ts'
import { loginFeature } from './login-feature.ts'
import { createLoginForm } from './login-form.ts'

function onSandbox() {
  const test = createTestAccounts(createSandbox, { path: '/m/login' })
  onTestFinished(() => expect(test.end()).toEqual([]))
  const form = test.foyer.use(loginFeature).createForm()
  onTestFinished(() => form.dispose())
  const tryWith = async (password: string, captcha = '') => {
    form.set('username', 'demo')
    form.set('password', password)
    if (captcha !== '') form.set('captcha', captcha)
    const done = await form.submit()
    await test.idle()
    return done
  }
  return { ...test, form, tryWith }
}

function onScript() {
  const script = scriptedPlatform()
  const tab = createSessionTab({
    fetch: script.fetch,
    config: { endpoints: { login: { sealed: false } }, http: { retries: 0 } },
  })
  onTestFinished(() => tab.dispose())
  tab.session.start()
  const form = createLoginForm(tab.context, tab.session.login)
  form.set('username', 'demo')
  form.set('password', 'Wrong2026')
  const submit = async () => {
    const done = await form.submit()
    await tab.idle()
    return done
  }
  return { ...tab, script, form, submit }
}

it('[LOGIN-06][CAPTCHA-02] asks for a captcha once a refusal wants one, and gets in with it', async () => {
  const { form, tryWith, control, asked, foyer } = onSandbox()
  await tryWith('Wrong2026')
  await tryWith('Wrong2026')
  expect([form.captcha.$state.get().status, asked('captcha')]).toEqual(['hidden', 0])
  await tryWith('Wrong2026')
  expect([form.captcha.$state.get().status, asked('captcha')]).toEqual(['ready', 1])
  expect(form.$state.get().errors.captcha).toBeUndefined()

  // Without it nothing is sent.
  expect(await tryWith('Foyer2026')).toBe(false)
  expect(form.$state.get().errors.captcha).toEqual({ key: 'valid.required' })
  expect(asked('login')).toBe(3)

  expect(await tryWith('Foyer2026', control.captcha()?.answer)).toBe(true)
  expect(foyer.session.isLoggedIn()).toBe(true)
  expect(form.captcha.$state.get().status).toBe('hidden')
})

it('[LOGIN-06] shows a fresh picture and an empty field after every refusal of an answer', async () => {
  const { form, tryWith, asked } = onSandbox()
  for (let count = 0; count < 3; count += 1) await tryWith('Wrong2026')
  const first = form.captcha.$state.get()
  await tryWith('Foyer2026', '0')
  expect(asked('captcha')).toBe(2)
  expect(form.captcha.$state.get()).not.toEqual(first)
  const { values, errors } = form.$state.get()
  expect(values).toEqual({ username: 'demo', password: 'Foyer2026', captcha: '' })
  expect(errors.captcha).toBeUndefined()
})

it('[CAPTCHA-03] brings another picture and empties the field', async () => {
  const { form, tryWith, idle } = onSandbox()
  for (let count = 0; count < 3; count += 1) await tryWith('Wrong2026')
  const first = form.captcha.$state.get()
  form.set('captcha', '12')
  form.refreshCaptcha()
  expect(form.captcha.$state.get()).toEqual({ status: 'loading' })
  await idle()
  expect(form.captcha.$state.get()).toMatchObject({ status: 'ready' })
  expect(form.captcha.$state.get()).not.toEqual(first)
  expect(form.$state.get().values.captcha).toBe('')
})

it('[LOGIN-06] leaves the field away where the refusal does not flag it', async () => {
  const { script, form, submit } = onScript()
  script.refuse(login, 'user.invalid', { value: { captcha: false } })
  await submit()
  expect(form.captcha.$state.get()).toEqual({ status: 'hidden' })
  expect(script.of(captchaCall)).toHaveLength(0)
})

it('[LOGIN-06] keeps picture and answer when the connection fails', async () => {
  const { script, form, submit } = onScript()
  script.refuse(login, 'user.invalid', { value: { captcha: 1 } })
  script.answer(captchaCall, { captchaId: 'C1', image: 'iVBORw0KGgo=' })
  await submit()
  const shown = { status: 'ready', captchaId: 'C1', src: 'data:image/png;base64,iVBORw0KGgo=' }
  expect(form.captcha.$state.get()).toEqual(shown)
  script.on(login, () => Promise.reject(new TypeError('gone')))
  form.set('captcha', ' 1234 ')
  await submit()
  expect(form.$state.get().values.captcha).toBe(' 1234 ')
  expect(form.captcha.$state.get()).toEqual(shown)
  expect(script.of(captchaCall)).toHaveLength(1)
  expect(JSON.parse(script.of(login).at(-1)?.body ?? '{}')).toMatchObject({ captcha: '1234', captchaId: 'C1' })
})

it('[LOGIN-06] says when there is no picture, and takes the latest one asked for', async () => {
  const { script, form, submit, idle } = onScript()
  script.refuse(login, 'user.invalid', { value: { captcha: true } })
  script.on(captchaCall, () => json({}, { status: 500 }))
  await submit()
  expect(form.captcha.$state.get()).toEqual({ status: 'failed' })

  const answers: ((id: string) => void)[] = []
  script.on(
    captchaCall,
    () =>
      new Promise((resolve) =>
        answers.push((captchaId) => resolve(json({ success: true, value: { captchaId, image: 'PHN2Zz4=' } }))),
      ),
  )
  form.refreshCaptcha()
  form.refreshCaptcha()
  await idle({ hanging: 2 })
  for (const answer of answers.reverse()) answer(`C${answers.indexOf(answer)}`)
  await idle()
  expect(form.captcha.$state.get()).toMatchObject({ captchaId: 'C0', src: 'data:image/svg+xml;base64,PHN2Zz4=' })
})
