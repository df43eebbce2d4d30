import { createSandbox } from '@foyer/sandbox'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { DEMO } from '../../../testing/demo-account.ts'
import { createTestFoyerOnSandbox } from '../../../testing/test-foyer-on-sandbox.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { paymentPassword } from './payment-password.ts'
import { paymentPasswordProblem } from './payment-password-rules.ts'

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
  it('[ROUTE-18] is set with a code to the phone of the account, and the state follows', async () => {
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

  it('[ROUTE-18] what is no payment password is not sent, and digits of any script are read', async () => {
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
    expect(paymentPasswordProblem('111111')).toEqual({ key: 'error.payment.password.weak' })
    expect(paymentPasswordProblem('')).toEqual({ key: 'valid.required' })
    expect(asked('paymentPasswordSet')).toBe(0)
    expect(await submitNew(form, '৭৩০৫১৮', GOOD)).toBe(true)
    form.dispose()
    await idle()
  })

  it('[ROUTE-18] a wrong code is emptied and has the focus; the password stays typed', async () => {
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

  it('[ROUTE-18] is changed; a wrong old one says how many tries are left, and the fifth locks it', async () => {
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

  it('[ROUTE-18] is reset by the phone, and the state tells until when withdrawals wait', async () => {
    const { feature, control, submitNew, data, clock } = await open()
    await control.setPaymentPassword({ userName: 'demo', password: GOOD })
    const form = feature.resetForm()
    expect(await submitNew(form, OTHER)).toBe(true)
    expect(data()?.pausedUntil).toBe(clock.now() + DAY_MS)
    form.dispose()
  })

  it('[ROUTE-18] a reset that never arrived is not taken for done because of an earlier one', async () => {
    const { feature, control, submitNew, foyer, clock } = await open()
    await control.setPaymentPassword({ userName: 'demo', password: GOOD })
    const first = feature.resetForm()
    expect(await submitNew(first, OTHER)).toBe(true)
    first.dispose()
    // A new session knows nothing of it.
    await foyer.session.signOut()
    await clock.advance(120_000)
    unwrap(await foyer.use(signIn).withPassword(DEMO))
    await control.setFault({ endpoint: 'paymentPasswordReset', kind: 'status:502' })
    const again = feature.resetForm()
    expect(await submitNew(again, GOOD)).toBe(false)
    again.dispose()
  })

  it.each(['paymentPasswordSet', 'paymentPasswordReset', 'paymentPasswordChange'] as const)(
    '[ROUTE-18] an answer of %s that is lost after it was done is found out',
    async (endpoint) => {
      const { feature, control, submitNew, events, idle, asked } = await open()
      const isSet = endpoint === 'paymentPasswordSet'
      if (!isSet) await control.setPaymentPassword({ userName: 'demo', password: GOOD })
      await feature.load()
      await control.setFault({ endpoint, kind: 'truncated' })
      if (endpoint === 'paymentPasswordChange') {
        const form = feature.changeForm()
        form.set('oldPassword', GOOD)
        form.set('newPassword', OTHER)
        form.set('repeatedPassword', OTHER)
        expect((await form.submit()).ok).toBe(true)
        form.dispose()
      } else {
        const form = isSet ? feature.setForm() : feature.resetForm()
        expect(await submitNew(form, OTHER)).toBe(true)
        form.dispose()
      }
      await idle()
      expect(asked(endpoint)).toBe(1)
      expect(events.toastKeys.at(-1)).toBe('toast.saved')
    },
  )

  it.each(['paymentPasswordSet', 'paymentPasswordReset', 'paymentPasswordChange'] as const)(
    '[ROUTE-18] %s that never arrived is said to have failed, and what was typed stays',
    async (endpoint) => {
      const { feature, control, submitNew, idle } = await open()
      if (endpoint !== 'paymentPasswordSet') await control.setPaymentPassword({ userName: 'demo', password: GOOD })
      await feature.load()
      await control.setFault({ endpoint, kind: 'status:502' })
      if (endpoint === 'paymentPasswordChange') {
        await control.setFault({ endpoint: 'paymentPasswordCheck', kind: 'offline' })
        const form = feature.changeForm()
        form.set('oldPassword', GOOD)
        form.set('newPassword', OTHER)
        form.set('repeatedPassword', OTHER)
        expect((await form.submit()).ok).toBe(false)
        expect(form.$state.get()).toMatchObject({ status: 'failed', values: { newPassword: OTHER } })
        form.dispose()
        return
      }
      const form = endpoint === 'paymentPasswordSet' ? feature.setForm() : feature.resetForm()
      expect(await submitNew(form, OTHER)).toBe(false)
      expect(form.$state.get()).toMatchObject({ status: 'failed', values: { newPassword: OTHER } })
      form.dispose()
      await idle()
    },
  )

  it('[ROUTE-18][SESSION-04] what one member typed is not there for the next, nor is the state', async () => {
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
