import { createSandbox } from '@foyer/sandbox'
import { afterEach, expect, it } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { gameListOptions } from '../../../site/game-list-screens.ts'
import { createTestFoyer } from '../../../testing/test-foyer.ts'
import { shown } from '../../../testing/test-lobby-context.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { announcements } from '../../content/announcements/announcements.ts'
import { promotions } from '../../content/promotions/promotions.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { favourites } from '../favourites/favourites.ts'
import { launch } from '../launch/launch.ts'
import { games } from './games.ts'
import { shelves } from './shelves.ts'
import type { GameListOptions } from './types.ts'

/** The features around games against the sandbox: the same contract on both sides. */

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

function foyer(userName?: string) {
  const sandbox = createSandbox({ now: () => Date.UTC(2026, 0, 1) })
  const test = createTestFoyer({ fetch: (request) => sandbox.fetch(request), path: '/m/slot-games' })
  ends.push(() => {
    test.dispose()
    expect(test.leftovers()).toEqual([])
    sandbox.dispose()
  })
  const ready = async () => {
    await test.idle()
    if (userName !== undefined)
      unwrap(await test.foyer.use(signIn).withPassword({ username: userName, password: 'Foyer2026' }))
    await test.idle()
  }
  const open = async (options: GameListOptions) => {
    const list = test.foyer.use(games).list(options)
    void list.load()
    await test.idle()
    return list
  }
  /** Loads until there is no more. */
  const whole = async (options: GameListOptions) => {
    const list = await open(options)
    while (shown(list).hasMore) {
      await test.clock.advance(1000)
      void list.loadMore()
      await test.idle()
    }
    return list
  }
  return { ...test, sandbox, ready, open, whole }
}

const SLOTS = gameListOptions('gameList', { category: 'RNG' })

it('[CALL-27][LIST-13][FILTER-11] slots come page by page until the last, each once', async () => {
  const { whole } = foyer()
  const list = await whole(SLOTS)
  const { total, totalPages, page } = shown(list)
  const keys = list.items.map(({ key }) => key)
  expect(total).toBeGreaterThan(60)
  expect(keys).toHaveLength(total)
  expect(new Set(keys).size).toBe(total)
  expect(page).toBe(totalPages)
})

it('[CALL-27][FILTER-15] each filter narrows the list', async () => {
  const { open, idle, clock } = foyer()
  const list = await open(SLOTS)
  const all = shown(list).total
  const count = async (change: () => unknown) => {
    change()
    await clock.advance(600)
    await idle()
    expect(shown(list).status).toBe('ready')
    return shown(list).total
  }
  for (const change of [
    () => list.setQuery({ vendorCode: 'JL' }),
    () => list.setQuery({ tab: 'JP' }),
    () => list.setQuery({ tab: 'new' }),
    () => list.setQuery({ minBet: 0.5 }),
    () => list.setQuery({ minLines: 20 }),
  ]) {
    expect(await count(() => list.setQuery({ tab: 'all' }))).toBe(all)
    const narrowed = await count(change)
    expect(narrowed).toBeGreaterThan(0)
    expect(narrowed).toBeLessThan(all)
  }
  await count(() => list.setQuery({ tab: 'all' }))
  await count(() => list.setQuery({ minLines: 20 }))
  expect(list.items.every(({ minLines }) => minLines !== undefined && minLines >= 20)).toBe(true)
  await count(() => list.search('zzzz'))
  expect(list.items).toEqual([])
})

it('[CATEGORY-08][CATEGORY-09][CATEGORY-12] the catalogue is in order, and every category has games', async () => {
  const { foyer: own, idle, whole } = foyer()
  await own.use(catalogue).load()
  await idle()
  const state = own.use(catalogue).$data.get()
  if (state.status !== 'ready') throw new Error(state.status)
  const codes = state.data.categories.map(({ code }) => code)
  expect(codes[0]).toBe('INHOUSE')
  expect(codes.indexOf('COCKFIGHT')).toBe(codes.indexOf('SPORTS') + 1)
  expect([...codes].sort()).toEqual(
    ['COCKFIGHT', 'ELOTT', 'ESPORTS', 'FISH', 'INHOUSE', 'LIVE', 'LOTT', 'PVP', 'RNG', 'SPORTS'].sort(),
  )
  for (const { code, vendors } of state.data.categories) {
    expect(vendors.length).toBeGreaterThan(0)
    const shelf = own.use(shelves).createShelf(code)
    void shelf.load()
    await idle()
    expect([code, shelf.$state.get().status, (shelf.$state.get().data ?? []).length > 0]).toEqual([code, 'ready', true])
    expect(shelf.$state.get().data?.length).toBeLessThanOrEqual(9)
  }
  const cocks = await whole(gameListOptions('gameList', { category: 'COCKFIGHT' }))
  const birds = state.data.categories.find(({ code }) => code === 'COCKFIGHT')?.vendors.map(({ code }) => code)
  expect(cocks.items.every(({ vendorCode }) => birds?.includes(vendorCode))).toBe(true)
  expect(cocks.items.length).toBeGreaterThan(0)
})

it('[CALL-28][HOT-04][FILTER-12] hot games are revealed on the centre and kept by type on the tab', async () => {
  const { open, whole, idle } = foyer()
  const centre = await whole(gameListOptions('hotGames', { category: '' }))
  const featured = centre.items
  expect(featured.length).toBeGreaterThan(25)
  const fish = await open(gameListOptions('categoryGames', { category: 'FISH' }))
  fish.setQuery({ tab: 'hot' })
  await idle()
  expect(fish.items.map(({ key }) => key)).toEqual(featured.filter(({ type }) => type === 'FISH').map(({ key }) => key))
})

it('[ROUTE-22] a vendor’s page lists its games of every type', async () => {
  const { whole } = foyer()
  const list = await whole(gameListOptions('vendor', { category: '', vendorCode: 'JL' }))
  const games = list.items
  expect(games.every(({ vendorCode }) => vendorCode === 'JL')).toBe(true)
  expect(new Set(games.map(({ type }) => type)).size).toBeGreaterThan(1)
})

it('[CALL-29][CALL-30][CALL-31][CALL-32][FAV-05] hearts stick, for the next visit too', async () => {
  const { foyer: own, ready, open, idle, sandbox } = foyer('player1')
  await ready()
  const slots = await open(gameListOptions('gameList', { category: 'RNG' }))
  const [one] = slots.items.filter(({ key }) => !own.use(favourites).has(key))
  if (one === undefined) throw new Error('every slot is a favourite')
  const before = own.use(favourites).$count.get()
  await own.use(favourites).set(one, true)
  const mine = await open(gameListOptions('favourites', { category: '' }))
  expect(mine.items.map(({ key }) => key)).toContain(one.key)
  expect(own.use(favourites).$count.get()).toBe(before + 1)

  const next = createTestFoyer({ fetch: (request) => sandbox.fetch(request) })
  await next.idle()
  unwrap(await next.foyer.use(signIn).withPassword({ username: 'player1', password: 'Foyer2026' }))
  // Asked for after the login: the feature reads the session by itself.
  const favouritesApi = next.foyer.use(favourites)
  await next.idle()
  expect(favouritesApi.has(one.key)).toBe(true)
  await favouritesApi.set(one, false)
  next.dispose()
  await own.use(favourites).load()
  await idle()
  expect(own.use(favourites).has(one.key)).toBe(false)
})

it('[LAUNCH-02][RECENT-01][RECENT-02][CALL-33][CALL-34][CALL-35] a launched game is first among the recent ones, once', async () => {
  const { foyer: own, ready, open, ports, clock, idle, sandbox } = foyer('newbie')
  await ready()
  const slots = await open(SLOTS)
  const [one, two] = slots.items
  if (one === undefined || two === undefined) throw new Error('no games')
  for (const game of [one, two, one]) {
    await own.use(launch).launch(game)
    await clock.advance(3000)
  }
  expect(ports.navigation.assigned).toHaveLength(3)
  expect(ports.navigation.assigned[0]).toMatch(/^https:\/\/foyer\.test\/play\/game\?ticket=/)
  const page = await sandbox.fetch(new Request(ports.navigation.assigned[2] ?? ''))
  expect(page.status).toBe(200)
  const recent = await open(gameListOptions('gameList', { category: '', tab: 'recent' }))
  await idle()
  expect(recent.items.map(({ key }) => key)).toEqual([one.key, two.key])
})

it('[LOTTERY-02][HOME-10] a lottery tab opens the first vendor’s game', async () => {
  const { foyer: own, ready, ports } = foyer('player1')
  await ready()
  await own.use(launch).launchVendor('LOTT')
  expect(ports.navigation.assigned).toHaveLength(1)
})

it('[PDATA-02][PDATA-04][DATA-06] announcements arrive in their groups', async () => {
  const { foyer: own, idle } = foyer()
  await Promise.all([own.use(announcements).loadHome(), own.use(promotions).load()])
  await idle()
  const { $banners, $notices } = own.use(announcements)
  for (const $part of [$banners, $notices, own.use(promotions).$state]) {
    const state = $part.get()
    if (state.status !== 'ready') throw new Error(state.status)
    expect(state.data.length).toBeGreaterThan(0)
  }
  const notices = $notices.get()
  if (notices.status === 'ready') expect(notices.data.every(({ read }) => read)).toBe(true)
})
