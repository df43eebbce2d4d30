import { createSandbox } from '@foyer/sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { DEVICE_KEY_NAMES, hasName, isOfSession } from './config/stored-keys.ts'
import { gameKey } from './features/lobby/games/game.ts'
import * as core from './index.ts'
import { isFeature, storesOf } from './testing/stores-of.ts'
import { createTestFoyer } from './testing.ts'

async function everything() {
  const sandbox = createSandbox({ seed: 1 })
  const test = createTestFoyer({ fetch: (request) => sandbox.fetch(request), path: '/m/home' })
  onTestFinished(() => {
    test.dispose()
    sandbox.dispose()
  })
  await test.idle()
  const { foyer } = test
  await foyer.use(core.signIn).withPassword({ username: 'player1', password: 'Foyer2026' })
  const features = Object.entries<unknown>(core).flatMap(([name, part]): [string, object][] =>
    isFeature(part) ? [[name, foyer.use(part)]] : [],
  )
  const games = foyer.use(core.games)
  const list = games.list({ category: 'RNG', pageSize: 25 })
  await list.load()
  const made = {
    list,
    shelf: foyer.use(core.shelves).createShelf('RNG'),
    suggestions: foyer.use(core.suggestions).createAutocomplete(),
    signInForm: foyer.use(core.signIn).form(),
    registerForm: foyer.use(core.registration).form(),
    emailResetForm: foyer.use(core.password).emailResetForm(),
    phoneResetForm: foyer.use(core.password).phoneResetForm(),
    changeForm: foyer.use(core.password).changeForm(),
    kycForm: foyer.use(core.kyc).form(),
    smsCode: foyer.use(core.challenges).smsCode('login'),
    bets: foyer.use(core.records).bets(),
    favourite: { $isFavourite: foyer.use(core.favourites).$isFavourite(gameKey('JL', '1')) },
    groups: { $group: foyer.use(core.announcements).bannersOf('m_home') },
  }
  for (const [, feature] of features) {
    for (const name of ['load', 'loadHome', 'refresh']) {
      const load: unknown = Reflect.get(feature, name)
      if (typeof load === 'function') void Reflect.apply(load, feature, [])
    }
  }
  await test.idle()
  return { ...test, list, stores: storesOf({ foyer, ...Object.fromEntries(features), ...made }, 'core') }
}

it('no store that is handed out can be written, and its value neither', async () => {
  const { stores } = await everything()
  expect(stores.length).toBeGreaterThan(60)
  const open = stores.filter(([, store]) => 'set' in store || !Object.isFrozen(store))
  expect(open.map(([path]) => path)).toEqual([])
  // A map cannot be frozen: `ReadonlyMap` says so to the compiler alone.
  const isOpen = (value: unknown) =>
    typeof value === 'object' && value !== null && !(value instanceof Map) && !Object.isFrozen(value)
  const changeable = stores.filter(([, store]) => isOpen(store.get()) || isOpen(Object(store.get()).data))
  expect(changeable.map(([path]) => path)).toEqual([])
})

it('a front end that tries is told so', async () => {
  const { foyer, list } = await everything()
  // @ts-expect-error a store has no `set`
  expect(() => foyer.session.$state.set({ type: 'guest' })).toThrow(TypeError)
  // @ts-expect-error what is read is readonly
  expect(() => (foyer.session.$state.get().type = 'guest')).toThrow(TypeError)
  // @ts-expect-error a list of games is readonly
  expect(() => list.items.push(list.items[0])).toThrow(TypeError)
  expect(list.items).toHaveLength(25)
  expect(foyer.session.$state.get().type).toBe('member')
})

it('[SESSION-04] whatever is stored is declared, and a logout leaves what belongs to the device', async () => {
  const { foyer, ports } = await everything()
  const keys = () => [...ports.storage.keys(), ...ports.sessionStorage.keys()]
  const isOfDevice = (key: string) => DEVICE_KEY_NAMES.some((name) => hasName(key, name))
  const before = keys()
  expect(before.filter(isOfSession).length).toBeGreaterThan(2)
  expect(before.filter((key) => !isOfSession(key) && !isOfDevice(key))).toEqual([])
  await foyer.session.signOut()
  expect(keys().filter(isOfSession)).toEqual([])
  expect(keys()).toEqual(expect.arrayContaining(before.filter(isOfDevice)))
})
