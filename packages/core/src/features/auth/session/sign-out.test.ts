import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { createMemoryStorage } from '../../../ports/memory-storage.ts'
import { deferred } from '../../../testing/deferred.ts'
import { DEMO } from '../../../testing/demo-account.ts'
import { hang, json, scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createSessionTab, type SessionTab } from '../../../testing/session-tab.ts'
import type { TestOptions } from '../../../testing/test-bench.ts'
import { memberEndpoints } from '../../account/member/endpoints.ts'
import { sessionEndpoints } from './endpoints.ts'

const info = { token: 'T1', merchantCode: 'demo', userName: 'demo', type: 0, firstTimeLogin: false }

function finish(tab: SessionTab) {
  onTestFinished(() => {
    tab.dispose()
    expect(tab.leftovers()).toEqual([])
  })
}

async function onSandbox() {
  const sandbox = createSandbox()
  onTestFinished(() => sandbox.dispose())
  const tab = createSessionTab({ fetch: (request) => sandbox.fetch(request) })
  finish(tab)
  tab.session.start()
  unwrap(await tab.signIn.withPassword(DEMO))
  tab.events.clear()
  return { ...tab, sandbox }
}

function onScript(options: TestOptions = {}) {
  const script = scriptedPlatform()
  const storage = createMemoryStorage({ MC_SESSION_INFO: JSON.stringify(info), MC_TOKEN: 'T1' })
  const tab = createSessionTab({
    fetch: script.fetch,
    storage,
    ...options,
    config: { http: { retries: 0 }, ...options.config },
  })
  finish(tab)
  tab.session.start()
  return { ...tab, script }
}

describe('logout', () => {
  it.each(['quota', 'denied'] as const)(
    '[SESSION-05][ROUTE-30] forgets the wanted page, also where the storage of the tab refuses: %s',
    async (mood) => {
      const tab = onScript()
      tab.ports.sessionStorage.behaviour = mood
      tab.session.setReturnTarget({ path: '/m/withdraw' })
      expect(tab.session.returnTarget()).toEqual({ path: '/m/withdraw' })
      await tab.session.signOut({ to: { name: 'signIn' } })
      expect(tab.session.returnTarget()).toBeUndefined()
      tab.ports.sessionStorage.behaviour = 'works'
    },
  )

  it('[SESSION-03][SESSION-05] ends the session on the platform', async () => {
    const tab = await onSandbox()
    const token = tab.ports.storage.get('MC_TOKEN')
    await tab.session.signOut()
    const response = await tab.sandbox.fetch(
      new Request('https://foyer.test/wps/member/info', { headers: { Authorization: `Bearer ${token}` } }),
    )
    expect(response.status).toBe(401)
    await expect(
      tab.context.call(memberEndpoints.memberInfo, {}, { signal: tab.context.scope.signal }),
    ).rejects.toMatchObject({
      code: 'session.required',
    })
  })

  it('[SESSION-04][PROLE-07] removes what is the session’s, leaves the rest, and goes to the lobby', async () => {
    const tab = onScript()
    tab.script.answer(sessionEndpoints.logout, null)
    const { storage, sessionStorage } = tab.ports
    storage.seed('MC_TRIAL_USER', '{"userName":"x","type":4}')
    storage.seed('MC_LANGUAGE', 'TY')
    storage.seed('MC_LOGIN_RECORD', '{}')
    // Under its former name, from a release before this one.
    storage.seed('MC_READ_NOTICES', '{"user":"0:someone","ids":[]}')
    storage.seed('foreign', '1')
    sessionStorage.seed('MC_SESSION_INFO', '{}')
    sessionStorage.seed('MC_HOT_GAMES:demo:EN', '[]')
    for (const key of ['MC_RETURN_TO', 'MC_SMS:demo:login', 'MC_LISTS:other']) sessionStorage.seed(key, '{}')
    sessionStorage.seed('foreign', '2')
    // The storage of an origin may hold values of others, whatever they are called.
    sessionStorage.seed('MC_LISTSX', '3')
    await tab.session.signOut()
    expect(tab.session.$state.get()).toEqual({ type: 'guest' })
    expect(Object.fromEntries(storage.keys().map((key) => [key, storage.get(key)]))).toEqual({
      MC_LANGUAGE: 'TY',
      MC_LOGIN_RECORD: '{}',
      foreign: '1',
      autoLogin: '0',
    })
    expect(sessionStorage.keys()).toEqual(['foreign', 'MC_LISTSX'])
    expect(tab.events.navigations).toEqual([{ to: { name: 'home' }, replace: true }])
  })

  it('[SESSION-04] leaves neither token nor password anywhere in the storages', async () => {
    const tab = await onSandbox()
    const token = tab.ports.storage.get('MC_TOKEN') ?? 'none'
    await tab.session.signOut()
    for (const storage of [tab.ports.storage, tab.ports.sessionStorage]) {
      for (const key of storage.keys()) {
        expect(storage.get(key)).not.toContain(token)
        expect(storage.get(key)).not.toContain(DEMO.password)
      }
    }
  })

  it.each([
    ['refuses', () => json({ success: false, code: 'zzz' })],
    ['fails', () => new Response('', { status: 500 })],
    ['knows no session any more', () => json({ success: false, code: 'session.expired' }, { status: 401 })],
    ['cannot be reached', () => Promise.reject(new TypeError('net'))],
  ])('[SESSION-05][PCALL-25] completes here, without an error, when the platform %s', async (_what, reaction) => {
    const tab = onScript()
    tab.script.on(sessionEndpoints.logout, reaction)
    await tab.session.signOut()
    expect(tab.session.isSignedIn()).toBe(false)
    expect(tab.ports.storage.get('MC_SESSION_INFO')).toBeNull()
    expect(tab.events.navigations).toEqual([{ to: { name: 'home' }, replace: true }])
    expect(tab.events.loading).toEqual([])
    expect(tab.events.toasts.filter(({ kind }) => kind === 'error')).toEqual([])
  })

  it('[SESSION-05][PCALL-15] shows the loading toast while it lasts, 9999 s at most, and waits 8 s for a silent platform', async () => {
    const tab = onScript()
    tab.script.on(sessionEndpoints.logout, hang)
    const leaving = tab.session.signOut()
    expect(tab.session.signOut()).toBe(leaving)
    expect(tab.events.loading).toMatchObject([{ key: 'toast.loggingOut', ms: 9_999_000 }])
    await tab.clock.advance(7_999)
    expect(tab.session.isSignedIn()).toBe(true)
    await tab.clock.advance(1)
    await leaving
    expect(tab.session.isSignedIn()).toBe(false)
    expect(tab.events.loading).toEqual([])
    expect(tab.script.requestsOf(sessionEndpoints.logout)).toHaveLength(1)
  })

  it('[SESSION-05][PCALL-15] sends the token by DELETE', async () => {
    const tab = onScript({ config: { auth: { tokenPlacement: 'both' } } })
    tab.script.answer(sessionEndpoints.logout, null)
    await tab.session.signOut()
    expect(tab.script.requests).toMatchObject([
      { method: 'DELETE', path: '/wps/session/logout', query: { token: 'T1' } },
    ])
  })

  it('[MEMBER-07][PROLE-07] asks first: no changes nothing, yes logs out', async () => {
    const tab = onScript()
    tab.script.answer(sessionEndpoints.logout, null)
    tab.session.confirmSignOut()
    const [popup] = tab.events.popups
    expect(popup?.id).toBe('logout_confirm')
    expect(popup?.actions.map(({ id }) => id)).toEqual(['cancel', 'confirm'])
    popup?.actions[0]?.run()
    await tab.idle()
    expect(tab.script.requests).toEqual([])
    expect(tab.session.isSignedIn()).toBe(true)
    popup?.actions[1]?.run()
    await tab.idle()
    expect(tab.script.requestsOf(sessionEndpoints.logout)).toHaveLength(1)
    expect(tab.ports.storage.get('autoLogin')).toBe('0')
    expect(tab.events.navigations).toEqual([{ to: { name: 'home' }, replace: true }])
  })

  it('[SESSION-05] wins over a renewal that is under way, in every order of the answers', async () => {
    for (const refreshFirst of [true, false]) {
      const tab = onScript()
      const refreshResponse = deferred<Response>()
      const leaving = deferred<Response>()
      tab.script.on(sessionEndpoints.sessionRenew, () => refreshResponse.promise)
      tab.script.on(sessionEndpoints.logout, () => leaving.promise)
      const tokens: string[] = []
      tab.session.$state.listen((state) => {
        tokens.push(state.type === 'member' ? state.info.token : state.type)
      })
      const renewed = tab.session.refresh()
      const left = tab.session.signOut()
      await tab.idle({ hanging: 2 })
      const responses = [
        () => refreshResponse.resolve(json({ success: true, value: { token: 'T2' } })),
        () => leaving.resolve(json({ success: true })),
      ]
      for (const response of refreshFirst ? responses : responses.reverse()) {
        response()
        await tab.idle({ hanging: 1 })
      }
      await Promise.all([renewed, left])
      expect(tokens).toEqual(['guest'])
      expect(tab.ports.storage.get('MC_SESSION_INFO')).toBeNull()
      expect(tab.ports.storage.get('MC_TOKEN')).toBeNull()
    }
  })

  it('[SESSION-05][SESSION-07] a call that is refused meanwhile says nothing about an ended session', async () => {
    const tab = onScript()
    tab.script.on(sessionEndpoints.logout, hang)
    tab.script.refuse(memberEndpoints.memberInfo, 'session.expired')
    const leaving = tab.session.signOut()
    await expect(
      tab.context.call(memberEndpoints.memberInfo, {}, { signal: tab.context.scope.signal }),
    ).rejects.toMatchObject({
      code: 'session.expired',
    })
    expect(tab.script.requestsOf(sessionEndpoints.sessionRenew)).toEqual([])
    await tab.clock.advance(8000)
    await leaving
    expect(tab.events.toastKeys).toEqual(['toast.loggingOut'])
  })
})

describe('trial play', () => {
  function guest() {
    const script = scriptedPlatform()
    const tab = createSessionTab({ fetch: script.fetch, config: { http: { retries: 0 } } })
    finish(tab)
    tab.session.start()
    return { ...tab, script }
  }

  it('[TRIAL-01][TRIAL-03] starts a trial session and ends in the lobby', async () => {
    const sandbox = createSandbox()
    onTestFinished(() => sandbox.dispose())
    const tab = createSessionTab({ fetch: (request) => sandbox.fetch(request) })
    finish(tab)
    tab.session.start()
    const starting = tab.session.startTrial()
    expect(tab.events.loading).toMatchObject([{ key: 'toast.trialStarting' }])
    expect(await starting).toMatchObject({ ok: true })
    expect(tab.events.loading).toEqual([])
    const { userName } = JSON.parse(tab.ports.storage.get('MC_SESSION_INFO') ?? '{}')
    expect(tab.session.$state.get()).toMatchObject({ type: 'trial', info: { userName, type: 4 } })
    expect(JSON.parse(tab.ports.storage.get('MC_TRIAL_USER') ?? '{}')).toEqual({ userName, type: 4 })
    expect(tab.session.isSignedIn()).toBe(true)
    expect(tab.events.navigations).toEqual([{ to: { name: 'home' }, replace: true }])
    await expect(
      tab.context.call(memberEndpoints.memberInfo, {}, { signal: tab.context.scope.signal }),
    ).resolves.toMatchObject({
      type: 4,
    })
    await tab.session.signOut()
    expect(tab.ports.storage.keys()).toEqual(['autoLogin'])
  })

  it('[TRIAL-02] asks by POST with the module id, once', async () => {
    const tab = guest()
    tab.script.answer(sessionEndpoints.trialStart, { active: true, token: 'T4', userName: 'try', customerType: '4' })
    const [first, second] = await Promise.all([tab.session.startTrial(), tab.session.startTrial()])
    expect([first.ok, second.ok]).toEqual([true, true])
    expect(tab.script.requests.map(({ method, body }) => [method, JSON.parse(body)])).toEqual([
      ['POST', { moduleId: 'FREEPLAY3' }],
    ])
    expect(tab.ports.storage.get('MC_TRIAL_USER')).toBe('{"userName":"try","type":4}')
  })

  it.each([
    ['is not active', { active: false, token: 'T4', userName: 'try' }, 'error.no.permission'],
    ['names no account', { active: true }, 'error.no.permission'],
  ])('[TRIAL-01] starts nothing when it %s', async (_what, value, key) => {
    const tab = guest()
    tab.script.answer(sessionEndpoints.trialStart, value)
    expect((await tab.session.startTrial()).ok).toBe(false)
    expect(tab.events.loading).toEqual([])
    expect(tab.events.toastKeys).toEqual(['toast.trialStarting', key])
    expect(tab.session.$state.get()).toEqual({ type: 'guest' })
    expect(tab.events.navigations).toEqual([{ to: { name: 'home' }, replace: true }])
  })

  it('[TRIAL-01] says why when the platform fails', async () => {
    const tab = guest()
    tab.script.on(sessionEndpoints.trialStart, () => new Response('', { status: 503 }))
    expect((await tab.session.startTrial()).ok).toBe(false)
    expect(tab.events.toastKeys).toContain('error.system.upgrading')
    expect(tab.session.isSignedIn()).toBe(false)
  })

  it('[TRIAL-03] a member login forgets the trial user', async () => {
    const sandbox = createSandbox()
    onTestFinished(() => sandbox.dispose())
    const tab = createSessionTab({ fetch: (request) => sandbox.fetch(request) })
    finish(tab)
    tab.session.start()
    await tab.session.startTrial()
    unwrap(await tab.signIn.withPassword(DEMO))
    expect(tab.ports.storage.get('MC_TRIAL_USER')).toBeNull()
    expect(tab.session.$state.get().type).toBe('member')
  })

  it('[TRIAL-01] an answer that comes after a login changes nothing', async () => {
    const sandbox = createSandbox()
    onTestFinished(() => sandbox.dispose())
    const response = deferred<Response>()
    const tab = createSessionTab({
      fetch: (request) => (request.url.endsWith('/trial') ? response.promise : sandbox.fetch(request)),
    })
    finish(tab)
    tab.session.start()
    const trial = tab.session.startTrial()
    unwrap(await tab.signIn.withPassword(DEMO))
    response.resolve(json({ success: true, value: { active: true, token: 'T4', userName: 'try', customerType: 4 } }))
    expect(await trial).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
    expect(tab.session.$state.get()).toMatchObject({ type: 'member', info: { userName: 'demo' } })
    expect(tab.events.navigations).toHaveLength(1)
  })
})
