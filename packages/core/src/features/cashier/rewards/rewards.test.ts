import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { createMemoryLocks } from '../../../ports/memory.ts'
import { createMemoryStorage } from '../../../ports/memory-storage.ts'
import { createManualClock } from '../../../testing/manual-clock.ts'
import { createTestFoyer } from '../../../testing/test-foyer.ts'
import { session } from '../../auth/session/session.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { wallet } from '../wallet/wallet.ts'
import { rewards } from './rewards.ts'

/** Browsers with tabs, on one platform. */
async function open() {
  const clock = createManualClock()
  const sandbox = createSandbox({ clock })
  const { control } = sandbox
  /** The answers of so many claims are lost. */
  const lost = { answers: 0 }
  const visits: ReturnType<typeof createTestFoyer>[] = []
  const fetch = async (request: Request): Promise<Response> => {
    const answer = await sandbox.fetch(request)
    if (!new URL(request.url).pathname.endsWith('/claim') || lost.answers === 0) return answer
    lost.answers -= 1
    throw new TypeError('Failed to fetch')
  }
  onTestFinished(async () => {
    for (const visit of visits) {
      visit.dispose()
      await visit.idle()
    }
    expect(visits.flatMap((visit) => visit.leftovers())).toEqual([])
    sandbox.dispose()
  })
  const browser = () => {
    const shared = { storage: createMemoryStorage(), locks: createMemoryLocks() }
    let count = 0
    return async (as?: string) => {
      count += 1
      const storage = count === 1 ? shared.storage : shared.storage.tab()
      const visit = createTestFoyer({ path: '/m/rewardCenter', clock, fetch, ...shared, storage })
      visits.push(visit)
      await visit.idle()
      const login = async (username: string) => {
        unwrap(await visit.foyer.use(signIn).withPassword({ username, password: 'Foyer2026' }))
        await visit.idle()
      }
      if (as !== undefined) await login(as)
      const own = visit.foyer.use(rewards)
      const shown = () => own.current.$state.get().data?.rewards ?? []
      const daily = (state = 'open') => {
        const found = shown().find((reward) => reward.kind === 'daily' && reward.state === state)
        if (found === undefined) throw new Error(`no daily reward is ${state}`)
        return found
      }
      const balance = async () => {
        await visit.foyer.use(wallet).refresh({ silent: true })
        return Number(visit.foyer.use(wallet).$state.get().data?.amount)
      }
      await own.current.load()
      return { ...visit, login, own, shown, daily, balance }
    }
  }
  return { clock, control, lost, browser }
}

describe('the reward center', () => {
  it('[ROUTE-20] shows what can be claimed, with its terms, before what comes', async () => {
    const { own, shown, daily } = await (await open()).browser()('demo')
    await own.level.load()
    expect(own.level.$state.get().data).toMatchObject({ level: 3, name: 'VIP 3', done: '7400.00' })
    expect(shown().map(({ state }) => state)).toEqual(['open', 'open', 'coming', 'coming'])
    expect(daily()).toMatchObject({
      amount: '5.00',
      terms: { multiplier: 5, turnover: '25.00', gameTypes: ['RNG', 'INHOUSE'], days: 7 },
    })
  })

  it('[ROUTE-20] claims once in two tabs and over a lost answer, and the balance rises once', async () => {
    const { browser, lost, clock } = await open()
    const tab = browser()
    const first = await tab('demo')
    const before = await first.balance()
    const second = await tab()
    lost.answers = 1
    const claims = [first.own.claim(first.daily()), first.own.claim(first.daily())]
    await first.idle()
    claims.push(second.own.claim(second.daily()))
    await clock.advance(60_000)
    for (const claim of claims) expect(unwrap(await claim).state).toBe('claimed')
    expect((await first.balance()) - before).toBe(5)
    expect(second.daily('claimed').turnover).toMatchObject({ required: '25.00', done: '0.00' })
  })

  it('[ROUTE-20] a claim from another device comes too late, and says so', async () => {
    const { browser } = await open()
    const phone = await browser()('demo')
    const tablet = await browser()('demo')
    const seen = tablet.daily()
    unwrap(await phone.own.claim(phone.daily()))
    expect(await tablet.own.claim(seen)).toMatchObject({ ok: false, error: { code: 'reward.gone' } })
    await tablet.idle()
    expect(tablet.daily('claimed').rewardId).toBe(seen.rewardId)
    expect(tablet.events.toastKeys).toEqual([])
  })

  it('[ROUTE-20] what ends or changes while its terms are read cannot be claimed, and is shown anew', async () => {
    const { browser, control, clock } = await open()
    const { own, daily, idle } = await browser()('demo')
    const read = daily()
    await control.setRewardTerms({ version: '2026-12', multiplier: 10 })
    expect(await own.claim(read)).toMatchObject({ error: { code: 'terms.changed' } })
    await idle()
    expect(daily().terms).toMatchObject({ version: '2026-12', turnover: '50.00' })
    const last = daily()
    await clock.advance((last.closesAt ?? 0) - clock.now())
    expect(await own.claim(last)).toMatchObject({ error: { code: 'reward.gone' } })
    await idle()
    expect(daily().rewardId).not.toBe(last.rewardId)
  })

  it('[ROUTE-20] one that opens or ends is asked for by itself, while the page is watched', async () => {
    const { browser, clock } = await open()
    const { own, daily, ports } = await browser()('demo')
    const stop = own.watch()
    const { closesAt = 0, rewardId } = daily()
    // A timer is not set for hours.
    await clock.advance(closesAt - clock.now() - 60_000)
    ports.visibility.setVisible(false)
    ports.visibility.setVisible(true)
    await clock.advance(0)
    await clock.advance(62_000)
    expect(daily().rewardId).not.toBe(rewardId)
    stop()
  })

  it('[ROUTE-20] gives back, and keeps what is over in the history', async () => {
    const { browser, control } = await open()
    const { own, daily, idle, balance } = await browser()('demo')
    const before = await balance()
    const reward = unwrap(await own.claim(daily()))
    await idle()
    await control.setFault({ endpoint: 'rewardGiveBack', kind: 'status:400', times: 1 })
    expect((await own.giveBack(reward)).ok).toBe(false)
    expect(daily('claimed')).toBeDefined()
    expect(unwrap(await own.giveBack(reward))).toMatchObject({ state: 'givenBack', taken: '5.00' })
    await idle()
    expect(await balance()).toBe(before)
    const history = own.history()
    await history.load()
    expect(history.items).toMatchObject([{ rewardId: reward.rewardId, state: 'givenBack' }])
    history.dispose()
  })

  it('belongs to one user: the next one has another level and other rewards', async () => {
    const { browser } = await open()
    const { own, foyer, idle, login, shown } = await browser()('demo')
    await own.level.load()
    await foyer.use(session).signOut()
    await idle()
    expect([own.level.$state.get(), own.current.$state.get()]).toEqual([{ status: 'idle' }, { status: 'idle' }])
    await login('newbie')
    await Promise.all([own.level.load(), own.current.load()])
    expect(own.level.$state.get().data).toMatchObject({ level: 0 })
    expect(shown()).toEqual([])
  })

  it('[PROLE-04][ROUTE-28] asks for nothing while it is switched off, and says so where one wants in', async () => {
    const { browser, control } = await open()
    await control.setFlags({ REWCEN3: false })
    const { own, foyer, events, idle } = await browser()('demo')
    await own.level.load()
    expect(own.level.$state.get()).toMatchObject({ status: 'failed', error: { code: 'no.permission' } })
    events.clear()
    foyer.access.go('/m/rewardCenter')
    await idle()
    expect(foyer.access.$page.get().result).toMatchObject({ route: { name: 'home' } })
    expect(events.toastKeys).toEqual(['toast.contact_service'])
    expect(control.log().some(({ endpoint }) => endpoint === 'memberLevel')).toBe(false)
  })
})
