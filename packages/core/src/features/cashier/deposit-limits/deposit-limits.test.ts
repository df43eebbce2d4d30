import { createSandbox } from '@foyer/sandbox'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { createMemoryStorage } from '../../../ports/memory-storage.ts'
import { createCashierBrowsers } from '../../../testing/cashier-browser.ts'
import { session } from '../../auth/session/session.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { attempts } from '../attempts/attempts.ts'
import { deposits } from '../deposits/deposits.ts'
import { depositLimits } from './deposit-limits.ts'

beforeAll(() => import('../../../transport/jwe-codec.ts'))

const DAY_MS = 86_400_000
const GET = 'GET /wps/fund/deposit/limits'
const SET = 'PUT /wps/fund/deposit/limits'
const OPTIONS = { languageTag: () => 'en' }

interface Answer {
  list: { period: string }[]
  minimum?: string
  maximum?: string
}

/** @param change of what the platform answers about the limits */
async function open(as = 'player1', change?: (answer: Answer) => void) {
  const browsers = createCashierBrowsers((options) => {
    const sandbox = createSandbox(options)
    const fetch = async (request: Request): Promise<Response> => {
      const response = await sandbox.fetch(request)
      const call = `${request.method} ${new URL(request.url).pathname}`
      if (change === undefined || call !== GET) return response
      const body = await response.json()
      change(body.value)
      return Response.json(body, response)
    }
    return { ...sandbox, fetch }
  })
  onTestFinished(async () => expect(await browsers.end()).toEqual([]))
  const browser = browsers.openBrowser()
  const sessionStorage = createMemoryStorage()
  const openTab = async (own = sessionStorage) => {
    const tab = browser.openTab({ sessionStorage: own })
    await tab.idle()
    const feature = tab.foyer.use(depositLimits)
    return {
      ...tab,
      feature,
      form: feature.form(OPTIONS),
      limit: (period: string) => feature.$state.get().data?.list.find((one) => one.period === period),
    }
  }
  const tab = await openTab()
  const enter = async (username: string) => {
    unwrap(await tab.foyer.use(signIn).withPassword({ username, password: 'Foyer2026' }))
    await tab.idle()
  }
  if (as !== '') await enter(as)
  await tab.feature.load()
  return { ...browsers, ...tab, sessionStorage, openTab, enter }
}

describe('own limits for deposits', () => {
  it('[CASH-20] hold at once where they are lower, and the deposit form knows', async () => {
    const { form, feature, limit, events, foyer, idle, clock } = await open()
    expect(limit('day')).toMatchObject({ used: '0.00' })
    expect(limit('day')?.amount).toBeUndefined()
    form.set('period', 'day')
    form.set('amount', '1,000')
    expect(form.$amount.get()).toMatchObject({ ok: true, money: '1000.00' })
    unwrap(await form.submit())
    expect(limit('day')).toMatchObject({ amount: '1000.00', remaining: '1000.00' })
    expect(events.toastKeys.at(-1)).toBe('toast.saved')
    expect(form.$state.get().values).toEqual({ period: '', amount: '' })
    const { methods } = foyer.use(deposits)
    await methods.load()
    expect(methods.$state.get().data?.limit).toMatchObject({ period: 'day', remaining: '1000.00' })
    unwrap(await feature.remove('day'))
    expect(limit('day')).toMatchObject({ amount: '1000.00', change: { from: clock.now() + DAY_MS } })
    unwrap(await feature.keep('day'))
    expect(limit('day')?.change).toBeUndefined()
    await idle()
  })

  it('keeping one is not answered by its removal, which is still under way', async () => {
    const { form, feature, limit, lose, letThrough, count, idle } = await open()
    form.set('period', 'day')
    form.set('amount', '1,000')
    unwrap(await form.submit())
    lose(SET, 'late')
    const removing = feature.remove('day')
    await idle({ hanging: 1 })
    expect(await feature.keep('day')).toMatchObject({ ok: false, error: { code: 'attempt.open' } })
    letThrough()
    unwrap(await removing)
    expect(limit('day')?.change).toBeDefined()
    unwrap(await feature.keep('day'))
    expect([limit('day')?.change, count(SET)]).toEqual([undefined, 3])
  })

  it.each([
    ['', '500', 'period', 'valid.limit.period'],
    ['week', '', 'amount', 'amount.problem.empty'],
    ['week', '0', 'amount', 'amount.problem.zero'],
    ['week', '-5', 'amount', 'amount.problem.zero'],
    ['week', '1e3', 'amount', 'amount.problem.notANumber'],
    ['week', '1.005', 'amount', 'amount.problem.tooManyDecimals'],
  ] as const)('of %j and %j are sent nowhere', async (period, amount, field, key) => {
    const { form, count } = await open()
    form.set('period', period)
    form.set('amount', amount)
    expect(await form.submit()).toMatchObject({ ok: false, error: { code: 'form.invalid' } })
    expect(form.$state.get().errors[field]).toMatchObject({ key })
    expect(count(SET)).toBe(0)
  })

  it('[CASH-22] beyond the bounds are sent nowhere, and the field names these', async () => {
    const { form, count } = await open()
    form.set('period', 'day')
    form.set('amount', '10,000,000.01')
    expect(form.question()).toBeUndefined()
    expect(form.$state.get().errors.amount).toEqual({
      key: 'error.amount.outOfRange.range',
      params: { minimum: '₱0.01', maximum: '₱10,000,000.00' },
    })
    expect(await form.submit()).toMatchObject({ error: { code: 'form.invalid' } })
    expect(count(SET)).toBe(0)
  })

  it.each([
    ['minimum', '0.50', 'valid.amount.atLeast', { minimum: '₱1.00' }],
    ['maximum', '500.01', 'valid.amount.atMost', { maximum: '₱500.00' }],
  ] as const)('of which only the %s is told are held to it', async (bound, beyond, key, params) => {
    const { form, count } = await open('player1', (answer) => {
      Object.assign(answer, { minimum: '1.00', maximum: '500.00' })
      delete answer[bound === 'minimum' ? 'maximum' : 'minimum']
    })
    form.set('period', 'day')
    form.set('amount', beyond)
    expect(await form.submit()).toMatchObject({ error: { code: 'form.invalid' } })
    expect([form.$state.get().errors.amount, count(SET)]).toEqual([{ key, params }, 0])
    form.set('amount', bound === 'minimum' ? '1000' : '0.50')
    expect(form.$state.get().errors).toEqual({})
  })

  it('for a period that the platform no longer has are asked for another one', async () => {
    const answered = { hasWeek: true }
    const { form, feature, count } = await open('player1', (answer) => {
      if (!answered.hasWeek) answer.list = answer.list.filter(({ period }) => period !== 'week')
    })
    form.set('period', 'week')
    form.set('amount', '500')
    form.touch('period')
    expect(form.$state.get().errors).toEqual({})
    answered.hasWeek = false
    await feature.refresh()
    // Said as soon as it is known.
    expect(form.$state.get().errors).toEqual({ period: { key: 'valid.limit.period' } })
    expect(form.question()).toBeUndefined()
    expect(await form.submit()).toMatchObject({ error: { code: 'form.invalid', field: 'period' } })
    expect(count(SET)).toBe(0)
  })

  it('[CASH-22] that are to be set are a question first: what holds until then, and whether a deposit is possible', async () => {
    const { form, feature, platform, foyer } = await open()
    const ask = (amount: string) => {
      form.set('period', 'week')
      form.set('amount', amount)
      return form.question()
    }
    expect(form.question()).toBeUndefined()
    expect(form.$state.get().errors.period).toEqual({ key: 'valid.limit.period' })
    const plain = { period: 'week', until: undefined, coolingOff: DAY_MS, obstacle: undefined }
    expect(ask('50')).toEqual({ ...plain, amount: '50.00' })
    expect(ask('1,00')).toMatchObject({ amount: '1.00', until: undefined, obstacle: { smallestDeposit: '50.00' } })
    const { methods, form: depositForm } = foyer.use(deposits)
    await methods.load()
    const deposit = depositForm(OPTIONS)
    deposit.set('methodCode', 'QUICKPAY')
    deposit.set('amount', '500')
    unwrap(await deposit.pay())
    deposit.dispose()
    platform.control.setDepositLimit({ userName: 'player1', period: 'week', amount: '1000.00' })
    await feature.refresh()
    expect(ask('549.99')).toMatchObject({
      until: undefined,
      obstacle: { smallestDeposit: '50.00', used: { amount: '500.00' } },
    })
    expect(ask('550')).toEqual({ ...plain, amount: '550.00' })
    expect(ask('1000.01')).toEqual({ ...plain, amount: '1000.01', until: '1000.00' })
  })

  it('[CASH-22] whose answer is lost are set once', async () => {
    const { form, limit, lose, idle, clock } = await open()
    lose(SET, 'lostAnswer')
    form.set('period', 'month')
    form.set('amount', '900')
    const sent = form.submit()
    await clock.advance(5000)
    unwrap(await sent)
    expect(limit('month')).toMatchObject({ amount: '900.00' })
    await idle()
  })

  it.each([
    [undefined, ''],
    ['750', '750'],
  ])(
    'that a reload interrupted are found out and not typed once more; %s that was typed since stays',
    async (later, left) => {
      const { form, sessionStorage, lose, openTab, clock, dispose } = await open()
      lose(SET, ...Array.from({ length: 9 }, () => 'lostAnswer' as const))
      form.set('period', 'week')
      form.set('amount', '700')
      void form.submit()
      await clock.advance(1000)
      if (later !== undefined) form.set('amount', later)
      dispose()
      const next = await openTab(sessionStorage.tab())
      await next.feature.load()
      await clock.advance(60_000)
      expect(next.limit('week')).toMatchObject({ amount: '700.00' })
      expect(next.form.$state.get().values.amount).toBe(left)
      expect(next.foyer.use(attempts).$attempts.get()).toMatchObject([
        { kind: 'depositLimit', target: 'week', state: { status: 'made' } },
      ])
    },
  )

  it('that another tab sets are known here too, and told as set by nobody here', async () => {
    const { form, feature, openTab, idle } = await open()
    const other = await openTab()
    await other.feature.load()
    const leave = [feature.watch(), other.feature.watch()]
    form.set('period', 'week')
    form.set('amount', '900')
    unwrap(await form.submit())
    await idle()
    await other.idle()
    expect([other.limit('week')?.amount, other.foyer.use(attempts).$attempts.get()]).toEqual(['900.00', []])
    for (const end of leave) end()
  })

  it('that are typed while another is on its way stay, and are the next one', async () => {
    const { form, limit, lose, letThrough, idle } = await open()
    lose(SET, 'late')
    form.set('period', 'day')
    form.set('amount', '1000')
    const first = form.submit()
    await idle({ hanging: 1 })
    form.set('period', 'week')
    form.set('amount', '500')
    letThrough()
    unwrap(await first)
    expect([limit('day')?.amount, limit('week')?.amount]).toEqual(['1000.00', undefined])
    expect(form.$state.get().values).toEqual({ period: 'week', amount: '500' })
    unwrap(await form.submit())
    expect([limit('week')?.amount, form.$state.get().values.amount]).toEqual(['500.00', ''])
  })

  it('[CASH-20] are kept as they are by now, however old what is shown', async () => {
    const { feature, limit, platform, clock } = await open()
    platform.control.setDepositLimit({ userName: 'player1', period: 'day', amount: '1000.00' })
    await feature.refresh()
    unwrap(await feature.remove('day'))
    platform.control.setDepositLimit({ userName: 'player1', period: 'day', amount: '50.00' })
    expect(limit('day')).toMatchObject({ amount: '1000.00', change: { from: clock.now() + DAY_MS } })
    unwrap(await feature.keep('day'))
    expect(limit('day')).toMatchObject({ amount: '50.00' })
    expect(limit('day')?.change).toBeUndefined()
  })

  it('are asked for anew as they are shown, when what waits begins to hold, and when the page is seen again', async () => {
    const { feature, limit, platform, clock, idle, ports, enter } = await open()
    platform.control.setDepositLimit({ userName: 'player1', period: 'week', amount: '100.00' })
    const leave = feature.watch()
    await idle()
    expect(limit('week')).toMatchObject({ amount: '100.00' })
    platform.control.setDepositLimit({ userName: 'player1', period: 'week', amount: '80.00' })
    ports.visibility.setVisible(false)
    ports.visibility.setVisible(true)
    await idle()
    expect(limit('week')).toMatchObject({ amount: '80.00' })
    leave()
    platform.control.setDepositLimit({ userName: 'player1', period: 'week', amount: null })
    unwrap(await feature.remove('day'))
    await clock.advance(DAY_MS)
    await enter('player1')
    await feature.load()
    platform.control.setDepositLimit({ userName: 'player1', period: 'day', amount: '1000.00' })
    await feature.refresh()
    unwrap(await feature.remove('day'))
    const waits = limit('day')?.change?.from ?? 0
    const stop = feature.watch()
    await clock.advance(waits - clock.now() + 2000)
    await idle()
    expect([limit('day')?.amount, limit('day')?.change]).toEqual([undefined, undefined])
    stop()
  })

  it('[CASH-11] that are typed survive the end of the session for their user, and for no other, and no logout', async () => {
    const { form, enter, foyer, idle, feature, platform, sessionStorage } = await open()
    form.set('period', 'day')
    form.set('amount', '250')
    await platform.control.revoke({ userName: 'player1' })
    await feature.refresh()
    await idle()
    expect(form.$state.get().values.amount).toBe('')
    await enter('player1')
    expect(form.$state.get().values).toEqual({ period: 'day', amount: '250' })
    await platform.control.revoke({ userName: 'player1' })
    await feature.load()
    await idle()
    await enter('demo')
    expect([form.$state.get().values.amount, feature.$state.get().status]).toEqual(['', 'idle'])
    form.set('amount', '750')
    await foyer.use(session).signOut()
    expect(sessionStorage.keys().filter((key) => key.startsWith('MC_DEPOSIT'))).toEqual([])
  })

  it.each([
    ['a guest', 'session.required'],
    ['a trial player', 'trial.rejected'],
  ])('[ROLE-06] of %s are neither asked for nor set', async (who, code) => {
    const { feature, foyer, count, idle } = await open('')
    if (who === 'a trial player') unwrap(await foyer.use(session).startTrial())
    await idle()
    await feature.refresh()
    expect(feature.$state.get()).toMatchObject({ status: 'failed', error: { code } })
    expect(await feature.remove('day', { silent: true })).toMatchObject({ error: { code } })
    expect([count(GET), count(SET)]).toEqual([0, 0])
  })
})
