import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { hang, scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createSessionTab, type SessionTab } from '../../../testing/session-tab.ts'
import type { TestOptions } from '../../../testing/test-bench.ts'
import { memberEndpoints } from '../../account/member/endpoints.ts'
import { sessionEndpoints } from './endpoints.ts'

const PASSWORD = 'Foyer2026'
const demo = { username: 'demo', password: PASSWORD }

function open(options: TestOptions = {}): SessionTab {
  const tab = createSessionTab(options)
  onTestFinished(() => {
    tab.dispose()
    expect(tab.leftovers()).toEqual([])
  })
  tab.session.start()
  return tab
}

function onSandbox(options: TestOptions = {}) {
  const sandbox = createSandbox()
  onTestFinished(() => sandbox.dispose())
  return { sandbox, ...open({ fetch: (request) => sandbox.fetch(request), ...options }) }
}

function onScript(options: TestOptions = {}) {
  const script = scriptedPlatform()
  const plain = { endpoints: { login: { encrypted: false } }, http: { retries: 0 }, ...options.config }
  return { script, ...open({ fetch: script.fetch, ...options, config: plain }) }
}

const stored = (tab: SessionTab, key = 'MC_SESSION_INFO') => tab.ports.storage.get(key)
const askMember = (tab: SessionTab) =>
  tab.context.call(memberEndpoints.memberInfo, {}, { signal: tab.context.scope.signal })
const response = { token: 'T1', userName: 'demo', type: 0, firstTimeLogin: false }

describe('login', () => {
  it('[LOGIN-11][SESSION-01][SESSION-02][SESSION-03][PDATA-07] stores five fields and the token, and ends in the lobby', async () => {
    const tab = onSandbox()
    expect(tab.session.isSignedIn()).toBe(false)
    unwrap(await tab.signIn.withPassword({ ...demo, username: ' demo ' }))
    const info = JSON.parse(stored(tab) ?? '{}')
    expect(info).toEqual({
      token: expect.any(String),
      merchantCode: 'demo',
      userName: 'demo',
      type: 0,
      firstTimeLogin: false,
    })
    expect(stored(tab, 'MC_TOKEN')).toBe(info.token)
    expect(tab.session.isSignedIn()).toBe(true)
    expect(tab.session.$state.get()).toEqual({ type: 'member', info, isAgent: false })
    expect(tab.events.navigations).toEqual([{ to: { name: 'home' }, replace: true }])
    await expect(askMember(tab)).resolves.toMatchObject({ account: 'demo' })
  })

  it('[ROLE-01] knows agents', async () => {
    const tab = onSandbox()
    unwrap(await tab.signIn.withPassword({ username: 'agent2', password: PASSWORD }))
    expect(tab.session.$state.get()).toMatchObject({ type: 'member', isAgent: true })
  })

  it('[ERR-06][LOGIN-12] says the same of an unknown name and a wrong password, and of a disabled account to its owner', async () => {
    const tab = onSandbox()
    for (const username of ['nobody1', 'disabled', 'demo']) {
      const refused = tab.signIn.withPassword({ username, password: 'Wrong2026' })
      expect(await refused).toMatchObject({ ok: false, error: { code: 'login.failed' } })
    }
    const owner = tab.signIn.withPassword({ username: 'disabled', password: PASSWORD })
    expect(await owner).toMatchObject({ ok: false, error: { code: 'user.invalid' } })
    expect(tab.session.isSignedIn()).toBe(false)
    expect(tab.events.navigations).toEqual([])
  })

  it('[ERR-16][PROLE-06] refuses the wrong side', async () => {
    const member = onSandbox({ config: { login: { side: 'member' } } })
    expect(await member.signIn.withPassword({ username: 'agentonly', password: PASSWORD })).toMatchObject({
      ok: false,
      error: {
        code: 'login.nonMember',
      },
    })
    const agent = onSandbox({ config: { login: { side: 'agent' } } })
    expect(await agent.signIn.withPassword(demo)).toMatchObject({ ok: false, error: { code: 'login.nonAgent' } })
  })

  it('[LOGIN-14] keeps the mark of a first login, and asks for a new password where the merchant wants it', async () => {
    const newbie = { username: 'newbie', password: PASSWORD }
    const tab = onSandbox()
    unwrap(await tab.signIn.withPassword(newbie))
    expect(tab.session.$state.get()).toMatchObject({ info: { firstTimeLogin: true } })
    expect(tab.events.navigations).toEqual([{ to: { name: 'home' }, replace: true }])

    const strict = onSandbox({ config: { login: { forceChangeOnFirstLogin: true } } })
    unwrap(await strict.signIn.withPassword(newbie))
    expect(strict.events.navigations).toEqual([{ to: { name: 'changePassword' }, replace: true }])
    const other = onSandbox({ config: { login: { forceChangeOnFirstLogin: true } } })
    unwrap(await other.signIn.withPassword(demo))
    expect(other.events.navigations).toEqual([{ to: { name: 'home' }, replace: true }])
  })

  it('[SESSION-02] works in memory where the storage refuses', async () => {
    const tab = onSandbox()
    tab.ports.storage.behaviour = 'denied'
    unwrap(await tab.signIn.withPassword(demo))
    expect(tab.session.isSignedIn()).toBe(true)
    await expect(askMember(tab)).resolves.toMatchObject({ account: 'demo' })
    await tab.session.refresh()
    expect(tab.session.isSignedIn()).toBe(true)
    await tab.session.signOut()
    expect(tab.session.isSignedIn()).toBe(false)
    tab.ports.storage.behaviour = 'works'
  })

  it('[SESSION-02] can live in the session storage', async () => {
    const tab = onSandbox({ config: { session: { storage: 'session' } } })
    unwrap(await tab.signIn.withPassword(demo))
    expect(stored(tab)).toBeNull()
    expect(tab.ports.sessionStorage.get('MC_SESSION_INFO')).toContain('"demo"')
  })

  it('[ROUTE-30][LOGIN-11] ends where the guest wanted to go, within the site and not at another way in', async () => {
    const wanted = async (path: string) => {
      const tab = onScript()
      tab.script.answer(sessionEndpoints.login, response)
      tab.session.setReturnTarget({ path })
      unwrap(await tab.signIn.withPassword(demo))
      return tab.events.navigations[0]?.to
    }
    expect(await wanted('/m/withdraw?x=1#y')).toEqual({ path: '/m/withdraw?x=1#y' })
    for (const path of [
      '//evil.example/m/',
      'https://evil.example/m/home',
      '/evil',
      '/m/login',
      '/m/register.html?a=1',
    ]) {
      expect(await wanted(path), path).toEqual({ name: 'home' })
    }
  })

  it('[ROUTE-30] does not end where a guest wanted to go more than ten minutes ago', async () => {
    const tab = onScript()
    tab.script.answer(sessionEndpoints.login, response)
    tab.session.setReturnTarget({ path: '/m/withdraw' })
    await tab.clock.advance(600_000)
    expect(tab.session.returnTarget()).toEqual({ path: '/m/withdraw' })
    await tab.clock.advance(1)
    expect(tab.session.returnTarget()).toBeUndefined()
    expect(tab.ports.sessionStorage.get('MC_RETURN_TO')).toBeNull()
    unwrap(await tab.signIn.withPassword(demo))
    expect(tab.events.navigations.map(({ to }) => to)).toEqual([{ name: 'home' }])
  })

  it('[LOGIN-11] keeps the game that a guest tapped with the page', () => {
    const tab = onScript()
    const target = { path: '/m/slot-games', launch: { kind: 'game', name: 'Fire', game: { nodeId: '7' } } } as const
    tab.session.setReturnTarget(target)
    expect(tab.session.returnTarget()).toEqual(target)
  })

  it('[ROUTE-30] a target that was tampered with in the storage, or given up, is not followed', async () => {
    const tab = onScript()
    tab.script.answer(sessionEndpoints.login, response)
    tab.ports.sessionStorage.seed('MC_RETURN_TO', `{"path":"//evil.example","at":${tab.clock.now()}}`)
    unwrap(await tab.signIn.withPassword(demo))
    tab.session.setReturnTarget({ path: '/m/withdraw' })
    tab.session.setReturnTarget(undefined)
    unwrap(await tab.signIn.withPassword(demo))
    expect(tab.events.navigations.map(({ to }) => to)).toEqual([{ name: 'home' }, { name: 'home' }])
  })

  it('[LOGIN-11] a later login wins over an earlier one that is still open', async () => {
    const tab = onScript()
    tab.script.on(sessionEndpoints.login, hang, () =>
      Response.json({ success: true, value: { ...response, userName: 'second' } }),
    )
    const first = tab.signIn.withPassword(demo)
    await tab.idle({ hanging: 1 })
    expect(tab.script.requestsOf(sessionEndpoints.login)).toHaveLength(1)
    unwrap(await tab.signIn.withPassword({ ...demo, username: 'second' }))
    expect(await first).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
    expect(tab.session.$state.get()).toMatchObject({ info: { userName: 'second' } })
  })

  it('[LOGIN-11] a login that was given up changes nothing', async () => {
    const tab = onScript()
    tab.script.on(sessionEndpoints.login, hang)
    const controller = new AbortController()
    const given = tab.signIn.withPassword(demo, { signal: controller.signal })
    controller.abort()
    expect(await given).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
    expect(await tab.signIn.withPassword(demo, { signal: controller.signal })).toMatchObject({
      ok: false,
      error: {
        code: 'request.aborted',
      },
    })
    expect(tab.session.$state.get()).toEqual({ type: 'guest' })
  })
})

describe('what was stored', () => {
  const info = { token: 'T1', merchantCode: 'demo', userName: 'demo', type: 0, firstTimeLogin: false }
  const withStored = (text: string, options: TestOptions = {}) => {
    const tab = createSessionTab(options)
    onTestFinished(() => tab.dispose())
    tab.ports.storage.seed('MC_SESSION_INFO', text)
    expect(tab.session.$state.get()).toEqual({ type: 'unknown' })
    tab.session.start()
    return tab
  }

  it('[SESSION-01] logs in at the start', () => {
    expect(withStored(JSON.stringify(info)).session.$state.get()).toEqual({ type: 'member', info, isAgent: false })
    const typed = withStored(JSON.stringify({ ...info, type: '2', firstTimeLogin: 1 }))
    expect(typed.session.$state.get()).toMatchObject({ isAgent: true, info: { type: 2, firstTimeLogin: true } })
  })

  it('[SESSION-01] a stray token is no session', () => {
    const tab = createSessionTab()
    onTestFinished(() => tab.dispose())
    tab.ports.storage.seed('MC_TOKEN', 'T1')
    tab.session.start()
    expect(tab.session.isSignedIn()).toBe(false)
  })

  it.each([
    '{',
    'null',
    '[]',
    '{"token":1}',
    '{"token":"","merchantCode":"demo","userName":"u","type":0}',
    '\u0000',
    '"x"',
  ])(
    '[SESSION-02] that cannot be read counts as absent, and waits for a tab that knows better or for the next login: %j',
    (text) => {
      const tab = withStored(text)
      expect(tab.session.$state.get()).toEqual({ type: 'guest' })
      expect(stored(tab)).toBe(text)
    },
  )

  it('[SESSION-12] belongs to one merchant; that of another is left alone', () => {
    const text = JSON.stringify({ ...info, merchantCode: 'other' })
    const tab = withStored(text)
    expect(tab.session.isSignedIn()).toBe(false)
    expect(stored(tab)).toBe(text)
  })
})
