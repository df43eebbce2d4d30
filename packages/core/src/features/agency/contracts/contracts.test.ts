import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as money from '../../../kernel/money/public-money.ts'
import { unwrap } from '../../../kernel/result.ts'
import { deferred } from '../../../testing/deferred.ts'
import { createTestFoyer, type TestFoyerOptions } from '../../../testing/test-foyer.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { contractPrompts } from './contract-prompts.ts'
import { contracts } from './contracts.ts'

async function open(as = 'agent2', options: TestFoyerOptions = {}) {
  const ask = (request: Request) => sandbox.fetch(request)
  const test = createTestFoyer({ path: '/m/agent', config: { http: { retries: 0 } }, fetch: ask, ...options })
  const sandbox = createSandbox({ clock: test.clock })
  onTestFinished(async () => {
    test.dispose()
    await test.idle()
    sandbox.dispose()
    expect(test.leftovers()).toEqual([])
  })
  const { foyer } = test
  if (!foyer.session.isSignedIn()) {
    unwrap(await foyer.use(signIn).withPassword({ username: as, password: 'Foyer2026' }))
    await test.idle()
  }
  test.events.clear()
  const api = foyer.use(contracts)
  const page = (kind: Parameters<typeof api.page>[0]) => {
    const made = api.page(kind)
    onTestFinished(() => made.dispose())
    return { ...made, data: () => made.$state.get().data, agreeing: () => made.$agreeing.get() }
  }
  return { ...test, sandbox, ask, api, page }
}

const offerOf = (contract: { state: string } | undefined) => {
  if (contract === undefined || !('contractId' in contract)) throw new Error('no offer')
  return contract as { state: string; contractId: string; version: number }
}

describe('the page of an agreement', () => {
  it('[TEAM-10] shows the offer, and agrees once for two taps', async () => {
    const test = await open()
    const page = test.page('dailySalary')
    unwrap(await page.load())
    expect(page.data()).toMatchObject({ state: 'offered', version: 1, tiers: { length: 3 } })
    const offer = offerOf(page.data())
    const [first, second] = await Promise.all([page.agree(offer), page.agree(offer)])
    expect([first.ok, second.ok]).toEqual([true, true])
    expect(page.data()).toMatchObject({ state: 'agreed' })
    expect(page.agreeing()).toBe('idle')
    const sent = test.sandbox.control.log().filter(({ endpoint }) => endpoint === 'contractAgree')
    expect(sent).toHaveLength(1)
  })

  it('does not show the terms of one agent to the next', async () => {
    const test = await open()
    const page = test.page('dailySalary')
    unwrap(await page.load())
    unwrap(await test.foyer.use(signIn).withPassword({ username: 'agent41', password: 'Foyer2026' }))
    await test.idle()
    expect([page.$state.get(), page.agreeing()]).toEqual([{ status: 'idle' }, 'idle'])
  })

  it('updates the prompt, the note and the page of another tab when the agent agrees', async () => {
    const test = await open()
    const tab = await open('agent2', { storage: test.ports.storage.tab(), fetch: test.ask })
    const prompts = tab.foyer.use(contractPrompts)
    unwrap(await prompts.check())
    unwrap(await tab.api.loadWaiting())
    const there = tab.page('dailySalary')
    unwrap(await there.load())
    expect([prompts.$current.get(), tab.api.$waiting.get()]).toEqual(['dailySalary', ['dailySalary', 'hourlySalary']])

    const page = test.page('dailySalary')
    unwrap(await page.load())
    unwrap(await page.agree(offerOf(page.data())))
    await tab.idle()
    expect([prompts.$current.get(), tab.api.$waiting.get()]).toEqual(['hourlySalary', ['hourlySalary']])
    expect(there.data()).toMatchObject({ state: 'agreed' })
    // A second answer is the same.
    expect((await there.agree(offerOf(there.data()))).ok).toBe(true)
  })

  it('leaves an agreement out of the note when it is agreed to while an older answer is under way', async () => {
    const test = await open()
    const late = deferred<void>()
    const fetch = async (request: Request) => {
      const answer = await test.ask(request)
      if (request.url.includes('/contract/info')) await late.promise
      return answer
    }
    const tab = await open('agent2', { storage: test.ports.storage.tab(), fetch })
    const asking = tab.api.loadWaiting()
    await tab.idle({ hanging: 1 })
    const page = test.page('dailySalary')
    unwrap(await page.load())
    unwrap(await page.agree(offerOf(page.data())))
    late.resolve()
    unwrap(await asking)
    expect(tab.api.$waiting.get()).toEqual(['hourlySalary'])
  })

  it('[TEAM-10] shows the current terms and agrees to nothing when the terms changed meanwhile', async () => {
    const test = await open()
    const page = test.page('dailySalary')
    unwrap(await page.load())
    const read = offerOf(page.data())
    const tiers = [{ from: '1.00', active: 1, rate: '0.05' }]
    await test.sandbox.control.offerContract({ userName: 'agent2', kind: 'dailySalary', tiers })
    expect((await page.agree(read)).error?.code).toBe('contract.changed')
    expect(page.data()).toMatchObject({ state: 'offered', version: 2, tiers })
    expect([page.agreeing(), test.events.toastKeys]).toEqual(['changed', []])
    unwrap(await page.agree(offerOf(page.data())))
    expect([page.data()?.state, page.agreeing()]).toEqual(['agreed', 'idle'])
  })

  it('[TEAM-10] gives each version its own answer when two are agreed to at once', async () => {
    const test = await open()
    const page = test.page('dailySalary')
    unwrap(await page.load())
    const offer = offerOf(page.data())
    const [first, second] = await Promise.all([page.agree(offer), page.agree({ ...offer, version: 2 })])
    expect([first.ok, second.error?.code]).toEqual([true, 'contract.changed'])
    expect(page.data()).toMatchObject({ state: 'agreed', version: 1 })
  })

  it('[TEAM-10] shows that an offer has expired when the agent agrees too late', async () => {
    const test = await open()
    const page = test.page('hourlySalary')
    unwrap(await page.load())
    const read = offerOf(page.data())
    await test.sandbox.control.setContract({ userName: 'agent2', kind: 'hourlySalary', state: 'none' })
    await test.sandbox.control.offerContract({ userName: 'agent2', kind: 'hourlySalary', answerInDays: 0 })
    expect((await page.agree(read)).error?.code).toBe('contract.expired')
    await test.idle()
    expect(page.data()).toMatchObject({ state: 'expired' })
  })

  it('[TEAM-11] is unknown after lost answers until a refresh shows the agreement', async () => {
    const test = await open()
    const page = test.page('dailySalary')
    unwrap(await page.load())
    await test.sandbox.control.setFault({ endpoint: 'contractAgree', kind: 'truncated', times: 2 })
    const lost = page.agree(offerOf(page.data()))
    await test.clock.advance(1000)
    expect((await lost).ok).toBe(false)
    expect([page.agreeing(), test.events.toastKeys]).toEqual(['unknown', []])
    unwrap(await page.refresh())
    expect([page.agreeing(), page.data()?.state]).toEqual(['idle', 'agreed'])
  })

  it('sends nothing offline, and does not call that unknown', async () => {
    const test = await open()
    const page = test.page('dailySalary')
    unwrap(await page.load())
    test.ports.network.setOnline(false)
    expect((await page.agree(offerOf(page.data()))).error?.code).toBe('network.offline')
    // The page says so.
    expect([page.agreeing(), test.events.toastKeys]).toEqual(['idle', []])
    test.ports.network.setOnline(true)
    unwrap(await page.agree(offerOf(page.data())))
  })

  it('[TEAM-11] is refused, with a toast, when the first request is one too many', async () => {
    const test = await open()
    const page = test.page('dailySalary')
    unwrap(await page.load())
    await test.sandbox.control.setFault({ endpoint: 'contractAgree', kind: 'status:429', times: 1 })
    expect((await page.agree(offerOf(page.data()))).error?.code).toBe('too.many')
    expect([page.agreeing(), test.events.toastKeys]).toEqual(['idle', ['error.too.many']])
  })

  it('does not send a waiting agreement when the agent changes', async () => {
    const test = await open()
    const page = test.page('dailySalary')
    unwrap(await page.load())
    const offer = offerOf(page.data())
    await test.sandbox.control.setFault({ endpoint: 'contractAgree', kind: 'slow', delayMs: 3000, times: 1 })
    const first = page.agree(offer)
    const second = page.agree({ ...offer, version: 2 })
    unwrap(await test.foyer.use(signIn).withPassword({ username: 'agent41', password: 'Foyer2026' }))
    await test.clock.advance(3000)
    await test.idle()
    expect([(await first).error?.code, (await second).error?.code]).toEqual(['request.aborted', 'request.aborted'])
    expect(page.agreeing()).toBe('idle')
    const sent = test.sandbox.control.log().filter(({ endpoint }) => endpoint === 'contractAgree')
    expect(sent).toHaveLength(1)
  })

  it('does not send a waiting agreement when all its callers have left, and does if one still waits', async () => {
    const test = await open()
    const page = test.page('dailySalary')
    unwrap(await page.load())
    const offer = offerOf(page.data())
    const sent = () => test.sandbox.control.log().filter(({ endpoint }) => endpoint === 'contractAgree').length
    const agreeLater = async (joined: boolean) => {
      await test.sandbox.control.setFault({ endpoint: 'contractAgree', kind: 'slow', delayMs: 3000, times: 1 })
      const first = page.agree(offer)
      const stopped = new AbortController()
      const second = page.agree({ ...offer, version: 2 }, { signal: stopped.signal })
      const third = joined ? page.agree({ ...offer, version: 2 }) : undefined
      stopped.abort()
      expect((await second).error?.code).toBe('request.aborted')
      await test.clock.advance(3000)
      await test.idle()
      unwrap(await first)
      return (await third)?.error?.code
    }
    expect([await agreeLater(false), sent()]).toEqual([undefined, 1])
    expect(await agreeLater(true)).toBe('contract.changed')
    expect(sent()).toBe(3)
  })

  it('is still sending when the terms are refreshed meanwhile', async () => {
    const test = await open()
    const page = test.page('dailySalary')
    unwrap(await page.load())
    await test.sandbox.control.setFault({ endpoint: 'contractAgree', kind: 'slow', delayMs: 3000, times: 1 })
    const agreeing = page.agree(offerOf(page.data()))
    unwrap(await page.refresh())
    expect(page.agreeing()).toBe('sending')
    await test.clock.advance(3000)
    unwrap(await agreeing)
    expect([page.agreeing(), page.data()?.state]).toEqual(['idle', 'agreed'])
  })

  it('reads no agreements for types without them, and shows no note after a failure', async () => {
    const test = await open('agent41')
    const page = test.page('dividend')
    expect((await page.load()).error?.code).toBe('no.permission')
    unwrap(await test.api.loadWaiting())
    expect(test.sandbox.control.log().filter(({ endpoint }) => endpoint?.startsWith('contract'))).toEqual([])

    const agent = await open()
    await agent.sandbox.control.setFault({ endpoint: 'contractInfo', kind: 'status:500' })
    expect((await agent.api.loadWaiting()).ok).toBe(false)
    expect([agent.api.$waiting.get(), agent.events.toastKeys]).toEqual([[], []])
    await agent.sandbox.control.clearFaults()
    unwrap(await agent.api.loadWaiting())
    expect(agent.api.$waiting.get()).toHaveLength(2)
    await agent.foyer.session.signOut()
    expect(agent.api.$waiting.get()).toEqual([])
  })
})

describe('settled periods of an agreement', () => {
  it('[TEAM-12] are read by the days of the platform, with the total paid, and refused for wrong days', async () => {
    const test = await open()
    const list = test.api.statements('dividend', 'days90')
    onTestFinished(() => list.dispose())
    unwrap(await list.load())
    const asked = () => test.sandbox.control.log().filter(({ endpoint }) => endpoint === 'contractStatements')
    const days = test.api.daysOf('days90')
    expect(asked().at(-1)?.query).toMatchObject({ startDate: days.from, endDate: days.to, pageNo: '1' })
    const rows = list.$items.get()
    expect(rows).toHaveLength(5)
    expect(list.$summary.get()).toMatchObject({ days, zone: 'Asia/Manila' })
    expect(list.$summary.get()?.totals?.paid).toEqual(money.sum(rows.map(({ paid }) => paid)))
    const [latest] = rows
    expect(latest?.toDay && latest.fromDay < latest.toDay).toBe(true)
    expect(unwrap(await list.all()).rows).toEqual(rows)

    const before = asked().length
    const wrong = test.api.statements('dividend', { from: days.to, to: days.from })
    onTestFinished(() => wrong.dispose())
    expect((await wrong.load()).error).toMatchObject({ code: 'period.invalid', field: 'from' })
    const player = await open('agent42')
    const none = player.api.statements('dailySalary', 'days30')
    onTestFinished(() => none.dispose())
    expect((await none.load()).error?.code).toBe('no.permission')
    expect(asked()).toHaveLength(before)

    await test.foyer.session.signOut()
    expect([list.$items.get(), list.$summary.get()]).toEqual([[], undefined])
  })
})
