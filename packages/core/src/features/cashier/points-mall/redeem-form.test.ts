import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { createCashierBrowsers } from '../../../testing/cashier-browser.ts'
import type { TestFoyer } from '../../../testing/test-foyer.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { attempts } from '../attempts/attempts.ts'
import { wallet } from '../wallet/wallet.ts'
import { pointsMall } from './points-mall.ts'

const CREDIT = { goodsId: 'credit-10', cost: 500, kind: 'credit' } as const
const UMBRELLA = { goodsId: 'umbrella', cost: 3600, kind: 'item' } as const
const EARBUDS = { goodsId: 'earbuds', cost: 25_000, kind: 'item' } as const
const ADDRESS = 'Ana Cruz, 4 Rizal Street, 1600 Pasig'
const REDEEM = 'POST /wps/points/goods/credit-10/redeem'
const HOUR_MS = 3_600_000

async function openPlatform() {
  const browsers = createCashierBrowsers(createSandbox)
  const { platform, openBrowser } = browsers
  onTestFinished(async () => expect(await browsers.end()).toEqual([]))
  const browser = openBrowser()
  const openTab = () => browser.openTab({ path: '/m/mall/good?id=credit-10' })
  const orders = () => (platform.snapshot().redemptions ?? []).filter(({ userName }) => userName === 'demo').length
  const before = orders()
  return {
    ...browsers,
    control: platform.control,
    openTab,
    /** What demo has ordered since the start. */
    ordered: () => orders() - before,
    entries: (kind: string) => platform.snapshot().journal?.entries.filter((entry) => entry.kind === kind) ?? [],
  }
}

/** A tab on the page of a good, signed in. */
async function onPage(tab: TestFoyer, as = 'demo') {
  const { foyer, idle } = tab
  await idle()
  const login = async (username: string) => {
    unwrap(await foyer.use(signIn).withPassword({ username, password: 'Foyer2026' }))
    await idle()
  }
  if (!foyer.session.isSignedIn()) await login(as)
  const mall = foyer.use(pointsMall)
  const form = mall.redeemForm()
  await mall.balance.load()
  return {
    ...tab,
    login,
    mall,
    form,
    attempts: foyer.use(attempts).$attempts,
    points: () => mall.balance.$state.get().data?.points,
    async money() {
      await foyer.use(wallet).refresh({ silent: true })
      return Number(foyer.use(wallet).$state.get().data?.amount)
    },
    async submit(good: Parameters<typeof form.submit>[0]) {
      const result = await form.submit(good)
      await idle()
      return result
    },
  }
}

async function openPage(as?: string) {
  const platform = await openPlatform()
  return { ...platform, page: await onPage(platform.openTab(), as) }
}

describe('an order', () => {
  it('[CASH-60] of credit is delivered at once: points go, money comes, and the lists know', async () => {
    const { page, control, platform } = await openPage()
    const { form, mall } = page
    const before = await page.money()
    const order = unwrap(await page.submit(CREDIT))
    expect(order).toMatchObject({ state: 'delivered', value: '10.00', cost: 500 })
    expect(page.points()).toBe(240)
    expect((await page.money()) - before).toBe(10)
    expect(platform.snapshot().journal?.entries.at(-1)).toMatchObject({ kind: 'bonus', reference: order.reference })
    expect(await form.submit(CREDIT)).toMatchObject({
      ok: false,
      error: { code: 'points.insufficient', value: { missing: 260 } },
    })
    await control.setPoints({ userName: 'demo', points: 2000 })
    expect(unwrap(await page.submit(CREDIT)).reference).not.toBe(order.reference)
    expect(mall.goods.$state.get().status).toBe('ready')
  })

  it('of a voucher needs no address', async () => {
    const { page, control } = await openPage()
    await control.setPoints({ userName: 'demo', points: 30_000 })
    const order = unwrap(await page.submit({ goodsId: 'load-50', cost: 700, kind: 'voucher' }))
    expect([order.kind, order.address, page.form.$addressProblem.get()]).toEqual(['voucher', undefined, false])
  })

  it('[CASH-60] whose answer is lost, tapped again and in another tab meanwhile, is one order', async () => {
    const { page, openTab, lose, count, ordered, clock } = await openPage()
    lose(REDEEM, 'lostAnswer')
    const taps = [page.form.submit(CREDIT), page.form.submit(CREDIT)]
    await page.idle()
    expect(page.attempts.get()).toMatchObject([{ kind: 'redemption', state: { status: 'unknown' } }])
    expect(page.form.$busy.get()).toBe(true)
    const other = await onPage(openTab())
    const second = other.form.submit(CREDIT)
    // Not even another good is sent while it is not known what became of this one.
    expect(await other.submit({ ...CREDIT, goodsId: 'load-50' })).toMatchObject({ error: { code: 'attempt.open' } })
    expect(other.form.$busy.get()).toBe(true)
    await clock.advance(60_000)
    const ids = await Promise.all([...taps, second].map(async (tap) => unwrap(await tap).redemptionId))
    expect(new Set(ids).size).toBe(1)
    expect([ordered(), count(REDEEM), other.points()]).toEqual([1, 2, 240])
  })

  it('[CASH-60] that a reload interrupts is found by the next page, and not made again', async () => {
    const { page, openTab, lose, letThrough, count, ordered } = await openPage()
    lose(REDEEM, 'late')
    void page.form.submit(CREDIT)
    await page.idle({ hanging: 1 })
    page.dispose()
    letThrough()
    const next = await onPage(openTab())
    await next.idle()
    expect(next.attempts.get()).toMatchObject([
      { kind: 'redemption', target: 'credit-10', state: { status: 'made', object: { state: 'delivered' } } },
    ])
    expect([ordered(), count(REDEEM), next.points()]).toEqual([1, 1, 240])
  })

  it('whose form has gone before its end is no longer waited for, and its end stays to be seen', async () => {
    const { page, lose, letThrough, ordered } = await openPage()
    lose(REDEEM, 'late')
    const sending = page.form.submit(CREDIT)
    await page.idle({ hanging: 1 })
    page.form.dispose()
    expect(await sending).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
    letThrough()
    await page.idle()
    expect(page.attempts.get()).toMatchObject([{ kind: 'redemption', state: { status: 'made' } }])
    expect([ordered(), page.points()]).toEqual([1, 240])
  })

  it('[CASH-60] that never arrived is closed by the next page: no points went, and it can be made', async () => {
    const { page, openTab, lose, clock, ordered } = await openPage()
    lose(REDEEM, 'lostRequest')
    void page.form.submit(CREDIT)
    await page.idle()
    page.dispose()
    const next = await onPage(openTab())
    await clock.advance(100)
    await next.idle()
    expect(next.attempts.get()).toMatchObject([{ state: { status: 'refused', error: { code: 'idempotency.void' } } }])
    expect([ordered(), next.points()]).toEqual([0, 740])
    expect((await next.submit(CREDIT)).ok).toBe(true)
  })

  it('that was cut off is found out by a page an hour later, and is not made again', async () => {
    const { page, openTab, lose, clock, count, ordered } = await openPage()
    lose(REDEEM, 'lostAnswer')
    void page.form.submit(CREDIT)
    await page.idle()
    page.dispose()
    await clock.advance(HOUR_MS)
    const next = await onPage(openTab())
    await next.idle()
    expect(next.attempts.get()).toMatchObject([{ target: 'credit-10', state: { status: 'made' } }])
    expect([ordered(), count(REDEEM), next.points()]).toEqual([1, 1, 240])
  })

  it('whose points were spent on another device meanwhile is refused, and the figures are asked for anew', async () => {
    const { page, control, ordered } = await openPage()
    expect(page.points()).toBe(740)
    await control.setPoints({ userName: 'demo', points: 120 })
    expect(await page.submit(CREDIT)).toMatchObject({ error: { code: 'points.insufficient', value: { missing: 380 } } })
    expect([ordered(), page.points()]).toEqual([0, 120])
  })

  it('[CASH-60] of the last piece goes to one; the other keeps the points, and sees that it is sold out', async () => {
    const { openTab, openBrowser, control, platform, entries } = await openPlatform()
    for (const userName of ['demo', 'player1']) await control.setPoints({ userName, points: 30_000 })
    const pages = [await onPage(openTab()), await onPage(openBrowser().openTab(), 'player1')]
    const before = platform.snapshot().redemptions?.length ?? 0
    for (const { form } of pages) form.setAddress(ADDRESS)
    const results = await Promise.all(pages.map(({ form }) => form.submit(EARBUDS)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.find(({ ok }) => !ok)?.error).toMatchObject({ code: 'goods.soldOut' })
    expect(platform.snapshot().redemptions).toHaveLength(before + 1)
    const loser = pages[results.findIndex(({ ok }) => !ok)]
    await loser?.idle()
    expect([loser?.points(), loser?.form.$address.get()]).toEqual([30_000, ADDRESS])
    expect(loser?.mall.goods.$state.get().data?.find(({ goodsId }) => goodsId === 'earbuds')).toMatchObject({
      stock: 0,
    })
    for (const { postings } of entries('redemption')) {
      for (const unit of new Set(postings.map((posting) => posting.unit))) {
        expect(postings.reduce((sum, posting) => sum + (posting.unit === unit ? posting.amount : 0), 0)).toBe(0)
      }
    }
  })

  it('[CASH-60] of two devices takes points once; the second one learns what is missing', async () => {
    const { page, openBrowser, ordered } = await openPage()
    const device = await onPage(openBrowser().openTab())
    const results = await Promise.all([page.form.submit(CREDIT), device.form.submit(CREDIT)])
    await page.idle()
    await device.idle()
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.find(({ ok }) => !ok)?.error).toMatchObject({ code: 'points.insufficient', value: { missing: 260 } })
    expect([ordered(), page.points(), device.points()]).toEqual([1, 240, 240])
  })

  it('[CASH-60] is refused where the cost is another one by now, or the member has the most that one may have', async () => {
    const { page, control } = await openPage()
    await control.setPoints({ userName: 'demo', points: 60_000 })
    page.form.setAddress(ADDRESS)
    expect(await page.submit({ ...CREDIT, cost: 400 })).toMatchObject({ error: { code: 'terms.changed' } })
    // The goods were asked for anew, and their cost is right.
    const shown = page.mall.goods.$state.get().data?.find(({ goodsId }) => goodsId === 'credit-10')
    expect(shown?.cost).toBe(500)
    const bank = { goodsId: 'powerbank', cost: 12_000, kind: 'item' } as const
    expect((await page.submit(bank)).ok).toBe(true)
    expect(await page.submit(bank)).toMatchObject({ error: { code: 'limit.reached' } })
    expect(await page.submit({ ...CREDIT, goodsId: 'none' })).toMatchObject({ error: { code: 'request.invalid' } })
    expect(page.events.toastKeys).toEqual([])
  })

  it('[CASH-60] that the merchant refuses gives points and piece back, with a letter', async () => {
    const { page, control, platform } = await openPage()
    await control.setPoints({ userName: 'demo', points: 3600 })
    page.form.setAddress(ADDRESS)
    const { redemptionId } = unwrap(await page.submit(UMBRELLA))
    await control.moveOrder({ redemptionId, state: 'refused', reason: 'The parcel came back.' })
    await page.mall.balance.refresh()
    expect(page.points()).toBe(3600)
    const letters = platform.snapshot().members.find(({ userName }) => userName === 'demo')?.mailbox?.letters
    expect(letters?.[0]?.title.EN).toBe('Your order was not possible')
    expect(letters?.[0]?.content.EN).toContain('The parcel came back.')
  })

  it('[CASH-04] on which the session ends is found out for its owner, and nothing of it is shown to another', async () => {
    const { page, control, lose, clock, ordered } = await openPage()
    lose(REDEEM, 'lostAnswer')
    const sending = page.form.submit(CREDIT)
    await page.idle()
    await control.revoke({ userName: 'demo' })
    await clock.advance(2000)
    await page.idle()
    expect(page.foyer.session.isSignedIn()).toBe(false)
    expect(await sending).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
    await page.login('player1')
    expect([page.attempts.get(), page.form.$busy.get(), page.points()]).toEqual([[], false, undefined])
    await page.foyer.session.signOut()
    await page.login('demo')
    expect(page.attempts.get()).toMatchObject([{ kind: 'redemption', state: { status: 'made' } }])
    await page.mall.balance.load()
    expect([ordered(), page.points()]).toEqual([1, 240])
  })

  it('is not sent without a network, nor once the mall is switched off; the address stays', async () => {
    const { page, control, count } = await openPage()
    await control.setPoints({ userName: 'demo', points: 3600 })
    page.form.setAddress(ADDRESS)
    page.ports.network.setOnline(false)
    expect(await page.submit(UMBRELLA)).toMatchObject({ error: { code: 'network.offline' } })
    page.ports.network.setOnline(true)
    page.foyer.languages.setLanguage('TY')
    await page.idle()
    await control.setFlags({ PTSYS3: false })
    await page.foyer.platform.refresh()
    await page.idle()
    expect((await page.submit(UMBRELLA)).error?.code).toBe('no.permission')
    expect([count('POST /wps/points/goods/umbrella/redeem'), page.form.$address.get()]).toEqual([0, ADDRESS])
  })

  it('has its times from the platform, however wrong the clock of the device is', async () => {
    const { openBrowser, clock, control } = await openPlatform()
    await control.setPoints({ userName: 'demo', points: 3600 })
    const page = await onPage(openBrowser().openTab({ clockErrorMs: 24 * HOUR_MS, path: '/m/mall/orders' }))
    page.form.setAddress(ADDRESS)
    const made = unwrap(await page.submit(UMBRELLA))
    expect([made.history, made.dueAt]).toEqual([[{ state: 'requested', at: clock.now() }], clock.now() + 24 * HOUR_MS])
    const opened = page.mall.redemption(made.redemptionId)
    await opened.load()
    await clock.advance(60_000)
    expect(opened.$state.get().data?.state).toBe('requested')
    opened.dispose()
  })
})

describe('the address of an item', () => {
  it('[CASH-61] is asked for before anything is sent, and is that of the last order until another is typed', async () => {
    const { page, control, count } = await openPage()
    await control.setPoints({ userName: 'demo', points: 8000 })
    const { form, events } = page
    expect(await form.submit(UMBRELLA)).toMatchObject({ error: { code: 'form.invalid', field: 'address' } })
    expect([form.$addressProblem.get(), events.focuses]).toEqual([true, [{ field: 'address' }]])
    expect(count('POST /wps/points/goods/umbrella/redeem')).toBe(0)
    await form.suggestAddress()
    expect(form.$address.get()).toContain('Mara Villanueva')
    form.setAddress(ADDRESS)
    expect(form.$addressProblem.get()).toBe(false)
    await form.suggestAddress()
    expect(unwrap(await form.submit(UMBRELLA)).address).toBe(ADDRESS)
  })

  it('[CASH-61] is kept over a reload, and not shown to the next user', async () => {
    const { page } = await openPage()
    page.form.setAddress(ADDRESS)
    page.form.dispose()
    const again = page.mall.redeemForm()
    expect(again.$address.get()).toBe(ADDRESS)
    await page.foyer.session.signOut()
    await page.idle()
    expect(again.$address.get()).toBe('')
    await page.login('player1')
    expect(page.mall.redeemForm().$address.get()).toBe('')
    await again.suggestAddress()
    expect(again.$address.get()).toBe('')
  })

  it('typed for one good stays when the order of another one to the same place is found to be made', async () => {
    const { page, openTab, control, lose, letThrough } = await openPage()
    await control.setPoints({ userName: 'demo', points: 8000 })
    page.form.setAddress(ADDRESS)
    lose('POST /wps/points/goods/umbrella/redeem', 'late')
    void page.form.submit(UMBRELLA)
    await page.idle({ hanging: 1 })
    page.dispose()
    letThrough()
    const reloaded = openTab()
    for (const key of page.ports.sessionStorage.keys()) {
      reloaded.ports.sessionStorage.set(key, page.ports.sessionStorage.get(key) ?? '')
    }
    const next = await onPage(reloaded)
    await next.idle()
    expect(next.attempts.get()).toMatchObject([{ state: { status: 'made', object: { address: ADDRESS } } }])
    expect(next.form.$address.get()).toBe(ADDRESS)
  })

  it('that was typed when the session expires is there for its member again', async () => {
    const { page, control } = await openPage()
    page.form.setAddress(ADDRESS)
    await control.revoke({ userName: 'demo' })
    await page.mall.goods.refresh()
    await page.idle()
    expect([page.foyer.session.isSignedIn(), page.form.$address.get()]).toEqual([false, ''])
    await page.login('demo')
    expect([page.form.$address.get(), page.mall.redeemForm().$address.get()]).toEqual([ADDRESS, ADDRESS])
  })
})
