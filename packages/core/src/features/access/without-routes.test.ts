import { createSandbox } from '@foyer/sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { SPEC_CONSTANTS } from '../../config/spec-constants.ts'
import { unwrap } from '../../kernel/result.ts'
import type { RouteRow, RouteTable } from '../../kernel/routes.ts'
import { routes } from '../../site/routes.ts'
import { DEMO } from '../../testing/demo-account.ts'
import { createManualClock } from '../../testing/manual-clock.ts'
import type { TestOptions } from '../../testing/test-bench.ts'
import { createTestFoyer } from '../../testing/test-foyer.ts'
import { password } from '../account/password/password.ts'
import { signIn } from '../auth/sign-in/sign-in.ts'
import { guardRoute } from './guard-route.ts'

const FLAGS = { settled: true, isOn: () => true }

/** A front end with a router of its own, which follows the event `navigate`. */
function open(routes: TestOptions['routes'] = 'none', config: TestOptions['config'] = {}) {
  const clock = createManualClock()
  const sandbox = createSandbox({ clock })
  const test = createTestFoyer({
    clock,
    path: '/cart?x=1',
    routes,
    config,
    features: { signIn },
    fetch: (request) => sandbox.fetch(request),
  })
  onTestFinished(async () => {
    test.dispose()
    await test.idle()
    sandbox.dispose()
    expect(test.leftovers()).toEqual([])
  })
  return test
}

it('[ROUTE-30] without a table of routes core leads on by name, and back to the address that the host had', async () => {
  const { foyer, ports, events } = open()
  expect(foyer.access.check('withdraw')).toMatchObject({ outcome: 'redirect', to: { name: 'signIn' } })
  expect(foyer.access.enforce('withdraw')).toBe(false)
  expect(events.navigations).toEqual([{ to: { name: 'signIn' }, replace: false }])
  events.clear()
  unwrap(await foyer.signIn.withPassword(DEMO))
  expect(events.navigations).toEqual([{ to: { path: '/cart?x=1' }, replace: true }])
  expect(ports.navigation.current()).toBe('/cart?x=1')
})

it('[ROUTE-30] an address elsewhere is not returned to without a table either', async () => {
  const { foyer, events } = open()
  for (const path of ['//evil.example/m/', 'https://evil.example/m/home', '/m/..//evil.example']) {
    foyer.session.setReturnTarget({ path })
    expect(foyer.session.returnTarget(), path).toBeUndefined()
  }
  unwrap(await foyer.signIn.withPassword(DEMO))
  expect(events.navigations).toEqual([{ to: { name: 'home' }, replace: true }])
})

it.each([
  ['login', 'signIn'],
  ['home', 'home'],
] as const)('[FORGOT-04] who had a mail sent is led to %s by name', async (forgotBack, name) => {
  const { foyer, events, clock } = open('none', { readings: { forgotBack } })
  const form = foyer.use(password).emailResetForm()
  form.set('username', 'demo')
  form.set('email', 'demo@example.com')
  unwrap(await form.submit())
  expect(events.navigations).toEqual([])
  await clock.advance(SPEC_CONSTANTS.toast.default)
  expect(events.navigations).toEqual([{ to: { name }, replace: true }])
})

it('without a table of routes the host is asked to move, by path or by name', () => {
  const { foyer, ports, events } = open()
  const { access } = foyer
  expect(access.hasRoutes).toBe(false)
  access.go('/shop?x=2')
  access.go({ path: '/shop' }, { replace: true })
  access.go({ name: 'home' })
  access.leave({ name: 'promotion', params: { id: '7' } })
  access.openFooter({ id: 'promotions', to: { name: 'promotions' }, checked: false })
  access.openFooter({ id: 'deposit', to: { name: 'deposit' }, checked: true })
  expect(events.navigations).toEqual([
    { to: { path: '/shop?x=2' }, replace: false },
    { to: { path: '/shop' }, replace: true },
    { to: { name: 'home' }, replace: false },
    { to: { name: 'promotion', params: { id: '7' } }, replace: true },
    { to: { name: 'promotions' }, replace: false },
    { to: { name: 'deposit' }, replace: false },
  ])
  expect(ports.navigation.current()).toBe('/cart?x=1')
})

it.each(['//evil.example', 'javascript:alert(1)', 'https://evil.example/'])(
  'without a table nobody is led to %s either',
  (address) => {
    const { foyer, events } = open()
    foyer.access.go(address)
    foyer.access.go({ path: address })
    foyer.access.leave(address)
    expect(events.navigations).toEqual([])
    expect(events.toastKeys).toContain('error.url.unsafe')
  },
)

it('without a table links by name have no address, and the page is the one that the host has', () => {
  const { foyer, ports } = open()
  const { access } = foyer
  expect(access.pathOf({ name: 'home' })).toBeUndefined()
  expect(access.pathOf({ path: '/shop' })).toBe('/shop')
  expect(access.$page).toBe(access.$page)
  expect(access.$page.get().result).toMatchObject({ outcome: 'allow', route: { name: 'notFound', path: '/cart?x=1' } })
  ports.navigation.push('/shop')
  expect(access.$page.get().result).toMatchObject({ route: { path: '/shop' } })
  access.back()
  expect(access.$page.get().result).toMatchObject({ route: { path: '/cart?x=1' } })
})

it('the decision on a path says that there is no table of routes', () => {
  const { access } = open().foyer
  const missing = expect.objectContaining({ code: 'config.invalid', field: 'routes' })
  expect(() => access.checkRoute('/cart')).toThrow(missing)
  expect(() => access.explain('/cart')).toThrow(missing)
  expect(access.explain('withdraw')).toMatchObject({ outcome: 'redirect' })
})

it.each<[string, Record<string, unknown>, string]>([
  ['the address of another page', { promo: { paths: ['/m/withdraw'] } }, 'routes.promo'],
  [
    'an address of another page with another parameter',
    { a: { paths: ['/vip/:level'] }, b: { paths: ['/vip/:name'] } },
    'routes.b',
  ],
  ['a text, which has no rule', { withdraw: '/cashout' }, 'routes.withdraw'],
  ['no leading slash', { vip: { paths: ['vip/:level'] } }, 'routes.vip'],
  ['two slashes', { vip: { paths: ['//evil.example'] } }, 'routes.vip'],
  ['a parameter that is no word', { vip: { paths: ['/vip/:user-id'] } }, 'routes.vip'],
  ['a parameter that is no whole part', { vip: { paths: ['/vip/:name.json'] } }, 'routes.vip'],
  ['the same parameter twice', { vip: { paths: ['/vip/:a/:a'] } }, 'routes.vip'],
  ['an address that no browser writes', { vip: { paths: ['/vip/%67old'] } }, 'routes.vip'],
  ['a folder in the middle', { vip: { paths: ['/vip/*/x'] } }, 'routes.vip'],
  ['an alias with another parameter', { vip: { paths: ['/vip/:level'], aliases: ['/v/:name'] } }, 'routes.vip'],
  [
    'an ability that there is not',
    { vip: { paths: ['/vip'], ability: 'witdraw' } },
    'routes.vip), did you mean withdraw?',
  ],
  ['an ability of the prototype', { vip: { paths: ['/vip'], ability: 'constructor' } }, 'routes.vip'],
])('a table with %s is refused when the client is made', (_what, rows, message) => {
  expect(() => open({ ...routes, ...rows } as unknown as typeof routes)).toThrow(`config.invalid (${message}`)
})

it.each(['constructor', 'toString', '__proto__', 'witdraw', undefined])(
  'a word that is no ability is refused: %s',
  (word) => {
    const { access } = open().foyer
    for (const ask of [access.check, access.allows, access.enforce]) {
      expect(() => ask(word as never)).toThrow(`request.invalid (${word})`)
    }
    const page = { paths: ['/cart'], ability: () => word } as unknown as RouteRow
    const { foyer } = open({ ...routes, notFound: { paths: ['/*'] } })
    expect(() =>
      guardRoute({ ...routes, page } as RouteTable, '/cart', { type: 'guest' }, FLAGS, foyer.config),
    ).toThrow('request.invalid')
  },
)

it('a word that is no ability is told with the one that was meant', () => {
  expect(() => open().foyer.access.check('witdraw' as never)).toThrow('did you mean withdraw?')
})

it('the rules and the table that all clients share cannot be changed by one of them', () => {
  const [a, b] = [open().foyer, open().foyer]
  for (const ability of ['withdraw', 'favourites', 'play'] as const) {
    const denied = a.access.check(ability)
    if (denied.outcome !== 'redirect') throw new Error(`${ability} is open`)
    expect(() => Object.assign(denied.to, { name: 'home' })).toThrow(TypeError)
    expect(b.access.check(ability)).toMatchObject({ to: { name: 'signIn' } })
  }
  expect(() => Object.assign(routes.withdraw, { ability: 'browse' })).toThrow(TypeError)
  expect(() => (routes.withdraw.paths as string[]).push('/x')).toThrow(TypeError)
})

it.each(['//evil.example', 'javascript:alert(1)', 'https://evil.example/'])(
  'a sign-out does not lead to %s, with a table or without',
  async (path) => {
    for (const table of ['none', routes] as const) {
      const { foyer, events } = open(table)
      unwrap(await foyer.signIn.withPassword(DEMO))
      events.clear()
      await foyer.session.signOut({ to: { path } })
      expect(events.navigations).toEqual([{ to: { name: 'home' }, replace: true }])
    }
  },
)

it('a page that moves keeps its rule by a spread of its row', () => {
  // @ts-expect-error: a text has no rule
  expect(() => open({ ...routes, withdraw: '/cart' })).toThrow('config.invalid (routes.withdraw)')
  const table = { ...routes, withdraw: { ...routes.withdraw, paths: ['/cart'] } } as const
  expect(open(table).ports.navigation.current()).toBe('/m/login')
})

it('[ROUTE-28] a page that a front end adds is guarded like the others', () => {
  const table = { ...routes, cart: { paths: ['/cart'], ability: 'deposit' } } as const
  const { foyer, ports } = open(table)
  expect(ports.navigation.current()).toBe('/m/login')
  expect(foyer.session.returnTarget()).toEqual({ path: '/cart?x=1' })
  foyer.access.go({ name: 'categoryGames', params: { gameType: 'FISH' } })
  expect(ports.navigation.current()).toBe('/m/fishing-games')
  foyer.access.go('/elsewhere')
  expect(ports.navigation.current()).toBe('/m/fishing-games')
})

it('links have the address of the table that the front end has given, and none where it has left the page out', () => {
  const { access } = open({ ...routes, deposit: { ...routes.deposit, paths: ['/cash/in'] }, mall: [] }).foyer
  expect(access.pathOf({ name: 'deposit' })).toBe('/cash/in')
  expect(access.pathOf({ name: 'promotion', params: { id: '7' } })).toBe('/m/activityDetail?id=7')
  expect(access.pathOf({ path: '/m/help' })).toBe('/m/help')
  expect(access.pathOf({ name: 'mall' })).toBeUndefined()
  expect(access.checkRoute('/m/mall/mallHome')).toMatchObject({ outcome: 'redirect', reason: { code: 'unknown-path' } })
})
