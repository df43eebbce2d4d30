import { createSandbox } from '@foyer/sandbox'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { createCashierBrowsers } from '../../../testing/cashier-browser.ts'
import { challenges } from '../../auth/challenges/challenges.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { attempts } from '../attempts/attempts.ts'
import { withdrawalEndpoints } from '../withdrawals/endpoints.ts'
import { payoutAccounts } from './payout-accounts.ts'

beforeAll(() => import('../../../transport/jwe-codec.ts'))

const NUMBER = '09171234821'
const ADD = 'POST /wps/fund/payoutAccounts'

async function open(as = 'demo') {
  const browsers = createCashierBrowsers(createSandbox)
  onTestFinished(async () => expect(await browsers.end()).toEqual([]))
  const { control } = browsers.platform
  await control.setHumanCheck({ required: false })
  const browser = browsers.openBrowser()
  const tab = browser.openTab()
  const { foyer, idle } = tab
  foyer.use(challenges).useHumanVerifier(undefined)
  await idle()
  if (as !== '') unwrap(await foyer.use(signIn).withPassword({ username: as, password: 'Foyer2026' }))
  await idle()
  const feature = foyer.use(payoutAccounts)
  await feature.load()
  const form = feature.addForm()
  return {
    ...browsers,
    ...tab,
    control,
    feature,
    form,
    attempts: foyer.use(attempts),
    /** The same tab, loaded once more. */
    async reload() {
      form.dispose()
      foyer.dispose()
      const later = browser.openTab({ sessionStorage: tab.ports.sessionStorage })
      later.foyer.use(challenges).useHumanVerifier(undefined)
      await later.idle()
      const feature = later.foyer.use(payoutAccounts)
      await feature.load()
      return { ...later, feature }
    },
    accounts: () => feature.$state.get().data?.accounts,
    /** Fills in everything, with the code that was sent. */
    async fill(number = NUMBER) {
      form.set('kind', 'ewallet')
      form.set('institution', 'QP')
      form.set('number', number)
      if (form.code.$state.get().phase === 'ready') unwrap(await form.code.send())
      form.set('verificationCode', control.outbox().at(-1)?.secret ?? '')
    },
  }
}

describe('payout accounts', () => {
  it('[CASH-36] are added with a code to the phone of the account, and shown masked', async () => {
    const { feature, form, fill, accounts, events, idle, platform } = await open()
    expect(feature.$state.get().data).toMatchObject({ accounts: [], most: 5, holder: 'Mara Villanueva' })
    await fill('0917 123-4821')
    expect(form.code.$masked.get()).toBe('****0001')
    expect(unwrap(await form.submit())).toMatchObject({
      ...{ name: 'QuickPay', masked: '••4821', holder: 'Mara Villanueva', isInUse: false },
    })
    await idle()
    expect([accounts()?.length, events.toastKeys.at(-1)]).toEqual([1, 'toast.payout.added'])
    form.dispose()
    expect(form.$state.get().values.number).toBe('')
    expect(JSON.stringify([platform.control.log(), platform.snapshot()])).not.toContain(NUMBER)
  })

  it('[CASH-36] of which one is removed before its lost answer is found out: it was made, and another can be added', async () => {
    const { feature, form, fill, lose, accounts, attempts, clock, idle } = await open()
    lose(ADD, 'lostAnswer')
    await fill()
    void form.submit()
    await idle()
    await feature.refresh()
    unwrap(await feature.remove(accounts()?.[0]?.accountId ?? ''))
    await clock.advance(1000)
    expect(attempts.$attempts.get()).toMatchObject([{ kind: 'payoutAccount', state: { status: 'made' } }])
    await clock.advance(60_000)
    await fill('09171234822')
    expect(unwrap(await form.submit())).toMatchObject({ masked: '••4822' })
    form.dispose()
  })

  it('are checked before anything is sent: another kind has other institutions and numbers', async () => {
    const { form, count, events } = await open()
    expect((await form.submit()).ok).toBe(false)
    expect(form.$state.get().errors).toEqual({
      kind: { key: 'valid.required' },
      institution: { key: 'valid.required' },
      number: { key: 'valid.required' },
      verificationCode: { key: 'valid.required' },
    })
    expect(events.focuses).toEqual([{ field: 'kind' }])
    form.set('kind', 'bank')
    form.set('institution', 'B1')
    form.set('number', '123456789')
    expect(form.$state.get().errors).toMatchObject({ number: { key: 'payout.number.rule', params: { 0: 10, 1: 16 } } })
    form.set('number', '১২৩৪৫৬৭৮৯০')
    expect(form.$state.get().errors.number).toBeUndefined()
    form.set('kind', 'ewallet')
    expect(form.$state.get().values.institution).toBe('')
    expect(count(ADD)).toBe(0)
  })

  it('with a wrong code stay typed, but for the code; one that is there already is said so', async () => {
    const { form, fill, events, control, idle } = await open()
    await fill()
    form.set('verificationCode', '000000')
    expect((await form.submit()).ok).toBe(false)
    await idle()
    expect(form.$state.get()).toMatchObject({
      values: { number: NUMBER, verificationCode: '' },
      error: { code: 'verification.code.error' },
    })
    expect(events.focuses).toEqual([{ field: 'verificationCode' }])
    await control.addPayoutAccount({ userName: 'demo', number: NUMBER })
    await fill()
    expect((await form.submit()).ok).toBe(false)
    expect(form.$state.get().error?.code).toBe('payout.exists')
    expect(events.focuses.at(-1)).toEqual({ field: 'number' })
  })

  it('[CASH-36] that are half typed are typed on after a reload, but for the number, which is stored nowhere', async () => {
    const { fill, feature, reload } = await open()
    expect(feature.hasDraft()).toBe(false)
    await fill()
    const later = await reload()
    const { sessionStorage } = later.ports
    expect(sessionStorage.keys().filter((key) => sessionStorage.get(key)?.includes(NUMBER))).toEqual([])
    expect(later.feature.hasDraft()).toBe(true)
    const again = later.feature.addForm()
    expect(again.$state.get().values).toEqual({ kind: 'ewallet', institution: 'QP', number: '', verificationCode: '' })
    expect([again.code.$state.get().phase, again.code.$masked.get()]).toEqual(['counting', '****0001'])
    again.reset()
    expect(later.feature.hasDraft()).toBe(false)
  })

  it('that are not right get no code; what is wrong has the focus, and says it until it is mended', async () => {
    const { form, count, events } = await open()
    form.set('kind', 'ewallet')
    form.set('institution', 'QP')
    form.set('number', '12')
    form.touch('verificationCode')
    expect(await form.code.send()).toMatchObject({ ok: false, error: { code: 'form.invalid', field: 'number' } })
    expect([events.focuses, count('POST /wps/verification/sms')]).toEqual([[{ field: 'number' }], 0])
    form.set('number', NUMBER)
    expect(form.$state.get().errors).toEqual({ verificationCode: { key: 'valid.required' } })
    expect((await form.code.send()).ok).toBe(true)
    expect([form.$state.get().errors, count('POST /wps/verification/sms')]).toEqual([{}, 1])
  })

  it('[CASH-36] are added once where the answer is lost after the platform acted', async () => {
    const { form, fill, accounts, lose, clock, attempts, idle } = await open()
    await fill()
    lose(ADD, 'lostAnswer')
    const adding = form.submit()
    await idle()
    expect(attempts.$attempts.get()).toMatchObject([
      { kind: 'payoutAccount', target: 'QP', state: { status: 'unknown' } },
    ])
    await clock.advance(2000)
    await idle()
    expect((await adding).ok).toBe(true)
    expect(accounts()).toHaveLength(1)
  })

  it('a number typed anew while the answer for another one is lost is not taken for added', async () => {
    const { feature, form, fill, accounts, lose, clock, control, idle } = await open()
    await fill('09171234822')
    lose(ADD, 'lostAnswer')
    void form.submit()
    await idle()
    form.dispose()
    const anew = feature.addForm()
    for (const [field, value] of [
      ['kind', 'ewallet'],
      ['institution', 'QP'],
      ['number', NUMBER],
      ['verificationCode', control.outbox().at(-1)?.secret ?? ''],
    ] as const)
      anew.set(field, value)
    expect((await anew.submit()).error?.code).toBe('attempt.open')
    await clock.advance(2000)
    await feature.refresh()
    expect(accounts()?.map(({ masked }) => masked)).toEqual(['••4822'])
    expect(anew.$state.get().values.number).toBe(NUMBER)
    anew.dispose()
  })

  it('[CASH-36] are removed, also where they are gone already; not while money is on its way', async () => {
    const { control, feature, accounts, events, foyer, clock, idle } = await open()
    await control.addPayoutAccount({ userName: 'demo', number: NUMBER })
    await control.setPaymentPassword({ userName: 'demo', password: '730518' })
    await feature.refresh()
    const { accountId = '' } = accounts()?.[0] ?? {}
    const idempotencyKey = 'd0a1f3c2-8a43-4f6e-9b1d-2f3a4b5c6d7e'
    const body = { accountId, amount: '100.00', fee: '0.00', paymentPassword: '730518', idempotencyKey }
    await foyer.call(withdrawalEndpoints.withdrawalCreate, body)
    expect((await feature.remove(accountId)).error?.code).toBe('payout.inUse')
    await idle()
    expect([accounts()?.[0]?.isInUse, events.toastKeys.at(-1)]).toEqual([true, 'error.payout.inUse'])
    await clock.advance(8 * 60_000)
    for (const kind of ['status:500', 'status:502', 'status:503'] as const) {
      await control.setFault({ endpoint: 'payoutAccountRemove', kind })
      const removing = feature.remove(accountId)
      await clock.advance(60_000)
      expect([(await removing).ok, events.toastKeys.at(-1)]).toEqual([false, 'problem.action'])
    }
    await control.clearFaults()
    expect((await feature.remove(accountId)).ok).toBe(true)
    expect((await feature.remove(accountId)).ok).toBe(true)
    expect([accounts(), events.toastKeys.at(-1)]).toEqual([[], 'toast.payout.removed'])
  })

  it('[SESSION-04] of one member are not shown to the next, nor what was typed', async () => {
    const { form, fill, feature, foyer, idle } = await open()
    await fill()
    await foyer.session.signOut()
    await idle()
    expect([form.$state.get().values.number, feature.$state.get().status]).toEqual(['', 'idle'])
  })

  it('[ROLE-07][ROLE-09] are nothing for guests', async () => {
    const { feature, count } = await open('')
    expect(feature.$state.get()).toMatchObject({ status: 'failed', error: { code: 'session.required' } })
    expect(count('GET /wps/fund/payoutAccounts')).toBe(0)
  })
})
