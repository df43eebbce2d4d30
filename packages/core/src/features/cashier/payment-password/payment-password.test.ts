import { createSandbox } from '@foyer/sandbox'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { DEMO } from '../../../testing/demo-account.ts'
import { createTestFoyerOnSandbox } from '../../../testing/test-foyer-on-sandbox.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { attempts } from '../attempts/attempts.ts'
import { paymentPasswordEndpoints } from './endpoints.ts'
import { paymentPassword } from './payment-password.ts'
import { isWeakPaymentPassword, paymentPasswordProblem } from './payment-password-rules.ts'

beforeAll(() => Promise.all([import('../../auth/captcha/solve-altcha.ts'), import('../../../transport/jwe-codec.ts')]))

const GOOD = '730518'
const OTHER = '803517'
const DAY_MS = 86_400_000

async function open(as = 'demo') {
  const test = createTestFoyerOnSandbox(createSandbox, { path: '/m/withdraw/paymentPassword' })
  onTestFinished(() => expect(test.end()).toEqual([]))
  await test.idle()
  if (as !== '') unwrap(await test.foyer.use(signIn).withPassword({ ...DEMO, username: as }))
  await test.idle()
  test.events.clear()
  const feature = test.foyer.use(paymentPassword)
  return {
    ...test,
    feature,
    data: () => feature.$state.get().data,
    /** Fills a form for a new one with the code that was sent, and sends it. */
    async submitNew(form: ReturnType<typeof feature.setForm>, newPassword: string, repeatedPassword = newPassword) {
      if (form.code.$state.get().phase === 'ready') {
        unwrap(await form.code.send())
        await test.idle()
      }
      form.set('newPassword', newPassword)
      form.set('repeatedPassword', repeatedPassword)
      form.set('verificationCode', test.lastSecret())
      const { ok } = await form.submit()
      await test.idle()
      return ok
    },
  }
}

describe('the payment password', () => {
  it('[CASH-35] is set with a code to the phone of the account, and the state follows', async () => {
    const { feature, submitNew, data, events, lastSecret, control } = await open()
    await feature.load()
    expect(data()).toEqual({ isSet: false, left: 5, lockedUntil: undefined, pausedUntil: undefined })
    const form = feature.setForm()
    expect(await submitNew(form, GOOD)).toBe(true)
    expect([form.code.$masked.get(), form.code.$state.get()]).toEqual(['****0001', { phase: 'counting', seconds: 60 }])
    expect(data()).toMatchObject({ isSet: true })
    expect(events.toastKeys).toEqual(['in_sms_sending', 'in_sms_send', 'toast.saved'])
    expect(control.log().find(({ endpoint }) => endpoint === 'smsSend')?.body).toEqual({
      purpose: 'paymentPassword',
      moduleId: 'COMM3',
      altcha: expect.anything(),
    })
    expect(JSON.stringify(control.log())).not.toContain(lastSecret())
    form.dispose()
    expect(form.$state.get().values).toEqual({ newPassword: '', repeatedPassword: '', verificationCode: '' })
  })

  it('[CASH-35] what is no payment password is not sent, and digits of any script are read', async () => {
    const { feature, asked, idle, submitNew } = await open()
    const form = feature.setForm()
    form.set('newPassword', '12345a')
    form.set('repeatedPassword', '12345')
    expect((await form.submit()).ok).toBe(false)
    expect(form.$state.get().errors).toEqual({
      newPassword: { key: 'paymentPassword.rule', params: { 0: 6, 1: 12 } },
      repeatedPassword: { key: 'confirm_correct' },
      verificationCode: { key: 'valid.required' },
    })
    for (const weak of ['111111', '123456', '654321', '121212', '123123', '112233', '665544', '147258']) {
      expect(paymentPasswordProblem(weak), weak).toEqual({ key: 'error.payment.password.weak' })
    }
    expect(paymentPasswordProblem('730518264913')).toBeUndefined()
    expect(paymentPasswordProblem('7305182649137')).toEqual({ key: 'paymentPassword.rule', params: { 0: 6, 1: 12 } })
    expect(paymentPasswordProblem('')).toEqual({ key: 'valid.required' })
    expect(asked('paymentPasswordSet')).toBe(0)
    expect(await submitNew(form, '৭৩০৫১৮', GOOD)).toBe(true)
    form.dispose()
    await idle()
  })

  it('[CASH-35] is weak where it is the birthday, in every usual order', () => {
    const orders = ['19870423', '23041987', '04231987', '19872304', '870423', '230487', '042387', '872304']
    for (const digits of orders) {
      expect(isWeakPaymentPassword(digits, '1987-04-23'), digits).toBe(true)
      expect(isWeakPaymentPassword(digits, '1987-04-24'), digits).toBe(false)
      expect(isWeakPaymentPassword(digits), digits).toBe(false)
    }
    expect(isWeakPaymentPassword('870423', '19870423')).toBe(true)
    expect(isWeakPaymentPassword('198704', '1987-04-23')).toBe(false)
    expect(isWeakPaymentPassword('870423', '87-04-23')).toBe(false)
  })

  it('a wrong code is emptied and has the focus; the password stays typed', async () => {
    const { feature, events, idle } = await open()
    const form = feature.setForm()
    form.set('newPassword', GOOD)
    form.set('repeatedPassword', GOOD)
    form.set('verificationCode', '000000')
    expect((await form.submit()).ok).toBe(false)
    await idle()
    expect(form.$state.get()).toMatchObject({
      values: { newPassword: GOOD, repeatedPassword: GOOD, verificationCode: '' },
      error: { code: 'verification.code.error' },
    })
    expect([events.focuses, events.toastKeys]).toEqual([[{ field: 'verificationCode' }], []])
    form.dispose()
  })

  it('[CASH-34] is changed; a wrong old one says how many tries are left, and the fifth locks it', async () => {
    const { feature, control, data, idle, clock } = await open()
    await control.setPaymentPassword({ userName: 'demo', password: GOOD })
    const form = feature.changeForm()
    const submit = async (oldPassword: string, newPassword = OTHER) => {
      form.set('oldPassword', oldPassword)
      form.set('newPassword', newPassword)
      form.set('repeatedPassword', newPassword)
      const { ok } = await form.submit()
      await idle()
      return ok
    }
    for (const left of [4, 3]) {
      expect(await submit('990011')).toBe(false)
      expect(form.$state.get()).toMatchObject({
        values: { oldPassword: '', newPassword: OTHER },
        error: { code: 'payment.password.wrong', value: { left } },
      })
      expect(data()?.left).toBe(left)
    }
    expect(await submit(GOOD, GOOD)).toBe(false)
    expect(form.$state.get().error?.code).toBe('modify.new.old.same')
    expect(await submit(GOOD)).toBe(true)
    for (let count = 0; count < 5; count += 1) await submit('990011')
    expect(data()).toMatchObject({ left: 0, lockedUntil: clock.now() + DAY_MS })
    form.dispose()
  })

  it('[CASH-34] is reset by the phone, and the state tells until when withdrawals wait', async () => {
    const { feature, control, submitNew, data, clock } = await open()
    await control.setPaymentPassword({ userName: 'demo', password: GOOD })
    const form = feature.resetForm()
    expect(await submitNew(form, OTHER)).toBe(true)
    expect(data()?.pausedUntil).toBe(clock.now() + DAY_MS)
    form.dispose()
  })

  describe.each(['paymentPasswordSet', 'paymentPasswordReset', 'paymentPasswordChange'] as const)('%s', (endpoint) => {
    /** With a form that is ready to be sent. */
    async function fill() {
      const page = await open()
      const { feature, control, idle, lastSecret, foyer, sandbox } = page
      if (endpoint !== 'paymentPasswordSet') await control.setPaymentPassword({ userName: 'demo', password: GOOD })
      await feature.load()
      const more = {
        attempts: foyer.use(attempts),
        /** What the platform has made, by key. */
        made: () => (sandbox.snapshot().attempts ?? []).flatMap((attempt) => attempt.made?.objectId ?? []),
      }
      if (endpoint === 'paymentPasswordChange') {
        const form = feature.changeForm()
        onTestFinished(form.dispose)
        form.set('oldPassword', GOOD)
        form.set('newPassword', OTHER)
        form.set('repeatedPassword', OTHER)
        return { ...page, ...more, form }
      }
      const form = endpoint === 'paymentPasswordSet' ? feature.setForm() : feature.resetForm()
      onTestFinished(form.dispose)
      unwrap(await form.code.send())
      await idle()
      form.set('newPassword', OTHER)
      form.set('repeatedPassword', OTHER)
      form.set('verificationCode', lastSecret())
      return { ...page, ...more, form }
    }
    const name = { paymentPasswordSet: 'set', paymentPasswordReset: 'reset', paymentPasswordChange: 'change' }[endpoint]

    it('is sent once by a double tap', async () => {
      const { form, asked, made, idle } = await fill()
      const [first, second] = await Promise.all([form.submit(), form.submit()])
      await idle()
      expect([first.ok, second.ok, asked(endpoint), made()]).toEqual([true, true, 1, [name]])
    })

    it.each(['truncated', 'status:502'] as const)(
      '[CASH-35] after an answer that is lost (%s) the same is sent again under its key, and done once',
      async (kind) => {
        const { form, control, clock, idle, asked, made, attempts, events, foyer } = await fill()
        await control.setFault({ endpoint, kind, times: 1 })
        const sent = form.submit()
        await idle()
        expect(attempts.$attempts.get()).toMatchObject([
          { kind: 'paymentPassword', target: name, state: { status: 'unknown' } },
        ])
        await clock.advance(2000)
        await idle()
        expect((await sent).ok).toBe(true)
        expect([asked(endpoint), made(), attempts.$attempts.get()]).toEqual([2, [name], []])
        expect(events.toastKeys.at(-1)).toBe('toast.saved')
        const same = { oldPassword: OTHER, newPassword: OTHER, idempotencyKey: crypto.randomUUID() }
        await expect(foyer.call(paymentPasswordEndpoints.paymentPasswordChange, same)).rejects.toMatchObject({
          code: 'modify.new.old.same',
        })
      },
    )

    it('[CASH-35] whose answer is lost is found out when its screen has been left, and no secret is stored meanwhile', async () => {
      const { form, control, clock, idle, attempts, ports, asked, data } = await fill()
      await control.setFault({ endpoint, kind: 'truncated', times: 9 })
      void form.submit()
      await idle()
      expect(JSON.stringify(ports.storage.keys().map((key) => ports.storage.get(key)))).not.toMatch(
        new RegExp(`${GOOD}|${OTHER}`),
      )
      form.dispose()
      const known = asked('paymentPasswordState')
      await clock.advance(61_000)
      await idle()
      expect(attempts.$attempts.get()).toMatchObject([{ kind: 'paymentPassword', state: { status: 'made' } }])
      // What is there now is what the next form is about.
      expect([asked('paymentPasswordState') - known, data()?.isSet]).toEqual([1, true])
    })
  })

  it('another one waits until it is known what became of the first', async () => {
    const { feature, control, submitNew, asked, clock, idle, data } = await open()
    await control.setPaymentPassword({ userName: 'demo', password: GOOD })
    const change = () => {
      const form = feature.changeForm()
      onTestFinished(form.dispose)
      form.set('oldPassword', GOOD)
      form.set('newPassword', OTHER)
      form.set('repeatedPassword', OTHER)
      return form.submit()
    }
    await control.setFault({ endpoint: 'paymentPasswordChange', kind: 'truncated', times: 1 })
    const first = change()
    await idle()
    expect((await change()).error?.code).toBe('attempt.open')
    const reset = feature.resetForm()
    onTestFinished(reset.dispose)
    expect(await submitNew(reset, GOOD)).toBe(false)
    expect([reset.$state.get().error?.code, asked('paymentPasswordReset')]).toEqual(['attempt.open', 0])
    await clock.advance(2000)
    await idle()
    expect((await first).ok).toBe(true)
    expect(data()).toMatchObject({ isSet: true, left: 5 })
  })

  it('[SESSION-04] what one member typed is not there for the next, nor is the state', async () => {
    const { feature, foyer, idle, data } = await open()
    await feature.load()
    const form = feature.setForm()
    form.set('newPassword', GOOD)
    await foyer.session.signOut()
    await idle()
    expect([form.$state.get().values.newPassword, data()]).toEqual(['', undefined])
    form.dispose()
  })

  it('[ROLE-07][ROLE-09] is nothing for guests', async () => {
    const { feature, asked } = await open('')
    expect((await feature.load()).ok).toBe(false)
    expect(feature.$state.get()).toMatchObject({ status: 'failed', error: { code: 'session.required' } })
    expect(asked('paymentPasswordState')).toBe(0)
  })
})
