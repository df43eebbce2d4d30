import { createSandbox } from '@foyer/sandbox'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { createTestFoyer } from '../../../testing/test-foyer.ts'
import { challenges } from '../../auth/challenges/challenges.ts'
import { registrationEndpoints } from '../../auth/registration/endpoints.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { paymentPassword } from '../../cashier/payment-password/payment-password.ts'
import { memberPhone } from './member-phone.ts'

beforeAll(() => Promise.all([import('../../auth/captcha/solve-altcha.ts'), import('../../../transport/jwe-codec.ts')]))

const PASSWORD = 'Foyer2026'
const NEWCOMER = {
  ...({ type: 0, registerUrl: 'foyer.test', domain: 'foyer.test', registerMethod: 'H5' } as const),
  ...{ username: 'newcomer', password: PASSWORD, confirmPassword: PASSWORD },
}
const NUMBER = '9171230001'
const SET = '/wps/member/phone'

type Fate = 'lostRequest' | 'lostAnswer'

/** @param as signs in as this member of the seed; without it a newcomer registers by user name */
async function open(as?: string) {
  const fates: Fate[] = []
  let sent = 0
  const test = createTestFoyer({
    config: { http: { retries: 0 } },
    async fetch(request) {
      if (new URL(request.url).pathname !== SET) return sandbox.fetch(request)
      sent += 1
      const fate = fates.shift()
      if (fate === 'lostRequest') throw new TypeError('Failed to fetch')
      const answer = await sandbox.fetch(request)
      if (fate === 'lostAnswer') throw new TypeError('Failed to fetch')
      return answer
    },
  })
  const sandbox = createSandbox({ clock: test.clock })
  onTestFinished(async () => {
    test.dispose()
    await test.idle()
    sandbox.dispose()
    expect(test.leftovers()).toEqual([])
  })
  const { control } = sandbox
  await control.setHumanCheck({ required: false })
  await test.idle()
  const { foyer } = test
  foyer.use(challenges).useHumanVerifier(undefined)
  if (as === undefined) await foyer.call(registrationEndpoints.registerUsername, NEWCOMER)
  unwrap(await foyer.use(signIn).withPassword({ username: as ?? NEWCOMER.username, password: PASSWORD }))
  await test.idle()
  const feature = foyer.use(memberPhone)
  unwrap(await feature.load())
  const form = feature.form()
  onTestFinished(form.dispose)
  const code = () => control.outbox().at(-1)?.secret ?? ''
  return { ...test, sandbox, control, feature, form, code, fates, sent: () => sent }
}

it('adds and confirms a number when the account has none, and codes for the payment password go there', async () => {
  const { feature, form, foyer, code, control, idle, events } = await open()
  expect(feature.$state.get()).toBe('missing')
  form.set('mobileNum', `0${NUMBER}`)
  unwrap(await form.sendCode())
  form.set('verificationCode', code())
  unwrap(await form.submit())
  await idle()
  expect([feature.$state.get(), form.$state.get().status]).toEqual(['confirmed', 'done'])
  expect(events.toasts.map(({ key }) => key)).toContain('toast.saved')
  const set = foyer.use(paymentPassword).setForm()
  onTestFinished(set.dispose)
  unwrap(await set.code.send())
  expect(control.outbox().at(-1)?.to).toBe(`+63 ${NUMBER}`)
})

it('keeps the number that was typed over a reload of the tab, and forgets it when it is added', async () => {
  const { form, ports, sandbox, clock, code, foyer } = await open()
  form.set('mobileNum', NUMBER)
  unwrap(await form.sendCode())
  form.set('verificationCode', '12')
  foyer.dispose()
  const reloaded = createTestFoyer({
    clock,
    fetch: (request) => sandbox.fetch(request),
    storage: ports.storage.tab(),
    sessionStorage: ports.sessionStorage.tab(),
  })
  onTestFinished(reloaded.dispose)
  await reloaded.idle()
  const form2 = reloaded.foyer.use(memberPhone).form()
  onTestFinished(form2.dispose)
  expect(form2.$state.get().values).toMatchObject({ mobileNum: NUMBER, verificationCode: '' })
  expect(form2.sms.$state.get().phase).toBe('counting')
  form2.set('verificationCode', code())
  unwrap(await form2.submit())
  expect(reloaded.ports.sessionStorage.keys().filter((key) => key.startsWith('MC_PHONE'))).toEqual([])
})

it('is known in another tab of the member as soon as it is added', async () => {
  const { form, ports, sandbox, clock, code, idle } = await open()
  const other = createTestFoyer({
    clock,
    fetch: (request) => sandbox.fetch(request),
    storage: ports.storage.tab(),
  })
  onTestFinished(other.dispose)
  await other.idle()
  const there = other.foyer.use(memberPhone)
  unwrap(await there.load())
  expect(there.$state.get()).toBe('missing')
  form.set('mobileNum', NUMBER)
  unwrap(await form.sendCode())
  form.set('verificationCode', code())
  unwrap(await form.submit())
  await idle()
  await other.idle()
  expect(there.$state.get()).toBe('confirmed')
})

it('is one request for twenty taps', async () => {
  const { form, code, sent, idle } = await open()
  form.set('mobileNum', NUMBER)
  unwrap(await form.sendCode())
  form.set('verificationCode', code())
  const taps = Array.from({ length: 20 }, () => form.submit())
  await idle()
  const results = await Promise.all(taps)
  expect([results.every(({ ok }) => ok), sent()]).toEqual([true, 1])
})

it('shows a wrong code at its field, empties it, and keeps the number', async () => {
  const { form, code } = await open()
  form.set('mobileNum', NUMBER)
  unwrap(await form.sendCode())
  form.set('verificationCode', code() === '000000' ? '111111' : '000000')
  expect(await form.submit()).toMatchObject({ ok: false, error: { code: 'verification.code.error' } })
  const { values, errors } = form.$state.get()
  expect([values.verificationCode, values.mobileNum]).toEqual(['', NUMBER])
  expect(errors.verificationCode).toBeUndefined()
  form.set('verificationCode', code())
  expect((await form.submit()).ok).toBe(true)
})

it('refuses the number of another account at its field, and tells this only to the person who has the code', async () => {
  const { form, code, sent } = await open()
  form.set('mobileNum', '9170000001')
  form.set('verificationCode', '123456')
  expect(await form.submit()).toMatchObject({ error: { code: 'verification.code.error' } })
  unwrap(await form.sendCode())
  form.set('verificationCode', code())
  expect(await form.submit()).toMatchObject({ error: { code: 'phone.taken' } })
  expect(form.$state.get().errors.mobileNum).toEqual({ key: 'error.phone.taken' })
  expect(sent()).toBe(2)
})

it.each<Fate>(['lostRequest', 'lostAnswer'])(
  'sends the same request again after a %s and adds the number once',
  async (fate) => {
    const { form, code, fates, sent, feature, clock, sandbox, idle } = await open()
    form.set('mobileNum', NUMBER)
    unwrap(await form.sendCode())
    form.set('verificationCode', code())
    fates.push(fate)
    const adding = form.submit()
    await idle()
    expect(form.$state.get().status).toBe('submitting')
    await clock.advance(1000)
    expect((await adding).ok).toBe(true)
    await idle()
    expect([sent(), feature.$state.get()]).toEqual([2, 'confirmed'])
    // The welcome and the number.
    const member = sandbox.snapshot().members.find(({ userName }) => userName === NEWCOMER.username)
    expect(member?.mailbox?.letters).toHaveLength(2)
  },
)

it('asks again for what the account has when another device has added a number meanwhile', async () => {
  const { form, code, feature, sandbox, idle } = await open()
  form.set('mobileNum', NUMBER)
  unwrap(await form.sendCode())
  const other = createTestFoyer({ fetch: (request) => sandbox.fetch(request) })
  onTestFinished(other.dispose)
  other.foyer.use(challenges).useHumanVerifier(undefined)
  await other.idle()
  unwrap(await other.foyer.use(signIn).withPassword({ username: NEWCOMER.username, password: PASSWORD }))
  await other.idle()
  const there = other.foyer.use(memberPhone).form()
  there.set('mobileNum', '9171230002')
  const own = code()
  unwrap(await there.sendCode())
  there.set('verificationCode', code())
  unwrap(await there.submit())
  form.set('verificationCode', own)
  expect(await form.submit()).toMatchObject({ ok: false, error: { code: 'phone.exists' } })
  await idle()
  expect(feature.$state.get()).toBe('confirmed')
})

it('knows the confirmed number of a member', async () => {
  const { feature } = await open('demo')
  expect(feature.$state.get()).toBe('confirmed')
})
