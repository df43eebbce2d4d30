import { createSandbox } from '@foyer/sandbox'
import type { ReadableAtom } from 'nanostores'
import { expect, expectTypeOf, it } from 'vitest'
import { createFoyer, type FoyerOptions } from './create-foyer.ts'
import { access } from './features/access/access.ts'
import { member } from './features/account/member/member.ts'
import { platform } from './features/app/platform/platform.ts'
import { type Session, session } from './features/auth/session/session.ts'
import { signIn } from './features/auth/sign-in/sign-in.ts'
import { records } from './features/cashier/records/records.ts'
import { wallet } from './features/cashier/wallet/wallet.ts'
import { announcements } from './features/content/announcements/announcements.ts'
import { catalogue } from './features/lobby/catalogue/catalogue.ts'
import { tileTheme } from './features/lobby/catalogue/tile-theme.ts'
import { favourites } from './features/lobby/favourites/favourites.ts'
import { featured } from './features/lobby/featured/featured.ts'
import { gameKey } from './features/lobby/games/game.ts'
import { games } from './features/lobby/games/games.ts'
import type { Foyer } from './foyer.ts'
import * as core from './index.ts'
import { defineFeature, type Feature } from './kernel/feature.ts'
import { unwrap } from './kernel/result.ts'
import { rotation } from './kernel/rotation.ts'
import { DEMO } from './testing/demo-account.ts'
import { createTestFoyer, hang, memoryPorts } from './testing.ts'

it('starts, loads, lists, and leaves nothing behind; dispose may be called twice', async () => {
  const sandbox = createSandbox({ seed: 1 })
  const test = createTestFoyer({ fetch: (request) => sandbox.fetch(request), path: '/m/home' })
  await test.idle()
  const { foyer, clock } = test
  unwrap(await foyer.use(signIn).withPassword({ username: 'player1', password: 'Foyer2026' }))
  const list = foyer.use(games).list({ category: 'RNG' })
  void list.load()
  await Promise.all([
    foyer.use(announcements).loadHome(),
    foyer.use(catalogue).load(),
    foyer.use(favourites).load(),
    foyer.use(featured).load(),
    foyer.use(member).refresh(),
    foyer.use(wallet).loadWallets(),
  ])
  await test.idle()
  expect(foyer.session.isSignedIn()).toBe(true)
  expect(list.items.length).toBeGreaterThan(0)
  const bets = foyer.use(records).bets()
  void bets.load()
  foyer.use(rotation)({ everyMs: 5000 }).setCount(3)
  expect(clock.pending.length).toBeGreaterThan(0)
  foyer.dispose()
  foyer.dispose()
  await test.idle()
  expect(test.leftovers()).toEqual([])
  sandbox.dispose()
})

it('ends requests that are under way', async () => {
  const test = createTestFoyer({ fetch: hang })
  await test.idle({ hanging: 9 })
  expect(test.ports.network.inFlight.length).toBeGreaterThan(0)
  test.dispose()
  await test.idle()
  expect(test.leftovers()).toEqual([])
})

it('touches nothing before start, and starts once', async () => {
  const sandbox = createSandbox({ seed: 1 })
  const test = createTestFoyer({ fetch: (request) => sandbox.fetch(request), start: false })
  expect(test.leftovers()).toEqual([])
  expect(test.foyer.session.$state.get()).toEqual({ type: 'unknown' })
  test.foyer.start()
  const before = test.leftovers()
  test.foyer.start()
  expect(test.leftovers()).toEqual(before)
  await test.idle()
  test.dispose()
  test.foyer.start()
  expect(test.leftovers()).toEqual([])
  sandbox.dispose()
})

it('follows the connection', () => {
  const test = createTestFoyer({ fetch: hang })
  expect(test.foyer.$online.get()).toBe(true)
  test.ports.network.setOnline(false)
  expect(test.foyer.$online.get()).toBe(false)
  test.dispose()
})

it('two of them never see each other', async () => {
  const sandbox = createSandbox({ seed: 1 })
  const fetch = (request: Request) => sandbox.fetch(request)
  const [one, two] = [createTestFoyer({ fetch }), createTestFoyer({ fetch })]
  unwrap(await one.foyer.use(signIn).withPassword({ username: 'player1', password: 'Foyer2026' }))
  one.foyer.languages.setLanguage('TY')
  expect(two.foyer.session.isSignedIn()).toBe(false)
  expect(two.foyer.languages.$language.get()).toBe('EN')
  expect(two.events.navigations).toEqual([])
  one.dispose()
  await two.idle()
  expect(two.foyer.platform.$settings.get().known).toBe(true)
  two.dispose()
  sandbox.dispose()
})

it('[CONST-01][PCONST-08] without a merchant code it refuses to start and names the field', () => {
  // @ts-expect-error: a merchant without types
  expect(() => createFoyer({ ports: memoryPorts() })).toThrow(
    expect.objectContaining({ code: 'config.invalid', field: 'merchant' }),
  )
  expect(() => createFoyer({ merchant: 'a b', ports: memoryPorts() })).toThrow(/config.invalid/)
})

it('[HOME-18] theme classes are drawn from the random port and stay', () => {
  const draws = [0, 0.99]
  const { foyer } = createTestFoyer({ start: false, random: { next: () => draws.shift() ?? 0.5 } })
  const themeOf = foyer.use(tileTheme)
  const [one, two] = [gameKey('JL', '1'), gameKey('JL', '2')]
  expect([themeOf(one), themeOf(two), foyer.use(tileTheme)(one)]).toEqual([1, 4, 1])
})

it('leaves nothing behind of any feature', async () => {
  const sandbox = createSandbox({ seed: 1 })
  const test = createTestFoyer({ fetch: (request) => sandbox.fetch(request), path: '/m/home' })
  await test.idle()
  const { foyer } = test
  unwrap(await foyer.use(signIn).withPassword({ username: 'player1', password: 'Foyer2026' }))
  const features = Object.values<unknown>(core).filter(isFeature)
  expect(features.length).toBeGreaterThan(25)
  for (const feature of features) {
    const made = foyer.use(feature)
    for (const [name, part] of Object.entries(made)) {
      if (isStore(part)) part.listen(() => {})
      if ((name === 'load' || name === 'refresh') && typeof part === 'function') void part()
    }
  }
  await test.idle()
  test.dispose()
  await test.idle()
  expect(test.leftovers()).toEqual([])
  sandbox.dispose()
})

function isFeature(part: unknown): part is Feature<Record<string, unknown>> {
  return typeof part === 'object' && part !== null && 'needs' in part && 'create' in part
}

function isStore(part: unknown): part is ReadableAtom {
  return typeof part === 'object' && part !== null && 'listen' in part
}

/** A feature that drops what belonged to the former user, as wallet does. */
const raffle = defineFeature({
  id: 'acme/raffle',
  needs: { session },
  create: (_, needs) => {
    let tickets: string | undefined
    needs.session.$state.listen(() => {
      tickets = undefined
    })
    return {
      load: (userName: string) => {
        tickets = `tickets of ${userName}`
      },
      tickets: () => tickets,
    }
  },
})

it.each<[string, (foyer: Foyer) => Session]>([
  ['foyer.session', (foyer) => foyer.session],
  ['foyer.use(session)', (foyer) => foyer.use(session)],
])('a listener of %s that stands before a feature asks it for what the new user has', async (_, sessionOf) => {
  const sandbox = createSandbox()
  const test = createTestFoyer({ fetch: (request) => sandbox.fetch(request), features: { signIn, wallet, raffle } })
  const { foyer } = test
  sessionOf(foyer).$state.subscribe((state) => {
    if (state.type !== 'member') return
    void foyer.wallet.load()
    foyer.raffle.load(state.info.userName)
  })
  expect(foyer.wallet.$state.get().status).toBe('idle')
  expect(foyer.raffle.tickets()).toBeUndefined()
  await test.idle()
  unwrap(await foyer.signIn.withPassword(DEMO))
  await test.idle()
  expect(foyer.wallet.$state.get().data?.amount).toBe('12480.5')
  expect(foyer.raffle.tickets()).toBe('tickets of demo')
  test.dispose()
  sandbox.dispose()
})

it('use() answers what the property of the client is', () => {
  const foyer = createFoyer({ merchant: 'demo', ports: memoryPorts() })
  expect(foyer.use(session)).toBe(foyer.session)
  expect(foyer.use(access)).toBe(foyer.access)
  expect(foyer.use(platform)).toBe(foyer.platform)
  foyer.dispose()
})

it('makes a feature when its property is first read, the same as by use()', () => {
  let made = 0
  const counter = defineFeature({ id: 'counter', create: () => ({ made: ++made }) })
  const foyer = createFoyer({ merchant: 'demo', ports: memoryPorts(), features: { counter, games } })
  expect(made).toBe(0)
  expectTypeOf(foyer.counter.made).toEqualTypeOf<number>()
  expect(foyer.counter).toBe(foyer.use(counter))
  expect(foyer.games).toBe(foyer.use(games))
  expect(made).toBe(1)
  // @ts-expect-error: not among its features
  expect(foyer.favourites).toBeUndefined()
  foyer.dispose()
})

it('refuses a feature under a name that each client has', () => {
  const options = { merchant: 'demo', ports: memoryPorts() }
  // @ts-expect-error: the name is taken
  expect(() => createFoyer({ ...options, features: { session: games } })).toThrow(
    expect.objectContaining({ code: 'config.invalid', field: 'features.session' }),
  )
})

it('changes of endpoints, flags and codes go by names that exist; the compiler says so, and createFoyer', () => {
  const make = (overrides: Partial<FoyerOptions>) =>
    createFoyer({ merchant: 'demo', ports: memoryPorts({ fetch: hang }), ...overrides }).dispose()
  make({ endpoints: { gameList: { path: '/v2/games' } }, flags: { CBS3: true }, errorCodes: { E42: 'user.invalid' } })
  // @ts-expect-error no endpoint of that name
  expect(() => make({ endpoints: { gameLsit: { path: '/v2/games' } } })).toThrow(
    'config.invalid (endpoints.gameLsit), did you mean gameList?',
  )
  // @ts-expect-error no flag of that name
  expect(() => make({ flags: { CBS: true } })).toThrow('config.invalid (flags.CBS), did you mean CBS3?')
  // @ts-expect-error no code of that name
  expect(() => make({ errorCodes: { E42: 'user.invald' } })).toThrow(
    'config.invalid (errorCodes.E42), did you mean user.invalid?',
  )
  // @ts-expect-error no page of that name
  expect(() => make({ session: { endedTarget: 'signin' } })).toThrow(
    'config.invalid (session.endedTarget), did you mean signIn?',
  )
})

it('makes what a feature needs before it, and tells the way of needs that lead back', () => {
  const foyer = createFoyer({ merchant: 'demo', ports: memoryPorts() })
  const inner = defineFeature({ id: 'inner', create: () => ({ word: 'inner' }) })
  const outer = defineFeature({
    id: 'outer',
    needs: { inner, session },
    create: (_, needs) => ({ word: needs.inner.word, signedIn: needs.session.isSignedIn() }),
  })
  expect(foyer.use(outer)).toEqual({ word: 'inner', signedIn: false })
  expect(foyer.use(inner)).toBe(foyer.use(inner))

  const needs: Record<string, Feature<unknown>> = {}
  const first = defineFeature({ id: 'first', needs, create: () => 1 })
  needs.second = defineFeature({ id: 'second', needs: { first }, create: () => 2 })
  expect(() => foyer.use(first)).toThrow(
    expect.objectContaining({ code: 'config.invalid', field: 'features.first → second → first' }),
  )
  foyer.dispose()
})

it('listens to the host from the first start to the last undo, and again after another start', async () => {
  const sandbox = createSandbox({ seed: 1 })
  const test = createTestFoyer({ start: false, path: '/m/home', fetch: (request) => sandbox.fetch(request) })
  const { foyer, ports } = test
  expect(test.leftovers()).toEqual([])
  const [first, second] = [foyer.start(), foyer.start()]
  unwrap(await foyer.use(signIn).withPassword({ username: 'player1', password: 'Foyer2026' }))
  first()
  first()
  ports.network.setOnline(false)
  expect(foyer.$online.get()).toBe(false)
  second()
  await test.idle()
  expect(test.leftovers()).toEqual([])
  ports.network.setOnline(true)
  expect(foyer.$online.get()).toBe(false)

  const states: string[] = []
  foyer.session.$state.listen(({ type }) => states.push(type))
  const third = foyer.start()
  expect(foyer.$online.get()).toBe(true)
  expect([foyer.session.$state.get().type, states]).toEqual(['member', []])
  await test.idle()
  third()
  foyer.dispose()
  foyer.start()()
  expect(test.leftovers()).toEqual([])
  sandbox.dispose()
})
