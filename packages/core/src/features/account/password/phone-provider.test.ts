import { expect, it, onTestFinished } from 'vitest'
import { createFakePhone } from '../../../testing/fake-phone.ts'
import { scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createTestFoyer } from '../../../testing/test-foyer.ts'
import { challenges } from '../../auth/challenges/challenges.ts'
import { challengeEndpoints } from '../../auth/challenges/endpoints.ts'
import { sessionEndpoints } from '../../auth/session/endpoints.ts'
import { passwordEndpoints } from './endpoints.ts'
import { password } from './password.ts'

const NUMBER = '9170000001'

function open() {
  const script = scriptedPlatform()
  script.answer(challengeEndpoints.smsNoLogin, {})
  script.answer(passwordEndpoints.setPasswordByPhone, { userName: 'demo' })
  script.answer(sessionEndpoints.login, { token: 'T', userName: 'demo', type: 0, firstTimeLogin: 0 })
  const endpoints = { setPasswordByPhone: { encrypted: false }, login: { encrypted: false } }
  const test = createTestFoyer({ fetch: script.fetch, config: { endpoints, http: { retries: 0 } } })
  const form = test.foyer.use(password).phoneResetForm()
  onTestFinished(() => {
    form.dispose()
    test.dispose()
    expect(test.leftovers()).toEqual([])
  })
  form.set('mobileNum', NUMBER)
  form.set('newPassword', 'Lobby2027')
  const submit = async (verificationCode: string) => {
    form.set('verificationCode', verificationCode)
    const { ok } = await form.submit()
    await test.idle()
    return ok
  }
  const sent = () => script.requestsOf(passwordEndpoints.setPasswordByPhone).map(({ body }) => JSON.parse(body))
  return { ...test, script, form, submit, sent }
}

const FIELDS = { newPassword: 'Lobby2027', mobileNum: NUMBER, verificationCode: '123456' }

it('[PHONEPW-11] has the code checked by the provider and sends its id token', async () => {
  const { foyer, form, submit, sent, script } = open()
  foyer.use(challenges).usePhoneVerifier(createFakePhone({ idToken: 'tok' }))
  expect((await form.sendCode()).ok).toBe(true)
  expect(script.requestsOf(challengeEndpoints.smsNoLogin)).toEqual([])
  expect(await submit('123456')).toBe(true)
  expect(sent()).toEqual([{ ...FIELDS, firebaseIdToken: 'tok' }])
  expect(foyer.session.isSignedIn()).toBe(true)
})

it('[PHONEPW-11][SMS-06] sets no password and hides that it waits when the provider rejects the code', async () => {
  const { foyer, form, submit, sent, events } = open()
  foyer.use(challenges).usePhoneVerifier(createFakePhone())
  await form.sendCode()
  expect(await submit('999999')).toBe(false)
  expect([sent(), events.loading]).toEqual([[], []])
  expect(events.toastKeys.at(-1)).toBe('error.verification.code.error')
  expect(form.$state.get().values).toMatchObject({ verificationCode: '', newPassword: 'Lobby2027' })
})

it('[PHONEPW-11] has no such field without a provider', async () => {
  const { form, submit, sent } = open()
  await form.sendCode()
  expect(await submit('123456')).toBe(true)
  expect(sent()).toEqual([FIELDS])
})

it('[SMS-06][PHONEPW-11] leaves no id token where others could read it', async () => {
  const { foyer, form, submit, ports, script, events } = open()
  const entries: unknown[] = []
  foyer.log.on((entry) => entries.push(entry))
  foyer.use(challenges).usePhoneVerifier(createFakePhone({ idToken: 'secret-token' }))
  await form.sendCode()
  script.refuse(passwordEndpoints.setPasswordByPhone, 'too.many')
  await submit('123456')
  const stored = [ports.storage, ports.sessionStorage].map((store) => store.keys().map((key) => store.get(key)))
  const seen = JSON.stringify([entries, stored, events.toasts, form.$state.get(), ports.navigation.current()])
  expect(seen).not.toContain('secret-token')
  expect(script.requests.map(({ path, query }) => path + JSON.stringify(query)).join()).not.toContain('secret-token')
})
