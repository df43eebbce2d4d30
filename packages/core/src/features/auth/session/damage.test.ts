import { describe, expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { createMemoryStorage, type MemoryStorage } from '../../../ports/memory-storage.ts'
import { DEMO } from '../../../testing/demo-account.ts'
import { json, type RecordedRequest, scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createSessionTab, type SessionTab } from '../../../testing/session-tab.ts'
import { memberEndpoints } from '../../account/member/endpoints.ts'
import { sessionEndpoints } from './endpoints.ts'

const KEY = 'MC_SESSION_INFO'
const info = { token: 'T1', merchantCode: 'demo', userName: 'demo', type: 0, firstTimeLogin: false }

/** Tabs of one browser on a platform that honours one token. */
function browser(count: number) {
  const script = scriptedPlatform()
  const storage = createMemoryStorage({ [KEY]: JSON.stringify(info) })
  let good = 'T1'
  script.on(memberEndpoints.memberInfo, (request: RecordedRequest) =>
    request.headers.get('authorization') === `Bearer ${good}`
      ? json({ success: true, value: { id: '1', type: 0, account: 'demo' } })
      : json({ success: false, code: 'session.expired' }, { status: 401 }),
  )
  const tabs = Array.from({ length: count }, () =>
    createSessionTab({ storage: storage.tab(), fetch: script.fetch, path: '/m/set', config: { http: { retries: 0 } } }),
  )
  for (const tab of tabs) tab.session.start()
  onTestFinished(() => {
    for (const tab of tabs) tab.dispose()
    for (const tab of tabs) expect(tab.leftovers()).toEqual([])
  })
  const [first] = tabs
  if (first === undefined) throw new Error('one tab at least')
  return {
    script,
    storage,
    tabs,
    first,
    /** From now on only this token is honoured, and refreshes bring it. */
    rotate(token: string) {
      good = token
      script.answer(sessionEndpoints.sessionRenew, { token })
    },
  }
}

const ask = ({ context }: SessionTab) => context.call(memberEndpoints.memberInfo, {}, { signal: context.scope.signal })
const idle = (tabs: readonly SessionTab[]) => Promise.all(tabs.map((tab) => tab.idle()))
const tokenIn = (storage: MemoryStorage): unknown => JSON.parse(storage.get(KEY) ?? '{}').token
const tokensOf = (tabs: readonly SessionTab[]) =>
  tabs.map(({ session }) => {
    const state = session.$state.get()
    return state.type === 'member' ? state.info.token : state.type
  })
const said = (tabs: readonly SessionTab[]) => tabs.flatMap(({ events }) => [...events.toasts, ...events.navigations])

const GARBAGE = [
  '{',
  '[]',
  'null',
  '"x"',
  '\u0000',
  '{"token":"T1"}',
  JSON.stringify({ ...info, token: 1 }),
  JSON.stringify({ ...info, token: 'T1\r\nX: y' }),
]

describe('a stored session that something has damaged', () => {
  it.each(GARBAGE)(
    '[SESSION-02] is no logout: the session in memory is renewed and written again: %j',
    async (text) => {
      const { storage, tabs, first, rotate } = browser(3)
      rotate('T2')
      storage.seed(KEY, text)
      await expect(ask(first)).resolves.toMatchObject({ account: 'demo' })
      await idle(tabs)
      expect(tokensOf(tabs)).toEqual(['T2', 'T2', 'T2'])
      expect(tokenIn(storage)).toBe('T2')
      expect(said(tabs)).toEqual([])
    },
  )

  it('[SESSION-02] is written again where the renewal changes nothing', async () => {
    const { storage, first, script } = browser(1)
    script.answer(sessionEndpoints.sessionRenew, {})
    storage.seed(KEY, '{')
    await first.session.refresh()
    expect(tokenIn(storage)).toBe('T1')
  })

  it.each(GARBAGE)('[SESSION-09] is written again by the tabs that hear of it: %j', async (text) => {
    const { storage, tabs } = browser(3)
    storage.tab().set(KEY, text)
    await idle(tabs)
    expect(tokensOf(tabs)).toEqual(['T1', 'T1', 'T1'])
    expect(tokenIn(storage)).toBe('T1')
    expect(said(tabs)).toEqual([])
  })

  it.each(GARBAGE)(
    '[SESSION-02][SESSION-09] a tab that starts on it logs nobody out, and is let in again: %j',
    async (text) => {
      const { storage, tabs, first, rotate } = browser(2)
      storage.seed(KEY, text)
      const newTab = createSessionTab({ storage: storage.tab(), path: '/m/set' })
      onTestFinished(() => newTab.dispose())
      newTab.session.start()
      await idle([...tabs, newTab])
      expect(newTab.session.$state.get()).toEqual({ type: 'guest' })
      expect(tokensOf(tabs)).toEqual(['T1', 'T1'])
      rotate('T2')
      await ask(first)
      await idle([...tabs, newTab])
      expect(tokensOf([...tabs, newTab])).toEqual(['T2', 'T2', 'T2'])
      expect(said([...tabs, newTab])).toEqual([])
    },
  )

  it('[SESSION-02] is replaced by the next login', async () => {
    const script = scriptedPlatform()
    const storage = createMemoryStorage({ [KEY]: '{' })
    const tab = createSessionTab({
      storage,
      fetch: script.fetch,
      config: { endpoints: { login: { encrypted: false } } },
    })
    onTestFinished(() => tab.dispose())
    tab.session.start()
    script.answer(sessionEndpoints.login, info)
    unwrap(await tab.signIn.withPassword(DEMO))
    expect(tokenIn(storage)).toBe('T1')
  })

  it('[SESSION-09] is not written again after a logout', async () => {
    const { storage, tabs, first } = browser(2)
    await first.session.signOut()
    storage.tab().set(KEY, '{')
    await idle(tabs)
    expect(tokensOf(tabs)).toEqual(['guest', 'guest'])
    expect(storage.get(KEY)).toBe('{')
  })
})

describe('a storage that is full', () => {
  const LONG = 'T'.repeat(400)

  it('[SESSION-02][CACHE-01] drops cached answers for a renewed session, in every tab', async () => {
    const { storage, tabs, first, rotate } = browser(4)
    storage.seed('MC_CACHE:demo:EN:siteFlags', 'x'.repeat(2000))
    storage.capacity = 2200
    rotate(LONG)
    await ask(first)
    await idle(tabs)
    expect(tokenIn(storage)).toBe(LONG)
    expect(tokensOf(tabs)).toEqual([LONG, LONG, LONG, LONG])
    expect(said(tabs)).toEqual([])
  })

  it('[SESSION-02][SESSION-09] keeps a renewed session in memory where nothing gives way, and no tab takes it for a logout', async () => {
    const { storage, tabs, first, rotate } = browser(4)
    storage.seed('foreign', 'x'.repeat(2000))
    storage.capacity = 2200
    rotate(LONG)
    await ask(first)
    await idle(tabs)
    expect(tokensOf(tabs)).toEqual([LONG, 'T1', 'T1', 'T1'])
    expect(storage.get(KEY)).not.toContain('T1')
    expect(said(tabs)).toEqual([])
    // There is room again: the next refresh reaches everybody.
    storage.capacity = Number.POSITIVE_INFINITY
    rotate('T3')
    await ask(first)
    await idle(tabs)
    expect(tokensOf(tabs)).toEqual(['T3', 'T3', 'T3', 'T3'])
  })

  it('[SESSION-02] a session that lived in memory alone does not come back after a restart, nor an older one', async () => {
    const { storage, first, rotate } = browser(1)
    storage.capacity = 200
    rotate(LONG)
    await ask(first)
    first.dispose()
    const next = createSessionTab({ storage: storage.tab() })
    onTestFinished(() => next.dispose())
    next.session.start()
    expect(next.session.$state.get()).toEqual({ type: 'guest' })
  })
})

describe('a renewal that fails for the moment', () => {
  it.each([
    ['no network', () => Promise.reject(new TypeError('net')), 'network.failed'],
    ['500', () => new Response('', { status: 500 }), 'unknown'],
    ['502', () => new Response('', { status: 502 }), 'system.upgrading'],
    ['503', () => new Response('', { status: 503 }), 'system.upgrading'],
    ['504', () => new Response('', { status: 504 }), 'network.timeout'],
    ['408', () => new Response('', { status: 408 }), 'network.timeout'],
    ['429', () => new Response('', { status: 429 }), 'too.many'],
    ['400', () => new Response('', { status: 400 }), 'unknown'],
    ['403', () => new Response('', { status: 403 }), 'unknown'],
    ['404', () => new Response('', { status: 404 }), 'unknown'],
    ['a page of HTML', () => new Response('<html>'), 'response.malformed'],
    ['a word of its own', () => json({ success: false, code: 'zzz', message: 'Later' }), 'unknown'],
  ])('is told to the calls as what it is, and may be tried again: %s', async (_what, reaction, code) => {
    const { first, script, rotate } = browser(1)
    rotate('T2')
    script.on(sessionEndpoints.sessionRenew, reaction)
    await expect(ask(first)).rejects.toMatchObject({
      code,
      retryable: true,
      endpoint: 'memberInfo',
      serverMessage: undefined,
    })
    expect(script.requestsOf(memberEndpoints.memberInfo)).toHaveLength(1)
    expect(first.session.isSignedIn()).toBe(true)
    script.answer(sessionEndpoints.sessionRenew, { token: 'T2' })
    await expect(ask(first)).resolves.toMatchObject({ account: 'demo' })
  })
})

describe('a renewal with a type that no role has', () => {
  it.each([0.5, 1e20, '0.5'])('[SESSION-02] keeps the type, so that a reload finds the session: %j', async (type) => {
    const { first, script, storage } = browser(1)
    script.answer(sessionEndpoints.sessionRenew, { token: 'T2', type })
    await first.session.refresh()
    const reloaded = createSessionTab({ storage: storage.tab(), fetch: script.fetch })
    onTestFinished(() => reloaded.dispose())
    reloaded.session.start()
    expect(reloaded.session.$state.get()).toMatchObject({ type: 'member', info: { token: 'T2', type: info.type } })
  })
})

describe('a token that no header can carry', () => {
  it('[SESSION-02] is no session at the start', () => {
    const tab = createSessionTab({
      storage: createMemoryStorage({ [KEY]: JSON.stringify({ ...info, token: 'T1\r\nX: y' }) }),
    })
    onTestFinished(() => tab.dispose())
    tab.session.start()
    expect(tab.session.$state.get()).toEqual({ type: 'guest' })
    expect(tab.session.isSignedIn()).toBe(false)
  })

  it('[LOGIN-11][TRIAL-01] makes no session', async () => {
    const script = scriptedPlatform()
    const tab = createSessionTab({ fetch: script.fetch, config: { endpoints: { login: { encrypted: false } } } })
    onTestFinished(() => tab.dispose())
    tab.session.start()
    script.on(sessionEndpoints.login, () => json({ success: true, value: { ...info, token: 'T1\n' } }))
    expect(await tab.signIn.withPassword(DEMO)).toMatchObject({
      ok: false,
      error: {
        code: 'response.schema',
      },
    })
    script.on(sessionEndpoints.trialStart, () =>
      json({ success: true, value: { active: true, token: 'a b', userName: 'u' } }),
    )
    expect((await tab.session.startTrial()).ok).toBe(false)
    expect(tab.session.isSignedIn()).toBe(false)
  })
})
