import { describe, expect, it } from 'vitest'
import { gameListOptions } from '../../../site/game-list-screens.ts'
import { json, type RecordedRequest } from '../../../testing/scripted-platform.ts'
import {
  createTestLobby,
  GUEST,
  MEMBER,
  OTHER_MEMBER,
  shown,
  type TestLobbyOptions,
  wireRow,
  wireRows,
} from '../../../testing/test-lobby-context.ts'
import { favouriteEndpoints } from '../favourites/endpoints.ts'
import { featuredEndpoints } from '../featured/endpoints.ts'
import { gameEndpoints } from './endpoints.ts'
import type { GameList } from './game-list.ts'

const paged = (total: number) => (request: RecordedRequest) => {
  const page = Number(request.query.pageNo)
  const size = Number(request.query.pageSize)
  const games = wireRows((page - 1) * size + 1, Math.min(total, page * size))
  return json({ success: true, value: { games, totalCount: total, totalPages: Math.ceil(total / size) } })
}

const ofVendor = (vendorCode: string) => gameListOptions('gameList', { category: 'RNG', vendorCode })
const SLOTS = gameListOptions('gameList', { category: 'RNG' })

function lobby(options: TestLobbyOptions = {}) {
  const test = createTestLobby(options)
  test.platform.on(gameEndpoints.gameList, paged(500))
  test.platform.answer(featuredEndpoints.hotGames, { list: [] })
  test.platform.answer(favouriteEndpoints.favoriteIds, { content: [], totalPages: 1 })
  return test
}

/** Opens a list and scrolls to the given page. */
async function scrolled(test: ReturnType<typeof lobby>, page: number, options = SLOTS): Promise<GameList> {
  const list = test.games.list(options)
  void list.load()
  await test.idle()
  while (shown(list).page < page) {
    await test.clock.advance(1000)
    void list.loadMore()
    await test.idle()
  }
  return list
}

describe('back to a list', () => {
  it('a screen opened again has its games, page and filter at once, without a request', async () => {
    const test = lobby()
    const list = await scrolled(test, 1)
    void list.setQuery({ tab: 'JP' })
    await test.idle()
    await scrolled(test, 3)
    const games = list.items
    list.dispose()
    const before = test.platform.requests.length
    const again = test.games.list(SLOTS)
    void again.load()
    await test.idle()
    expect(again.items).toBe(games)
    expect(shown(again)).toMatchObject({ tab: 'JP', page: 3, status: 'ready' })
    expect(test.platform.requests).toHaveLength(before)
  })

  it('another vendor, mode or screen is another list', async () => {
    const test = lobby()
    const list = await scrolled(test, 2)
    list.dispose()
    for (const other of [{ vendorCode: 'JL' }, { tab: 'new' }, { tab: 'JP' }] as const) {
      expect(test.games.list(gameListOptions('gameList', { category: 'RNG', ...other })).items).toEqual([])
    }
    expect(test.games.list(gameListOptions('categoryGames', { category: 'RNG' })).items).toEqual([])
    expect(test.games.list(gameListOptions('gameList', { category: 'RNG', vendorCode: '' })).items).toHaveLength(50)
  })

  it('the last eight lists are kept', async () => {
    const test = lobby()
    for (const vendorCode of 'ABCDEFGHI') {
      const list = await scrolled(test, 1, ofVendor(vendorCode))
      list.dispose()
    }
    expect(test.games.list(ofVendor('A')).items).toHaveLength(0)
    expect(test.games.list(ofVendor('B')).items).toHaveLength(25)
  })

  it('kept lists end with the session and with the language', async () => {
    const test = lobby({ who: MEMBER })
    const list = await scrolled(test, 2)
    list.dispose()
    test.become(GUEST)
    const fresh = test.games.list(SLOTS)
    expect(fresh.items).toEqual([])
    fresh.dispose()
    const other = await scrolled(test, 1)
    other.dispose()
    test.languages.setLanguage('TY')
    expect(test.games.list(SLOTS).items).toEqual([])
  })

  it('[FAV-07] favourites that changed while their list was away are asked anew behind what is shown', async () => {
    const test = lobby({ who: MEMBER })
    test.platform.answer(favouriteEndpoints.favoriteList, { content: [wireRow(1)], totalPages: 1 })
    test.platform.answer(favouriteEndpoints.favoriteAdd, undefined)
    const mine = gameListOptions('favourites', { category: '' })
    const list = await scrolled(test, 1, mine)
    list.dispose()
    const slots = await scrolled(test, 1)
    const second = slots.items[1]
    if (second === undefined) throw new Error('no second game')
    await test.favourites.set(second, true)
    expect(test.platform.requestsOf(favouriteEndpoints.favoriteList)).toHaveLength(1)
    test.platform.answer(favouriteEndpoints.favoriteList, { content: [wireRow(2), wireRow(1)], totalPages: 1 })
    const again = test.games.list(mine)
    expect(again.items).toHaveLength(1)
    await test.idle()
    expect(again.items.map(({ nodeId }) => nodeId)).toEqual(['2', '1'])
  })
})

describe('a list that is refreshed behind what is shown', () => {
  it('[FAV-07] keeps its pages when a heart has changed elsewhere', async () => {
    const test = lobby({ who: MEMBER })
    const favouriteRows = wireRows(1, 140)
    test.platform.on(favouriteEndpoints.favoriteList, ({ query }) => {
      const [page, size] = [Number(query.pageNo), Number(query.pageSize)]
      const content = favouriteRows.slice((page - 1) * size, page * size)
      return json({
        success: true,
        value: { content, totalCount: favouriteRows.length, totalPages: Math.ceil(favouriteRows.length / size) },
      })
    })
    test.platform.answer(favouriteEndpoints.favoriteAdd, undefined)
    const mine = gameListOptions('favourites', { category: '' })
    const list = await scrolled(test, 4, mine)
    list.dispose()
    const slots = await scrolled(test, 7)
    favouriteRows.unshift(wireRow(170))
    const other = slots.items.find(({ nodeId }) => nodeId === '170')
    if (other === undefined) throw new Error('no such game')
    await test.favourites.set(other, true)
    const again = test.games.list(mine)
    await test.idle()
    expect(shown(again)).toMatchObject({ page: 4, status: 'ready' })
    expect(again.items).toHaveLength(120)
    expect(again.items[0]?.nodeId).toBe('170')
  })

  it('beyond ten pages what was shown stays, unless the platform has no more of it', async () => {
    const test = lobby()
    const list = await scrolled(test, 14)
    const before = test.platform.requestsOf(gameEndpoints.gameList).length
    void list.refresh()
    await test.idle()
    expect(test.platform.requestsOf(gameEndpoints.gameList).length - before).toBe(10)
    expect(shown(list)).toMatchObject({ page: 14, status: 'ready' })
    expect(list.items.map(({ nodeId }) => nodeId)).toEqual(wireRows(1, 350).map(({ nodeId }) => nodeId))
    await test.clock.advance(1000)
    void list.loadMore()
    await test.idle()
    expect(list.items).toHaveLength(375)
    test.platform.on(gameEndpoints.gameList, paged(260))
    void list.refresh()
    await test.idle()
    expect(shown(list)).toMatchObject({ page: 11, hasMore: false })
    expect(list.items).toHaveLength(260)
    test.platform.on(gameEndpoints.gameList, paged(60))
    void list.refresh()
    await test.idle()
    expect(shown(list)).toMatchObject({ page: 3, hasMore: false })
    expect(list.items).toHaveLength(60)
  })

  it('keeps everything when it fails, and the next try has as much again', async () => {
    const test = lobby()
    const list = await scrolled(test, 4)
    test.platform.on(gameEndpoints.gameList, paged(500), paged(500), () => json({ success: false, code: 'too.many' }))
    void list.refresh()
    await test.idle()
    expect(shown(list)).toMatchObject({ page: 4, status: 'stale', stale: true })
    expect(list.items).toHaveLength(100)
    test.platform.on(gameEndpoints.gameList, paged(500))
    void list.load()
    await test.idle()
    expect(shown(list)).toMatchObject({ page: 4, status: 'ready', stale: false })
    expect(list.items).toHaveLength(100)
  })
})

describe('after a reload of the page', () => {
  const reloaded = (test: ReturnType<typeof lobby>, options: TestLobbyOptions = {}) =>
    lobby({ sessionStorage: test.ports.sessionStorage, ...options })

  it('the filter and the pages that were there are had again, and the list goes on from there', async () => {
    const before = lobby()
    const list = await scrolled(before, 1)
    void list.setQuery({ minBet: 0.5 })
    await before.idle()
    await scrolled(before, 5)
    before.dispose()

    const test = reloaded(before)
    const again = test.games.list(SLOTS)
    void again.load()
    await test.idle()
    expect(shown(again)).toMatchObject({ page: 5, tab: 'filter', minBet: 0.5, hasMore: true })
    expect(again.items.map(({ nodeId }) => nodeId)).toEqual(wireRows(1, 125).map(({ nodeId }) => nodeId))
    expect(test.platform.requestsOf(gameEndpoints.gameList).every(({ query }) => query.minBet === '0.5')).toBe(true)
    void again.loadMore()
    await test.idle()
    expect(shown(again).page).toBe(6)
    expect(again.items).toHaveLength(150)
  })

  it('no more than ten pages are had again, and no more than there are', async () => {
    const before = lobby()
    await scrolled(before, 12)
    before.dispose()
    const test = reloaded(before)
    const long = await scrolled(test, 1)
    expect(shown(long).page).toBe(10)

    const shrunk = reloaded(before)
    shrunk.platform.on(gameEndpoints.gameList, paged(60))
    const short = await scrolled(shrunk, 1)
    expect(shown(short)).toMatchObject({ page: 3, hasMore: false, status: 'ready' })
  })

  it('a place is forgotten after half an hour, and for another kind of person', async () => {
    const before = lobby({ who: MEMBER })
    await scrolled(before, 3)
    before.dispose()
    const pageOf = async (options: TestLobbyOptions) => shown(await scrolled(reloaded(before, options), 1)).page
    const now = before.clock.now()
    expect(await pageOf({ who: MEMBER, now })).toBe(3)
    expect(await pageOf({ who: GUEST, now })).toBe(1)
    const later = lobby({ sessionStorage: before.ports.sessionStorage, who: MEMBER, now: now + 2_000_000 })
    expect(shown(await scrolled(later, 1)).page).toBe(1)
  })

  it('a place is kept while the page begins in English and goes on in the language that was chosen', async () => {
    const before = lobby()
    before.languages.setLanguage('TY')
    const left = await scrolled(before, 1)
    void left.setQuery({ minBet: 0.5 })
    await before.idle()
    await scrolled(before, 3)
    before.dispose()

    const test = reloaded(before)
    const again = await scrolled(test, 1)
    test.languages.setLanguage('TY')
    await test.clock.advance(1000)
    await test.idle()
    expect(shown(again)).toMatchObject({ page: 3, tab: 'filter', minBet: 0.5 })
    expect(test.platform.requestsOf(gameEndpoints.gameList).at(-1)?.query).toMatchObject({
      language: 'TY',
      minBet: '0.5',
    })
  })

  it('places end with the session', async () => {
    const before = lobby({ who: MEMBER })
    await scrolled(before, 3)
    before.become(OTHER_MEMBER)
    expect(before.ports.sessionStorage.get('MC_LISTS:demo')).toBeNull()
  })

  it('a first question that fails loses nothing: the next try has the pages again', async () => {
    const before = lobby()
    await scrolled(before, 3)
    before.dispose()
    const test = reloaded(before)
    test.platform.refuse(gameEndpoints.gameList, 'system.upgrading')
    const list = test.games.list(SLOTS)
    void list.load()
    await test.idle()
    expect(shown(list).status).toBe('failed')
    test.platform.on(gameEndpoints.gameList, paged(500))
    void list.load()
    await test.idle()
    expect(shown(list)).toMatchObject({ page: 3, status: 'ready' })
  })

  const idsOf = (list: GameList) => list.items.map(({ nodeId }) => nodeId)
  const nodeIds = (from: number, to: number) => wireRows(from, to).map(({ nodeId }) => nodeId)

  it('a refresh after it, as every document makes one, keeps as many pages as were shown', async () => {
    const before = lobby()
    await scrolled(before, 6)
    before.dispose()
    const test = reloaded(before)
    const list = await scrolled(test, 1)
    const lengths: number[] = []
    list.$items.listen((rows) => lengths.push(rows.length))
    void list.refresh()
    await test.idle()
    expect(shown(list)).toMatchObject({ page: 6, status: 'ready', hasMore: true })
    expect(idsOf(list)).toEqual(nodeIds(1, 150))
    expect(lengths.every((length) => length === 150)).toBe(true)
    // And so it is found after yet another reload.
    const third = reloaded(before, { sessionStorage: test.ports.sessionStorage })
    expect(shown(await scrolled(third, 1)).page).toBe(6)
  })

  it('a refresh while the pages are still on their way back loses none of them', async () => {
    const before = lobby()
    await scrolled(before, 8)
    before.dispose()
    const test = reloaded(before)
    const list = test.games.list(SLOTS)
    void list.load()
    list.$items.listen(() => list.items.length === 100 && queueMicrotask(() => void list.refresh()))
    await test.idle()
    expect(shown(list)).toMatchObject({ page: 8, status: 'ready' })
    expect(idsOf(list)).toEqual(nodeIds(1, 200))
  })

  it('until it is known who is here the first page is enough, and it does not wait for the others', async () => {
    const before = lobby({ who: MEMBER })
    await scrolled(before, 5)
    before.dispose()
    const test = reloaded(before, { who: { type: 'unknown' } })
    const list = await scrolled(test, 1)
    expect(shown(list)).toMatchObject({ page: 1, status: 'ready' })
    expect(test.platform.requestsOf(gameEndpoints.gameList)).toHaveLength(1)
    test.become(MEMBER)
    await test.idle()
    expect(shown(list)).toMatchObject({ page: 5, status: 'ready' })
  })

  it('places that were tampered with count for nothing', async () => {
    const test = lobby()
    test.ports.sessionStorage.set('MC_LISTS:demo', '{"version":3,"value":{"[]":{"tab":"x"}}}')
    expect(shown(await scrolled(test, 1)).page).toBe(1)
  })
})
