import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { unwrap } from '../../kernel/result.ts'
import { chromeFor } from '../../site/chrome.ts'
import { createTestFoyer, type TestFoyerOptions } from '../../testing/test-foyer.ts'
import { member } from '../account/member/member.ts'
import { password } from '../account/password/password.ts'
import { authSession } from '../auth/session/session.ts'
import { signIn } from '../auth/sign-in/sign-in.ts'

const PASSWORD = 'Foyer2026'

function open(options: TestFoyerOptions = {}) {
  const sandbox = createSandbox()
  const ask = (request: Request) => sandbox.fetch(request)
  const test = createTestFoyer({ fetch: ask, path: '/m/home', ...options })
  const { foyer, ports, events } = test
  onTestFinished(async () => {
    test.dispose()
    await test.idle()
    sandbox.dispose()
    expect(test.leftovers()).toEqual([])
  })
  const { access, session } = foyer
  return {
    ...test,
    sandbox,
    ask,
    access,
    session,
    here: () => ports.navigation.current(),
    depth: () => ports.navigation.behind().length,
    page: () => access.$page.get().result,
    name: () => access.$page.get().result.route.name,
    async enter(username: string) {
      unwrap(await foyer.use(signIn).withPassword({ username, password: PASSWORD }))
      await test.idle()
      events.clear()
    },
  }
}

describe('access', () => {
  it('[ROUTE-04] shows home as typed, without rewriting the address', async () => {
    const test = open({ path: '/m/index.html?x=1' })
    await test.idle()
    expect(test.name()).toBe('home')
    expect(test.here()).toBe('/m/index.html?x=1')
  })

  it('[ROUTE-24] keeps the address of a page that does not exist, and leads back from it, when the merchant wants it', async () => {
    const test = open({ path: '/m/set', config: { readings: { unknownPath: 'notFound' } } })
    await test.idle()
    test.access.go('/m/nope?x=1')
    expect(test.events.toastKeys).toEqual([])
    expect([test.name(), test.here(), test.depth()]).toEqual(['notFound', '/m/nope?x=1', 1])
    test.access.back()
    expect([test.name(), test.depth()]).toEqual(['settings', 0])
  })

  it('[ROUTE-24] leads an unknown path home without another entry, and shows one message', async () => {
    for (const path of ['/m/nope', '/foo', '/m/home#unknown-path', '/#unknown-path']) {
      const arrival = open({ path })
      await arrival.idle()
      expect([arrival.here(), arrival.depth()], path).toEqual(['/m/home', 0])
      expect(arrival.events.toastKeys, path).toEqual(['toast.unknownPath'])
    }
    const known = open({ path: '/m/home#other' })
    await known.idle()
    expect([known.here(), known.events.toastKeys]).toEqual(['/m/home#other', []])
  })

  it('[ROUTE-24] replaces the entry of an unknown path that the history comes to', async () => {
    const test = open({ path: '/m/nope' })
    await test.idle()
    expect(test.here()).toBe('/m/home')
    test.access.go('/m/set')
    test.access.go('/m/nope')
    expect(test.here()).toBe('/m/home')
    expect(test.depth()).toBe(2)
    test.ports.navigation.push('/foo')
    expect(test.here()).toBe('/m/home')
  })

  it('[ROUTE-27] leads /m/trial to /m/trail', async () => {
    const test = open({ path: '/m/trial' })
    await test.idle()
    expect(test.here()).toBe('/m/trail')
    expect(test.name()).toBe('trial')
  })

  it('[ROUTE-28] waits until it knows who is here', () => {
    const test = open({ path: '/m/withdraw', start: false })
    expect(test.page()).toMatchObject({ outcome: 'wait', route: { name: 'withdraw' } })
    test.foyer.start()
    expect(test.here()).toBe('/m/login')
  })

  it('a client that was stopped leaves the history to others, whatever has changed just before', async () => {
    const test = open({ path: '/m/home', start: false })
    let stop = test.foyer.start()
    await test.enter('demo')
    test.access.go('/m/withdraw')
    const ended = test.session.$state.listen(() => stop())
    await test.session.signOut()
    await test.idle()
    ended()
    expect(test.session.isSignedIn()).toBe(false)
    expect(test.here()).toBe('/m/withdraw')
    stop = test.foyer.start()
    expect(test.here()).toBe('/m/login')
  })

  it('[ROUTE-28][FLAG-06] waits for the flags of a page, and judges again when they change', async () => {
    const test = open()
    await test.enter('demo')
    const again = open({ path: '/m/gameRecord', storage: test.ports.storage.tab(), fetch: test.ask })
    await again.idle()
    expect(again.name()).toBe('gameRecord')
    test.sandbox.control.setFlags({ TRANSBETREPMEM3: false })
    await again.foyer.platform.refresh()
    await again.idle()
    expect(again.here()).toBe('/m/home')
    expect(again.events.toastKeys).toEqual(['error.no.permission'])
  })

  it('[ROUTE-28] waits no longer when the flags cannot be had', async () => {
    const test = open()
    await test.enter('demo')
    const again = open({
      path: '/m/gameRecord',
      storage: test.ports.storage.tab(),
      fetch: () => Promise.reject(new TypeError('net')),
      config: { http: { retries: 0 } },
    })
    again.ports.storage.remove('MC_CACHE:demo:EN:siteFlags')
    const fresh = open({
      path: '/m/gameRecord',
      storage: again.ports.storage.tab(),
      fetch: () => Promise.reject(new TypeError('net')),
      config: { http: { retries: 0 } },
    })
    expect(fresh.page().outcome).toBe('wait')
    await fresh.idle()
    expect(fresh.here()).toBe('/m/home')
  })

  it('[ROUTE-30][LOGIN-11] sends a guest to the login, and back to that page in place of the login', async () => {
    const test = open()
    test.access.go('/m/withdraw?x=1')
    expect(test.here()).toBe('/m/login')
    expect(test.depth()).toBe(1)
    expect(test.session.returnTarget()).toEqual({ path: '/m/withdraw?x=1' })
    await test.enter('demo')
    expect(test.here()).toBe('/m/withdraw?x=1')
    expect(test.depth()).toBe(1)
    expect(test.session.returnTarget()).toBeUndefined()
    await test.session.signOut()
    test.access.go('/m/login')
    await test.enter('demo')
    expect(test.here()).toBe('/m/home')
  })

  it('[ROUTE-30] a guest who comes to the login by a link has given up what was wanted before', async () => {
    const test = open()
    test.access.go('/m/withdraw')
    test.access.go('/m/activity')
    test.access.go('/m/login')
    await test.enter('demo')
    expect(test.here()).toBe('/m/home')
  })

  it('[ROUTE-30][REG-17] the way by registration and by its terms keeps what was wanted', async () => {
    const test = open()
    test.access.go('/m/withdraw')
    test.access.go('/m/register')
    test.access.go('/m/help#terms')
    test.ports.navigation.back()
    expect(test.here()).toBe('/m/register')
    test.foyer.use(authSession).setSession({ token: 'T1', userName: 'fresh', type: 0 })
    expect(test.here()).toBe('/m/withdraw')
  })

  it('[ROUTE-30][LOGIN-14] a password of one’s own comes first, then what was wanted', async () => {
    const test = open({ config: { login: { forceChangeOnFirstLogin: true } } })
    test.access.go('/m/withdraw')
    await test.enter('newbie')
    expect(test.here()).toBe('/m/changePsw')
    const form = test.foyer.use(password).changeForm()
    onTestFinished(() => form.dispose())
    await test.idle()
    form.set('oldPassword', PASSWORD)
    form.set('newPassword', 'Lobby2027')
    form.set('confirmNewPassword', 'Lobby2027')
    expect((await form.submit()).ok).toBe(true)
    await test.clock.advance(1000)
    expect(test.here()).toBe('/m/withdraw')
  })

  it('[ROUTE-30][TRIAL-01] a trial goes where a trial player may, else to the lobby', async () => {
    for (const [wish, end] of [
      ['/m/withdraw', '/m/home'],
      ['/m/gameList?dataType=fav', '/m/gameList?dataType=fav'],
    ] as const) {
      const test = open()
      test.access.go(wish)
      await test.session.startTrial()
      await test.idle()
      expect(test.here()).toBe(end)
      expect(test.events.popups).toEqual([])
    }
  })

  it('[ROUTE-30] forgets where a guest wanted to go who went back to the lobby instead', async () => {
    const test = open()
    test.access.go('/m/withdraw')
    test.access.back()
    expect(test.here()).toBe('/m/home')
    test.access.go('/m/login')
    await test.enter('demo')
    expect(test.here()).toBe('/m/home')
  })

  it('[ROUTE-02] a login in another tab takes this one off the login page', async () => {
    const test = open({ path: '/m/login' })
    const other = open({ storage: test.ports.storage.tab(), fetch: test.ask })
    await other.enter('demo')
    await test.idle()
    expect(test.here()).toBe('/m/home')
  })

  it('[ROUTE-30][SESSION-09] a login in another tab leads this one to what it was sent to the login from', async () => {
    const test = open()
    test.access.go('/m/withdraw')
    const other = open({ storage: test.ports.storage.tab(), fetch: test.ask })
    await other.enter('demo')
    await test.idle()
    expect(test.here()).toBe('/m/withdraw')
    expect(other.here()).toBe('/m/home')
  })

  it('[SESSION-09] a logout in another tab takes this one off what is the member’s', async () => {
    const test = open()
    await test.enter('demo')
    const other = open({ storage: test.ports.storage.tab(), fetch: test.ask })
    await other.idle()
    test.access.go('/m/member/home')
    await other.session.signOut()
    await test.idle()
    expect(test.here()).toBe('/m/login')
  })

  it('[SESSION-04][SESSION-05] a logout on a member page ends in the lobby, without a look at the login', async () => {
    const test = open()
    await test.enter('demo')
    test.access.go('/m/member/home')
    const seen: string[] = []
    const stop = test.access.$page.listen(() => seen.push(test.here()))
    await test.session.signOut()
    await test.idle()
    stop()
    expect(seen).toEqual(['/m/home'])
    expect(test.depth()).toBe(0)
  })

  it('[SESSION-07] an ended session leads to the login, and the next login back', async () => {
    const test = open()
    await test.enter('demo')
    test.access.go('/m/member/home')
    test.sandbox.control.revoke({ userName: 'demo' })
    await test.foyer.use(member).refresh()
    await test.idle()
    expect(test.here()).toBe('/m/login')
    expect(test.events.toastKeys).toEqual(['error.session.expired'])
    await test.enter('demo')
    expect(test.here()).toBe('/m/member/home')
  })

  it('[TRIAL-01][ROUTE-27] trial play on /m/trail ends in the lobby', async () => {
    const test = open({ path: '/m/trail' })
    await test.session.startTrial()
    await test.idle()
    expect(test.here()).toBe('/m/home')
    expect(test.session.$state.get().type).toBe('trial')
  })

  it('[ROUTE-23][ROLE-06][PROLE-03] a trial player stays put, and may go and register', async () => {
    const test = open()
    await test.session.startTrial()
    await test.idle()
    test.access.go('/m/set')
    test.access.go('/m/webEmail')
    expect(test.here()).toBe('/m/set')
    const [popup] = test.events.popups
    expect(popup).toMatchObject({ id: 'free_reject', actions: [{ id: 'cancel' }, { id: 'register' }] })
    expect(popup?.variant).toBeUndefined()
    popup?.actions[0]?.run()
    expect(test.here()).toBe('/m/set')
    expect(test.session.isSignedIn()).toBe(true)
    popup?.actions[1]?.run()
    await test.idle()
    expect(test.here()).toBe('/m/register')
    expect(test.session.isSignedIn()).toBe(false)
  })

  it('[PROLE-03] a trial player who types the address meets the popup in the lobby', async () => {
    const test = open()
    await test.session.startTrial()
    await test.idle()
    test.ports.navigation.push('/m/withdraw')
    expect(test.here()).toBe('/m/home')
    expect(test.events.popups).toMatchObject([{ id: 'free_reject' }])
  })

  it('[PROLE-04] a switched-off reward center names customer service', async () => {
    const test = open()
    test.sandbox.control.setFlags({ REWCEN3: false })
    await test.foyer.platform.refresh()
    await test.enter('demo')
    test.access.go('/m/set')
    test.access.go('/m/rewardCenter')
    expect(test.here()).toBe('/m/home')
    expect(test.events.toastKeys).toEqual(['toast.contact_service'])
  })

  it('[FOOTMENU-03] checks who taps the footer', async () => {
    const deposit = { id: 'deposit', to: { name: 'deposit' }, checked: true } as const
    const promotions = { id: 'promotions', to: { name: 'promotions' }, checked: false } as const
    const test = open()
    test.access.openFooter(promotions)
    expect(test.here()).toBe('/m/activity')
    test.access.openFooter({ ...deposit, to: { name: 'invite' } })
    expect(test.here()).toBe('/m/login')
    test.access.go('/m/activity')
    test.access.openFooter(deposit)
    expect(test.here()).toBe('/m/login')
    await test.enter('agent41')
    expect(test.here()).toBe('/m/voucherCenter')
    test.access.go('/m/activity')
    test.access.openFooter(deposit)
    expect(test.here()).toBe('/m/activity')
    expect(test.events.popups).toMatchObject([{ id: 'free_reject', variant: 'account' }])
    const [cancel, service, ...more] = test.events.popups[0]?.actions ?? []
    expect([cancel?.id, service?.id, more]).toEqual(['cancel', 'service', []])
    cancel?.run()
    expect([test.session.isSignedIn(), test.here()]).toEqual([true, '/m/activity'])
    service?.run()
    expect(test.here()).toBe('/m/message')
    unwrap(await test.foyer.use(signIn).withPassword({ username: 'player1', password: PASSWORD }))
    test.access.openFooter(deposit)
    expect(test.here()).toBe('/m/voucherCenter')
  })

  it('[ROUTE-30] goes nowhere outside the site', () => {
    const test = open()
    for (const to of ['https://evil.example/m/home', '//evil.example/m/', 'javascript:alert(1)', '/admin', '/\\evil']) {
      test.access.go(to)
      expect(test.here()).toBe('/m/home')
      expect(test.access.checkRoute(to)).toEqual({
        outcome: 'redirect',
        to: { name: 'home' },
        reason: { code: 'unknown-path' },
      })
    }
    expect(new Set(test.events.toastKeys)).toEqual(new Set(['error.url.unsafe']))
    expect(test.ports.navigation.assigned).toEqual([])
  })

  it('[ROUTE-28] says beforehand what would happen', () => {
    const test = open()
    expect(test.access.checkRoute('/m/withdraw')).toMatchObject({ outcome: 'redirect', to: { name: 'signIn' } })
    expect(test.access.checkRoute('/m/set')).toMatchObject({ outcome: 'allow' })
    expect(test.here()).toBe('/m/home')
  })

  it('[ROUTE-28][PROLE-01] says why something is hidden, or what happens to who tries', async () => {
    const test = open()
    await test.idle()
    const { explain } = test.access
    const guest = { code: 'role', role: 'guest' }
    expect(explain('/m/withdraw')).toEqual({
      ability: 'withdraw',
      shown: true,
      outcome: 'redirect',
      to: { name: 'signIn' },
      reason: guest,
    })
    expect(explain('signOut')).toEqual({ ability: 'signOut', shown: false, outcome: 'hidden', reason: guest })
    await test.enter('demo')
    test.sandbox.control.setFlags({ PERSREP: false, CBS3: false })
    await test.foyer.platform.refresh()
    expect(explain('/m/profitandloss?x=1')).toMatchObject({
      ability: 'profitAndLoss',
      shown: false,
      outcome: 'redirect',
      reason: { code: 'flag-off', flag: 'PERSREP' },
    })
    expect(explain('chat')).toEqual({
      ability: 'chat',
      shown: false,
      outcome: 'hidden',
      reason: { code: 'flag-off', flag: 'CBS3' },
    })
    expect(explain('/m/agent/team/overview')).toMatchObject({ shown: false, reason: { role: 'member', type: 0 } })
    expect(explain('PERSREP')).toEqual({
      ability: undefined,
      shown: false,
      outcome: 'hidden',
      reason: { code: 'flag-off', flag: 'PERSREP' },
    })
    expect(explain('MYACC')).toEqual({ ability: undefined, shown: true, outcome: 'allow' })
    expect(explain('withdraw')).toEqual({ ability: 'withdraw', shown: true, outcome: 'allow' })
    expect(explain('/m/nope')).toMatchObject({
      ability: undefined,
      shown: false,
      outcome: 'redirect',
      reason: { code: 'unknown-path' },
    })
    const typo: string = 'withdrawal'
    expect(() => explain(typo as 'withdraw')).toThrow('request.invalid (withdrawal)')
  })

  it('[ROLE-04] a verb that may not leads on, and says whether it might', async () => {
    const test = open({ path: '/m/slot-games' })
    await test.idle()
    expect(test.access.enforce('play')).toBe(false)
    expect([test.here(), test.depth()]).toEqual(['/m/login', 1])
    expect(test.access.allows('play')).toBe(false)
    await test.enter('demo')
    expect(test.here()).toBe('/m/slot-games')
    expect(test.access.enforce('play')).toBe(true)
    await test.session.signOut()
    test.access.go('/m/slot-games')
    expect(test.depth()).toBe(1)
    expect(test.access.enforce('toggleFavourite', { replace: true })).toBe(false)
    expect([test.here(), test.depth()]).toEqual(['/m/login', 1])
    expect(test.events.toasts.at(-1)).toMatchObject({ kind: 'info', key: 'in_logged_login', ms: 2000 })
  })

  it('[ROLE-07] what a trial player meets is a popup, or the message of the chat', async () => {
    const test = open()
    await test.session.startTrial()
    await test.idle()
    test.events.clear()
    expect(test.access.enforce('withdraw')).toBe(false)
    expect(test.events.popups).toMatchObject([{ id: 'free_reject' }])
    expect(test.access.enforce('chat')).toBe(false)
    expect(test.events.toastKeys).toEqual(['error.trial.rejected'])
    expect(test.here()).toBe('/m/home')
  })

  it('[ROUTE-08] moves to a fragment of the page it is on', () => {
    const test = open({ path: '/m/help' })
    test.access.go('#terms')
    expect(test.here()).toBe('/m/help#terms')
    expect(test.page()).toMatchObject({ route: { hash: 'terms' } })
    test.access.go('#terms')
    expect(test.depth()).toBe(1)
  })
})

describe('a page that is left for good', () => {
  it('[LOGIN-11] a login steps back to the page that it was for', async () => {
    const test = open()
    test.access.go('/m/slot-games?x=1')
    test.access.enforce('toggleFavourite')
    test.access.go('/m/register')
    await test.enter('demo')
    expect([test.here(), test.depth()]).toEqual(['/m/slot-games?x=1', 1])
  })

  it('[LOGIN-11] a page that nobody has seen yet takes the place of the login', async () => {
    const test = open()
    test.access.go('/m/withdraw')
    await test.enter('demo')
    expect([test.here(), test.depth()]).toEqual(['/m/withdraw', 1])
    test.access.back()
    expect(test.here()).toBe('/m/home')
  })

  it('[SESSION-04] a logout steps back to the lobby only where that is the page before', async () => {
    const test = open()
    await test.enter('demo')
    test.access.go('/m/set')
    await test.session.signOut()
    expect([test.here(), test.depth()]).toEqual(['/m/home', 0])
    await test.enter('demo')
    test.access.go('/m/help')
    test.access.go('/m/set')
    await test.session.signOut()
    expect([test.here(), test.depth()]).toEqual(['/m/home', 2])
  })

  it('[LOGIN-11] nothing is decided about the login while the history is on its way back', async () => {
    const test = open()
    test.access.go('/m/slot-games')
    test.access.enforce('toggleFavourite')
    // As browsers do: the step is reported later.
    const { back } = test.ports.navigation
    const steps: number[] = []
    vi.spyOn(test.ports.navigation, 'back').mockImplementation((count = 1) => void steps.push(count))
    const shown: string[] = []
    onTestFinished(test.access.$page.listen(() => shown.push(test.name())))
    await test.enter('demo')
    await test.idle()
    expect([shown, steps, test.here()]).toEqual([[], [1], '/m/login'])
    back(1)
    expect([shown, test.here(), test.depth()]).toEqual([['categoryGames'], '/m/slot-games', 1])
  })
})

describe('going back', () => {
  it('[LAYOUT-07][NAVBAR-03] steps back where there is a way back, and home where there is none', () => {
    const test = open({ path: '/m/set' })
    test.access.go('/m/help')
    test.access.back()
    expect(test.here()).toBe('/m/set')
    test.access.back()
    expect(test.here()).toBe('/m/home')
    expect(test.depth()).toBe(0)
    test.access.back()
    expect(test.here()).toBe('/m/home')
  })

  it('[LAYOUT-07] goes home from the promotions, through the history where home is the entry before', () => {
    const test = open()
    test.access.go('/m/activity')
    test.access.back()
    expect([test.here(), test.depth()]).toEqual(['/m/home', 0])
    test.access.go('/m/set')
    test.access.go('/m/activity')
    test.access.back()
    expect([test.here(), test.depth()]).toEqual(['/m/home', 2])
  })

  it('[LAYOUT-07] goes home over the screens of signing in that lie between', () => {
    for (const path of ['/m/home', '/m/']) {
      const test = open({ path })
      test.access.go('/m/login')
      test.access.go('/m/register')
      test.access.back()
      expect([test.here(), test.depth()]).toEqual([path, 0])
    }
  })

  it('[LAYOUT-06] leaves the forgotten password for the login', () => {
    const test = open({ path: '/m/forget' })
    test.access.back()
    expect(test.here()).toBe('/m/login')
  })

  it('[NOTICE-08] returns to the referrer of the announcements', () => {
    const test = open()
    test.access.go('/m/notice?referrer=%2Fm%2Fset')
    test.access.back()
    expect(test.here()).toBe('/m/set')
    test.access.go('/m/notice?referrer=%2F%2Fevil.example%2Fm%2F')
    test.access.back()
    expect(test.here()).toBe('/m/set')
  })

  it('[ROUTE-25] fades between pages, and not after a back-swipe', () => {
    const test = open()
    const move = () => test.access.$page.get().transition
    expect(move()).toEqual({ type: 'none', ms: 0 })
    test.access.go('/m/set')
    expect(move()).toEqual({ type: 'fade', ms: 300 })
    test.access.go('/m/help', { replace: true })
    test.access.back('swipe')
    expect(test.here()).toBe('/m/home')
    expect(move()).toEqual({ type: 'none', ms: 0 })
    test.ports.navigation.go(1)
    expect(move()).toEqual({ type: 'fade', ms: 300 })
    test.access.go('/m/activity')
    test.access.back('swipe')
    expect(test.here()).toBe('/m/home')
    expect(move()).toEqual({ type: 'none', ms: 0 })
  })

  it('[LAYOUT-01][LAYOUT-08] names the page that the chrome stands around', () => {
    const test = open()
    const chrome = () => {
      const { result } = test.access.$page.get()
      return chromeFor(result.route.path)
    }
    expect(chrome()).toMatchObject({ header: true, logo: true, back: false })
    test.access.go('/m/set')
    expect(chrome()).toMatchObject({ header: false, topBar: true, titleKey: 'navbar.set' })
  })
})
