import { createSandbox } from '@foyer/sandbox'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Money } from '../../../kernel/money/money.ts'
import { unwrap } from '../../../kernel/result.ts'
import { createCashierBrowsers, type TabOptions } from '../../../testing/cashier-browser.ts'
import type { TestFoyer } from '../../../testing/test-foyer.ts'
import { parseResponse } from '../../../transport/read-response.ts'
import { session } from '../../auth/session/session.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { unread } from '../../content/unread/unread.ts'
import { attempts } from '../attempts/attempts.ts'
import { paymentPassword } from '../payment-password/payment-password.ts'
import { payoutAccounts } from '../payout-accounts/payout-accounts.ts'
import { records } from '../records/records.ts'
import { wallet } from '../wallet/wallet.ts'
import { withdrawalEndpoints } from './endpoints.ts'
import { isWithdrawalOpen } from './withdrawal.ts'
import { mostNow, withdrawableNow, withdrawalFee, withdrawalObstacles } from './withdrawal-terms.ts'
import { withdrawals } from './withdrawals.ts'

beforeAll(() => Promise.all([import('../../auth/captcha/solve-altcha.ts'), import('../../../transport/jwe-codec.ts')]))

const PESOS = { code: 'PHP', symbol: '₱', digits: 2 }
const PASSWORD = '730518'
const WRONG = '990011'
const CREATE = 'POST /wps/fund/withdrawal'
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** @param terms what the platform says of the terms in place of its own */
async function openPlatform({
  balance = '10000.00',
  terms,
}: {
  readonly balance?: string
  readonly terms?: object
} = {}) {
  const browsers = createCashierBrowsers((options) => {
    const sandbox = createSandbox(options)
    const fetch = async (request: Request): Promise<Response> => {
      const response = await sandbox.fetch(request)
      if (terms === undefined || !request.url.endsWith('/wps/fund/withdrawal/terms')) return response
      const body = await response.json()
      return Response.json({ ...body, value: { ...body.value, ...terms } }, response)
    }
    return { ...sandbox, fetch }
  })
  const { control } = browsers.platform
  const openBrowser = () => {
    const browser = browsers.openBrowser()
    return { openTab: (options: TabOptions = {}) => browser.openTab({ config: { currency: PESOS }, ...options }) }
  }
  const { openTab } = openBrowser()
  onTestFinished(async () => expect(await browsers.end()).toEqual([]))
  await control.setBalance({ userName: 'demo', balance })
  await control.setPaymentPassword({ userName: 'demo', password: PASSWORD })
  await control.addPayoutAccount({ userName: 'demo', number: '09171234821' })
  return {
    ...browsers,
    control,
    openBrowser,
    openTab,
    /** Entries of the books about withdrawals of demo. */
    booked: () =>
      (browsers.platform.snapshot().journal?.entries ?? []).filter(
        ({ kind, postings }) => kind === 'withdraw' && postings.some(({ account }) => account === 'cash:demo'),
      ).length,
  }
}

/** A tab on the page of withdrawals, signed in. */
async function onPage(
  tab: TestFoyer,
  { as = 'demo', tag = 'en' }: { readonly as?: string; readonly tag?: string } = {},
) {
  const { foyer, idle } = tab
  await idle()
  if (!foyer.session.isSignedIn()) {
    unwrap(await foyer.use(signIn).withPassword({ username: as, password: 'Foyer2026' }))
    await idle()
  }
  const feature = foyer.use(withdrawals)
  const accounts = foyer.use(payoutAccounts)
  await Promise.all([feature.terms.load(), feature.open.load(), accounts.load(), foyer.use(wallet).load()])
  await idle()
  let languageTag = tag
  const form = feature.form({ languageTag: () => languageTag })
  const type = (amount: string, password = PASSWORD) => {
    form.set('accountId', accounts.$state.get().data?.accounts[0]?.accountId ?? '')
    form.set('amount', amount)
    form.set('paymentPassword', password)
  }
  return {
    ...tab,
    feature,
    accounts,
    form,
    type,
    attempts: foyer.use(attempts),
    values: () => form.$state.get().values,
    amount: () => foyer.use(wallet).$state.get().data?.amount,
    speak: (next: string) => {
      languageTag = next
      form.revalidate()
    },
    /** Types, reviews and sends. */
    async ask(amount: string, password = PASSWORD) {
      type(amount, password)
      unwrap(await form.submit())
      const result = await form.send()
      await idle()
      return result
    },
  }
}

const codeOf = (result: { readonly ok: boolean; readonly error?: { readonly code: string } | undefined }) =>
  result.ok ? 'ok' : result.error?.code

async function openPage(options: Parameters<typeof openPlatform>[0] = {}) {
  const platform = await openPlatform(options)
  return { ...platform, page: await onPage(platform.openTab()) }
}

describe('a withdrawal', () => {
  it('[CASH-30] is typed, reviewed and sent; then wallet, terms and list are those after it', async () => {
    const { page, booked, count } = await openPage()
    const { form, feature } = page
    page.type(' ₱1,000.5 ')
    expect(form.$cost.get()).toEqual({ amount: '1000.50', fee: '0.00', arrives: '1000.50' })
    const review = unwrap(await form.submit())
    expect(review).toMatchObject({
      amount: '1000.50',
      fee: '0.00',
      account: { masked: '••4821' },
      givenBack: undefined,
    })
    expect([form.$review.get(), count(CREATE), booked()]).toEqual([review, 0, 0])
    const made = unwrap(await form.send())
    await page.idle()
    expect(made).toMatchObject({ state: 'requested', amount: '1000.50', arrives: '1000.50' })
    expect(page.amount()).toBe('8999.5')
    expect(feature.terms.$state.get().data).toMatchObject({ held: '1000.50', fee: { freeLeft: 0 } })
    expect(feature.open.$state.get().data).toEqual([made])
    expect(page.values()).toEqual({ accountId: '', amount: '', giveBack: '', paymentPassword: '' })
    // A second tap on the review that is still there sends nothing else.
    expect(unwrap(await form.send())).toEqual(made)
    expect([count(CREATE), booked(), page.attempts.$attempts.get()]).toEqual([1, 1, []])
  })

  it('is followed by figures that were asked for after it; what was asked for before does not count', async () => {
    const { page, lose, letThrough } = await openPage()
    const { form, feature } = page
    page.type('1000')
    unwrap(await form.submit())
    lose('GET /wps/fund/withdrawal/terms', 'late')
    lose('GET /wps/fund/withdrawal', 'late')
    const before = [feature.terms.refresh(), feature.open.refresh()]
    const made = unwrap(await form.send())
    letThrough()
    await page.idle()
    expect((await Promise.all(before)).map(({ error }) => error?.code)).toEqual(['request.aborted', 'request.aborted'])
    expect(feature.terms.$state.get().data).toMatchObject({ held: '1000.00', fee: { freeLeft: 0 } })
    expect(feature.open.$state.get().data).toEqual([made])
  })

  it.each([
    ['', 'amount.problem.empty', undefined],
    ['0', 'amount.problem.zero', undefined],
    ['-500', 'amount.problem.zero', undefined],
    ['1e3', 'amount.problem.notANumber', undefined],
    ['10.005', 'amount.problem.tooManyDecimals', { count: 2 }],
    ['$500', 'amount.problem.otherCurrency', { currency: 'PHP' }],
    ['1'.repeat(19), 'amount.problem.tooLong', undefined],
    ['99.99', 'error.amount.outOfRange.range', { minimum: '₱100.00', maximum: '₱2,000.00' }],
    ['90071992547409.93', 'error.amount.outOfRange.range', { minimum: '₱100.00', maximum: '₱2,000.00' }],
    ['2000.01', 'error.amount.outOfRange.range', { minimum: '₱100.00', maximum: '₱2,000.00' }],
    ['১০০০.৫০', undefined, undefined],
  ])('[CASH-31] of %j: %s', async (typed, key, params) => {
    const { page, count } = await openPage()
    page.type(typed)
    const { ok } = await page.form.submit()
    expect([ok, page.form.$state.get().errors.amount]).toEqual([
      key === undefined,
      key === undefined ? undefined : { key, ...(params && { params }) },
    ])
    expect([page.values().amount, count(CREATE)]).toEqual([typed, 0])
  })

  it('[CASH-31] that the fee takes all of is not reviewed', async () => {
    const fee = { fixed: '10.00', rate: '0', freeLeft: 0 }
    const { page } = await openPage({ terms: { minimum: '5.00', fee } })
    for (const typed of ['9.99', '10']) {
      page.type(typed)
      expect(codeOf(await page.form.submit())).toBe('form.invalid')
      expect(page.form.$state.get().errors.amount).toEqual({ key: 'valid.amount.belowFee', params: { fee: '₱10.00' } })
    }
    page.type('10.01')
    expect(unwrap(await page.form.submit())).toMatchObject({ fee: '10.00', arrives: '0.01' })
  })

  it('[CASH-31] needs an account and a password; all of it fills in what every term allows', async () => {
    const { page } = await openPage()
    page.form.setMost()
    expect(page.values().amount).toBe('2000.00')
    expect((await page.form.submit()).ok).toBe(false)
    expect(page.form.$state.get().errors).toEqual({
      accountId: { key: 'withdraw.to.missing' },
      paymentPassword: { key: 'valid.required' },
    })
    expect(page.events.focuses).toEqual([{ field: 'accountId' }])
  })

  it('of all of it is typed as the page and the currency have it', async () => {
    const { openTab } = await openPlatform()
    const page = await onPage(openTab({ config: { currency: { ...PESOS, digits: 0 } } }))
    page.form.setMost()
    expect([page.values().amount, page.form.$state.get().errors]).toEqual(['2000', {}])
    const german = await onPage(openTab(), { tag: 'de' })
    german.form.setMost()
    expect([german.values().amount, german.form.$cost.get()?.amount]).toEqual(['2000,00', '2000.00'])
    german.form.typeAmount('300.50' as Money)
    expect(german.form.$amount.get()).toEqual({ ok: true, money: '300.50' })
  })

  it('[CASH-30] is sent once, however often it is tapped', async () => {
    const { page, booked, count } = await openPage()
    page.type('500')
    unwrap(await page.form.submit())
    const results = await Promise.all(Array.from({ length: 20 }, () => page.form.send()))
    await page.idle()
    expect([results.every(({ ok }) => ok), count(CREATE), booked()]).toEqual([true, 1, 1])
  })

  it('[CASH-30] is what was reviewed: another one is not reviewed while it is on its way', async () => {
    const { page, lose, letThrough, booked } = await openPage()
    lose(CREATE, 'late')
    page.type('500')
    const review = unwrap(await page.form.submit())
    const sending = page.form.send()
    await page.idle({ hanging: 1 })
    page.type('700')
    expect(codeOf(await page.form.submit())).toBe('attempt.open')
    expect(page.form.$review.get()).toEqual(review)
    letThrough()
    await page.idle()
    expect([unwrap(await sending).amount, booked()]).toEqual(['500.00', 1])
  })

  it('[CASH-02] whose answer is lost after the platform acted is the same one, booked once', async () => {
    const { page, booked, lose, clock } = await openPage()
    lose(CREATE, 'lostAnswer', 'lostAnswer')
    page.type('500')
    unwrap(await page.form.submit())
    const sending = page.form.send()
    await page.idle()
    expect(page.attempts.$attempts.get()).toMatchObject([{ kind: 'withdrawal', state: { status: 'unknown' } }])
    expect(page.form.$isSending.get()).toBe(true)
    await clock.advance(5000)
    await page.idle()
    expect(unwrap(await sending)).toMatchObject({ amount: '500.00', state: 'requested' })
    expect([booked(), page.attempts.$attempts.get(), page.amount()]).toEqual([1, [], '9500'])
  })

  it('[CASH-34] with a wrong password whose answers are lost costs one try', async () => {
    const { page, booked, lose, clock } = await openPage()
    lose(CREATE, 'lostAnswer', 'lostAnswer', 'lostAnswer')
    page.type('500', WRONG)
    unwrap(await page.form.submit())
    const sending = page.form.send()
    await clock.advance(10_000)
    await page.idle()
    expect(codeOf(await sending)).toBe('payment.password.wrong')
    expect(page.form.$refusal.get()?.error.value).toEqual({ left: 4 })
    expect(page.values()).toMatchObject({ amount: '500', paymentPassword: '' })
    expect([page.form.$review.get(), page.events.focuses.at(-1), booked()]).toEqual([
      undefined,
      { field: 'paymentPassword' },
      0,
    ])
  })

  it('[CASH-03] that a reload interrupts is found out by the next page, and nothing is sent again', async () => {
    const { page, openTab, booked, count, lose, letThrough } = await openPage()
    lose(CREATE, 'late')
    page.type('500')
    unwrap(await page.form.submit())
    void page.form.send()
    await page.idle({ hanging: 1 })
    page.dispose()
    letThrough()
    const reloaded = openTab()
    for (const key of page.ports.sessionStorage.keys()) {
      reloaded.ports.sessionStorage.set(key, page.ports.sessionStorage.get(key) ?? '')
    }
    const next = await onPage(reloaded)
    await next.idle()
    expect([next.values().amount, next.values().accountId]).toEqual(['', ''])
    expect(next.attempts.$attempts.get()).toMatchObject([{ kind: 'withdrawal', state: { status: 'made' } }])
    expect(next.feature.open.$state.get().data).toHaveLength(1)
    expect([booked(), count(CREATE)]).toEqual([1, 1])
  })

  it('[CASH-05] that another tab made after all is no longer under review here, and nothing empty is sent', async () => {
    const { page, openTab, booked, count, lose, letThrough } = await openPage()
    const other = await onPage(openTab())
    lose(CREATE, 'late')
    for (const { type, form } of [page, other]) {
      type('500')
      unwrap(await form.submit())
    }
    void page.form.send()
    await page.idle({ hanging: 1 })
    page.dispose()
    letThrough()
    await other.idle()
    expect(other.attempts.$attempts.get()).toMatchObject([{ state: { status: 'made' } }])
    expect([other.values().amount, other.form.$review.get()]).toEqual(['', undefined])
    expect(codeOf(await other.form.send())).toBe('form.invalid')
    expect([booked(), count(CREATE)]).toEqual([1, 1])
  })

  it('[CASH-03] that never arrived is closed by the next page; what was typed is there, without the secret', async () => {
    const { page, openTab, booked, lose, clock } = await openPage()
    lose(CREATE, 'lostRequest')
    page.type('500')
    unwrap(await page.form.submit())
    void page.form.send()
    await page.idle()
    const { sessionStorage } = page.ports
    page.dispose()
    const kept = sessionStorage.keys().map((key) => sessionStorage.get(key) ?? '')
    expect(kept.some((text) => text.includes('500'))).toBe(true)
    expect(kept.join()).not.toContain(PASSWORD)
    const next = await onPage(openTab())
    await clock.advance(100)
    await next.idle()
    expect(next.attempts.$attempts.get()).toMatchObject([
      { state: { status: 'refused', error: { code: 'idempotency.void' } } },
    ])
    expect(codeOf(await next.ask('500'))).toBe('ok')
    expect(booked()).toBe(1)
  })

  it('[CASH-11] that was typed when the session expires is there for its member again, without the secret', async () => {
    const { page, control } = await openPage()
    page.type('500')
    await control.revoke({ userName: 'demo' })
    await page.feature.terms.refresh()
    await page.idle()
    expect([page.foyer.session.isSignedIn(), page.values().amount]).toEqual([false, ''])
    const next = await onPage(page)
    expect(next.values()).toMatchObject({ amount: '500', paymentPassword: '' })
  })

  it('[CASH-05] of a second tab waits for the first one, and is the same', async () => {
    const { page, openTab, booked, count, lose, letThrough } = await openPage()
    const other = await onPage(openTab())
    lose(CREATE, 'late')
    page.type('500')
    other.type('500')
    unwrap(await page.form.submit())
    unwrap(await other.form.submit())
    const first = page.form.send()
    await page.idle({ hanging: 1 })
    const second = other.form.send()
    await other.idle()
    expect(other.attempts.$attempts.get()).toMatchObject([{ state: { status: 'elsewhere' } }])
    letThrough()
    await page.idle()
    await other.idle()
    expect(unwrap(await second).withdrawalId).toBe(unwrap(await first).withdrawalId)
    expect([booked(), count(CREATE)]).toEqual([1, 1])
  })

  it('[CASH-32] of two devices within a minute is made twice only where it is meant', async () => {
    const { page, openBrowser, booked } = await openPage()
    const device = await onPage(openBrowser().openTab())
    unwrap(await page.ask('500'))
    // This device has seen the terms from before.
    expect(codeOf(await device.ask('500'))).toBe('terms.changed')
    expect(device.form.$review.get()).toBeUndefined()
    expect(device.values()).toMatchObject({ amount: '500', paymentPassword: PASSWORD })
    unwrap(await device.form.submit())
    expect(device.form.$review.get()).toMatchObject({ fee: '10.00', arrives: '490.00' })
    expect(codeOf(await device.form.send())).toBe('duplicate.suspected')
    expect(device.form.$review.get()).toBeDefined()
    expect(booked()).toBe(1)
    expect(unwrap(await device.form.send({ second: true })).fee).toBe('10.00')
    expect(booked()).toBe(2)
  })

  it('[CASH-31] for which a bet has left too little is refused with the new figure; the amount stays', async () => {
    const { page, control, booked } = await openPage({ balance: '600.00' })
    page.type('500')
    unwrap(await page.form.submit())
    await control.setBalance({ userName: 'demo', balance: '450.00' })
    expect(codeOf(await page.form.send())).toBe('balance.insufficient')
    await page.idle()
    expect(page.form.$refusal.get()?.error.value).toEqual({ withdrawable: '450.00' })
    expect(page.values()).toMatchObject({ amount: '500', paymentPassword: PASSWORD })
    expect(page.form.$state.get().errors.amount).toEqual({
      key: 'error.amount.outOfRange.range',
      params: { minimum: '₱100.00', maximum: '₱450.00' },
    })
    expect([page.events.focuses.at(-1), booked()]).toEqual([{ field: 'amount' }, 0])
  })

  it('at the same instant as another of the same money: one is made, and nobody owes', async () => {
    const { page, openBrowser, platform } = await openPage({ balance: '600.00' })
    const device = await onPage(openBrowser().openTab())
    page.type('500')
    device.type('400')
    unwrap(await page.form.submit())
    unwrap(await device.form.submit())
    const results = await Promise.all([page.form.send(), device.form.send()])
    await page.idle()
    await device.idle()
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    const journal = platform.snapshot().journal?.entries ?? []
    const sum = (account: string) =>
      journal
        .flatMap(({ postings }) => postings)
        .reduce((before, one) => before + (one.account === account ? one.amount : 0), 0)
    expect(sum('cash:demo') + sum('hold:demo')).toBe(60_000)
    expect(sum('cash:demo')).toBeGreaterThanOrEqual(0)
  })

  it('to an account that was removed in another tab asks for another one; the amount stays', async () => {
    const { page, openTab, control, count } = await openPage()
    await control.addPayoutAccount({ userName: 'demo', number: '09175556677' })
    const other = await onPage(openTab())
    page.type('500')
    unwrap(await page.form.submit())
    unwrap(await other.accounts.remove(page.values().accountId))
    expect(codeOf(await page.form.send())).toBe('request.invalid')
    await page.idle()
    expect(page.values()).toMatchObject({ accountId: '', amount: '500' })
    expect(page.accounts.$state.get().data?.accounts).toHaveLength(1)
    expect(page.events.focuses.at(-1)).toEqual({ field: 'accountId' })
    expect(codeOf(await page.ask('500'))).toBe('ok')
    expect(count(CREATE)).toBe(2)
  })

  it('to an account that is gone asks for the accounts after that; what was asked for before does not count', async () => {
    const { page, openTab, control, lose, letThrough } = await openPage()
    await control.addPayoutAccount({ userName: 'demo', number: '09175556677' })
    const other = await onPage(openTab())
    page.type('500')
    unwrap(await page.form.submit())
    lose('GET /wps/fund/payoutAccounts', 'late')
    const before = page.accounts.refresh()
    await page.idle({ hanging: 1 })
    unwrap(await other.accounts.remove(page.values().accountId))
    expect(codeOf(await page.form.send())).toBe('request.invalid')
    letThrough()
    await page.idle()
    expect(codeOf(await before)).toBe('request.aborted')
    expect(page.accounts.$state.get().data?.accounts).toHaveLength(1)
  })

  it('[CASH-34] is locked after five wrong passwords; one that was changed on another device is wrong too', async () => {
    const { page, control, clock, booked } = await openPage()
    await control.setPaymentPassword({ userName: 'demo', password: '803517' })
    for (const left of [4, 3, 2, 1]) {
      expect(codeOf(await page.ask('500'))).toBe('payment.password.wrong')
      expect(page.form.$refusal.get()?.error.value).toEqual({ left })
    }
    expect(codeOf(await page.ask('500'))).toBe('payment.password.locked')
    const terms = page.feature.terms.$state.get().data
    expect(terms).toMatchObject({ password: 'locked', lockedUntil: clock.now() + DAY_MS })
    expect(terms && withdrawalObstacles({ terms, hasAccount: true })).toEqual(['passwordLocked'])
    const secret = page.foyer.use(paymentPassword)
    await secret.load()
    expect([secret.$state.get().data?.lockedUntil, booked()]).toEqual([clock.now() + DAY_MS, 0])

    // The phone is the way out: a new password, and a day in which nothing leaves.
    const reset = secret.resetForm()
    unwrap(await reset.code.send())
    await page.idle()
    reset.set('newPassword', '482916')
    reset.set('repeatedPassword', '482916')
    reset.set('verificationCode', control.outbox().at(-1)?.secret ?? '')
    unwrap(await reset.submit())
    reset.dispose()
    const obstacles = async () => {
      await page.feature.terms.refresh()
      const now = page.feature.terms.$state.get().data
      return now && withdrawalObstacles({ terms: now, hasAccount: true })
    }
    expect(await obstacles()).toEqual(['paused'])
    expect(codeOf(await page.ask('500', '482916'))).toBe('withdrawal.paused')
    await clock.advance(DAY_MS)
    expect([await obstacles(), codeOf(await page.ask('500', '482916')), booked()]).toEqual([[], 'ok', 1])
  })

  it('[CASH-02] whose answer is lost and whose line is gone for an hour is the same one when that is back', async () => {
    const { page, booked, count, lose, clock } = await openPage()
    lose(CREATE, 'lostAnswer')
    page.type('500')
    unwrap(await page.form.submit())
    const sending = page.form.send()
    await page.idle()
    page.ports.network.setOnline(false)
    await clock.advance(60 * MINUTE_MS)
    expect(page.attempts.$attempts.get()).toMatchObject([{ state: { status: 'unknown' } }])
    expect([count(CREATE), page.form.$isSending.get()]).toEqual([1, true])
    page.ports.network.setOnline(true)
    await page.idle()
    expect(unwrap(await sending)).toMatchObject({ amount: '500.00' })
    expect([booked(), count(CREATE), page.attempts.$attempts.get(), page.amount()]).toEqual([1, 1, [], '9500'])
  })

  it('[CASH-04] on which the session ends is found out for its owner, and nothing of it is shown to another', async () => {
    const { page, control, lose, clock, booked } = await openPage()
    lose(CREATE, 'lostAnswer')
    page.type('500')
    unwrap(await page.form.submit())
    const sending = page.form.send()
    await page.idle()
    await control.revoke({ userName: 'demo' })
    await clock.advance(2000)
    await page.idle()
    expect(page.foyer.session.isSignedIn()).toBe(false)
    expect(codeOf(await sending)).toBe('request.aborted')
    expect([page.values().amount, page.values().paymentPassword]).toEqual(['', ''])
    unwrap(await page.foyer.use(signIn).withPassword({ username: 'player1', password: 'Foyer2026' }))
    await page.idle()
    expect([page.attempts.$attempts.get(), page.feature.open.$state.get().status]).toEqual([[], 'idle'])
    await page.foyer.session.signOut()
    unwrap(await page.foyer.use(signIn).withPassword({ username: 'demo', password: 'Foyer2026' }))
    await page.idle()
    expect(page.attempts.$attempts.get()).toMatchObject([{ kind: 'withdrawal', state: { status: 'made' } }])
    expect(booked()).toBe(1)
  })

  it('is not sent without a network; what was typed and reviewed stays', async () => {
    const { page, count } = await openPage()
    page.type('500')
    unwrap(await page.form.submit())
    page.ports.network.setOnline(false)
    expect(codeOf(await page.form.send())).toBe('network.offline')
    expect([page.form.$review.get()?.amount, page.values().paymentPassword, count(CREATE)]).toEqual([
      '500.00',
      PASSWORD,
      0,
    ])
    page.ports.network.setOnline(true)
    expect(codeOf(await page.form.send())).toBe('ok')
  })

  it('reads as the language of the page has it, also where that changes while it is typed', async () => {
    const { page } = await openPage()
    page.type('1.500')
    page.form.touch('amount')
    expect(page.form.$state.get().errors.amount?.key).toBe('amount.problem.tooManyDecimals')
    page.speak('de')
    expect(page.form.$state.get()).toMatchObject({ values: { amount: '1.500' }, errors: {} })
    expect(unwrap(await page.form.submit()).amount).toBe('1500.00')
  })

  it('has its times from the platform, however wrong the clock of the device is', async () => {
    const platform = await openPlatform()
    const { clock, openTab, control } = platform
    const page = await onPage(openTab({ clockErrorMs: DAY_MS }))
    const made = unwrap(await page.ask('500'))
    expect(made.history).toEqual([{ state: 'requested', at: clock.now() }])
    const opened = page.feature.withdrawal(made.withdrawalId)
    await opened.load()
    await control.reviewWithdrawal({ userName: 'demo', decision: 'approve' })
    await clock.advance(MINUTE_MS)
    await page.idle()
    expect(opened.$state.get().data).toMatchObject({ state: 'sending' })
    opened.dispose()
  })

  it('[CASH-52] gives a reward back where the person wants it', async () => {
    const platform = await openPlatform({ balance: '1000.00' })
    const name = { EN: 'Daily reward' }
    const amounts = { amount: '100.00', required: '1000.00' }
    await platform.control.openTurnover({ userName: 'demo', kind: 'reward', name, ...amounts })
    const page = await onPage(platform.openTab())
    const [reward] = page.feature.terms.$state.get().data?.turnover ?? []
    page.type('1000')
    page.form.set('giveBack', reward?.sourceId ?? '')
    expect(unwrap(await page.form.submit()).givenBack).toMatchObject({ name: 'Daily reward', locked: '100.00' })
    unwrap(await page.form.send())
    await page.idle()
    expect(page.feature.terms.$state.get().data).toMatchObject({ balance: '0.00', held: '1000.00', turnover: [] })
  })
})

describe('withdrawals', () => {
  it('[CASH-33] on their way are asked for again while the page is shown; their end changes the balance', async () => {
    const { page, clock, control } = await openPage()
    unwrap(await page.ask('500'))
    const stop = page.feature.follow()
    await page.idle()
    await control.reviewWithdrawal({ userName: 'demo', decision: 'approve' })
    page.ports.visibility.setVisible(false)
    await clock.advance(MINUTE_MS)
    await page.idle()
    expect(page.feature.open.$state.get().data).toMatchObject([{ state: 'requested' }])
    page.ports.visibility.setVisible(true)
    await page.idle()
    expect(page.feature.open.$state.get().data).toMatchObject([{ state: 'sending' }])
    await control.settleWithdrawal({ userName: 'demo', result: 'returned' })
    await clock.advance(20_000)
    await page.idle()
    expect([page.feature.open.$state.get().data, page.amount()]).toEqual([[], '10000'])
    stop()
    // The record of transactions tells of both, with the reference of the withdrawal.
    const list = page.foyer.use(records).transactions({ kinds: ['withdraw'] })
    await list.load()
    expect(list.items.map(({ amount }) => amount)).toEqual(['500.00', '-500.00'])
    list.dispose()
  })

  it('come with the terms of now, whenever their screen is opened or shown again', async () => {
    const { page, control } = await openPage()
    const withdrawable = () => page.feature.terms.$state.get().data?.withdrawable
    await control.setBalance({ userName: 'demo', balance: '700.00' })
    await page.feature.terms.load()
    expect(withdrawable()).toBe('10000.00')
    const stop = page.feature.follow()
    await page.idle()
    expect(withdrawable()).toBe('700.00')
    page.ports.visibility.setVisible(false)
    await control.setBalance({ userName: 'demo', balance: '300.00' })
    await control.addPayoutAccount({ userName: 'demo', number: '09171230093' })
    page.ports.visibility.setVisible(true)
    await page.idle()
    expect([withdrawable(), page.accounts.$state.get().data?.accounts.length]).toEqual(['300.00', 2])
    stop()
  })

  it('shown again come with what was asked for then; what was asked for before does not count', async () => {
    const { page, control, lose, letThrough } = await openPage()
    const stop = page.feature.follow()
    await page.idle()
    lose('GET /wps/fund/withdrawal/terms', 'late')
    lose('GET /wps/fund/payoutAccounts', 'late')
    const before = [page.feature.terms.refresh(), page.accounts.refresh()]
    await page.idle({ hanging: 2 })
    page.ports.visibility.setVisible(false)
    await control.setBalance({ userName: 'demo', balance: '300.00' })
    await control.addPayoutAccount({ userName: 'demo', number: '09171230093' })
    page.ports.visibility.setVisible(true)
    letThrough()
    await page.idle()
    expect((await Promise.all(before)).map(codeOf)).toEqual(['request.aborted', 'request.aborted'])
    expect(page.feature.terms.$state.get().data?.withdrawable).toBe('300.00')
    expect(page.accounts.$state.get().data?.accounts).toHaveLength(2)
    stop()
  })

  it('one that a link opened, and that comes back, brings balance and terms with it', async () => {
    const { page, control, openTab, clock } = await openPage()
    const { withdrawalId } = unwrap(await page.ask('500'))
    const tab = openTab({ path: `/m/withdraw?withdrawal=${withdrawalId}` })
    await tab.idle()
    const feature = tab.foyer.use(withdrawals)
    const money = tab.foyer.use(wallet)
    const opened = feature.withdrawal(withdrawalId)
    await Promise.all([opened.load(), feature.terms.load(), money.load()])
    expect([feature.open.$state.get().status, money.$state.get().data?.amount]).toEqual(['idle', '9500'])
    await control.reviewWithdrawal({ userName: 'demo', decision: 'refuse', reason: 'rules' })
    await clock.advance(20_000)
    await tab.idle()
    expect(opened.$state.get().data?.state).toBe('refused')
    expect([money.$state.get().data?.amount, feature.terms.$state.get().data?.balance]).toEqual(['10000', '10000.00'])
    opened.dispose()
  })

  it('[UNREAD-01] that are watched to their end are no news: the badge stays', async () => {
    const { page, control, clock, count } = await openPage()
    const { $counts } = page.foyer.use(unread)
    await page.idle()
    const before = $counts.get().inbox
    const { withdrawalId } = unwrap(await page.ask('500'))
    const opened = page.feature.withdrawal(withdrawalId)
    await opened.load()
    await control.reviewWithdrawal({ userName: 'demo', decision: 'refuse' })
    await clock.advance(20_000)
    await page.idle()
    await clock.advance(1000)
    expect([opened.$state.get().data?.state, $counts.get().inbox]).toEqual(['refused', before])
    // That it was requested, and that it was refused.
    expect(count('POST /wps/inbox/read')).toBe(2)
    opened.dispose()
  })

  it('[CASH-33] say why they came back: a bounce is about the account where the platform gives no reason', async () => {
    const { page, control } = await openPage()
    const reasons = async (): Promise<unknown> => {
      const list = page.feature.list()
      await list.load()
      list.dispose()
      return list.items.map(({ state, reason }) => [state, reason])
    }
    unwrap(await page.ask('500'))
    expect(await reasons()).toEqual([['requested', undefined]])
    await control.reviewWithdrawal({ userName: 'demo', decision: 'refuse' })
    await page.feature.terms.refresh()
    unwrap(await page.ask('600'))
    await control.reviewWithdrawal({ userName: 'demo', decision: 'approve' })
    await control.settleWithdrawal({ userName: 'demo', result: 'returned' })
    expect(await reasons()).toEqual([
      ['returned', 'account'],
      ['refused', 'other'],
    ])
  })

  it('are read by those who show them, and changed by the platform alone', async () => {
    const { page } = await openPage()
    const verbs = ['$state', 'load', 'refresh']
    expect([page.feature.terms, page.feature.open].map((one) => Object.keys(one))).toEqual([verbs, verbs])
  })

  it('are listed page by page, and one of another member is not found', async () => {
    const { page, openBrowser } = await openPage()
    const { withdrawalId } = unwrap(await page.ask('500'))
    const list = page.feature.list()
    await list.load()
    expect(list.items).toMatchObject([{ withdrawalId }])
    const stranger = await onPage(openBrowser().openTab(), { as: 'player1' })
    const opened = stranger.feature.withdrawal(withdrawalId)
    await opened.load()
    expect(opened.$state.get()).toMatchObject({ status: 'failed', error: { code: 'request.invalid' } })
    list.dispose()
    opened.dispose()
  })

  it('[CASH-33] in a state that this version does not know are on their way, never paid or refused', async () => {
    const { page } = await openPage()
    const made = unwrap(await page.ask('500'))
    const strange = { ...made, state: 'frozen', history: [{ state: 'frozen', at: 1 }] }
    const read = parseResponse(withdrawalEndpoints.withdrawalState, strange)
    expect([read.state, read.history[0]?.state, isWithdrawalOpen(read)]).toEqual(['other', 'other', true])
  })

  it.each([
    ['a guest', 'session.required'],
    ['a trial player', 'trial.rejected'],
  ])('[ROLE-07][ROLE-09] ask nothing for %s', async (who, code) => {
    const { openTab, count } = await openPlatform()
    const { foyer, idle } = openTab()
    await idle()
    if (who === 'a trial player') unwrap(await foyer.use(session).startTrial())
    const feature = foyer.use(withdrawals)
    const [list, one] = [feature.list(), feature.withdrawal('W000000000')]
    for (const asked of [feature.terms, feature.open, list, one, foyer.use(payoutAccounts)]) {
      await asked.load()
      expect(asked.$state.get()).toMatchObject({ status: 'failed', error: { code } })
    }
    const form = feature.form({ languageTag: () => 'en' })
    form.set('accountId', 'A')
    form.set('amount', '500')
    form.set('paymentPassword', PASSWORD)
    expect((await form.submit()).ok).toBe(false)
    const paths = ['withdrawal/terms', 'withdrawal', 'withdrawal/W000000000', 'payoutAccounts']
    expect(paths.map((path) => count(`GET /wps/fund/${path}`))).toEqual([0, 0, 0, 0])
    for (const used of [list, one, form]) used.dispose()
  })
})

it('[CASH-31] says what stands in the way, what is possible at most, and what it costs', async () => {
  const { page } = await openPage()
  const terms = page.feature.terms.$state.get().data
  if (terms === undefined) throw new Error('no terms')
  const of = (more: object, hasAccount = true) => withdrawalObstacles({ terms: { ...terms, ...more }, hasAccount })
  const left = { count: 3, amount: terms.maximum, freesAt: 0 }
  expect(of({})).toEqual([])
  expect(of({ pausedUntil: 5 })).toEqual(['paused'])
  expect(of({ password: 'none' }, false)).toEqual(['accountMissing', 'passwordMissing'])
  expect(of({ password: 'locked' })).toEqual(['passwordLocked'])
  expect(of({ left: { ...left, count: 0 } })).toEqual(['limit'])
  expect(of({ left: { ...left, amount: '99.99' } })).toEqual(['limit'])
  expect(of({ left: undefined })).toEqual([])
  expect(of({ identity: { state: 'none', left: '99.99' } })).toEqual(['identity'])
  expect(of({ withdrawable: '99.99' })).toEqual(['tooLittle'])
  const reward = { ...{ sourceId: 'R1', kind: 'reward', name: '', required: '1', done: '0', locked: '1' } } as const
  const withReward = { ...terms, withdrawable: '50.00', turnover: [{ ...reward, withdrawableWithout: '150.00' }] }
  expect(withdrawalObstacles({ terms: withReward as typeof terms, hasAccount: true, givenBack: 'R1' })).toEqual([])
  expect(mostNow({ terms: withReward as typeof terms, givenBack: 'R1' })).toBe('150.00')
  expect(mostNow({ terms })).toBe('2000.00')
  const fee = { fixed: '10.00', rate: '0.015', freeLeft: 0 } as typeof terms.fee
  expect(withdrawalFee({ fee }, terms.minimum, 2)).toBe('11.50')
  expect(withdrawalFee({ fee: { ...fee, freeLeft: 1 } }, terms.minimum, 2)).toBe('0.00')
})

it('[CASH-31] says what can be withdrawn now, and what keeps it below what turnover allows', async () => {
  const { page } = await openPage()
  const terms = page.feature.terms.$state.get().data
  if (terms === undefined) throw new Error('no terms')
  const verified = { state: 'verified', left: undefined } as const
  const left = { count: 3, amount: terms.maximum, freesAt: 0 }
  const of = (more: object) => {
    const known = { ...terms, identity: verified, withdrawable: '60000.00', ...more } as typeof terms
    const { amount, bound } = withdrawableNow(known)
    return [amount, bound]
  }
  expect(of({ identity: terms.identity })).toEqual(['2000.00', 'identity'])
  expect(of({ identity: terms.identity, withdrawable: '2000.00' })).toEqual(['2000.00', undefined])
  expect(of({ left: { ...left, amount: '800.00' } })).toEqual(['800.00', 'today'])
  expect(of({ left })).toEqual(['50000.00', 'today'])
  expect(of({ left: undefined })).toEqual(['50000.00', 'maximum'])
  expect(of({ withdrawable: '700.00', password: 'none' })).toEqual(['700.00', undefined])
  for (const more of [
    { pausedUntil: 5 },
    { left: { ...left, count: 0 } },
    { identity: { state: 'none', left: '9.00' } },
  ])
    expect(of(more)).toEqual(['0.00', undefined])
  expect(of({ withdrawable: '99.99' })).toEqual(['0.00', undefined])
})
