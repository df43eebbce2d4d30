import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Money } from '../../../kernel/money/money.ts'
import { DONE, unwrap } from '../../../kernel/result.ts'
import { createMemoryLocks } from '../../../ports/memory.ts'
import { createMemoryStorage, type MemoryStorage } from '../../../ports/memory-storage.ts'
import { createManualClock } from '../../../testing/manual-clock.ts'
import { json } from '../../../testing/scripted-platform.ts'
import { createTestFoyer, type TestFoyerOptions } from '../../../testing/test-foyer.ts'
import { session } from '../../auth/session/session.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { unread } from '../../content/unread/unread.ts'
import { attempts } from '../attempts/attempts.ts'
import { wallet } from '../wallet/wallet.ts'
import { type DepositMethod, quickAmounts } from './deposit-rules.ts'
import { deposits } from './deposits.ts'
import { depositEndpoints } from './endpoints.ts'

const PAGE = '/m/voucherCenter'
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const CURRENCY = { code: 'PHP', symbol: '₱', digits: 2 }

/** A browser of one person, on a platform of its own. The clock of the device may be wrong. */
async function openBrowser({ deviceFastMs = 0 } = {}) {
  const clock = createManualClock()
  const sandbox = createSandbox({ clock, now: () => clock.now() - deviceFastMs })
  const storage = createMemoryStorage()
  const locks = createMemoryLocks()
  const opened: ReturnType<typeof createTestFoyer>[] = []
  /** Answers of the next creations that are lost after the platform has acted. */
  // `lateMethods`: the next answer about the methods waits for it.
  // `foreignAnswers`: what a gateway answers to the next creations after the platform has acted.
  const fate: { lostAnswers: number; lateMethods?: Promise<void> | undefined; foreignAnswers: unknown[] } = {
    lostAnswers: 0,
    foreignAnswers: [],
  }

  const openTab = async (
    username: string | undefined = 'player1',
    options: Pick<TestFoyerOptions, 'path' | 'sessionStorage'> & { readonly ownDevice?: boolean } = {},
  ) => {
    const { ownDevice = false, ...rest } = options
    const shared: { storage?: MemoryStorage; locks?: typeof locks } = ownDevice
      ? {}
      : { storage: opened.length === 0 ? storage : storage.tab(), locks }
    const test = createTestFoyer({
      path: PAGE,
      clock,
      ...shared,
      ...rest,
      config: { http: { retries: 0 }, currency: CURRENCY },
      async fetch(request) {
        const response = await sandbox.fetch(request)
        const { pathname } = new URL(request.url)
        if (pathname === '/wps/fund/deposit/methods' && fate.lateMethods !== undefined) {
          const late = fate.lateMethods
          fate.lateMethods = undefined
          await late
        }
        const isCreation = request.method === 'POST' && pathname === '/wps/fund/deposit'
        if (isCreation && fate.foreignAnswers.length > 0) return json(fate.foreignAnswers.shift())
        if (!isCreation || fate.lostAnswers === 0) return response
        fate.lostAnswers -= 1
        throw new TypeError('Failed to fetch')
      },
    })
    opened.push(test)
    await test.idle()
    const { foyer } = test
    const logIn = async (name: string) => {
      unwrap(await foyer.use(signIn).withPassword({ username: name, password: 'Foyer2026' }))
      await test.idle()
    }
    if (username !== undefined && !foyer.session.isSignedIn()) await logIn(username)
    const own = foyer.use(deposits)
    const form = () => {
      const made = own.form({ languageTag: () => 'en' })
      onTestFinished(made.dispose)
      return made
    }
    /** A form that only waits for the tap. */
    const filledForm = async (amount = '1,000', methodCode = 'QUICKPAY') => {
      await own.methods.load()
      const made = form()
      made.set('methodCode', methodCode)
      made.set('amount', amount)
      return made
    }
    const follow = async (depositId: string) => {
      const followed = own.follow(depositId)
      onTestFinished(followed.dispose)
      await followed.load()
      return followed
    }
    const balance = async () => {
      await foyer.use(wallet).refresh({ silent: true })
      return foyer.use(wallet).$state.get().data?.amount
    }
    return { ...test, own, logIn, form, filledForm, follow, balance }
  }
  onTestFinished(async () => {
    for (const test of opened) {
      await test.idle()
      test.dispose()
    }
    expect(opened.flatMap((test) => test.leftovers())).toEqual([])
    sandbox.dispose()
  })
  const asked = (id: string) => sandbox.control.log().filter(({ endpoint }) => endpoint === id).length
  return { clock, sandbox, control: sandbox.control, openTab, fate, asked, storage }
}

it('[CASH-12] leads back to the page when the platform has another origin, and opens the provider in a window', async () => {
  const sandbox = createSandbox({ returnOrigins: ['https://foyer.test'] })
  const sent: unknown[] = []
  const test = createTestFoyer({
    path: `${PAGE}?promotion=1#top`,
    config: { baseUrl: 'http://platform.test:4173', currency: CURRENCY },
    async fetch(request) {
      if (request.url.endsWith('/wps/fund/deposit')) sent.push(await request.clone().json())
      return sandbox.fetch(request)
    },
  })
  await test.idle()
  unwrap(await test.foyer.use(signIn).withPassword({ username: 'player1', password: 'Foyer2026' }))
  const own = test.foyer.use(deposits)
  await own.methods.load()
  const form = own.form({ languageTag: () => 'en' })
  form.set('methodCode', 'QUICKPAY')
  form.set('amount', '100')
  const deposit = unwrap(await form.pay())
  expect(sent).toEqual([expect.objectContaining({ returnUrl: `https://foyer.test${PAGE}` })])
  expect(own.pageOf(deposit)).toEqual({
    ok: true,
    opens: 'window',
    url: expect.stringMatching(/^http:\/\/platform\.test:4173\/play\//),
  })
  form.dispose()
  await test.idle()
  test.dispose()
  expect(test.leftovers()).toEqual([])
  sandbox.dispose()
})

describe('the form of a deposit', () => {
  it('[CASH-10] chooses nothing beforehand, says what it costs, and asks for what is missing', async () => {
    const { openTab, asked } = await openBrowser()
    const { own, form, events } = await openTab()
    await own.methods.load()
    const made = form()
    expect(made.$state.get().values).toEqual({ methodCode: '', amount: '', promotionId: '' })
    expect([made.$method.get(), made.$amount.get(), made.$quote.get()]).toEqual([undefined, undefined, undefined])
    expect(made.validate()).toBe(false)
    expect(events.focuses).toEqual([{ field: 'methodCode' }])
    expect(made.$state.get().errors).toMatchObject({
      methodCode: { key: 'valid.deposit.method' },
      amount: { key: 'amount.problem.empty' },
    })
    made.set('methodCode', 'MOBOCASH')
    made.set('amount', '1,234.55')
    expect(made.$amount.get()).toEqual({ ok: true, money: '1234.55' })
    // Half up.
    expect(made.$quote.get()).toEqual({ amount: '1234.55', fee: '12.35', payAmount: '1246.90' })
    expect(made.validate()).toBe(true)
    expect(asked('depositCreate')).toBe(0)
  })

  it.each([
    ['49.99', 'error.amount.outOfRange.range', { minimum: '₱50.00', maximum: '₱20,000.00' }],
    ['20000.01', 'error.amount.outOfRange.range', { minimum: '₱50.00', maximum: '₱20,000.00' }],
    [' ', 'amount.problem.empty', undefined],
    ['0', 'amount.problem.zero', undefined],
    ['-5', 'amount.problem.zero', undefined],
    ['1e3', 'amount.problem.notANumber', undefined],
    ['$500', 'amount.problem.otherCurrency', { currency: 'PHP' }],
    ['10.005', 'amount.problem.tooManyDecimals', { count: 2 }],
    ['9'.repeat(20), 'amount.problem.tooLong', undefined],
    ['90071992547409.93', 'error.amount.outOfRange.range', { minimum: '₱50.00', maximum: '₱20,000.00' }],
  ])('[CASH-10] takes no "%s", and sends nothing', async (amount, key, params) => {
    const { openTab, asked } = await openBrowser()
    const { filledForm } = await openTab()
    const made = await filledForm(amount)
    expect(await made.pay()).toMatchObject({ ok: false, error: { code: 'form.invalid' } })
    expect(made.$state.get().errors.amount).toEqual(params === undefined ? { key } : { key, params })
    expect([made.$state.get().values.amount, asked('depositCreate')]).toEqual([amount, 0])
  })

  it('[CASH-10] comes with the methods and limits of now, whenever it is opened or shown again', async () => {
    const { openTab, control } = await openBrowser()
    const { own, form, idle, ports } = await openTab()
    await own.methods.load()
    await own.open.load()
    const isClosed = () => own.methods.$state.get().data?.list[0]?.closed !== undefined
    await control.setDepositMethod({ methodCode: 'QUICKPAY', isClosed: true })
    await own.methods.load()
    expect(isClosed()).toBe(false)
    form()
    await idle()
    expect(isClosed()).toBe(true)
    ports.visibility.setVisible(false)
    await control.setDepositMethod({ methodCode: 'QUICKPAY', isClosed: false })
    await control.setDepositLimit({ userName: 'player1', amount: '400.00' })
    ports.visibility.setVisible(true)
    await idle()
    expect([isClosed(), own.methods.$state.get().data?.limit?.remaining]).toEqual([false, '400.00'])
  })

  it('[CASH-10] types an amount that was picked as the language of the page writes it', async () => {
    const { openTab } = await openBrowser()
    const { own } = await openTab()
    const made = own.form({ languageTag: () => 'de' })
    onTestFinished(made.dispose)
    made.typeAmount('1234.509' as Money)
    expect([made.$state.get().values.amount, made.$amount.get()]).toEqual(['1234,50', { ok: true, money: '1234.50' }])
  })

  it('reads the digits of Bengali, and takes the bounds themselves', async () => {
    const { openTab } = await openBrowser()
    const { filledForm } = await openTab()
    const made = await filledForm('৫০')
    expect(made.$quote.get()).toMatchObject({ amount: '50.00' })
    made.set('amount', '20,000.00')
    expect(made.$quote.get()).toMatchObject({ amount: '20000.00' })
  })

  it('[CASH-11] keeps what was typed over a reload and a session that expires, for that member alone, until it is paid or the member leaves', async () => {
    const { openTab, control } = await openBrowser()
    const sessionStorage = createMemoryStorage()
    const first = await openTab('player1', { sessionStorage })
    await first.filledForm('2,500')
    first.dispose()
    const again = await openTab('player1', { sessionStorage: sessionStorage.tab() })
    expect(again.form().$state.get().values).toEqual({ methodCode: 'QUICKPAY', amount: '2,500', promotionId: '' })
    await control.revoke({ userName: 'player1' })
    await again.own.methods.refresh()
    expect(again.foyer.use(session).isSignedIn()).toBe(false)
    await again.logIn('player1')
    await again.own.methods.load()
    const restored = again.form()
    expect(restored.$quote.get()).toMatchObject({ amount: '2500.00' })
    await again.foyer.use(session).signOut()
    await again.logIn('player1')
    expect(again.form().$state.get().values.amount).toBe('')
    await again.foyer.use(session).signOut()
    await again.logIn('demo')
    expect(restored.$state.get().values.amount).toBe('')
    expect(again.form().$state.get().values.amount).toBe('')
    await again.foyer.use(session).signOut()
    await again.logIn('player1')
    const paying = await again.filledForm('300')
    expect((await paying.pay()).ok).toBe(true)
    expect(again.form().$state.get().values.amount).toBe('')
  })

  it('[CASH-11] what a reload interrupted and was made after all is not typed once more; another amount stays', async () => {
    for (const [later, left] of [
      [undefined, ''],
      ['750', '750'],
    ] as const) {
      const { openTab, fate, asked } = await openBrowser()
      const sessionStorage = createMemoryStorage()
      const first = await openTab('player1', { sessionStorage })
      const made = await first.filledForm('300')
      fate.lostAnswers = 1
      void made.pay()
      await first.idle()
      if (later !== undefined) made.set('amount', later)
      first.dispose()
      const reloaded = await openTab('player1', { sessionStorage: sessionStorage.tab() })
      const form = reloaded.form()
      await reloaded.idle()
      expect(reloaded.foyer.use(attempts).$attempts.get()).toMatchObject([{ state: { status: 'made' } }])
      expect([form.$state.get().values.amount, asked('depositCreate')]).toEqual([left, 1])
      // It is gone for good, and not only from this form.
      expect(reloaded.form().$state.get().values.amount).toBe(left)
      // The same once more is meant: the note of the first is still there, and takes nothing from the next visit.
      form.set('methodCode', 'QUICKPAY')
      form.set('amount', '300')
      expect(reloaded.form().$state.get().values.amount).toBe('300')
    }
  })

  it('[CASH-11] what was made after all is typed in no form that was there', async () => {
    const { openTab, fate, asked } = await openBrowser()
    const sessionStorage = createMemoryStorage()
    const first = await openTab('player1', { sessionStorage })
    fate.lostAnswers = 1
    void (await first.filledForm('300')).pay()
    await first.idle()
    first.dispose()
    fate.lostAnswers = 0
    const reloaded = await openTab('player1', { sessionStorage: sessionStorage.tab() })
    const forms = [reloaded.form(), reloaded.form()]
    await reloaded.idle()
    expect(forms.map((form) => form.$state.get().values.amount)).toEqual(['', ''])
    expect(asked('depositCreate')).toBe(1)
  })

  it('[CASH-11] what was typed is in the open form again when its user is back after the session ended', async () => {
    const { openTab, control } = await openBrowser()
    const first = await openTab('player1')
    const second = await openTab('player1')
    const made = await first.filledForm('2,500')
    await control.revoke({ userName: 'player1' })
    await second.own.open.refresh()
    await first.idle()
    expect([first.foyer.session.isSignedIn(), made.$state.get().values.amount]).toEqual([false, ''])
    await first.logIn('player1')
    expect(made.$state.get().values).toEqual({ methodCode: 'QUICKPAY', amount: '2,500', promotionId: '' })
  })

  it('[CASH-10] an offer that has ended since it was chosen is refused at its field, until another one or none is chosen', async () => {
    const { openTab, control, asked } = await openBrowser()
    const sessionStorage = createMemoryStorage()
    const first = await openTab('player1', { sessionStorage })
    const chosen = await first.filledForm('500')
    chosen.set('promotionId', '214')
    first.dispose()
    await control.setAnnouncements({ announcements: [] })
    const again = await openTab('player1', { sessionStorage: sessionStorage.tab() })
    const [restored, other] = [again.form(), again.form()]
    other.touch('promotionId')
    // Whether it is offered is not known yet.
    expect(other.$state.get().values.promotionId).toBe('214')
    expect(other.$state.get().errors).toEqual({})
    await again.own.methods.load()
    // Without a tap: a person who reads the form sees it.
    expect(restored.$state.get().errors).toEqual({ promotionId: { key: 'valid.deposit.offer' } })
    expect(restored.$quote.get()).toBeUndefined()
    expect(await restored.pay()).toMatchObject({ error: { code: 'form.invalid', field: 'promotionId' } })
    expect([again.events.focuses.at(-1), again.ports.navigation.windows]).toEqual([{ field: 'promotionId' }, []])
    // One that is opened later knows it at once.
    expect(again.form().$state.get().errors).toEqual({ promotionId: { key: 'valid.deposit.offer' } })
    expect(asked('depositCreate')).toBe(0)
    restored.set('promotionId', '')
    expect(restored.$state.get().errors).toEqual({})
    expect((await restored.pay()).ok).toBe(true)
  })

  it.each([
    ['a guest', undefined, 'login.please'],
    ['a trial player', 'trial', 'trial.rejected'],
  ])('[CASH-10][ROLE-07] of %s sends nothing, and loads nothing', async (_, who, code) => {
    const { openTab, asked } = await openBrowser()
    const tab = await openTab(undefined, { path: '/m/home' })
    if (tab.foyer.session.isSignedIn()) await tab.foyer.use(session).signOut()
    if (who === 'trial') unwrap(await tab.foyer.use(session).startTrial())
    await tab.idle()
    const made = tab.form()
    expect(await made.pay()).toMatchObject({ ok: false, error: { code } })
    expect(await tab.own.methods.load()).toMatchObject({ ok: false })
    expect(asked('depositCreate') + asked('depositMethods')).toBe(0)
  })
})

it('[CASH-10] offers no amount to pick that the method or the member’s own limit does not take', () => {
  const method: Parameters<typeof quickAmounts>[0] = {
    ...({} as DepositMethod),
    quickAmounts: ['49.99', '50.00', '500.00', '20000.00', '20000.01'] as Money[],
    minimum: '50.00' as Money,
    maximum: '20000.00' as Money,
  }
  expect(quickAmounts(method, undefined)).toEqual(['50.00', '500.00', '20000.00'])
  expect(quickAmounts(method, '500.00' as Money)).toEqual(['50.00', '500.00'])
  expect(quickAmounts(method, '499.99' as Money)).toEqual(['50.00'])
})

describe('paying', () => {
  it('[CASH-12] opens the page of the provider in the window of the tap, once, however often it is tapped', async () => {
    const { openTab, asked } = await openBrowser()
    const { filledForm, own, ports } = await openTab()
    const made = await filledForm()
    const taps = [made.pay(), made.pay(), made.pay()]
    // The window is open before anything was answered.
    expect(ports.navigation.windows).toEqual([''])
    const [one, ...others] = await Promise.all(taps)
    if (one?.ok !== true) throw one?.error
    expect(others).toEqual([one, one])
    expect(asked('depositCreate')).toBe(1)
    expect(ports.navigation.windows).toEqual([expect.stringContaining('/play/pay?payment=')])
    expect(own.$page.get()).toEqual({ status: 'window', depositId: one.data.depositId })
  })

  it('[CASH-13] sends a form that is made, filled in and paid in one tap, before the methods are known', async () => {
    const { openTab, asked } = await openBrowser()
    const { form, own } = await openTab()
    const made = form()
    made.set('methodCode', 'QUICKPAY')
    made.set('amount', '1,000')
    made.touch('methodCode')
    expect(made.$state.get().errors).toEqual({})
    const { depositId } = unwrap(await made.pay())
    expect(asked('depositCreate')).toBe(1)
    // No window was opened within the tap, so a link leads there.
    expect(own.$page.get()).toMatchObject({ status: 'blocked', depositId })
  })

  it('returns the failure, and sends nothing, when the methods cannot be loaded for the tap', async () => {
    const { openTab, asked, control } = await openBrowser()
    const { form, events } = await openTab()
    await control.setFault({ endpoint: 'depositMethods', kind: 'status:500', times: 9 })
    const made = form()
    made.set('methodCode', 'QUICKPAY')
    made.set('amount', '1,000')
    const result = await made.pay()
    expect([result.ok, asked('depositCreate')]).toEqual([false, 0])
    expect(events.failures.map(({ verb }) => verb)).toContain('deposits.methods.load')
  })

  it('[CASH-06] opens no window while the end of an earlier deposit is not known', async () => {
    const { openTab, control, asked } = await openBrowser()
    const { filledForm, ports, own, foyer, idle } = await openTab()
    await control.setFault({ endpoint: 'attemptResolve', kind: 'offline' })
    const record = {
      key: '8f14e45f-ceea-467f-9a8b-000000000001',
      kind: 'deposit',
      target: 'QUICKPAY',
      amount: '700.00',
    }
    ports.storage
      .tab()
      .set('MC_ATTEMPTS:demo:1:player1:deposit', JSON.stringify({ ...record, isPlain: true, at: ports.clock.now() }))
    await idle()
    expect(foyer.use(attempts).$attempts.get()).toMatchObject([{ state: { status: 'unknown' } }])
    const made = await filledForm()
    expect(await made.pay()).toMatchObject({ ok: false, error: { code: 'attempt.open' } })
    expect([ports.navigation.windows, own.$page.get().status, asked('depositCreate')]).toEqual([[], 'closed', 0])
  })

  it('[CASH-13] names the offer that was chosen, and none where none was', async () => {
    const { openTab, control } = await openBrowser()
    const { filledForm } = await openTab()
    const made = await filledForm()
    await made.pay()
    made.set('promotionId', '214')
    await made.pay()
    const sent = control.log().filter(({ endpoint }) => endpoint === 'depositCreate')
    expect(sent.map(({ body }) => Object(body).promotionId)).toEqual([undefined, '214'])
  })

  it('[CASH-12] opens it in a frame where the method says so, and in a link where the browser blocks the window', async () => {
    const { openTab } = await openBrowser()
    const { filledForm, own, ports } = await openTab()
    const framed = await filledForm('1000', 'MOBOCASH')
    unwrap(await framed.pay())
    expect(own.$page.get()).toMatchObject({ status: 'frame', name: 'MoboCash' })
    expect(ports.navigation.windows).toEqual([])
    own.closePage()
    Object.assign(ports.navigation, { openWindow: () => undefined })
    const blocked = await filledForm()
    const { depositId } = unwrap(await blocked.pay())
    expect(own.$page.get()).toEqual({ status: 'blocked', depositId, url: expect.stringContaining('/play/pay') })
  })

  it('[UNREAD-01] whose end is watched on its screen is no news: the badge stays, and a hidden page has shown nothing', async () => {
    const { openTab, control, asked, clock } = await openBrowser()
    const { own, filledForm, follow, foyer, idle, ports } = await openTab()
    const { $counts } = foyer.use(unread)
    await idle()
    const before = $counts.get().inbox
    const first = unwrap(await (await filledForm()).pay())
    const followed = await follow(first.depositId)
    await control.payDeposit({ depositId: first.depositId, end: 'paid' })
    ports.visibility.setVisible(false)
    ports.visibility.setVisible(true)
    await idle()
    await clock.advance(1000)
    expect([followed.$state.get().data?.state, $counts.get().inbox]).toEqual(['paid', before])
    // That it was taken, and that it is paid.
    expect(asked('inboxRead')).toBe(2)
    await followed.refresh()
    await follow(first.depositId)
    expect(asked('inboxRead')).toBe(2)
    // No person has seen this one.
    ports.visibility.setVisible(false)
    const other = unwrap(await (await filledForm('500')).pay())
    await control.payDeposit({ depositId: other.depositId, end: 'paid' })
    const hidden = await follow(other.depositId)
    await idle()
    expect([hidden.$state.get().data?.state, asked('inboxRead')]).toEqual(['paid', 2])
    ports.visibility.setVisible(true)
    await idle()
    await clock.advance(1000)
    expect([asked('inboxRead'), $counts.get().inbox]).toEqual([4, before])
    own.closePage()
  })

  it('[UNREAD-01] whose letter could not be marked as read tries it again with the next answer', async () => {
    const { openTab, control, asked, clock } = await openBrowser()
    const { filledForm, follow, foyer, idle, ports } = await openTab()
    const { $counts } = foyer.use(unread)
    await idle()
    const before = $counts.get().inbox
    const { depositId } = unwrap(await (await filledForm()).pay())
    const followed = await follow(depositId)
    await control.setFault({ endpoint: 'inboxRead', kind: 'status:503' })
    await control.payDeposit({ depositId, end: 'paid' })
    ports.visibility.setVisible(false)
    ports.visibility.setVisible(true)
    await idle()
    await clock.advance(1000)
    expect([asked('inboxRead'), $counts.get().inbox === before]).toEqual([2, false])
    await control.clearFaults()
    await followed.refresh()
    await idle()
    await clock.advance(1000)
    expect($counts.get().inbox).toBe(before)
  })

  it('[CASH-14] stays open while another deposit is followed to its end', async () => {
    const { openTab, control } = await openBrowser()
    const tab = await openTab()
    const { depositId: former } = unwrap(await (await tab.filledForm()).pay())
    const { depositId } = unwrap(await (await tab.filledForm('500')).pay())
    await control.payDeposit({ depositId: former, end: 'refused' })
    const followed = await tab.follow(former)
    expect(followed.$state.get().data?.state).toBe('failed')
    expect(tab.own.$page.get()).toEqual({ status: 'window', depositId })
  })

  it('[CASH-12][PERR-07] follows no address that is empty or unsafe, and says which: the deposit stays open and can be left', async () => {
    const { openTab } = await openBrowser()
    const { own } = await openTab()
    const at = (url: string | undefined, opens: 'window' | 'frame' = 'window') => own.pageOf({ url, opens } as never)
    expect(at(undefined)).toEqual({ ok: false, code: 'url.empty' })
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'https://a:b@pay.example/'])
      expect(at(url)).toEqual({ ok: false, code: 'url.unsafe' })
    expect(at('https://pay.example/x')).toEqual({ ok: true, opens: 'window', url: 'https://pay.example/x' })
    // A frame is for origins that the merchant allows; elsewhere it has a window.
    expect(at('https://pay.example/x', 'frame')).toMatchObject({ ok: true, opens: 'window' })
    expect(at('/play/pay?payment=1', 'frame')).toMatchObject({ ok: true, opens: 'frame' })
  })

  it('[CASH-12] shows the end at once where the payment was confirmed before the answer: nothing is opened', async () => {
    const { openTab, control } = await openBrowser()
    const { filledForm, own, ports, balance } = await openTab()
    const before = Number(await balance())
    await control.setPaymentAtOnce({ end: 'paid' })
    const made = await filledForm()
    expect(unwrap(await made.pay())).toMatchObject({ state: 'paid', creditAmount: '1000.00' })
    expect([own.$page.get(), ports.navigation.windows]).toEqual([{ status: 'closed' }, [undefined]])
    expect(Number(await balance())).toBe(before + 1000)
  })

  it('[CASH-02] whose answer was lost is found out with the same key: one deposit, one booking, and no empty window', async () => {
    const { openTab, clock, fate, asked, control } = await openBrowser()
    const { filledForm, own, ports, idle, balance } = await openTab()
    const before = Number(await balance())
    fate.lostAnswers = 1
    const made = await filledForm()
    const paying = made.pay()
    await idle()
    expect(made.$state.get().status).toBe('submitting')
    expect(ports.navigation.windows).toEqual([undefined])
    await clock.advance(1000)
    const { depositId } = unwrap(await paying)
    expect([asked('depositCreate'), own.$page.get()]).toMatchObject([2, { status: 'blocked', depositId }])
    await control.payDeposit({ depositId, end: 'paid' })
    expect(Number(await balance())).toBe(before + 1000)
  })

  it.each([
    ['the fee', { methodCode: 'QUICKPAY', feeFixed: '5.00' }, 'terms.changed'],
    ['the limits', { methodCode: 'QUICKPAY', maximum: '999.00' }, 'amount.outOfRange'],
    ['the method', { methodCode: 'QUICKPAY', isClosed: true }, 'deposit.methodClosed'],
  ] as const)(
    '[CASH-13] where %s changed since the look is refused with the new figures; what was typed stays',
    async (_, change, code) => {
      const { openTab, control } = await openBrowser()
      const { filledForm, ports, events, idle } = await openTab()
      const made = await filledForm()
      await control.setDepositMethod(change)
      expect(await made.pay()).toMatchObject({ ok: false, error: { code } })
      await idle()
      expect(made.$state.get()).toMatchObject({ values: { amount: '1,000', methodCode: 'QUICKPAY' }, error: { code } })
      expect(ports.navigation.windows).toEqual([undefined])
      expect(events.toastKeys).toEqual([])
      if (code === 'terms.changed') {
        expect(made.$quote.get()).toMatchObject({ fee: '5.00' })
        expect(made.$formerQuote.get()).toMatchObject({ fee: '0.00' })
        // It was the fee of these figures.
        made.set('amount', '1,001')
        expect(made.$formerQuote.get()).toBeUndefined()
        expect((await made.pay()).ok).toBe(true)
      } else expect(made.validate()).toBe(false)
    },
  )

  it('[CASH-16] where too many are open by now, elsewhere, is refused, and those are shown', async () => {
    const { openTab } = await openBrowser()
    const { filledForm, own, idle } = await openTab()
    const made = await filledForm()
    await own.open.load()
    expect(own.open.$state.get().data).toEqual([])
    const other = await openTab('player1', { ownDevice: true })
    const input = { methodCode: 'QUICKPAY', amount: '100.00', fee: '0.00', returnUrl: PAGE }
    for (let at = 0; at < 20; at += 1) {
      await other.foyer.call(depositEndpoints.depositCreate, { ...input, idempotencyKey: other.ports.random.uuid() })
    }
    expect(await made.pay()).toMatchObject({ error: { code: 'deposit.tooMany', value: { most: 20 } } })
    await idle()
    expect(own.open.$state.get().data).toHaveLength(20)
  })

  it('[CASH-13] is refused with figures that were asked for after it; what was asked for before does not count', async () => {
    const { openTab, control, fate } = await openBrowser()
    const { filledForm, own, idle } = await openTab()
    const made = await filledForm()
    await idle()
    let letThrough = () => {}
    fate.lateMethods = new Promise((resolve) => {
      letThrough = resolve
    })
    const before = own.methods.refresh()
    await idle({ hanging: 1 })
    await control.setDepositMethod({ methodCode: 'QUICKPAY', feeFixed: '5.00' })
    const paying = made.pay()
    expect(await before).toMatchObject({ error: { code: 'request.aborted' } })
    letThrough()
    expect(await paying).toMatchObject({ error: { code: 'terms.changed' } })
    expect([made.$quote.get()?.fee, made.$formerQuote.get()?.fee]).toEqual(['5.00', '0.00'])
  })

  it.each([{ error: 'upstream timed out' }, { success: null }, { success: 1 }, { code: '200', data: {} }])(
    '[CASH-02] makes one deposit by two taps when a gateway answers the first with %j',
    async (answer) => {
      const { openTab, fate } = await openBrowser()
      const { filledForm, foyer, own, idle, clock } = await openTab()
      const made = await filledForm()
      fate.foreignAnswers = [answer]
      const first = made.pay()
      await idle()
      expect(foyer.use(attempts).$attempts.get()).toMatchObject([{ state: { status: 'unknown' } }])
      const second = made.pay()
      await idle()
      await clock.advance(1000)
      expect(unwrap(await second).depositId).toBe(unwrap(await first).depositId)
      await own.open.refresh()
      expect(own.open.$state.get().data).toHaveLength(1)
    },
  )

  it('[CASH-13] sends the same figures once more only where they are typed again', async () => {
    const { openTab, asked } = await openBrowser()
    const { filledForm } = await openTab()
    const made = await filledForm()
    const first = unwrap(await made.pay())
    // A tap before the next screen is there.
    expect(unwrap(await made.pay()).depositId).toBe(first.depositId)
    expect(asked('depositCreate')).toBe(1)
    made.set('amount', '1,000')
    expect(unwrap(await made.pay()).depositId).not.toBe(first.depositId)
  })

  it('[CASH-11] keeps what was typed while it was on its way', async () => {
    const { openTab } = await openBrowser()
    const { filledForm, form } = await openTab()
    const made = await filledForm()
    const paying = made.pay()
    made.set('amount', '700')
    expect((await paying).ok).toBe(true)
    expect([made.$state.get().values.amount, form().$state.get().values.amount]).toEqual(['700', '700'])
  })

  it('[CASH-13] compares the fee with that of the same figures alone', async () => {
    const { openTab, control, fate } = await openBrowser()
    const { filledForm, idle } = await openTab()
    const made = await filledForm('1,000', 'MOBOCASH')
    await idle()
    await control.setDepositMethod({ methodCode: 'MOBOCASH', feeRate: 200 })
    let letThrough = () => {}
    fate.lateMethods = new Promise((resolve) => {
      letThrough = resolve
    })
    const paying = made.pay()
    await idle({ hanging: 1 })
    made.set('amount', '600')
    letThrough()
    expect(await paying).toMatchObject({ error: { code: 'terms.changed' } })
    expect([made.$quote.get()?.fee, made.$formerQuote.get()]).toEqual(['12.00', undefined])
  })

  it('[CASH-13] refuses an offer that has ended since the look, and asks again what is offered', async () => {
    const { openTab, control, asked } = await openBrowser()
    const { filledForm, ports, own } = await openTab()
    const made = await filledForm()
    made.set('promotionId', '214')
    const offered = () => own.methods.$state.get().data?.promotionIds
    expect(offered()).toContain(214)
    const before = asked('depositMethods')
    await control.setAnnouncements({ announcements: [] })
    expect(await made.pay()).toMatchObject({ error: { code: 'reward.gone' } })
    expect([asked('depositMethods') - before, offered()]).toEqual([1, []])
    expect(made.$state.get()).toMatchObject({
      values: { amount: '1,000', methodCode: 'QUICKPAY' },
      errors: { promotionId: { key: 'valid.deposit.offer' } },
    })
    expect(made.$quote.get()).toBeUndefined()
    made.set('promotionId', '')
    expect((await made.pay()).ok).toBe(true)
    expect(ports.navigation.windows).toHaveLength(2)
  })

  it('[CASH-16] beyond the member’s own limit is told before it is sent, and refused where the limit came since', async () => {
    const { openTab, control, asked } = await openBrowser()
    const { filledForm, own } = await openTab()
    const made = await filledForm()
    await control.setDepositLimit({ userName: 'player1', amount: '400.00' })
    expect(await made.pay()).toMatchObject({ error: { code: 'limit.reached' } })
    expect(own.methods.$state.get().data?.limit).toMatchObject({ remaining: '400.00' })
    expect(await made.pay()).toMatchObject({ error: { code: 'form.invalid' } })
    expect(made.$state.get().errors.amount).toEqual({
      key: 'valid.amount.beyondLimit',
      params: { remaining: '₱400.00' },
    })
    expect(asked('depositCreate')).toBe(1)
  })

  it('[CASH-16] with a method that takes no less than the own limit leaves is told at the method, and not sent', async () => {
    const { openTab, control, asked } = await openBrowser()
    const { filledForm } = await openTab()
    await control.setDepositLimit({ userName: 'player1', amount: '20.00' })
    const made = await filledForm('20')
    expect(await made.pay()).toMatchObject({ error: { code: 'form.invalid' } })
    const told = { key: 'deposit.beyondLimit', params: { remaining: '₱20.00' } }
    expect(made.$state.get().errors.methodCode).toEqual(told)
    // None takes less, so there is none to choose.
    made.set('methodCode', '')
    expect([made.validate(), made.$state.get().errors.methodCode]).toEqual([false, told])
    expect(asked('depositCreate')).toBe(0)
  })

  it('[CASH-16] in a break is told, costs nothing and is not sent; what was typed is there when it is over', async () => {
    const { openTab, control, asked } = await openBrowser()
    const { filledForm, own, ports } = await openTab()
    const made = await filledForm()
    expect(made.$quote.get()?.payAmount).toBe('1000.00')
    await control.setDepositPause({ userName: 'player1', paused: true })
    await own.methods.refresh()
    expect([made.validate(), made.$quote.get()]).toEqual([false, undefined])
    expect(await made.pay()).toMatchObject({ error: { code: 'form.invalid' } })
    expect(made.$state.get().errors).toEqual({ methodCode: { key: 'error.break.active' } })
    expect([asked('depositCreate'), ports.navigation.windows]).toEqual([0, []])
    await control.setDepositPause({ userName: 'player1', paused: false })
    await own.methods.refresh()
    expect([made.validate(), made.$quote.get()?.payAmount]).toEqual([true, '1000.00'])
  })

  it('without a network sends nothing, and keeps the figures', async () => {
    const { openTab, asked } = await openBrowser()
    const { filledForm, ports } = await openTab()
    const made = await filledForm()
    ports.network.setOnline(false)
    expect(await made.pay()).toMatchObject({ error: { code: 'network.offline' } })
    expect([asked('depositCreate'), made.$state.get().values.amount, ports.navigation.windows]).toEqual([
      0,
      '1,000',
      [],
    ])
  })
})

describe('a deposit that is followed', () => {
  const begin = async (tab: Awaited<ReturnType<Awaited<ReturnType<typeof openBrowser>>['openTab']>>) =>
    unwrap(await (await tab.filledForm()).pay()).depositId

  it('[CASH-14][WALLET-03] is asked for every 2 s, then 5, then 15, then each minute, until it has an end', async () => {
    const { openTab, clock, control, asked } = await openBrowser()
    const tab = await openTab()
    const depositId = await begin(tab)
    await tab.foyer.use(wallet).load()
    const before = Number(tab.foyer.use(wallet).$state.get().data?.amount)
    const followed = await tab.follow(depositId)
    const counts: number[] = []
    for (const ms of [10_000, 30_000, 60_000, 200_000, 300_000]) {
      await clock.advance(ms)
      counts.push(asked('depositState'))
    }
    expect(counts).toEqual([6, 12, 16, 29, 34])
    await control.payDeposit({ depositId, end: 'paid' })
    await clock.advance(60_000)
    await tab.idle()
    expect(followed.$state.get().data).toMatchObject({ state: 'paid' })
    expect(Number(tab.foyer.use(wallet).$state.get().data?.amount)).toBe(before + 1000)
    const after = asked('depositState')
    await clock.advance(HOUR_MS)
    expect(asked('depositState')).toBe(after)
  })

  it('[CASH-14] is not asked for while the page is hidden, and at once when it is shown again or the network is back', async () => {
    const { openTab, clock, control, asked } = await openBrowser()
    const tab = await openTab()
    const depositId = await begin(tab)
    const followed = await tab.follow(depositId)
    tab.ports.visibility.setVisible(false)
    await clock.advance(HOUR_MS / 4)
    expect(asked('depositState')).toBe(1)
    await control.payDeposit({ depositId, end: 'silent' })
    tab.ports.visibility.setVisible(true)
    await tab.idle()
    expect(followed.$state.get().data).toMatchObject({ state: 'processing' })
    tab.ports.network.setOnline(false)
    await clock.advance(20_000)
    expect(followed.$isUnreachable.get()).toBe(true)
    await control.payDeposit({ depositId, end: 'paid' })
    tab.ports.network.setOnline(true)
    await tab.idle()
    expect([followed.$isUnreachable.get(), followed.$state.get().data?.state]).toEqual([false, 'paid'])
  })

  it('[CASH-14] is told to be unreachable after three questions, however many wait for the answer of one', async () => {
    const { openTab, control, asked } = await openBrowser()
    const tab = await openTab()
    const followed = await tab.follow(await begin(tab))
    await control.setFault({ endpoint: 'depositState', kind: 'status:500' })
    const before = asked('depositState')
    const ask = () => Promise.all([followed.refresh(), followed.refresh(), followed.refresh()])
    for (const questions of [1, 2]) {
      expect((await ask()).map(({ ok }) => ok)).toEqual([false, false, false])
      expect([asked('depositState') - before, followed.$isUnreachable.get()]).toEqual([questions, false])
    }
    await ask()
    expect([asked('depositState') - before, followed.$isUnreachable.get()]).toEqual([3, true])
    await control.clearFaults()
  })

  it('[CASH-15] that was left is asked for seldom for a while, and when the page is shown again: money may come late', async () => {
    const { openTab, clock, control, asked } = await openBrowser()
    const tab = await openTab()
    const depositId = await begin(tab)
    const followed = await tab.follow(depositId)
    unwrap(await followed.leave())
    const before = asked('depositState')
    await clock.advance(10 * MINUTE_MS)
    expect(asked('depositState') - before).toBeGreaterThan(8)
    expect(asked('depositState') - before).toBeLessThan(12)
    await clock.advance(HOUR_MS)
    const after = asked('depositState')
    await clock.advance(HOUR_MS)
    expect(asked('depositState')).toBe(after)
    await control.payDeposit({ depositId, end: 'paid' })
    tab.ports.visibility.setVisible(false)
    tab.ports.visibility.setVisible(true)
    await tab.idle()
    expect(followed.$state.get().data).toMatchObject({ state: 'paid' })
  })

  it.each(['refused', 'left'] as const)(
    '[CASH-15] that was %s after a long wait is asked for a while longer too: money may come late',
    async (end) => {
      const { openTab, clock, control } = await openBrowser()
      const tab = await openTab()
      const depositId = await begin(tab)
      const followed = await tab.follow(depositId)
      await clock.advance(20 * MINUTE_MS)
      if (end === 'left') unwrap(await followed.leave())
      else await control.payDeposit({ depositId, end: 'refused' })
      await clock.advance(2 * MINUTE_MS)
      expect(followed.$state.get().data?.state).toBe(end === 'left' ? 'cancelled' : 'failed')
      await control.payDeposit({ depositId, end: 'paid' })
      await clock.advance(2 * MINUTE_MS)
      await tab.idle()
      expect(followed.$state.get().data?.state).toBe('paid')
    },
  )

  it('counts by the platform’s clock: a device that is a day ahead ends nothing early', async () => {
    const { openTab, clock, asked } = await openBrowser({ deviceFastMs: 24 * HOUR_MS })
    const tab = await openTab()
    const depositId = await begin(tab)
    const followed = await tab.follow(depositId)
    expect(followed.$secondsLeft.get()).toBeGreaterThan(29 * 60)
    await clock.advance(29 * MINUTE_MS)
    expect(followed.$state.get().data).toMatchObject({ state: 'awaiting' })
    expect(followed.$secondsLeft.get()).toBeGreaterThan(50)
    const before = asked('depositState')
    // The device sleeps over the end: on waking it asks, and then draws.
    clock.sleep(2 * MINUTE_MS)
    tab.ports.visibility.setVisible(false)
    tab.ports.visibility.setVisible(true)
    await tab.idle()
    expect(followed.$state.get().data).toMatchObject({ state: 'expired' })
    expect([followed.$secondsLeft.get(), asked('depositState') > before]).toEqual([0, true])
  })

  it('[CASH-15] that is left is what the platform says: one that was paid meanwhile is paid', async () => {
    const { openTab, control } = await openBrowser()
    const tab = await openTab()
    const one = await tab.follow(await begin(tab))
    // Whether it was left is not known then.
    for (const kind of ['status:500', 'status:502', 'status:503'] as const) {
      await control.setFault({ endpoint: 'depositCancel', kind, times: 1 })
      expect([(await one.leave()).ok, tab.events.toastKeys.at(-1)]).toEqual([false, 'problem.action'])
    }
    expect(await one.leave()).toMatchObject({ ok: true, data: { state: 'cancelled' } })
    expect(one.$state.get().data).toMatchObject({ state: 'cancelled' })
    const depositId = await begin(tab)
    const other = await tab.follow(depositId)
    await control.payDeposit({ depositId, end: 'paid' })
    expect(await other.leave()).toMatchObject({ ok: true, data: { state: 'paid' } })
    // "I have paid": late money is seen when a person asks.
    await control.payDeposit({ depositId: one.$state.get().data?.depositId ?? '', end: 'paid' })
    expect(await one.refresh()).toEqual(DONE)
    expect(one.$state.get().data).toMatchObject({ state: 'paid' })
    await tab.idle()
  })

  it('[CASH-15] that could not be left for certain is shown as the platform has it', async () => {
    const { openTab, control } = await openBrowser()
    const tab = await openTab()
    const depositId = await begin(tab)
    await tab.own.open.load()
    expect(tab.own.open.$state.get().data).toHaveLength(1)
    // The platform has left it, and its answer is lost.
    await control.setFault({ endpoint: 'depositCancel', kind: 'truncated', times: 1 })
    expect((await tab.own.leave(depositId)).ok).toBe(false)
    await tab.idle()
    expect(tab.own.open.$state.get().data).toEqual([])
  })

  it('[CASH-15] with a state that this version does not know is pending, never failed or paid', async () => {
    const { openTab, sandbox } = await openBrowser()
    const tab = await openTab()
    const depositId = await begin(tab)
    const followed = await tab.follow(depositId)
    expect(sandbox.snapshot().deposits).toHaveLength(1)
    const { parseResponse } = await import('../../../transport/read-response.ts')
    const known = followed.$state.get().data
    expect(parseResponse(depositEndpoints.depositState, { ...known, state: 'frozen' })).toMatchObject({
      state: 'processing',
    })
  })

  it('of another member, or of none, is not found; the next user sees nothing of the last one', async () => {
    const { openTab, asked } = await openBrowser()
    const tab = await openTab()
    const depositId = await begin(tab)
    await tab.own.open.load()
    expect(tab.own.open.$state.get().data).toMatchObject([{ depositId, state: 'awaiting' }])
    const followed = await tab.follow(depositId)
    await tab.foyer.use(session).signOut()
    const before = asked('depositState')
    await tab.logIn('demo')
    expect([tab.own.open.$state.get().status, tab.own.$page.get().status]).toEqual(['idle', 'closed'])
    expect([followed.$state.get(), followed.$secondsLeft.get()]).toEqual([{ status: 'idle' }, 0])
    expect(await followed.load()).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
    expect(asked('depositState')).toBe(before)
    followed.dispose()
    const other = await tab.follow(depositId)
    expect(other.$state.get()).toMatchObject({ status: 'failed', error: { code: 'request.invalid' } })
  })
})

describe('several tabs and devices', () => {
  it('[CASH-03] a tab that was closed while it sent: the next one finds it out, in another tab too, and pays nothing twice', async () => {
    const { openTab, fate, control, asked } = await openBrowser()
    const first = await openTab()
    const { foyer } = first
    foyer.use(attempts)
    fate.lostAnswers = 1
    const paying = (await first.filledForm()).pay()
    await first.idle()
    first.dispose()
    expect(await paying).toMatchObject({ ok: false })
    const next = await openTab()
    next.foyer.use(attempts)
    await next.idle()
    const [found] = next.foyer.use(attempts).$attempts.get()
    expect(found).toMatchObject({ kind: 'deposit', amount: '1000.00', target: 'QUICKPAY', state: { status: 'made' } })
    expect(asked('depositCreate')).toBe(1)
    await next.own.open.load()
    const [open] = next.own.open.$state.get().data ?? []
    await control.payDeposit({ depositId: open?.depositId ?? '', end: 'paid' })
    const before = Number(await next.balance())
    expect(before).toBeGreaterThan(1000)
  })

  it('[CASH-05] a second tab with the same figures joins, and sends nothing', async () => {
    const { openTab, asked } = await openBrowser()
    const [one, two] = [await openTab(), await openTab()]
    const forms = [await one.filledForm(), await two.filledForm()]
    const [first, second] = await Promise.all(forms.map((form) => form.pay()))
    await one.idle()
    await two.idle()
    expect([first?.ok, second?.ok, asked('depositCreate')]).toEqual([true, true, 1])
    expect(first?.data?.depositId).toBe(second?.data?.depositId)
  })

  it('a second device begins another one: both are listed, and both are paid', async () => {
    const { openTab, control, asked } = await openBrowser()
    const [one, two] = [await openTab(), await openTab('player1', { ownDevice: true })]
    const ids = [unwrap(await (await one.filledForm()).pay()), unwrap(await (await two.filledForm()).pay())].map(
      ({ depositId }) => depositId,
    )
    expect([new Set(ids).size, asked('depositCreate')]).toEqual([2, 2])
    const before = Number(await two.balance())
    for (const depositId of ids) await control.payDeposit({ depositId, end: 'paid' })
    expect(Number(await two.balance())).toBe(before + 2000)
    const list = one.own.list()
    await list.load()
    expect(list.items.map(({ depositId, state }) => [depositId, state])).toEqual(
      ids.reverse().map((id) => [id, 'paid']),
    )
    list.dispose()
  })

  it('[CASH-04] a session that ends while it sends: after the sign-in the attempt has its end', async () => {
    const { openTab, fate, control } = await openBrowser()
    const tab = await openTab()
    tab.foyer.use(attempts)
    fate.lostAnswers = 1
    const paying = (await tab.filledForm()).pay()
    await tab.idle()
    await control.revoke({ userName: 'player1' })
    await tab.clock.advance(1000)
    await tab.idle()
    expect(await paying).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
    expect(tab.foyer.session.isSignedIn()).toBe(false)
    await tab.logIn('player1')
    expect(tab.foyer.use(attempts).$attempts.get()).toMatchObject([{ state: { status: 'made' } }])
  })
})
