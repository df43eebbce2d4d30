import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { createTestFoyer, type TestFoyerOptions } from '../../../testing/test-foyer.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { wallet } from '../../cashier/wallet/wallet.ts'
import { agentLinks } from '../links/agent-links.ts'
import { redRain } from './red-rain.ts'

async function open(as = 'agent2', options: TestFoyerOptions = {}) {
  const test = createTestFoyer({
    path: '/m/redRain',
    config: { http: { retries: 0 } },
    ...options,
    fetch: (request) => sandbox.fetch(request),
  })
  const sandbox = createSandbox({ clock: test.clock })
  const { foyer } = test
  onTestFinished(async () => {
    test.dispose()
    await test.idle()
    sandbox.dispose()
    expect(test.leftovers()).toEqual([])
  })
  if (as !== 'guest') unwrap(await foyer.use(signIn).withPassword({ username: as, password: 'Foyer2026' }))
  await test.idle()
  test.events.clear()
  const rain = foyer.use(redRain)
  const asked = (id: string) => sandbox.control.log().filter(({ endpoint }) => endpoint === id).length
  return {
    ...test,
    sandbox,
    rain,
    asked,
    phase: () => rain.$phase.get(),
    async start(seconds = 45) {
      await sandbox.control.startRain({ seconds })
      unwrap(await rain.refresh())
    },
  }
}

describe('the red envelope rain', () => {
  it('[TEAM-20] is waited for, caught once, drawn at the close, paid into the balance, and checked on the device', async () => {
    const test = await open()
    const { rain, clock, phase, foyer } = test
    const stop = rain.watch()
    await test.idle()
    expect(phase()).toMatchObject({ status: 'waiting' })
    await test.start()
    expect(phase()).toMatchObject({ status: 'open', entry: 'none' })
    unwrap(await foyer.use(wallet).load())
    const balance = foyer.use(wallet).$state.get().data?.amount

    const first = rain.claim()
    expect(phase()).toMatchObject({ entry: 'sending' })
    // More taps join the first.
    const [entry, again] = await Promise.all([first, rain.claim()])
    expect(unwrap(entry)).toMatchObject({ state: 'entered' })
    expect(again).toEqual(entry)
    expect(phase()).toMatchObject({ status: 'open', entry: 'entered' })
    expect(unwrap(await rain.claim())).toEqual(unwrap(entry))
    expect(test.asked('redRainClaim')).toBe(1)

    // By the clock, without a question.
    await clock.advance(45_000)
    expect(phase()).toMatchObject({ status: 'drawing' })
    const before = test.asked('redRainState')
    await clock.advance(5000)
    await test.idle()
    expect(test.asked('redRainState')).toBeLessThanOrEqual(before + 2)
    const drawn = phase()
    if (drawn?.status !== 'drawn') throw new Error(drawn?.status)
    expect(drawn.entry).toMatchObject({ state: 'won', place: 1 })
    const { amount } = foyer.use(wallet).$state.get().data ?? {}
    expect(Number(amount) - Number(balance)).toBeCloseTo(Number(drawn.entry.amount), 5)

    const check = unwrap(await rain.check(drawn.round))
    const own = { isTicketRight: true, isResultRight: true, isAmountRight: true, amount: drawn.entry.amount }
    expect(check).toMatchObject({ isSeedRight: true, wasSeenBefore: true, own })
    // A platform that changes its mind is found out.
    const other = unwrap(await rain.check({ ...drawn.round, seed: 'another' }))
    expect(other).toMatchObject({ isSeedRight: false, own: { isAmountRight: false } })
    expect(unwrap(await rain.check({ ...drawn.round, limit: '0' })).own?.isResultRight).toBe(false)
    const { entry: mine = drawn.entry } = drawn.round
    expect(unwrap(await rain.check({ ...drawn.round, entry: { ...mine, ticket: 'x' } })).own?.isTicketRight).toBe(false)
    expect(unwrap(await rain.check({ ...drawn.round, entry: { ...mine, place: 2 } })).own?.isAmountRight).toBe(false)
    expect((await rain.check({ ...drawn.round, seed: undefined })).error?.code).toBe('request.invalid')

    const history = rain.history()
    unwrap(await history.load())
    expect(history.items).toMatchObject([{ roundId: drawn.round.roundId, entry: { amount: drawn.entry.amount } }])
    history.dispose()
    stop()
  })

  it('[TEAM-11] sends a lost claim again, and is unknown until a refresh when that answer is lost too', async () => {
    const test = await open()
    const { rain, clock, phase, sandbox } = test
    await test.start()
    // The entry is made, its answer is lost.
    await sandbox.control.setFault({ endpoint: 'redRainClaim', kind: 'truncated', times: 1 })
    const claim = rain.claim()
    await clock.advance(1000)
    expect(unwrap(await claim)).toMatchObject({ state: 'entered' })
    expect(test.asked('redRainClaim')).toBe(2)

    await sandbox.control.reset()
    const fresh = await open('demo')
    await fresh.start()
    await fresh.sandbox.control.setFault({ endpoint: 'redRainClaim', kind: 'truncated', times: 2 })
    const lost = fresh.rain.claim()
    await fresh.clock.advance(1000)
    expect((await lost).ok).toBe(false)
    expect(fresh.phase()).toMatchObject({ status: 'open', entry: 'unknown' })
    // The page says so.
    expect(fresh.events.toastKeys).toEqual([])
    unwrap(await fresh.rain.refresh())
    expect(fresh.phase()).toMatchObject({ status: 'open', entry: 'entered' })
    expect(phase()).toMatchObject({ status: 'open' })
  })

  it('[TEAM-11] can claim again when a refresh after the lost claim shows no entry', async () => {
    const { rain, clock, phase, sandbox, start } = await open()
    await start()
    await sandbox.control.setFault({ endpoint: 'redRainState', kind: 'slow', delayMs: 3000, times: 1 })
    const earlier = rain.refresh()
    await sandbox.control.setFault({ endpoint: 'redRainClaim', kind: 'offline', times: 2 })
    const lost = rain.claim()
    await clock.advance(1000)
    expect((await lost).ok).toBe(false)
    expect(phase()).toMatchObject({ status: 'open', entry: 'unknown' })
    await clock.advance(3000)
    expect((await earlier).ok).toBe(true)
    expect(phase()).toMatchObject({ status: 'open', entry: 'unknown' })
    unwrap(await rain.refresh())
    expect(phase()).toMatchObject({ status: 'open', entry: 'none' })
    expect(unwrap(await rain.claim())).toMatchObject({ state: 'entered' })
  })

  it('does not send a claim by itself that a refresh has shown as not made', async () => {
    const { rain, clock, phase, ports, sandbox, start, idle, asked } = await open()
    await start()
    await sandbox.control.setFault({ endpoint: 'redRainClaim', kind: 'offline', times: 2 })
    const lost = rain.claim()
    await clock.advance(1000)
    expect((await lost).ok).toBe(false)
    unwrap(await rain.refresh())
    expect(phase()).toMatchObject({ status: 'open', entry: 'none' })
    const before = asked('redRainClaim')
    ports.network.setOnline(false)
    ports.network.setOnline(true)
    await idle()
    expect([asked('redRainClaim') - before, phase()]).toMatchObject([0, { status: 'open', entry: 'none' }])
  })

  it('sends no claim offline, shows a toast, and does not call that unknown', async () => {
    const { rain, phase, ports, start, events } = await open()
    await start()
    ports.network.setOnline(false)
    expect((await rain.claim()).error?.code).toBe('network.offline')
    expect(phase()).toMatchObject({ status: 'open', entry: 'none' })
    expect(events.toastKeys).toEqual(['error.network.offline'])
    ports.network.setOnline(true)
    expect(unwrap(await rain.claim())).toMatchObject({ state: 'entered' })
  })

  it('[TEAM-11] is refused, with a toast, when the first claim is one request too many', async () => {
    const { rain, phase, sandbox, start, events } = await open()
    await start()
    await sandbox.control.setFault({ endpoint: 'redRainClaim', kind: 'status:429', times: 1 })
    expect((await rain.claim()).error?.code).toBe('too.many')
    expect(phase()).toMatchObject({ status: 'open', entry: 'none' })
    expect(events.toastKeys).toEqual(['error.too.many'])
  })

  it('does not take the claim of a closed round for one of the next round', async () => {
    const { rain, clock, phase, sandbox, start, asked } = await open()
    const stop = rain.watch()
    await start(5)
    await sandbox.control.setFault({ endpoint: 'redRainClaim', kind: 'slow', delayMs: 8000, times: 1 })
    const first = rain.claim()
    await clock.advance(6000)
    await start(45)
    expect(phase()).toMatchObject({ status: 'open', entry: 'none' })
    expect(unwrap(await rain.claim())).toMatchObject({ state: 'entered' })
    expect(phase()).toMatchObject({ status: 'open', entry: 'entered' })
    await clock.advance(3000)
    await first
    expect(asked('redRainClaim')).toBe(2)
    expect(phase()).toMatchObject({ status: 'open', entry: 'entered' })
    stop()
  })

  it('the rounds of one user are not shown to the next, and come again when the platform answers again', async () => {
    const test = await open('agent2')
    await test.start()
    unwrap(await test.rain.claim())
    const history = test.rain.history()
    test.ports.network.setOnline(false)
    expect((await history.load()).ok).toBe(false)
    test.ports.network.setOnline(true)
    await test.idle()
    expect(history.items).toHaveLength(1)
    await test.foyer.session.signOut()
    await test.idle()
    expect(history.items).toEqual([])
    unwrap(await test.foyer.use(signIn).withPassword({ username: 'demo', password: 'Foyer2026' }))
    await test.idle()
    expect([history.$state.get().status, history.items.length]).toEqual(['ready', 0])
    history.dispose()
  })

  it('in a break that the member takes none is caught, and the site says so', async () => {
    const { rain, phase, sandbox, start, events } = await open()
    await start()
    await sandbox.control.setDepositPause({ userName: 'agent2', paused: true })
    expect((await rain.claim()).error?.code).toBe('break.active')
    expect(phase()).toMatchObject({ status: 'open', entry: 'none' })
    expect(events.toastKeys).toEqual(['error.break.active'])
  })

  it('asks anew when a page begins to watch, and when it is seen again: who has paid in since takes part', async () => {
    const { foyer, rain, clock, sandbox, start, idle, asked, ports } = await open()
    const password = 'Foyer2026'
    const rates = { slots: '0.00', live: '0.00', sports: '0.00', lottery: '0.00' }
    for (const username of ['empty01', 'empty02']) {
      unwrap(await foyer.use(agentLinks).openAccount({ username, password, memberType: 0, rates }))
    }
    const isEligible = () => rain.$state.get().data?.isEligible
    unwrap(await foyer.use(signIn).withPassword({ username: 'empty01', password }))
    await start()
    const leave = rain.watch()
    await idle()
    expect(isEligible()).toBe(false)
    leave()
    await sandbox.control.bookDeposit({ userName: 'empty01', amount: '100.00' })
    await clock.advance(2000)
    const stop = rain.watch()
    await idle()
    expect(isEligible()).toBe(true)
    expect(unwrap(await rain.claim())).toMatchObject({ state: 'entered' })
    // Nothing is asked while the page is hidden.
    ports.visibility.setVisible(false)
    const before = asked('redRainState')
    rain.watch()()
    await idle()
    expect(asked('redRainState')).toBe(before)
    stop()

    ports.visibility.setVisible(true)
    unwrap(await foyer.use(signIn).withPassword({ username: 'empty02', password }))
    const end = rain.watch()
    await idle()
    expect(isEligible()).toBe(false)
    ports.visibility.setVisible(false)
    await sandbox.control.bookDeposit({ userName: 'empty02', amount: '100.00' })
    ports.visibility.setVisible(true)
    await idle()
    expect(isEligible()).toBe(true)
    end()
  })

  it('[TEAM-20] a tap that comes too late is told so; without a round nothing is sent', async () => {
    const test = await open()
    const { rain, clock, phase, sandbox } = test
    unwrap(await rain.load())
    expect((await rain.claim()).error?.code).toBe('rain.closed')
    expect(test.asked('redRainClaim')).toBe(0)
    await test.start(45)
    // The platform has closed it; the clock of the device is behind.
    await sandbox.control.reset()
    expect((await rain.claim()).ok).toBe(false)
    await test.idle()
    await clock.advance(0)
    expect(phase()?.status).not.toBe('drawn')
  })

  it('is for real accounts: guests go and sign in, and nothing of one user is left for the next', async () => {
    const guest = await open('guest', { path: '/m/home' })
    unwrap(await guest.rain.load())
    expect(guest.asked('redRainState')).toBe(0)
    expect((await guest.rain.claim()).error?.code).toBe('login.please')
    expect(guest.ports.navigation.current()).toBe('/m/login')

    const test = await open('agent2')
    await test.start()
    unwrap(await test.rain.claim())
    await test.foyer.session.signOut()
    await test.idle()
    expect([test.rain.$state.get().status, test.phase()]).toEqual(['idle', undefined])
    unwrap(await test.foyer.use(signIn).withPassword({ username: 'demo', password: 'Foyer2026' }))
    await test.idle()
    unwrap(await test.rain.load())
    expect(test.phase()).toMatchObject({ status: 'open', entry: 'none' })
  })
})
