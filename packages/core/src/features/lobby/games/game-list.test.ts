import { describe, expect, it } from 'vitest'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { DONE } from '../../../kernel/result.ts'
import { gameListOptions, type ListScreenName } from '../../../site/game-list-screens.ts'
import { hang, json, type RecordedRequest } from '../../../testing/scripted-platform.ts'
import {
  createTestLobby,
  GUEST,
  MEMBER,
  shown,
  type TestLobbyOptions,
  TRIAL,
  wireRow,
  wireRows,
} from '../../../testing/test-lobby-context.ts'
import { catalogueEndpoints } from '../catalogue/endpoints.ts'
import { favouriteEndpoints } from '../favourites/endpoints.ts'
import { featuredEndpoints } from '../featured/endpoints.ts'
import { recentEndpoints } from '../recents/endpoints.ts'
import { gameEndpoints } from './endpoints.ts'
import type { GameQuery } from './list-query.ts'

/** Pages of `size` rows out of `total`. */
const paged =
  (total: number, field: 'games' | 'content' | 'list' = 'games') =>
  (request: RecordedRequest) => {
    const page = Number(request.query.pageNo ?? request.query.page)
    const size = Number(request.query.pageSize)
    const rows = wireRows((page - 1) * size + 1, Math.min(total, page * size))
    return json({
      success: true,
      value: { [field]: rows, totalCount: total, totalPages: Math.ceil(total / size), pageNum: page },
    })
  }

const HOT = [
  wireRow(1),
  wireRow(2, { gameName: 'Fire', gameClassify: 'JP', minBet: 0.5, minLine: 20 }),
  wireRow(3, { vassalage: 'PP', gameType: 'FISH' }),
]

function lobby(options: TestLobbyOptions = {}) {
  const test = createTestLobby(options)
  const { platform } = test
  platform.on(gameEndpoints.gameList, paged(60))
  platform.on(favouriteEndpoints.favoriteList, paged(40, 'content'))
  platform.on(recentEndpoints.recentGames, paged(30, 'list'))
  platform.answer(favouriteEndpoints.favoriteIds, { content: [], totalPages: 1 })
  platform.answer(featuredEndpoints.hotGames, { list: HOT })
  return test
}

interface OpenedOptions extends Partial<GameQuery> {
  readonly screen?: ListScreenName
}

async function opened(options: OpenedOptions = {}, lobbyOptions: TestLobbyOptions = {}) {
  const { screen = 'gameList', category = 'RNG', ...query } = options
  const test = lobby(lobbyOptions)
  const list = test.games.list(gameListOptions(screen, { category, ...query }))
  void list.load()
  await test.idle()
  const queries = () => test.platform.requestsOf(gameEndpoints.gameList).map(({ query }) => query)
  return { ...test, list, queries, last: () => queries().at(-1) ?? {} }
}

const ids = (list: { items: readonly { nodeId: string }[] }) => list.items.map(({ nodeId }) => nodeId)

describe('the request', () => {
  it('[LIST-16][CALL-27] names merchant, platform, language, client type, type and page, and nothing empty', async () => {
    const { list, queries } = await opened()
    expect(queries()).toEqual([
      {
        merchant: 'demo',
        platform: 'html5',
        language: 'EN',
        clientType: '2',
        gameType: 'RNG',
        pageNo: '1',
        pageSize: '25',
      },
    ])
    expect(shown(list)).toMatchObject({ status: 'ready', page: 1, totalPages: 3, total: 60, hasMore: true })
  })

  it('[LIST-03] a search in everything names no category and no vendor, begins with its text and has no tabs', async () => {
    const { list, queries } = await opened({ screen: 'search', category: '', name: '  fire ' })
    expect(queries()).toEqual([expect.objectContaining({ gameName: 'fire', pageNo: '1', pageSize: '25' })])
    expect(Object.keys(queries()[0] ?? {})).not.toContain('gameType')
    expect(Object.keys(queries()[0] ?? {})).not.toContain('vassalage')
    expect(shown(list)).toMatchObject({ tab: 'all', name: 'fire', tabs: [] })
  })

  it('[LIST-13] an answer without any list is an empty one, and no failure', async () => {
    const test = lobby()
    test.platform.on(gameEndpoints.gameList, () => json({ success: true, value: null }))
    const list = test.games.list(gameListOptions('gameList', { category: 'RNG' }))
    void list.load()
    await test.idle()
    expect(shown(list)).toMatchObject({ status: 'ready', hasMore: false, total: 0 })
    expect(list.items).toEqual([])
  })

  it('[CATEGORY-10] INHOUSE asks for RNG of JL whatever vendor was chosen', async () => {
    const { list, last, idle } = await opened({ category: 'INHOUSE' })
    expect(last()).toMatchObject({ gameType: 'RNG', vassalage: 'JL' })
    void list.setQuery({ vendorCode: 'PP' })
    await idle()
    expect(last()).toMatchObject({ gameType: 'RNG', vassalage: 'JL' })
  })

  it('[CATEGORY-04] ESPORTS stays ESPORTS; COCKFIGHT is SPORTS of each of its vendors', async () => {
    expect((await opened({ category: 'ESPORTS' })).last()).toMatchObject({ gameType: 'ESPORTS' })
    const test = lobby()
    test.platform.answer(catalogueEndpoints.gameVendors, {
      sorting: [
        {
          gameCategory: 'SPORTS',
          vendorNames: [
            { vassalage: 'A' },
            { vassalage: 'CF1', gameCategory: 'COCKFIGHT' },
            { vassalage: 'CF2', gameCategory: 'COCKFIGHT' },
          ],
        },
      ],
    })
    const list = test.games.list(gameListOptions('gameList', { category: 'COCKFIGHT' }))
    void list.load()
    await test.idle()
    const asked = test.platform.requestsOf(gameEndpoints.gameList).map(({ query }) => [query.gameType, query.vassalage])
    expect(asked).toEqual([
      ['SPORTS', 'CF1'],
      ['SPORTS', 'CF2'],
    ])
    void list.setQuery({ vendorCode: 'CF2' })
    await test.idle()
    expect(test.platform.requestsOf(gameEndpoints.gameList).at(-1)?.query).toMatchObject({
      gameType: 'SPORTS',
      vassalage: 'CF2',
    })
  })

  it('[LIST-14][PCONST-05] each screen asks for its page size, the favourites for 30', async () => {
    expect((await opened({ screen: 'categoryGames' })).last().pageSize).toBe('36')
    expect((await opened({ screen: 'homeList' })).last().pageSize).toBe('24')
    const mine = await opened({ screen: 'favourites', category: '' }, { who: MEMBER })
    expect(mine.platform.requestsOf(favouriteEndpoints.favoriteList)[0]?.query).toMatchObject({
      pageNo: '1',
      pageSize: '30',
    })
    const home = await opened({ screen: 'homeFavourites', category: '' }, { who: MEMBER })
    expect(home.platform.requestsOf(favouriteEndpoints.favoriteList)[0]?.query.pageSize).toBe('15')
  })

  it('[FAV-07][CALL-30] favourites on home come 15 at a time, of every type, with the language', async () => {
    const { platform, list } = await opened({ screen: 'homeFavourites', category: '' }, { who: TRIAL })
    expect(platform.requestsOf(favouriteEndpoints.favoriteList)[0]?.query).toEqual({
      pageNo: '1',
      pageSize: '15',
      language: 'EN',
    })
    expect(list.items).toHaveLength(15)
  })

  it('[CALL-30] in a category, type and vendor narrow the favourites', async () => {
    const { list, platform, idle } = await opened({ tab: 'fav' }, { who: MEMBER })
    void list.setQuery({ vendorCode: 'PP' })
    await idle()
    expect(platform.requestsOf(favouriteEndpoints.favoriteList)[1]?.query).toMatchObject({
      gameType: 'RNG',
      vendor: 'PP',
      pageSize: '25',
    })
    expect(shown(list).tab).toBe('fav')
  })

  it('[RECENT-01][CALL-33] recent games come 25 a page by type, vendor and language, the page called page', async () => {
    const { list, platform, idle, clock } = await opened({ tab: 'recent', vendorCode: 'JL' }, { who: MEMBER })
    expect(platform.requestsOf(recentEndpoints.recentGames)[0]?.query).toEqual({
      page: '1',
      pageSize: '25',
      language: 'EN',
      clientType: '2',
      gameType: 'RNG',
      vassalage: 'JL',
    })
    expect(shown(list)).toMatchObject({ totalPages: 2, hasMore: true })
    void list.loadMore()
    await clock.advance(0)
    await idle()
    expect(list.items).toHaveLength(30)
  })
})

describe('changing the question', () => {
  it('[FILTER-04] a tab empties the list and asks once, from page 1', async () => {
    const { list, last, queries, idle } = await opened()
    void list.setQuery({ vendorCode: 'PP' })
    await idle()
    void list.loadMore()
    await idle()
    expect(shown(list).page).toBe(2)
    const before = queries().length
    void list.setQuery({ tab: 'new' })
    expect(ids(list)).toEqual([])
    expect(shown(list)).toMatchObject({ page: 0, status: 'loading' })
    await idle()
    expect(queries()).toHaveLength(before + 1)
    expect(last()).toMatchObject({ pageNo: '1', isNew: '1' })
    expect(last().vassalage).toBeUndefined()
  })

  it('[LIST-08] New asks by isNew in the mode all, other tabs do not', async () => {
    const { list, last, idle } = await opened()
    void list.setQuery({ tab: 'new' })
    await idle()
    expect(last().isNew).toBe('1')
    expect(shown(list)).toMatchObject({ tab: 'new' })
    void list.setQuery({ tab: 'JP' })
    await idle()
    expect(last().isNew).toBeUndefined()
  })

  it('[FILTER-05] a chosen classification is the mode and is asked for', async () => {
    const { list, last, idle } = await opened()
    void list.setQuery({ tab: 'JP' })
    await idle()
    expect(shown(list).tab).toBe('JP')
    expect(last()).toMatchObject({ gameClassify: 'JP', pageNo: '1' })
    void list.setQuery({ tab: 'all' })
    await idle()
    expect(shown(list).tab).toBe('all')
    expect(last().gameClassify).toBeUndefined()
  })

  it('[FILTER-06][FILTER-15] the drawer closes when its filter is applied, which asks once', async () => {
    const { list, last, queries, idle } = await opened()
    void list.setQuery({ minBet: 0.1, minLines: 20 })
    expect(shown(list)).toMatchObject({ tab: 'filter', page: 0 })
    expect(ids(list)).toEqual([])
    await idle()
    expect(queries()).toHaveLength(2)
    expect(last()).toMatchObject({ minBet: '0.1', minLine: '20', pageNo: '1' })
  })

  it('[FILTER-07] clearing filters one by one asks again each time', async () => {
    const { list, last, queries, idle } = await opened()
    void list.setQuery({ minBet: 0.1, classification: 'JP' })
    await idle()
    void list.setQuery({ minBet: undefined })
    await idle()
    expect(shown(list).tab).toBe('filter')
    expect(last()).toMatchObject({ gameClassify: 'JP' })
    void list.setQuery({ classification: '' })
    await idle()
    expect(shown(list).tab).toBe('all')
    expect(queries()).toHaveLength(4)
    expect(last().gameClassify).toBeUndefined()
  })

  it('[FILTER-08][FILTER-09] search keeps the vendor and drops the classification; the vendor drops it too', async () => {
    const { list, last, clock, idle } = await opened()
    void list.setQuery({ vendorCode: 'PP' })
    void list.setQuery({ tab: 'JP', vendorCode: 'PP' })
    void list.search('fire')
    await clock.advance(600)
    await idle()
    expect(shown(list).tab).toBe('all')
    expect(last()).toMatchObject({ gameName: 'fire', vassalage: 'PP', pageNo: '1' })
    expect(last().gameClassify).toBeUndefined()
    void list.setQuery({ tab: 'JP' })
    void list.setQuery({ vendorCode: 'JL' })
    await idle()
    expect(shown(list)).toMatchObject({ tab: 'all', classification: '' })
    expect(last()).toMatchObject({ vassalage: 'JL', pageNo: '1' })
  })

  it.each([
    ['categoryGames', 400],
    ['gameList', 600],
  ] as const)('[LIST-03][LIST-04] on %s three searches are one request after %i ms, trimmed', async (screen, ms) => {
    const { list, queries, last, clock, idle } = await opened({ screen })
    void list.search('f')
    await clock.advance(100)
    void list.search('fi')
    await clock.advance(100)
    void list.search('  fire ')
    await clock.advance(ms - 1)
    expect(queries()).toHaveLength(1)
    await clock.advance(1)
    await idle()
    expect(queries()).toHaveLength(2)
    expect(last().gameName).toBe('fire')
  })

  it('[LIST-04] a search that waits gives way to a tab', async () => {
    const { list, queries, last, clock } = await opened()
    void list.search('fire')
    void list.setQuery({ tab: 'new' })
    await clock.advance(5000)
    expect(queries()).toHaveLength(2)
    expect(last().isNew).toBe('1')
  })

  it('[LIST-15] what runs for the earlier question is given up', async () => {
    const { list, platform, idle } = await opened()
    platform.on(gameEndpoints.gameList, hang)
    void list.setQuery({ tab: 'JP' })
    await idle({ hanging: 1 })
    const running = platform.requestsOf(gameEndpoints.gameList).at(-1)
    void list.setQuery({ tab: 'SC' })
    await idle({ hanging: 1 })
    expect(running?.signal.aborted).toBe(true)
  })
})

describe('pages', () => {
  it('[FILTER-10][FILTER-11] load more appends in order until there are no more', async () => {
    const { list, queries, clock, idle } = await opened()
    void list.loadMore()
    await idle()
    expect(shown(list)).toMatchObject({ page: 2, hasMore: true })
    expect(ids(list)).toEqual(Array.from({ length: 50 }, (_, at) => String(at + 1)))
    await clock.advance(1000)
    void list.loadMore()
    await idle()
    expect(shown(list)).toMatchObject({ page: 3, hasMore: false })
    expect(list.items).toHaveLength(60)
    await clock.advance(1000)
    void list.loadMore()
    await idle()
    expect(queries().map(({ pageNo }) => pageNo)).toEqual(['1', '2', '3'])
  })

  it('[FILTER-10] a page that failed is taken back and can be had again; doubles are dropped', async () => {
    const { list, platform, idle } = await opened()
    platform.refuse(gameEndpoints.gameList, 'system.upgrading')
    void list.loadMore()
    await idle()
    expect(shown(list)).toMatchObject({
      page: 1,
      status: 'more failed',
      hasMore: true,
      error: { code: 'system.upgrading' },
    })
    expect(list.items).toHaveLength(25)
    platform.answer(gameEndpoints.gameList, {
      games: [...wireRows(24, 26), wireRow(26, { vassalage: 'PP' })],
      totalPages: 3,
    })
    void list.loadMore()
    await idle()
    expect(shown(list)).toMatchObject({ page: 2, status: 'ready' })
    expect(ids(list).slice(24)).toEqual(['25', '26', '26'])
  })

  it('[LIST-10] requests for pages reach the platform 1000 ms apart, the one fetched ahead included', async () => {
    const { list, platform, clock, idle } = await opened()
    const asked: (readonly [page: string | undefined, at: number])[] = []
    const startedAt = clock.now()
    platform.on(gameEndpoints.gameList, (request) => {
      asked.push([request.query.pageNo, clock.now() - startedAt])
      return paged(1000)(request)
    })
    // A person who scrolls without a pause: the grid asks all the time.
    for (let tick = 0; tick < 48; tick += 1) {
      void list.loadMore()
      await idle()
      await clock.advance(100)
    }
    expect(asked).toEqual([
      ['2', 0],
      ['3', 1000],
      ['4', 2000],
      ['5', 3000],
      ['6', 4000],
    ])
  })

  it('[LIST-10] a page that was fetched ahead is there at once, and the one after it is not asked for too soon', async () => {
    const { list, platform, clock, idle, queries } = await opened()
    platform.on(gameEndpoints.gameList, paged(1000))
    void list.loadMore()
    await idle()
    await clock.advance(1000)
    await idle()
    expect(queries().map(({ pageNo }) => pageNo)).toEqual(['1', '2', '3'])
    await clock.advance(500)
    void list.loadMore()
    await idle()
    expect(shown(list)).toMatchObject({ page: 3, status: 'ready' })
    expect(queries()).toHaveLength(3)
    await clock.advance(499)
    await idle()
    expect(queries()).toHaveLength(3)
    await clock.advance(1)
    await idle()
    expect(queries().map(({ pageNo }) => pageNo)).toEqual(['1', '2', '3', '4'])
  })

  it('[LIST-10] load more runs once in 1000 ms', async () => {
    const { list, platform, clock, idle } = await opened()
    platform.on(gameEndpoints.gameList, paged(1000))
    void list.refresh()
    await idle()
    const pageNow = () => shown(list).page
    void list.loadMore()
    await idle()
    expect(pageNow()).toBe(2)
    await clock.advance(999)
    void list.loadMore()
    await idle()
    expect(pageNow()).toBe(2)
    await clock.advance(1)
    void list.loadMore()
    await idle()
    expect(pageNow()).toBe(3)
  })

  it('[LIST-09] once somebody scrolls, the following page is on its way, and asked for once', async () => {
    const { list, queries, platform, clock, idle } = await opened()
    platform.on(gameEndpoints.gameList, paged(200))
    void list.refresh()
    await idle()
    void list.loadMore()
    await idle()
    await clock.advance(1000)
    await idle()
    expect(queries().map(({ pageNo }) => pageNo)).toEqual(['1', '1', '2', '3'])
    expect(shown(list).page).toBe(2)
    void list.loadMore()
    await idle()
    expect(shown(list).page).toBe(3)
    await clock.advance(1000)
    await idle()
    expect(queries().map(({ pageNo }) => pageNo)).toEqual(['1', '1', '2', '3', '4'])
    expect(ids(list)).toEqual(Array.from({ length: 75 }, (_, at) => String(at + 1)))
  })

  it('[LIST-09] a page that could not be had ahead is asked for when it is wanted', async () => {
    const { list, queries, platform, clock, idle } = await opened()
    platform.on(gameEndpoints.gameList, paged(200), () => json({ success: false, code: 'too.many' }), paged(200))
    void list.loadMore()
    await idle()
    expect(shown(list)).toMatchObject({ page: 2, status: 'ready' })
    await clock.advance(1000)
    void list.loadMore()
    await clock.advance(1000)
    await idle()
    expect(shown(list)).toMatchObject({ page: 3, status: 'ready' })
    expect(queries().map(({ pageNo }) => pageNo)).toEqual(['1', '2', '3', '3'])
  })

  it('[LIST-15] a page fetched ahead does not outlive its question', async () => {
    const { list, platform, clock, idle } = await opened()
    platform.on(gameEndpoints.gameList, paged(200), hang)
    void list.loadMore()
    await idle()
    await clock.advance(1000)
    await idle({ hanging: 1 })
    const prefetched = platform.requestsOf(gameEndpoints.gameList).at(-1)
    expect(prefetched?.query.pageNo).toBe('3')
    platform.on(gameEndpoints.gameList, paged(60))
    void list.setQuery({ tab: 'JP' })
    await idle()
    expect(prefetched?.signal.aborted).toBe(true)
    expect(shown(list)).toMatchObject({ page: 1, tab: 'JP' })
  })

  it('[FILTER-10] favourites that moved up because others were removed are not skipped', async () => {
    const test = lobby({ who: MEMBER })
    let mine = wireRows(1, 40)
    test.platform.on(favouriteEndpoints.favoriteList, ({ query }) => {
      const from = (Number(query.pageNo) - 1) * 25
      return json({
        success: true,
        value: { content: mine.slice(from, from + 25), totalPages: Math.ceil(mine.length / 25) },
      })
    })
    test.platform.answer(favouriteEndpoints.favoriteIds, {
      content: mine.map(({ nodeId }) => ({ nodeId, vendor: 'JL' })),
      totalPages: 1,
    })
    test.platform.on(favouriteEndpoints.favoriteRemove, ({ query }) => {
      mine = mine.filter(({ nodeId }) => nodeId !== query.nodeId)
      return json({ success: true })
    })
    const list = test.games.list(gameListOptions('gameList', { category: '', tab: 'fav' }))
    void list.load()
    await test.idle()
    for (const game of list.items.slice(0, 3)) await test.favourites.set(game, false)
    expect(list.items).toHaveLength(25)
    void list.loadMore()
    await test.idle()
    expect(ids(list)).toEqual(wireRows(1, 40).map(({ nodeId }) => nodeId))
  })
})

describe('hot games', () => {
  it('[FILTER-12] the hot tab keeps the hot games of the type, all at once, without asking the list', async () => {
    const { list, queries, idle } = await opened()
    void list.setQuery({ tab: 'hot' })
    await idle()
    expect(ids(list)).toEqual(['1', '2'])
    expect(shown(list)).toMatchObject({ hasMore: false, total: 2, tab: 'hot' })
    void list.setQuery({ vendorCode: 'PP' })
    await idle()
    expect(ids(list)).toEqual([])
    expect(queries()).toHaveLength(1)
  })

  it('[FILTER-12][HOT-04] the centre keeps all types and reveals them 25 by 25', async () => {
    const test = lobby()
    test.platform.answer(featuredEndpoints.hotGames, { list: wireRows(1, 60) })
    const list = test.games.list(gameListOptions('hotGames', { category: '' }))
    void list.load()
    await test.idle()
    expect(shown(list)).toMatchObject({ tab: 'hot', tabs: [], total: 60 })
    const counts = [list.items.length]
    for (let step = 0; step < 2; step += 1) {
      await test.clock.advance(1000)
      void list.loadMore()
      await test.idle()
      counts.push(list.items.length)
    }
    expect(counts).toEqual([25, 50, 60])
    expect(shown(list).hasMore).toBe(false)
    expect(test.platform.requestsOf(featuredEndpoints.hotGames)).toHaveLength(1)
    expect(test.platform.requestsOf(gameEndpoints.gameList)).toHaveLength(0)
  })

  it('[HOT-04] search and filters of the centre stay among the hot games and ask nobody', async () => {
    const { list, platform, clock, idle } = await opened({ screen: 'hotGames', category: '' })
    void list.search('FIRE')
    await clock.advance(400)
    expect(ids(list)).toEqual(['2'])
    expect(shown(list).tab).toBe('all')
    void list.search('')
    await clock.advance(400)
    void list.setQuery({ vendorCode: 'PP' })
    await idle()
    expect(ids(list)).toEqual(['3'])
    void list.setQuery({ vendorCode: '' })
    void list.setQuery({ minBet: 0.5 })
    await idle()
    expect(ids(list)).toEqual(['2'])
    void list.setQuery({ minBet: undefined })
    void list.setQuery({ minLines: 10 })
    await idle()
    expect(ids(list)).toEqual(['2'])
    void list.setQuery({ tab: 'SC' })
    await idle()
    expect(ids(list)).toEqual([])
    expect(platform.requests.map(({ path }) => path)).toEqual([featuredEndpoints.hotGames.path])
  })

  it('[HOT-03] reloading a list of hot games asks for them anew', async () => {
    const { list, platform, idle } = await opened({ screen: 'hotGames', category: '' })
    platform.answer(featuredEndpoints.hotGames, { list: [wireRow(9)] })
    void list.refresh()
    await idle()
    expect(ids(list)).toEqual(['9'])
  })

  it('[HOT-03] a reload that fails keeps the games of before, marked as old, and says why', async () => {
    const { list, platform, idle } = await opened({ screen: 'hotGames', category: '' })
    platform.refuse(featuredEndpoints.hotGames, 'system.upgrading')
    const refused = { ok: false, error: { code: 'system.upgrading' } }
    expect(await list.refresh()).toMatchObject(refused)
    expect(ids(list)).toEqual(['1', '2', '3'])
    expect(list.$state.get()).toMatchObject({ status: 'ready', refreshing: false, stale: true, error: refused.error })
    platform.answer(featuredEndpoints.hotGames, { list: [wireRow(9)] })
    expect(await list.load()).toEqual(DONE)
    await idle()
    expect(ids(list)).toEqual(['9'])
    expect(list.$state.get()).toMatchObject({ stale: false })
  })

  it('[HOT-04] hot games that cannot be had are a failed list, which can be tried again', async () => {
    const test = lobby()
    test.platform.refuse(featuredEndpoints.hotGames, 'system.upgrading')
    const list = test.games.list(gameListOptions('hotGames', { category: '' }))
    void list.load()
    await test.idle()
    expect(shown(list)).toMatchObject({ status: 'failed', error: { code: 'system.upgrading' } })
    test.platform.answer(featuredEndpoints.hotGames, { list: HOT })
    void list.load()
    await test.idle()
    expect(shown(list).status).toBe('ready')
  })

  it('[LIST-06] the Hot tab is there once a hot game of the type is known', async () => {
    const fish = await opened({ category: 'FISH' })
    expect(shown(fish.list).tabs.map(({ id }) => id)).toEqual(['all', 'hot'])
    const live = await opened({ category: 'LIVE' })
    expect(shown(live.list).tabs).toEqual([])
    live.become(MEMBER)
    expect(shown(live.list).tabs.map(({ id }) => id)).toEqual(['all', 'fav', 'recent'])
  })
})

describe('waiting and failing', () => {
  it('refuses a guest as the other verbs do, and is aborted after its end, whatever was asked', async () => {
    const test = lobby()
    const list = test.games.list(gameListOptions('gameList', { category: 'RNG', tab: 'fav' }))
    const refusal = { ok: false, error: { code: 'login.please' } }
    expect(await list.load()).toMatchObject(refusal)
    expect(await list.setQuery({ tab: 'recent' })).toMatchObject(refusal)
    list.dispose()
    test.dispose()
    const ended = { ok: false, error: { code: 'request.aborted' } }
    const verbs = [list.search('x'), list.setQuery({ tab: 'all' }), list.refresh(), test.catalogue.load()]
    for (const result of await Promise.all(verbs)) expect(result).toMatchObject(ended)
  })

  it('[CATEGORY-04] COCKFIGHT without its vendors has failed, unless they are configured', async () => {
    const refuse = async (lobbyOptions: TestLobbyOptions) => {
      const test = lobby(lobbyOptions)
      test.platform.refuse(catalogueEndpoints.gameVendors, 'system.upgrading')
      const list = test.games.list(gameListOptions('gameList', { category: 'COCKFIGHT' }))
      return { ...test, list, result: await list.load() }
    }
    const dark = await refuse({})
    expect(dark.result).toMatchObject({ ok: false, error: { code: 'system.upgrading' } })
    expect(dark.list.$state.get()).toMatchObject({ status: 'failed', error: { code: 'system.upgrading' } })
    const configured = await refuse({ config: { category: { cockfightVendors: ['CF1'] } } })
    expect(configured.result).toEqual(DONE)
    const asked = configured.platform
      .requestsOf(gameEndpoints.gameList)
      .map(({ query }) => [query.gameType, query.vassalage])
    expect(asked).toEqual([['SPORTS', 'CF1']])
  })

  it('[LIST-12] a loading toast of 3 s at most stands while the list is asked, and goes with the answer', async () => {
    const test = lobby()
    test.platform.on(gameEndpoints.gameList, hang)
    const list = test.games.list(gameListOptions('gameList', { category: 'RNG' }))
    void list.load()
    expect(test.events.loading).toMatchObject([{ key: 'toast.loading', ms: 3000 }])
    test.platform.on(gameEndpoints.gameList, paged(60))
    void list.setQuery({ tab: 'JP' })
    await test.idle()
    expect(test.events.loading).toEqual([])
  })

  it('[LIST-12] no loading toast stands over games that are shown already, while they are asked for anew', async () => {
    const { list, platform, events } = await opened()
    platform.on(gameEndpoints.gameList, hang)
    void list.refresh()
    expect(shown(list).status).toBe('refreshing')
    expect(list.items.length).toBeGreaterThan(0)
    expect(events.loading).toEqual([])
  })

  it('[LIST-12][CALL-43] the toast goes when the list fails or is left, too', async () => {
    const { list, platform, events, idle } = await opened()
    platform.refuse(gameEndpoints.gameList, 'system.upgrading')
    void list.setQuery({ tab: 'JP' })
    await idle()
    expect(shown(list).status).toBe('failed')
    expect(events.loading).toEqual([])
  })

  it('a reload that fails leaves the games standing, marked, and the network brings it back', async () => {
    const { list, platform, ports, idle } = await opened()
    platform.refuse(gameEndpoints.gameList, 'system.upgrading')
    void list.refresh()
    await idle()
    expect(shown(list)).toMatchObject({ status: 'stale', stale: true })
    expect(list.items).toHaveLength(25)
    platform.on(gameEndpoints.gameList, paged(60))
    ports.network.setOnline(false)
    ports.network.setOnline(true)
    await idle()
    expect(shown(list)).toMatchObject({ status: 'ready', stale: false })
  })

  it('[LIST-10] a page that did not arrive for want of a network is asked once more when it is back', async () => {
    const { list, ports, queries, clock, idle } = await opened()
    ports.network.setOnline(false)
    void list.loadMore()
    await idle()
    expect(shown(list)).toMatchObject({ status: 'more failed', page: 1, error: { code: 'network.offline' } })
    const asked = queries().length
    ports.network.setOnline(true)
    await clock.advance(SPEC_CONSTANTS.loadMoreMs)
    await idle()
    expect(
      queries()
        .slice(asked)
        .filter(({ pageNo }) => pageNo === '2'),
    ).toHaveLength(1)
    expect(shown(list)).toMatchObject({ status: 'ready', page: 2, error: undefined })
    expect(list.items).toHaveLength(50)
  })

  it('a list that is off screen when the network comes back asks when it is shown again', async () => {
    const { games, list, ports, queries, clock, idle } = await opened()
    ports.network.setOnline(false)
    void list.loadMore()
    await idle()
    list.dispose()
    const asked = queries().length
    ports.network.setOnline(true)
    await clock.advance(SPEC_CONSTANTS.loadMoreMs)
    await idle()
    expect(queries()).toHaveLength(asked)
    const again = games.list(gameListOptions('gameList', { category: 'RNG' }))
    await clock.advance(SPEC_CONSTANTS.loadMoreMs)
    await idle()
    expect(shown(again)).toMatchObject({ status: 'ready', page: 2 })
  })

  it('[LIST-15][HOME-16] a language change makes earlier answers worthless at once and asks 250 ms after the last one', async () => {
    const { list, platform, languages, clock, queries, idle } = await opened()
    platform.on(gameEndpoints.gameList, hang)
    void list.setQuery({ tab: 'JP' })
    await idle({ hanging: 1 })
    const running = platform.requestsOf(gameEndpoints.gameList).at(-1)
    platform.on(gameEndpoints.gameList, paged(60))
    languages.setLanguage('TY')
    await clock.advance(100)
    languages.setLanguage('BN')
    await clock.advance(100)
    languages.setLanguage('TY')
    expect(running?.signal.aborted).toBe(true)
    await clock.advance(249)
    expect(queries()).toHaveLength(2)
    await clock.advance(1)
    await idle()
    expect(queries()).toHaveLength(3)
    expect(queries().at(-1)).toMatchObject({ language: 'TY', gameClassify: 'JP' })
    expect(list.items).toHaveLength(25)
  })
})

describe('who is here', () => {
  it('[FAV-02][RECENT-01] a guest who opens favourites or recent games goes to the login, and nothing is asked', async () => {
    const { list, platform, events, targets, queries } = await opened()
    void list.setQuery({ tab: 'fav' })
    void list.setQuery({ tab: 'recent' })
    expect(events.navigations).toEqual([
      { to: { name: 'signIn' }, replace: false },
      { to: { name: 'signIn' }, replace: false },
    ])
    expect(targets).toEqual([{ path: '/m/slot-games' }, { path: '/m/slot-games' }])
    expect(platform.requestsOf(favouriteEndpoints.favoriteList)).toHaveLength(0)
    expect(queries()).toHaveLength(1)
    expect(shown(list).tab).toBe('all')
  })

  it('[FAV-02] in the other reading a message of 2 s stands in for the login, above all games', async () => {
    const config = { readings: { favouritesGuest: 'toast' } } as const
    const { events, list, queries } = await opened({ tab: 'fav' }, { config })
    expect(events.toasts).toMatchObject([{ key: 'in_logged_login', ms: 2000, kind: 'info' }, { kind: 'loading' }])
    expect(events.navigations).toEqual([])
    expect(shown(list)).toMatchObject({ tab: 'all', status: 'ready' })
    expect(queries()).toHaveLength(1)
  })

  it('[FAV-02] an address of favourites takes a guest to the login in place, and shows them after it', async () => {
    const { events, list, become, idle, platform } = await opened({ category: '', tab: 'fav' })
    expect(events.navigations).toEqual([{ to: { name: 'signIn' }, replace: true }])
    expect(platform.requestsOf(favouriteEndpoints.favoriteList)).toHaveLength(0)
    become(MEMBER)
    await idle()
    expect(list.items).toHaveLength(30)
  })

  it('[FAV-02] while nobody knows who is here the list waits', async () => {
    const unknown = { type: 'unknown' } as const
    const { list, become, idle, events } = await opened({ category: '', tab: 'recent' }, { who: unknown })
    expect(shown(list).status).toBe('idle')
    expect(events.navigations).toEqual([])
    become(MEMBER)
    await idle()
    expect(list.items).toHaveLength(25)
    const guest = await opened({ category: '', tab: 'recent' }, { who: unknown })
    guest.become(GUEST)
    expect(guest.events.navigations).toHaveLength(1)
  })

  it('[FAV-09] somebody’s own games leave the screen with their session', async () => {
    const { list, become, idle } = await opened({ tab: 'fav' }, { who: MEMBER })
    expect(list.items).toHaveLength(25)
    become(GUEST)
    expect(ids(list)).toEqual([])
    await idle()
    expect(shown(list).tab).toBe('all')
  })

  it('[RECENT-02] a list of recent games follows a launch', async () => {
    const { list, recents, platform, idle } = await opened({ tab: 'recent' }, { who: MEMBER })
    platform.answer(recentEndpoints.recentGames, { list: [wireRow(99)], totalPages: 1 })
    platform.answer(recentEndpoints.recentAdd, undefined)
    const [game] = list.items
    if (game === undefined) throw new Error('no game')
    await recents.add(game)
    await idle()
    expect(ids(list)).toEqual(['99'])
  })
})

describe('a query that was answered before', () => {
  const answerBy = (name: (query: RecordedRequest['query']) => string) => (request: RecordedRequest) =>
    json({ success: true, value: { games: [wireRow(name(request.query))], totalCount: 60, totalPages: 3 } })
  const classOf = ({ gameClassify, vassalage }: RecordedRequest['query']) => gameClassify ?? vassalage ?? 'all'

  async function answered() {
    const test = await opened()
    test.platform.on(gameEndpoints.gameList, answerBy(classOf))
    void test.list.refresh()
    await test.idle()
    void test.list.setQuery({ tab: 'JP' })
    await test.idle()
    expect(ids(test.list)).toEqual(['JP'])
    return test
  }

  it('is shown at once and asked for again behind it', async () => {
    const { list, platform, queries, events, idle } = await answered()
    const [before, toasts] = [queries().length, events.loading.length]
    platform.on(
      gameEndpoints.gameList,
      answerBy((query) => `new ${classOf(query)}`),
    )
    void list.setQuery({ tab: 'all' })
    expect(ids(list)).toEqual(['all'])
    expect(shown(list)).toMatchObject({ tab: 'all', status: 'refreshing', page: 1, totalPages: 3, hasMore: true })
    expect(events.loading).toHaveLength(toasts)
    await idle()
    expect(ids(list)).toEqual(['new all'])
    expect(shown(list)).toMatchObject({ status: 'ready', page: 1 })
    expect(queries()).toHaveLength(before + 1)
  })

  it('is shown again for a vendor and for a filter too, and stays as it is where the answer is the same', async () => {
    const { list, idle } = await answered()
    void list.setQuery({ vendorCode: 'PP' })
    await idle()
    void list.setQuery({ classification: 'SC' })
    await idle()
    expect(ids(list)).toEqual(['SC'])
    void list.setQuery({ classification: '' })
    expect(ids(list)).toEqual(['PP'])
    const before = list.items
    await idle()
    expect(list.items).toBe(before)
  })

  it('stays, marked as old, where it cannot be had again', async () => {
    const { list, platform, idle } = await answered()
    platform.refuse(gameEndpoints.gameList, 'no.permission')
    void list.setQuery({ tab: 'all' })
    await idle()
    expect(ids(list)).toEqual(['all'])
    expect(shown(list)).toMatchObject({ tab: 'all', status: 'stale', stale: true })
  })

  it('is shown by its first page, whatever had been loaded', async () => {
    const { list, queries, clock, idle } = await opened()
    void list.loadMore()
    await idle()
    expect(list.items).toHaveLength(50)
    void list.setQuery({ tab: 'JP' })
    await idle()
    await clock.advance(1000)
    const before = queries().length
    void list.setQuery({ tab: 'all' })
    expect(list.items).toHaveLength(25)
    await idle()
    expect(queries()).toHaveLength(before + 1)
    expect(shown(list)).toMatchObject({ status: 'ready', page: 1, hasMore: true })
  })

  it('[LIST-15] is not changed by the late answer to the query between', async () => {
    const { list, platform, idle } = await answered()
    let late = () => {}
    platform.on(gameEndpoints.gameList, ({ query }) => {
      if (query.gameClassify !== 'SC') return answerBy(classOf)({ query } as RecordedRequest)
      return new Promise((resolve) => {
        late = () => resolve(json({ success: true, value: { games: [wireRow('late')], totalPages: 1 } }))
      })
    })
    void list.setQuery({ tab: 'SC' })
    await idle({ hanging: 1 })
    void list.setQuery({ tab: 'all' })
    expect(ids(list)).toEqual(['all'])
    late()
    await idle()
    expect(ids(list)).toEqual(['all'])
    void list.setQuery({ tab: 'SC' })
    expect(ids(list)).toEqual([])
  })

  it('is forgotten with the language and with the user', async () => {
    for (const change of ['language', 'user'] as const) {
      const { list, languages, become, clock, idle } = await answered()
      if (change === 'language') languages.setLanguage('TY')
      else become(MEMBER)
      await clock.advance(SPEC_CONSTANTS.languageReloadMs)
      await idle()
      void list.setQuery({ tab: 'all' })
      expect(ids(list), change).toEqual([])
    }
  })

  it('is forgotten where the favourites have changed since', async () => {
    const { list, favourites, platform, idle } = await opened({ tab: 'fav' }, { who: MEMBER })
    platform.answer(favouriteEndpoints.favoriteAdd, undefined)
    void list.setQuery({ tab: 'all' })
    await idle()
    void list.setQuery({ tab: 'fav' })
    expect(list.items).toHaveLength(25)
    await idle()
    void list.setQuery({ tab: 'all' })
    await idle()
    const [game] = list.items
    if (game === undefined) throw new Error('no game')
    await favourites.set(game, true)
    void list.setQuery({ tab: 'fav' })
    expect(ids(list)).toEqual([])
  })

  it('is one of the last eight', async () => {
    const { list, platform, idle } = await opened()
    platform.on(gameEndpoints.gameList, answerBy(classOf))
    for (let vendor = 1; vendor <= 9; vendor += 1) {
      void list.setQuery({ vendorCode: `V${vendor}` })
      await idle()
    }
    void list.setQuery({ vendorCode: 'V2' })
    expect(ids(list)).toEqual(['V2'])
    await idle()
    void list.setQuery({ vendorCode: 'V1' })
    expect(ids(list)).toEqual([])
  })
})

describe('the end', () => {
  it('a list that is left leaves nothing running, nor does a foyer that ends', async () => {
    const { list, platform, clock, dispose, leftovers, idle } = await opened()
    void list.search('fire')
    list.dispose()
    await clock.advance(1000)
    expect(platform.requestsOf(gameEndpoints.gameList)).toHaveLength(1)
    dispose()
    void list.setQuery({ tab: 'JP' })
    void list.loadMore()
    await idle()
    expect(platform.requestsOf(gameEndpoints.gameList)).toHaveLength(1)
    expect(leftovers()).toEqual([])
  })
})
