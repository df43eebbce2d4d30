import { createSandbox } from '@foyer/sandbox'
import { expect, it, onTestFinished, vi } from 'vitest'
import { deferred } from '../../../testing/deferred.ts'
import { json, scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createTestFoyer } from '../../../testing/test-foyer.ts'
import { createTestFoyerOnSandbox } from '../../../testing/test-foyer-on-sandbox.ts'
import { platformEndpoints } from '../../app/platform/endpoints.ts'
import type { HumanProof } from '../captcha/human-check.ts'
import { challenges } from '../challenges/challenges.ts'
import { challengeEndpoints } from '../challenges/endpoints.ts'
import { sessionEndpoints } from '../session/endpoints.ts'
import { signIn } from './sign-in.ts'

function onSandbox() {
  const test = createTestFoyerOnSandbox(createSandbox, { path: '/m/login' })
  onTestFinished(() => expect(test.end()).toEqual([]))
  const form = test.foyer.use(signIn).form()
  onTestFinished(() => form.dispose())
  const tryWith = async (password: string, captcha = '') => {
    form.set('username', 'demo')
    form.set('password', password)
    if (captcha !== '') form.set('captcha', captcha)
    const { ok } = await form.submit()
    await test.idle()
    return ok
  }
  return { ...test, form, tryWith }
}

async function onScript() {
  const script = scriptedPlatform()
  script.answer(platformEndpoints.siteFlags, { flags: { MOBVERFLOGIN3: 1 } })
  const test = createTestFoyer({
    fetch: script.fetch,
    config: { endpoints: { login: { encrypted: false } }, http: { retries: 0 } },
  })
  onTestFinished(() => test.dispose())
  await test.idle()
  const form = test.foyer.use(signIn).form()
  form.set('username', 'demo')
  form.set('password', 'Wrong2026')
  const submit = async () => {
    const { ok } = await form.submit()
    await test.idle()
    return ok
  }
  return { ...test, script, form, submit }
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
  expect(foyer.session.isSignedIn()).toBe(true)
  expect(form.captcha.$state.get().status).toBe('hidden')
})

it('[LOGIN-06][LOGIN-12] shows a fresh picture and an empty field after every refusal of an answer, and says so there', async () => {
  const { form, tryWith, asked, control, events } = onSandbox()
  for (let count = 0; count < 3; count += 1) await tryWith('Wrong2026')
  const first = form.captcha.$state.get()
  await tryWith('Foyer2026', '0')
  expect(asked('captcha')).toBe(2)
  expect(form.captcha.$state.get()).not.toEqual(first)
  const { values, errors } = form.$state.get()
  expect(values).toMatchObject({ username: 'demo', password: 'Foyer2026', captcha: '' })
  expect(errors.captcha).toEqual({ key: 'error.verification.code.error' })
  expect([events.focuses.at(-1), events.toasts]).toEqual([{ field: 'captcha' }, []])
  // It is no rule: what is typed now counts.
  form.set('captcha', '1')
  expect(form.$state.get().errors.captcha).toBeUndefined()
  expect(await tryWith('Foyer2026', control.captcha()?.answer)).toBe(true)
})

it('[LOGIN-06] asks for the picture, and names no wrong code, where none was shown when the platform wanted one', async () => {
  const { form, tryWith, control, events, foyer } = onSandbox()
  // The refusals of another visit.
  for (let count = 0; count < 3; count += 1) await tryWith('Wrong2026')
  const visit = foyer.use(signIn).form()
  onTestFinished(() => visit.dispose())
  visit.set('username', 'demo')
  visit.set('password', 'Foyer2026')
  const before = events.focuses.length
  expect(await visit.submit()).toMatchObject({ ok: false, error: { code: 'captcha.required' } })
  expect(visit.$state.get()).toMatchObject({ status: 'failed', errors: {}, error: { code: 'captcha.required' } })
  expect([events.focuses.slice(before), events.toasts]).toEqual([[{ field: 'captcha' }], []])
  await vi.waitFor(() => expect(visit.captcha.$state.get().status).toBe('ready'))
  visit.set('captcha', control.captcha()?.answer ?? '')
  expect((await visit.submit()).ok).toBe(true)
  form.dispose()
})

it('[LOGIN-06] goes to the picture that comes with a wrong password, and still says that this was wrong', async () => {
  const { script, form, submit, events } = await onScript()
  script.refuse(sessionEndpoints.login, 'login.failed', { value: { captcha: true } })
  script.answer(challengeEndpoints.captcha, { captchaId: 'C1', image: 'PHN2Zz4=' })
  await submit()
  expect(form.$state.get().error?.code).toBe('login.failed')
  expect(events.focuses).toEqual([{ field: 'captcha' }])
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
  const { script, form, submit } = await onScript()
  script.refuse(sessionEndpoints.login, 'user.invalid', { value: { captcha: false } })
  await submit()
  expect(form.captcha.$state.get()).toEqual({ status: 'hidden' })
  expect(script.requestsOf(challengeEndpoints.captcha)).toHaveLength(0)
})

it('[LOGIN-06] shows another picture when the answer to the sign-in was lost', async () => {
  const { script, form, submit, idle } = await onScript()
  script.refuse(sessionEndpoints.login, 'user.invalid', { value: { captcha: 1 } })
  script.answer(challengeEndpoints.captcha, { captchaId: 'C1', image: 'iVBORw0KGgo=' })
  await submit()
  script.on(sessionEndpoints.login, () => Promise.reject(new TypeError('gone')))
  script.answer(challengeEndpoints.captcha, { captchaId: 'C2', image: 'iVBORw0KGgo=' })
  form.set('captcha', ' 1234 ')
  await submit()
  await idle()
  expect(JSON.parse(script.requestsOf(sessionEndpoints.login).at(-1)?.body ?? '{}')).toMatchObject({
    captcha: '1234',
    captchaId: 'C1',
  })
  expect(form.$state.get().values.captcha).toBe('')
  expect(form.captcha.$state.get()).toMatchObject({ status: 'ready', captchaId: 'C2' })
})

it('waits for a proof that is under way, and sends one sign-in with it', async () => {
  const { script, form, foyer, idle } = await onScript()
  const proof = deferred<HumanProof>()
  foyer.use(challenges).useHumanVerifier({ verify: () => proof.promise })
  script.refuse(sessionEndpoints.login, 'user.invalid', { value: { captcha: true } })
  script.answer(challengeEndpoints.captcha, { captchaId: 'C1', image: 'iVBORw0KGgo=' })
  await form.submit()
  await idle()
  script.answer(sessionEndpoints.login, { token: 'T', userName: 'demo', type: 0, firstTimeLogin: 0 })
  void form.captcha.human.verify()
  const taps = [form.submit(), form.submit()]
  await idle()
  expect(script.requestsOf(sessionEndpoints.login)).toHaveLength(1)
  proof.resolve({ fields: { altcha: 'P1' } })
  expect((await Promise.all(taps)).map(({ ok }) => ok)).toEqual([true, true])
  expect(script.requestsOf(sessionEndpoints.login)).toHaveLength(2)
  expect(JSON.parse(script.requestsOf(sessionEndpoints.login).at(-1)?.body ?? '{}')).toMatchObject({ altcha: 'P1' })
})

it('[LOGIN-06] keeps picture and answer when nothing was sent', async () => {
  const { script, form, submit, ports } = await onScript()
  script.refuse(sessionEndpoints.login, 'user.invalid', { value: { captcha: 1 } })
  script.answer(challengeEndpoints.captcha, { captchaId: 'C1', image: 'iVBORw0KGgo=' })
  await submit()
  ports.network.setOnline(false)
  form.set('captcha', ' 1234 ')
  await submit()
  expect(form.$state.get().values.captcha).toBe(' 1234 ')
  expect(form.captcha.$state.get()).toMatchObject({ status: 'ready', captchaId: 'C1' })
  expect(script.requestsOf(challengeEndpoints.captcha)).toHaveLength(1)
})

it('[LOGIN-06] says when there is no picture, and takes the latest one asked for', async () => {
  const { script, form, submit, idle } = await onScript()
  script.refuse(sessionEndpoints.login, 'user.invalid', { value: { captcha: true } })
  script.on(challengeEndpoints.captcha, () => json({}, { status: 500 }))
  await submit()
  expect(form.captcha.$state.get()).toEqual({ status: 'failed' })

  const responses: ((id: string) => void)[] = []
  script.on(
    challengeEndpoints.captcha,
    () =>
      new Promise((resolve) =>
        responses.push((captchaId) => resolve(json({ success: true, value: { captchaId, image: 'PHN2Zz4=' } }))),
      ),
  )
  form.refreshCaptcha()
  form.refreshCaptcha()
  await idle({ hanging: 2 })
  for (const response of responses.reverse()) response(`C${responses.indexOf(response)}`)
  await idle()
  expect(form.captcha.$state.get()).toMatchObject({ captchaId: 'C0', src: 'data:image/svg+xml;base64,PHN2Zz4=' })
})

it('[LOGIN-07] draws another picture and empties the field when the method is switched, if one is shown', async () => {
  const { script, form, submit, idle } = await onScript()
  script.answer(challengeEndpoints.captcha, { captchaId: 'C1', image: 'PHN2Zz4=' })
  form.setMethod('sms')
  form.setMethod('username')
  await idle()
  expect(script.requestsOf(challengeEndpoints.captcha)).toHaveLength(0)

  script.refuse(sessionEndpoints.login, 'user.invalid', { value: { captcha: true } })
  await submit()
  expect(script.requestsOf(challengeEndpoints.captcha)).toHaveLength(1)
  form.set('captcha', '12')
  form.touch('captcha')
  form.setMethod('username')
  expect(form.$state.get().values.captcha).toBe('12')
  form.setMethod('sms')
  await idle()
  expect(script.requestsOf(challengeEndpoints.captcha)).toHaveLength(2)
  expect(form.$state.get()).toMatchObject({ values: { captcha: '' }, errors: {} })
  expect(form.captcha.$state.get().status).toBe('ready')
})

it('[LOGIN-06][LOGIN-09] a number needs the picture too, once it is asked for', async () => {
  const { script, form, submit } = await onScript()
  script.answer(challengeEndpoints.captcha, { captchaId: 'C1', image: 'PHN2Zz4=' })
  script.refuse(sessionEndpoints.login, 'verification.code.error', { value: { captcha: true } })
  form.setMethod('sms')
  form.set('mobileNum', '9170000001')
  form.set('verificationCode', '123456')
  await submit()
  form.set('captcha', '77')
  await submit()
  const bodies = script.requestsOf(sessionEndpoints.login).map(({ body }) => JSON.parse(body))
  expect(bodies.map(({ captcha, captchaId }) => [captcha, captchaId])).toEqual([
    [undefined, undefined],
    ['77', 'C1'],
  ])
  expect(form.$state.get().values).toMatchObject({ mobileNum: '9170000001', verificationCode: '123456', captcha: '' })
})
