import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { createMemoryLocks } from '../../../ports/memory.ts'
import { createMemoryStorage } from '../../../ports/memory-storage.ts'
import { deferred } from '../../../testing/deferred.ts'
import { DEMO } from '../../../testing/demo-account.ts'
import { hang, json, type RecordedRequest, scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createSessionTab, type SessionTab } from '../../../testing/session-tab.ts'
import type { TestOptions } from '../../../testing/test-bench.ts'
import { memberEndpoints } from '../../account/member/endpoints.ts'
import { walletEndpoints } from '../../cashier/wallet/endpoints.ts'
import { sessionEndpoints } from './endpoints.ts'

const info = { token: 'T1', merchantCode: 'demo', userName: 'demo', type: 0, firstTimeLogin: false }
const stored = JSON.stringify(info)

function finish<T extends SessionTab>(tab: T): T {
  onTestFinished(() => {
    tab.dispose()
    expect(tab.leftovers()).toEqual([])
  })
  return tab
}

function onScript(options: TestOptions = {}) {
  const script = scriptedPlatform()
  const storage = createMemoryStorage({ MC_SESSION_INFO: stored })
  const tab = finish(
    createSessionTab({ fetch: script.fetch, storage, ...options, config: { http: { retries: 0 }, ...options.config } }),
  )
  tab.session.start()
  return { ...tab, script }
}

const bearer = ({ headers }: RecordedRequest) => headers.get('authorization')
const expired = () => json({ success: false, code: 'session.expired' }, { status: 401 })
const me = (token: string) => ({ id: '1', type: 0, account: `demo with ${token}` })

/** Member info for the bearer of this token only. */
const only = (token: string) => (request: RecordedRequest) =>
  bearer(request) === `Bearer ${token}` ? json({ success: true, value: me(token) }) : expired()

const signalOf = () => new AbortController().signal
const askMember = (tab: SessionTab) => tab.context.call(memberEndpoints.memberInfo, {}, { signal: signalOf() })
const tokenOf = (tab: SessionTab) => JSON.parse(tab.ports.storage.get('MC_SESSION_INFO') ?? '{}').token

describe('a refresh', () => {
  it('[SESSION-08][PCALL-11] sends the argument false, and takes a new token', async () => {
    const tab = onScript()
    tab.script.answer(sessionEndpoints.sessionRenew, { token: 'T2' })
    await tab.session.refresh()
    expect(JSON.parse(tab.script.requests[0]?.body ?? '')).toEqual({ force: false })
    expect(tab.session.$state.get()).toMatchObject({ type: 'member', info: { ...info, token: 'T2' } })
    expect(tokenOf(tab)).toBe('T2')
    expect(tab.ports.storage.get('MC_TOKEN')).toBe('T2')
  })

  it('changes nothing where the platform answers nothing new, and asks nothing for guests', async () => {
    const tab = onScript()
    tab.script.answer(sessionEndpoints.sessionRenew, {})
    const before = tab.session.$state.get()
    await tab.session.refresh()
    expect(tab.session.$state.get()).toBe(before)
    const guest = onScript({ storage: createMemoryStorage() })
    await guest.session.refresh()
    expect(guest.script.requests).toEqual([])
  })

  it('learns of a new type', async () => {
    const tab = onScript()
    tab.script.answer(sessionEndpoints.sessionRenew, { type: 2, userName: 'demo' })
    await tab.session.refresh()
    expect(tab.session.$state.get()).toMatchObject({ isAgent: true, info: { token: 'T1', type: 2 } })
  })

  it.each([
    ['no network', () => Promise.reject(new TypeError('net'))],
    ['500', () => new Response('', { status: 500 })],
    ['503', () => new Response('', { status: 503 })],
    ['no JSON', () => new Response('<html>')],
    ['a refusal that says nothing of the session', () => json({ success: false, code: 'zzz' })],
  ])('keeps the session on a passing failure: %s', async (_what, reaction) => {
    const tab = onScript()
    tab.script.on(sessionEndpoints.sessionRenew, reaction)
    await tab.session.refresh()
    expect(tab.session.isSignedIn()).toBe(true)
    expect(tokenOf(tab)).toBe('T1')
    expect(tab.events.toasts).toEqual([])
    expect(tab.events.navigations).toEqual([])
  })

  it('50 calls that meet a dead token make one refresh and get 50 answers', async () => {
    const tab = onScript()
    tab.script.on(memberEndpoints.memberInfo, only('T2'))
    tab.script.on(walletEndpoints.walletLoad, (request) =>
      bearer(request) === 'Bearer T2' ? json({ success: true, value: { sumBalance: 5 } }) : expired(),
    )
    tab.script.answer(sessionEndpoints.sessionRenew, { token: 'T2' })
    const calls = Array.from({ length: 50 }, (_, at) =>
      at % 2 === 0 ? askMember(tab) : tab.context.call(walletEndpoints.walletLoad, {}, { signal: signalOf() }),
    )
    const responses = await Promise.all(calls)
    expect(responses).toHaveLength(50)
    expect(tab.script.requestsOf(sessionEndpoints.sessionRenew)).toHaveLength(1)
    expect(tab.session.isSignedIn()).toBe(true)
    expect(tab.events.toasts).toEqual([])
  })

  it('50 calls while refreshes fail make one attempt, and nobody is logged out', async () => {
    const tab = onScript()
    tab.script.on(memberEndpoints.memberInfo, only('T2'))
    tab.script.on(sessionEndpoints.sessionRenew, () => new Response('', { status: 500 }))
    const calls = Array.from({ length: 50 }, () => askMember(tab))
    for (const { status } of await Promise.allSettled(calls)) expect(status).toBe('rejected')
    expect(tab.script.requestsOf(sessionEndpoints.sessionRenew)).toHaveLength(1)
    expect(tab.session.isSignedIn()).toBe(true)
    expect(tab.events.toasts).toEqual([])
  })

  it('asks once, however many ask for it', async () => {
    const tab = onScript()
    tab.script.answer(sessionEndpoints.sessionRenew, { token: 'T2' })
    await Promise.all(Array.from({ length: 50 }, () => tab.session.refresh()))
    expect(tab.script.requestsOf(sessionEndpoints.sessionRenew)).toHaveLength(1)
  })

  it('throws away a token for a session that has changed meanwhile, told or not', async () => {
    for (const told of [true, false]) {
      const tab = onScript()
      const response = deferred<Response>()
      tab.script.on(sessionEndpoints.sessionRenew, () => response.promise)
      const renewed = tab.session.refresh()
      const other = JSON.stringify({ ...info, token: 'U1', userName: 'other' })
      if (told) tab.ports.storage.tab().set('MC_SESSION_INFO', other)
      else tab.ports.storage.seed('MC_SESSION_INFO', other)
      response.resolve(json({ success: true, value: { token: 'T2' } }))
      await renewed
      expect(tokenOf(tab)).toBe('U1')
      expect(tab.session.$state.get()).toMatchObject({ info: { token: 'U1', userName: 'other' } })
    }
  })

  it('throws away a token when another tab has logged out, of which nobody has told yet', async () => {
    const tab = onScript()
    const response = deferred<Response>()
    tab.script.on(sessionEndpoints.sessionRenew, () => response.promise)
    const renewed = tab.session.refresh()
    // Past the listeners, as a storage event that is still on its way.
    const quiet = tab.ports.storage.get
    tab.ports.storage.get = (key) => (key === 'MC_SESSION_INFO' ? null : quiet(key))
    response.resolve(json({ success: true, value: { token: 'T2' } }))
    await renewed
    expect(tab.session.$state.get()).toEqual({ type: 'guest' })
  })

  it('[SESSION-09] takes over what another tab has refreshed first, although its own refresh was refused', async () => {
    const tab = onScript()
    const response = deferred<Response>()
    tab.script.on(sessionEndpoints.sessionRenew, () => response.promise)
    const renewed = tab.session.refresh()
    tab.ports.storage.seed('MC_SESSION_INFO', JSON.stringify({ ...info, token: 'T2' }))
    response.resolve(expired())
    await renewed
    expect(tab.session.$state.get()).toMatchObject({ type: 'member', info: { token: 'T2' } })
    expect(tab.events.toasts).toEqual([])
  })

  it('a storage that refuses to answer is no logout', async () => {
    const tab = onScript()
    tab.script.answer(sessionEndpoints.sessionRenew, { token: 'T2' })
    tab.ports.storage.behaviour = 'denied'
    await tab.session.refresh()
    expect(tab.session.$state.get()).toMatchObject({ type: 'member', info: { token: 'T2' } })
  })
})

describe('turns of the tabs', () => {
  const two = () => {
    const storage = createMemoryStorage({ MC_SESSION_INFO: stored })
    const locks = createMemoryLocks()
    const script = scriptedPlatform()
    const open = () => {
      const tab = finish(createSessionTab({ fetch: script.fetch, storage: storage.tab(), locks }))
      tab.session.start()
      return tab
    }
    return { script, storage, locks, first: open(), second: open() }
  }

  it('one refreshes, the other takes what came of it', async () => {
    const { script, first, second } = two()
    script.answer(sessionEndpoints.sessionRenew, { token: 'T2' })
    await Promise.all([first.session.refresh(), second.session.refresh()])
    expect(script.requestsOf(sessionEndpoints.sessionRenew)).toHaveLength(1)
    for (const tab of [first, second]) expect(tab.session.$state.get()).toMatchObject({ info: { token: 'T2' } })
  })

  it('the other one asks itself where the first has failed', async () => {
    const { script, first, second } = two()
    script.on(
      sessionEndpoints.sessionRenew,
      () => Promise.reject(new TypeError('net')),
      () => json({ success: true, value: { token: 'T2' } }),
    )
    await Promise.all([first.session.refresh(), second.session.refresh()])
    expect(script.requestsOf(sessionEndpoints.sessionRenew).map(bearer)).toEqual(['Bearer T1', 'Bearer T1'])
    for (const tab of [first, second]) expect(tokenOf(tab)).toBe('T2')
  })

  it('a turn that does not come within 30 s is a passing failure', async () => {
    const { script, locks, first } = two()
    const hanging = deferred<void>()
    const held = locks.hold('foyer:demo:refresh', new AbortController().signal, () => hanging.promise)
    const renewed = first.session.refresh()
    await first.clock.advance(30_000)
    await renewed
    expect(script.requests).toEqual([])
    expect(first.session.isSignedIn()).toBe(true)
    hanging.resolve()
    await held
    script.answer(sessionEndpoints.sessionRenew, { token: 'T2' })
    await first.session.refresh()
    expect(tokenOf(first)).toBe('T2')
  })

  it('waits for nobody where each tab has a session of its own', async () => {
    const sessionStorage = createMemoryStorage({ MC_SESSION_INFO: stored })
    const locks = createMemoryLocks()
    const hanging = deferred<void>()
    const held = locks.hold('foyer:demo:refresh', new AbortController().signal, () => hanging.promise)
    const tab = onScript({ locks, sessionStorage, config: { session: { storage: 'session' } } })
    tab.script.answer(sessionEndpoints.sessionRenew, { token: 'T2' })
    await tab.session.refresh()
    expect(tab.session.$state.get()).toMatchObject({ info: { token: 'T2' } })
    hanging.resolve()
    await held
  })

  it('[SESSION-09] asks for nothing where another tab has refreshed or left already, of which nobody has told yet', async () => {
    const { script, storage, first } = two()
    storage.seed('MC_SESSION_INFO', JSON.stringify({ ...info, token: 'T2' }))
    await first.session.refresh()
    expect(first.session.$state.get()).toMatchObject({ info: { token: 'T2' } })
    const quiet = first.ports.storage.get
    first.ports.storage.get = (key) => (key === 'MC_SESSION_INFO' ? null : quiet(key))
    await first.session.refresh()
    expect(first.session.$state.get()).toEqual({ type: 'guest' })
    expect(first.events.toasts).toEqual([])
    expect(script.requests).toEqual([])
  })

  it('[SESSION-07] a token that was confirmed once is refreshed again when it is refused later', async () => {
    const tab = onScript()
    tab.script.answer(sessionEndpoints.sessionRenew, {})
    await tab.session.refresh()
    tab.script.answer(sessionEndpoints.sessionRenew, { token: 'T2' })
    tab.script.on(memberEndpoints.memberInfo, only('T2'))
    await expect(askMember(tab)).resolves.toMatchObject({ account: 'demo with T2' })
    expect(tab.session.isSignedIn()).toBe(true)
  })

  it('[SESSION-07] calls that are refused side by side are one doubt about a confirmed token, old doubts are none', async () => {
    const tab = onScript()
    tab.script.on(memberEndpoints.memberInfo, expired)
    tab.script.on(walletEndpoints.walletLoad, expired)
    tab.script.answer(sessionEndpoints.sessionRenew, {})
    const both = () =>
      Promise.allSettled([askMember(tab), tab.context.call(walletEndpoints.walletLoad, {}, { signal: signalOf() })])
    await both()
    expect(tab.session.isSignedIn()).toBe(true)
    await tab.clock.advance(60_000)
    await both()
    expect(tab.session.isSignedIn()).toBe(true)
    await both()
    expect(tab.session.isSignedIn()).toBe(false)
    expect(tab.events.toastKeys).toEqual(['error.session.expired'])
  })
})

describe('the end of a session', () => {
  it('a refresh that meets it tells a report too', async () => {
    const tab = onScript()
    tab.script.on(sessionEndpoints.sessionRenew, expired)
    const { error } = await tab.session.refresh()
    expect(error?.code).toBe('session.expired')
    expect(tab.events.failures).toEqual([{ verb: 'session.refresh', error, shown: true }])
    expect(tab.events.toastKeys).toEqual(['error.session.expired'])
  })

  it('[SESSION-07][ERR-03] is said once, with one way to the login, whatever number of calls met it', async () => {
    const sandbox = createSandbox()
    onTestFinished(() => sandbox.dispose())
    const tab = finish(createSessionTab({ fetch: (request) => sandbox.fetch(request), path: '/m/member/home' }))
    tab.session.start()
    unwrap(await tab.signIn.withPassword(DEMO))
    tab.events.clear()
    sandbox.control.revoke({ userName: 'demo' })
    const { signal } = tab.context.scope
    const results = await Promise.allSettled([
      askMember(tab),
      tab.context.call(walletEndpoints.walletLoad, {}, { signal }),
      tab.session.refresh(),
    ])
    for (const result of results.slice(0, 2)) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'session.expired' } })
    }
    expect(tab.session.$state.get()).toEqual({ type: 'guest' })
    expect(tab.ports.storage.get('MC_SESSION_INFO')).toBeNull()
    expect(tab.ports.storage.get('MC_TOKEN')).toBeNull()
    expect(tab.events.toastKeys).toEqual(['error.session.expired'])
    expect(tab.events.navigations).toEqual([{ to: { name: 'signIn' }, replace: false }])
  })

  it('[ROUTE-30] brings the person back after the next login', async () => {
    const sandbox = createSandbox()
    onTestFinished(() => sandbox.dispose())
    const tab = finish(createSessionTab({ fetch: (request) => sandbox.fetch(request), path: '/m/gameRecord?x=1' }))
    tab.session.start()
    unwrap(await tab.signIn.withPassword(DEMO))
    sandbox.control.revoke({})
    await tab.session.refresh()
    tab.events.clear()
    unwrap(await tab.signIn.withPassword(DEMO))
    expect(tab.events.navigations).toEqual([{ to: { path: '/m/gameRecord?x=1' }, replace: true }])
    unwrap(await tab.signIn.withPassword(DEMO))
    expect(tab.events.navigations[1]).toEqual({ to: { name: 'home' }, replace: true })
  })

  it('[SESSION-07] is recognised by 401 and by the configured codes, and leads where the merchant says', async () => {
    for (const reaction of [
      () => new Response('', { status: 401 }),
      () => json({ success: false, code: 'session.kicked' }),
      () => json({ success: false, code: 'session.required' }, { status: 401 }),
    ]) {
      const tab = onScript({ config: { session: { endedTarget: 'home' } } })
      tab.script.on(memberEndpoints.memberInfo, reaction)
      tab.script.on(sessionEndpoints.sessionRenew, reaction)
      await expect(askMember(tab)).rejects.toMatchObject({ code: 'session.expired' })
      expect(tab.session.isSignedIn()).toBe(false)
      expect(tab.events.navigations).toEqual([{ to: { name: 'home' }, replace: false }])
    }
  })

  it('[SESSION-07] comes when a token is refused although it was refreshed as it is', async () => {
    const tab = onScript()
    tab.script.on(memberEndpoints.memberInfo, expired)
    tab.script.answer(sessionEndpoints.sessionRenew, {})
    await expect(askMember(tab)).rejects.toMatchObject({ code: 'session.expired' })
    expect(tab.session.isSignedIn()).toBe(true)
    await expect(askMember(tab)).rejects.toMatchObject({ code: 'session.expired' })
    expect(tab.session.isSignedIn()).toBe(false)
    expect(tab.events.toastKeys).toEqual(['error.session.expired'])
  })

  it('[ERR-02] guests are refused before anything is sent', async () => {
    const tab = onScript({ storage: createMemoryStorage() })
    await expect(askMember(tab)).rejects.toMatchObject({ code: 'session.required' })
    expect(tab.script.requests).toEqual([])
  })

  it('[SESSION-07] nobody is told after the instance has been disposed', async () => {
    const tab = onScript()
    tab.script.on(sessionEndpoints.sessionRenew, hang)
    const renewed = tab.session.refresh()
    tab.dispose()
    await renewed
    expect(tab.events.toasts).toEqual([])
  })
})
