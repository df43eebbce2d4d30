import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { createCashierBrowsers, type RequestFate } from '../../../testing/cashier-browser.ts'
import type { TestFoyer } from '../../../testing/test-foyer.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { attempts } from '../attempts/attempts.ts'
import { wallet } from '../wallet/wallet.ts'
import { type Reward, rewards } from './rewards.ts'

const HOUR_MS = 3_600_000
const callOf = ({ rewardId }: Reward) => `POST /wps/reward/${rewardId}/claim`

async function openPlatform() {
  const browsers = createCashierBrowsers(createSandbox)
  const { platform, lose, count } = browsers
  onTestFinished(async () => expect(await browsers.end()).toEqual([]))
  const openBrowser = () => {
    const browser = browsers.openBrowser()
    return { openTab: (clockErrorMs = 0) => browser.openTab({ path: '/m/rewardCenter', clockErrorMs }) }
  }
  return {
    ...browsers,
    control: platform.control,
    openBrowser,
    openTab: openBrowser().openTab,
    loseClaim: (reward: Reward, ...fates: readonly RequestFate[]) => lose(callOf(reward), ...fates),
    claims: (reward: Reward) => count(callOf(reward)),
    /** How often it was booked. */
    booked: ({ rewardId }: Reward) =>
      (platform.snapshot().journal?.entries ?? []).filter(({ ref }) => ref === rewardId).length,
  }
}

/** A tab on the reward center, signed in. */
async function onPage(tab: TestFoyer, as = 'demo') {
  const { foyer, idle } = tab
  await idle()
  const login = async (username: string) => {
    unwrap(await foyer.use(signIn).withPassword({ username, password: 'Foyer2026' }))
    await idle()
  }
  if (!foyer.session.isSignedIn()) await login(as)
  const own = foyer.use(rewards)
  const shown = () => own.current.$state.get().data?.rewards ?? []
  await own.current.load()
  return {
    ...tab,
    login,
    own,
    shown,
    attempts: foyer.use(attempts).$attempts,
    daily(state = 'open') {
      const found = shown().find((reward) => reward.kind === 'daily' && reward.state === state)
      if (found === undefined) throw new Error(`no daily reward is ${state}`)
      return found
    },
    async balance() {
      await foyer.use(wallet).refresh({ silent: true })
      return Number(foyer.use(wallet).$state.get().data?.amount)
    },
    async claim(reward: Reward) {
      const result = await own.claim(reward)
      await idle()
      return result
    },
  }
}

async function openPage() {
  const platform = await openPlatform()
  return { ...platform, page: await onPage(platform.openTab()) }
}

describe('the reward center', () => {
  it('shows what can be claimed, with its terms, before what comes', async () => {
    const { page } = await openPage()
    await page.own.level.load()
    expect(page.own.level.$state.get().data).toMatchObject({ level: 3, name: 'VIP 3', done: '7400.00' })
    expect(page.shown().map(({ state }) => state)).toEqual(['open', 'open', 'coming', 'coming'])
    expect(page.daily()).toMatchObject({
      amount: '5.00',
      terms: { multiplier: 5, turnover: '25.00', gameTypes: ['RNG', 'INHOUSE'], days: 7 },
    })
  })

  it('[CASH-50] claims once in two tabs and over a lost answer, and the balance rises once', async () => {
    const { page, openTab, loseClaim, claims, booked, clock } = await openPage()
    const before = await page.balance()
    const other = await onPage(openTab())
    const reward = page.daily()
    loseClaim(reward, 'lostAnswer')
    const taps = [page.own.claim(reward), page.own.claim(reward)]
    await page.idle()
    expect(page.attempts.get()).toMatchObject([{ kind: 'rewardClaim', state: { status: 'unknown' } }])
    taps.push(other.own.claim(other.daily()))
    await clock.advance(60_000)
    for (const tap of taps) expect(unwrap(await tap).state).toBe('claimed')
    expect((await page.balance()) - before).toBe(5)
    expect(other.daily('claimed').turnover).toMatchObject({ required: '25.00', done: '0.00' })
    expect([claims(reward), booked(reward)]).toEqual([2, 1])
  })

  it('[CASH-50] a claim from another device comes too late, and says so', async () => {
    const { page, openBrowser } = await openPage()
    const tablet = await onPage(openBrowser().openTab())
    const seen = tablet.daily()
    unwrap(await page.claim(page.daily()))
    expect(await tablet.claim(seen)).toMatchObject({ ok: false, error: { code: 'reward.gone' } })
    expect(tablet.daily('claimed').rewardId).toBe(seen.rewardId)
    expect(tablet.events.toastKeys).toEqual([])
  })

  it('[CASH-50] a claim that a reload interrupts is found by the next page, and not made again', async () => {
    const { page, openTab, loseClaim, letThrough, claims, booked } = await openPage()
    const reward = page.daily()
    loseClaim(reward, 'late')
    void page.own.claim(reward)
    await page.idle({ hanging: 1 })
    page.dispose()
    letThrough()
    const next = await onPage(openTab())
    await next.idle()
    expect(next.attempts.get()).toMatchObject([{ target: reward.rewardId, state: { status: 'made' } }])
    expect(next.daily('claimed').rewardId).toBe(reward.rewardId)
    expect([claims(reward), booked(reward)]).toEqual([1, 1])
  })

  it('[CASH-50] a claim that never arrived is closed by the next page, and can be made', async () => {
    const { page, openTab, loseClaim, clock, booked } = await openPage()
    const reward = page.daily()
    loseClaim(reward, 'lostRequest')
    void page.own.claim(reward)
    await page.idle()
    page.dispose()
    const next = await onPage(openTab())
    await clock.advance(100)
    await next.idle()
    expect(next.attempts.get()).toMatchObject([{ state: { status: 'refused', error: { code: 'idempotency.void' } } }])
    expect(booked(reward)).toBe(0)
    expect(unwrap(await next.claim(next.daily())).rewardId).toBe(reward.rewardId)
  })

  it('[CASH-50] a claim that was cut off is found out by a page an hour later, and is not made again', async () => {
    const { page, openTab, loseClaim, clock, claims, booked } = await openPage()
    const reward = page.daily()
    loseClaim(reward, 'lostAnswer')
    void page.own.claim(reward)
    await page.idle()
    page.dispose()
    await clock.advance(HOUR_MS)
    const next = await onPage(openTab())
    await next.idle()
    expect(next.attempts.get()).toMatchObject([{ target: reward.rewardId, state: { status: 'made' } }])
    expect(await next.claim(reward)).toMatchObject({ error: { code: 'reward.gone' } })
    expect([claims(reward), booked(reward)]).toEqual([2, 1])
  })

  it('[CASH-51] what ends or changes while its terms are read cannot be claimed, and is shown anew', async () => {
    const { page, control, clock } = await openPage()
    const read = page.daily()
    await control.setRewardTerms({ version: '2026-12', multiplier: 10 })
    expect(await page.claim(read)).toMatchObject({ error: { code: 'terms.changed' } })
    expect(page.daily().terms).toMatchObject({ version: '2026-12', turnover: '50.00' })
    // Under the terms that are shown now it can be.
    const weekly = page.shown().find(({ kind, state }) => kind === 'weekly' && state === 'open')
    if (weekly === undefined) throw new Error('no weekly reward is open')
    expect(unwrap(await page.claim(weekly)).turnover?.required).toBe('500.00')
    const last = page.daily()
    await clock.advance((last.closesAt ?? 0) - clock.now())
    expect(await page.claim(last)).toMatchObject({ error: { code: 'reward.gone' } })
    expect(page.daily().rewardId).not.toBe(last.rewardId)
  })

  it('[CASH-51] nothing is claimed in a break; turnover goes on, and what is claimed can be given back', async () => {
    const { page, control, clock, booked } = await openPage()
    const weekly = page.shown().find(({ kind, state }) => kind === 'weekly' && state === 'open')
    if (weekly === undefined) throw new Error('no weekly reward is open')
    unwrap(await page.claim(weekly))
    const stop = page.own.watch()
    const until = clock.now() + 60_000
    await control.setDepositPause({ userName: 'demo', paused: true, until })
    const reward = page.daily()
    expect(await page.claim(reward)).toMatchObject({ error: { code: 'break.active' } })
    expect([booked(reward), page.own.current.$state.get().data?.paused]).toEqual([0, { until }])
    expect(unwrap(await page.own.giveBack(weekly)).state).toBe('givenBack')
    // Its end is met by itself.
    await clock.advance(62_000)
    expect(page.own.current.$state.get().data?.paused).toBeUndefined()
    expect(unwrap(await page.claim(page.daily())).state).toBe('claimed')
    stop()
  })

  it('one that opens or ends is asked for by itself while the page is watched, by the time of the platform', async () => {
    const { openTab, clock } = await openPlatform()
    const page = await onPage(openTab(26 * HOUR_MS))
    const stop = page.own.watch()
    const { closesAt = 0, rewardId } = page.daily()
    // It is many hours away, and no person touches the page meanwhile.
    await clock.advance(closesAt - clock.now() - 60_000)
    expect(page.daily().rewardId).toBe(rewardId)
    // The clock of the platform is known to a second: where it was asked too early, it is asked once more.
    await clock.advance(62_000 + 16_000)
    await page.idle()
    expect(page.daily().rewardId).not.toBe(rewardId)
    stop()
  })

  it('[CASH-52] gives back, and keeps what is over in the history', async () => {
    const { page, control } = await openPage()
    const { own, daily, idle } = page
    const before = await page.balance()
    const reward = unwrap(await page.claim(daily()))
    await control.setFault({ endpoint: 'rewardGiveBack', kind: 'status:400', times: 1 })
    expect((await own.giveBack(reward)).ok).toBe(false)
    expect(daily('claimed')).toBeDefined()
    // Whether it was given back is not known then.
    for (const kind of ['status:500', 'status:502', 'status:503'] as const) {
      await control.setFault({ endpoint: 'rewardGiveBack', kind })
      const giving = own.giveBack(reward)
      await page.clock.advance(60_000)
      expect([(await giving).ok, page.events.toastKeys]).toEqual([false, []])
    }
    await control.clearFaults()
    expect(unwrap(await own.giveBack(reward))).toMatchObject({ state: 'givenBack', taken: '5.00' })
    await idle()
    expect(await page.balance()).toBe(before)
    const history = own.history()
    await history.load()
    expect(history.items).toMatchObject([{ rewardId: reward.rewardId, state: 'givenBack' }])
    history.dispose()
  })

  it('gives nothing back for a caller that has gone', async () => {
    const { page, count } = await openPage()
    const reward = unwrap(await page.claim(page.daily()))
    expect(await page.own.giveBack(reward, { signal: AbortSignal.abort() })).toMatchObject({
      error: { code: 'request.aborted' },
    })
    await page.idle()
    expect([count(`POST /wps/reward/${reward.rewardId}/giveBack`), page.daily('claimed').state]).toEqual([0, 'claimed'])
  })

  it('[CASH-52] gives back once over a lost answer; what ended elsewhere meanwhile is shown as it is', async () => {
    const { page, control, openTab, count, clock } = await openPage()
    const { own, daily, idle } = page
    const reward = unwrap(await page.claim(daily()))
    await control.setFault({ endpoint: 'rewardGiveBack', kind: 'truncated', times: 1 })
    const giving = own.giveBack(reward)
    await idle()
    await clock.advance(2000)
    expect(unwrap(await giving)).toMatchObject({ state: 'givenBack', taken: '5.00' })
    expect(count(`POST /wps/reward/${reward.rewardId}/giveBack`)).toBe(2)
    await clock.advance(24 * HOUR_MS)
    await own.current.refresh()
    const next = unwrap(await page.claim(daily()))
    const other = await onPage(openTab())
    unwrap(await other.own.giveBack(next))
    await control.setFault({ endpoint: 'rewardGiveBack', kind: 'status:400', times: 1 })
    expect((await own.giveBack(next)).ok).toBe(false)
    await idle()
    expect(page.shown().some(({ rewardId }) => rewardId === next.rewardId)).toBe(false)
  })

  it('[CASH-04] a claim on which the session ends is found out for its owner; the next user has other rewards', async () => {
    const { page, control, loseClaim, clock, booked } = await openPage()
    await page.own.level.load()
    const reward = page.daily()
    loseClaim(reward, 'lostAnswer')
    const claiming = page.own.claim(reward)
    await page.idle()
    await control.revoke({ userName: 'demo' })
    await clock.advance(2000)
    await page.idle()
    expect(page.foyer.session.isSignedIn()).toBe(false)
    expect(await claiming).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
    expect([page.own.level.$state.get(), page.own.current.$state.get()]).toEqual([
      { status: 'idle' },
      { status: 'idle' },
    ])
    await page.login('newbie')
    await Promise.all([page.own.level.load(), page.own.current.load()])
    expect(page.own.level.$state.get().data).toMatchObject({ level: 0 })
    expect([page.shown(), page.attempts.get()]).toEqual([[], []])
    await page.foyer.session.signOut()
    await page.login('demo')
    expect(page.attempts.get()).toMatchObject([{ target: reward.rewardId, state: { status: 'made' } }])
    expect(booked(reward)).toBe(1)
  })

  it('nothing is claimed without a network, or once the reward center is switched off', async () => {
    const { page, control, claims } = await openPage()
    const reward = page.daily()
    page.ports.network.setOnline(false)
    expect(await page.claim(reward)).toMatchObject({ error: { code: 'network.offline' } })
    page.ports.network.setOnline(true)
    await control.setFlags({ REWCEN3: false })
    await page.foyer.platform.refresh()
    await page.idle()
    expect((await page.claim(reward)).error?.code).toBe('no.permission')
    expect((await page.own.giveBack(reward)).error?.code).toBe('no.permission')
    expect([claims(reward), page.attempts.get()]).toEqual([0, []])
  })

  it('[PROLE-04][ROUTE-28] asks for nothing while it is switched off, and says so where one wants in', async () => {
    const { openTab, control } = await openPlatform()
    await control.setFlags({ REWCEN3: false })
    const { own, foyer, events, idle } = await onPage(openTab())
    const history = own.history()
    await Promise.all([own.level.load(), own.current.load(), history.load()])
    for (const $state of [own.level.$state, own.current.$state, history.$state]) {
      expect($state.get()).toMatchObject({ status: 'failed', error: { code: 'no.permission' } })
    }
    history.dispose()
    events.clear()
    foyer.access.go('/m/rewardCenter')
    await idle()
    expect(foyer.access.$page.get().result).toMatchObject({ route: { name: 'home' } })
    expect(events.toastKeys).toEqual(['toast.contact_service'])
    expect(control.log().some(({ endpoint = '' }) => ['memberLevel', 'rewardList'].includes(endpoint))).toBe(false)
  })
})
