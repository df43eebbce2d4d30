import { createSandbox } from '@foyer/sandbox'
import { atom } from 'nanostores'
import { describe, expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import type { RouteTarget } from '../../../kernel/routes.ts'
import { createMemoryStorage } from '../../../ports/memory-storage.ts'
import { DEMO } from '../../../testing/demo-account.ts'
import { keepTyped, typedAtOpening } from '../../../testing/draft-fields.ts'
import { json, scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createSessionTab, type SessionTab } from '../../../testing/session-tab.ts'
import { memberEndpoints } from '../../account/member/endpoints.ts'
import { sessionEndpoints } from './endpoints.ts'
import { createUserDraft } from './user-draft.ts'

const info = { token: 'T1', merchantCode: 'demo', userName: 'demo', type: 0, firstTimeLogin: false }

function browser(count: number) {
  const sandbox = createSandbox()
  const storage = createMemoryStorage()
  const tabs = Array.from({ length: count }, () =>
    createSessionTab({ storage: storage.tab(), path: '/m/withdraw', fetch: (request) => sandbox.fetch(request) }),
  )
  for (const tab of tabs) tab.session.start()
  onTestFinished(() => {
    for (const tab of tabs) tab.dispose()
    sandbox.dispose()
    for (const tab of tabs) expect(tab.leftovers()).toEqual([])
  })
  const [first, second] = tabs
  if (first === undefined || second === undefined) throw new Error('two tabs at least')
  return { sandbox, storage, tabs, first, second }
}

const ENDED = 'error.session.expired'

const ask = ({ context }: SessionTab) => context.call(memberEndpoints.memberInfo, {}, { signal: context.scope.signal })

const tokens = (tabs: readonly SessionTab[]) =>
  new Set(
    tabs.map(({ session }) => {
      const state = session.$state.get()
      return state.type === 'member' ? state.info.token : state.type
    }),
  )

describe('tabs', () => {
  it('[SESSION-09] a login here is one there', async () => {
    const { first, second } = browser(2)
    unwrap(await first.signIn.withPassword(DEMO))
    expect(second.session.$state.get()).toEqual(first.session.$state.get())
    expect(second.events.navigations).toEqual([])
  })

  it('[SESSION-09] a logout here is one there, quietly', async () => {
    const { first, second } = browser(2)
    unwrap(await first.signIn.withPassword(DEMO))
    second.ports.sessionStorage.seed('MC_RETURN_TO', '{}')
    await first.session.signOut()
    expect(second.session.$state.get()).toEqual({ type: 'guest' })
    expect(second.ports.sessionStorage.keys()).toEqual([])
    expect(second.events.toasts).toEqual([])
    expect(second.events.navigations).toEqual([])
  })

  it.each([
    ['a logout', (tab: SessionTab) => tab.session.signOut()],
    [
      'an end',
      (tab: SessionTab) => {
        tab.ports.storage.remove('MC_SESSION_INFO')
        return Promise.resolve()
      },
    ],
  ])('%s in another tab keeps what was typed here for its member', async (_, leave) => {
    const { first, second } = browser(2)
    unwrap(await first.signIn.withPassword(DEMO))
    const draft = createUserDraft(second.context, second.session, 'MC_FEEDBACK')
    const shown = () => typedAtOpening(draft, second.context.scope)
    const $typed = atom('')
    keepTyped(draft, second.context.scope, $typed)
    $typed.set('not sent yet')
    await leave(first)
    expect([second.session.$state.get().type, shown()]).toEqual(['guest', ''])
    unwrap(await first.signIn.withPassword(DEMO))
    expect(shown()).toBe('not sent yet')
    await second.session.signOut()
    expect(second.ports.sessionStorage.keys()).toEqual([])
  })

  it('what was typed here is gone once another member signs in, here or in another tab', async () => {
    const { first, second } = browser(2)
    unwrap(await first.signIn.withPassword(DEMO))
    for (const { context, session } of [first, second]) {
      const $typed = atom('')
      keepTyped(createUserDraft(context, session, 'MC_FEEDBACK'), context.scope, $typed)
      $typed.set('not sent yet')
    }
    second.ports.sessionStorage.seed(
      'MC_ADDRESS',
      '[{"user":"0:demo","content":"Cebu"},{"user":"","content":"Manila"}]',
    )
    await first.session.signOut()
    unwrap(await first.signIn.withPassword({ ...DEMO, username: 'player1' }))
    expect(second.session.$info.get()?.userName).toBe('player1')
    const { sessionStorage } = second.ports
    expect([sessionStorage.get('MC_FEEDBACK'), sessionStorage.get('MC_ADDRESS')]).toEqual([
      null,
      '[{"user":"","content":"Manila"}]',
    ])
  })

  it('[SESSION-09][ROUTE-30] a logout here forgets what was wanted there, also where the storage of the tab is full', async () => {
    const { first, second } = browser(2)
    unwrap(await first.signIn.withPassword(DEMO))
    second.ports.sessionStorage.behaviour = 'quota'
    second.session.setReturnTarget({ path: '/m/deposit' })
    await first.session.signOut()
    expect(second.session.returnTarget()).toBeUndefined()
  })

  it('[SESSION-09] a store that was emptied by hand ends the session', async () => {
    const { first, second, storage } = browser(2)
    unwrap(await first.signIn.withPassword(DEMO))
    storage.clear()
    expect(first.session.isSignedIn()).toBe(false)
    expect(second.session.isSignedIn()).toBe(false)
  })

  it('[SESSION-12] a session of another merchant in the same store ends this one here, and is left alone', async () => {
    const { first, storage } = browser(2)
    unwrap(await first.signIn.withPassword(DEMO))
    const other = '{"token":"X","merchantCode":"other","userName":"u","type":0,"firstTimeLogin":false}'
    storage.tab().set('MC_SESSION_INFO', other)
    expect(first.session.isSignedIn()).toBe(false)
    expect(storage.get('MC_SESSION_INFO')).toBe(other)
  })

  it.each([2, 8, 50])(
    '[SESSION-09] %i tabs that refresh at once end on one session, nobody is logged out',
    async (count) => {
      const { tabs, first } = browser(count)
      unwrap(await first.signIn.withPassword(DEMO))
      for (let round = 0; round < 3; round += 1) {
        await Promise.all(tabs.map(({ session }) => session.refresh()))
        expect(tokens(tabs).size).toBe(1)
        for (const { session, events } of tabs) {
          expect(session.isSignedIn()).toBe(true)
          expect(events.toasts).toEqual([])
        }
      }
      await expect(ask(first)).resolves.toMatchObject({ account: 'demo' })
    },
  )

  it('[SESSION-05] a logout during the refreshes of other tabs wins', async () => {
    const { tabs, first } = browser(8)
    unwrap(await first.signIn.withPassword(DEMO))
    const refreshes = tabs.slice(1).map(({ session }) => session.refresh())
    await Promise.all([first.session.signOut(), ...refreshes])
    await Promise.all(tabs.map((tab) => tab.idle()))
    expect(tokens(tabs)).toEqual(new Set(['guest']))
    expect(first.ports.storage.get('MC_SESSION_INFO')).toBeNull()
  })
})

describe('an end that another tab meets first', () => {
  async function ended(count: number) {
    const simulator = browser(count)
    unwrap(await simulator.first.signIn.withPassword(DEMO))
    for (const { events } of simulator.tabs) events.clear()
    await simulator.sandbox.control.revoke({ userName: DEMO.username })
    return simulator
  }

  it('[SESSION-07][SESSION-09] is said here too, once, and leads back to where one was', async () => {
    const { first, second } = await ended(2)
    await expect(ask(second)).rejects.toMatchObject({ code: 'session.expired' })
    expect(second.events.navigations).toEqual([{ to: { name: 'signIn' }, replace: false }])
    expect(first.session.$state.get()).toEqual({ type: 'guest' })
    // A page that is open to guests stays; the guards redirect from the others.
    expect(first.events.navigations).toEqual([])
    for (const { events } of [first, second]) expect(events.toastKeys).toEqual([ENDED])
    expect(first.ports.storage.keys().filter((key) => key.startsWith('MC_'))).toEqual([])

    first.events.clear()
    unwrap(await first.signIn.withPassword(DEMO))
    expect(first.events.navigations).toEqual([{ to: { path: '/m/withdraw' }, replace: true }])
    expect(second.session.isSignedIn()).toBe(true)
  })

  it.each<[string, RouteTarget]>([
    ['demo', { path: '/m/withdraw' }],
    ['second', { name: 'home' }],
  ])(
    '[SESSION-07][ROUTE-30] leads the same user back to where they were, and nobody else: %s',
    async (userName, to) => {
      const script = scriptedPlatform()
      const tab = createSessionTab({
        storage: createMemoryStorage({ MC_SESSION_INFO: JSON.stringify(info) }),
        fetch: script.fetch,
        path: '/m/withdraw',
        config: { endpoints: { login: { encrypted: false } } },
      })
      onTestFinished(() => tab.dispose())
      tab.session.start()
      const ended = () => json({ success: false, code: 'session.expired' }, { status: 401 })
      script.on(memberEndpoints.memberInfo, ended)
      script.on(sessionEndpoints.sessionRenew, ended)
      await expect(ask(tab)).rejects.toMatchObject({ code: 'session.expired' })
      expect(tab.session.returnTarget()).toEqual({ path: '/m/withdraw' })
      tab.events.clear()
      script.answer(sessionEndpoints.login, { ...info, userName })
      unwrap(await tab.signIn.withPassword({ username: userName, password: 'Foyer2026' }))
      expect(tab.events.navigations).toEqual([{ to, replace: true }])
    },
  )

  it('[SESSION-07] leads to the login where one is refused oneself', async () => {
    const { tabs } = await ended(8)
    const responses = await Promise.allSettled(tabs.flatMap((tab) => [ask(tab), ask(tab)]))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set(['rejected']))
    for (const { events } of tabs) {
      expect(events.toastKeys).toEqual([ENDED])
      expect(events.navigations).toEqual([{ to: { name: 'signIn' }, replace: false }])
    }
  })

  it('[SESSION-05][SESSION-07] is not taken for a logout, nor a logout for an end', async () => {
    const { first, second } = await ended(2)
    await expect(ask(second)).rejects.toMatchObject({ code: 'session.expired' })
    unwrap(await first.signIn.withPassword(DEMO))
    for (const { events } of [first, second]) events.clear()
    await first.session.signOut()
    expect(second.session.isSignedIn()).toBe(false)
    expect(second.events.toasts).toEqual([])
    second.events.clear()
    unwrap(await second.signIn.withPassword(DEMO))
    expect(second.events.navigations).toEqual([{ to: { name: 'home' }, replace: true }])
  })

  describe('and that a tab announces late', () => {
    const announced = async () => {
      const simulator = await ended(2)
      const { storage, first, tabs } = simulator
      const announce = async () => {
        await first.clock.advance(60_000)
        for (const { events } of tabs) events.clear()
        const other = storage.tab()
        other.set('MC_SESSION_ENDED', '1')
        other.remove('MC_SESSION_ENDED')
        return tabs.flatMap(({ events }) => [...events.toastKeys, ...events.navigations])
      }
      return { ...simulator, announce }
    }

    it('[PERR-01][SESSION-07] is said once, and leads to the login once', async () => {
      const { second, announce } = await announced()
      await expect(ask(second)).rejects.toMatchObject({ code: 'session.expired' })
      expect([second.events.toastKeys, second.events.navigations.length]).toEqual([[ENDED], 1])
      expect(await announce()).toEqual([])
    })

    it('[PERR-01][SESSION-07] is not said to whoever has a session, also after a logout', async () => {
      const { first, second, announce } = await announced()
      expect(await announce()).toEqual([])
      await first.session.signOut()
      unwrap(await second.signIn.withPassword(DEMO))
      expect(await announce()).toEqual([])
      expect([first, second].map(({ session }) => session.isSignedIn())).toEqual([true, true])
    })
  })

  it('[SESSION-07] remembers what is wanted next as well as where one was', async () => {
    const { first, second } = await ended(2)
    await expect(ask(second)).rejects.toMatchObject({ code: 'session.expired' })
    first.session.setReturnTarget({ path: '/m/transaction/record' })
    unwrap(await first.signIn.withPassword(DEMO))
    expect(first.events.navigations).toEqual([{ to: { path: '/m/transaction/record' }, replace: true }])
  })
})
