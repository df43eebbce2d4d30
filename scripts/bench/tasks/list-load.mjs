// 40 pages of 25 games through the whole client, ten subscribers, against the same work with TanStack's query-core.
import { InfiniteQueryObserver, QueryClient } from '@tanstack/query-core'
import { ofetch } from 'ofetch'
import * as z from 'zod/mini'
import { contract } from '../../../packages/core/dist/contract.js'
import { games } from '../../../packages/core/dist/index.js'
import { client, gamePage, gamePages, PLATFORM, platform } from '../fixture.mjs'

const PAGES = 40
const SUBSCRIBERS = 10
const THROTTLE_MS = 1000

const pages = gamePages(PAGES, 25)
const subscribers = Array.from({ length: SUBSCRIBERS }, () => () => {})

export const title = 'load 40 pages × 25 games'
export const unit = 'ms'

/** The same with query-core and ofetch; `schema` reads a page. */
const withQueryCore = (schema) => async () => {
  const { fetch } = platform(pages)
  globalThis.fetch = (input, init) => fetch(new Request(input, init))
  return async () => {
    const queryClient = new QueryClient()
    const observer = new InfiniteQueryObserver(queryClient, {
      queryKey: ['games', 'RNG'],
      initialPageParam: 1,
      queryFn: async ({ pageParam, signal }) => {
        const query = { merchant: 'demo', platform: 'html5', language: 'EN', clientType: 2, gameType: 'RNG' }
        const body = await ofetch('/wps/game/list', {
          baseURL: PLATFORM,
          query: { ...query, pageNo: pageParam, pageSize: 25 },
          signal,
        })
        if (body.success !== true) throw new Error('refused')
        return z.parse(schema, body.value)
      },
      getNextPageParam: (last, _all, page) => (page < last.totalPages ? page + 1 : undefined),
    })
    for (const subscriber of subscribers) observer.subscribe(subscriber)
    await queryClient.fetchInfiniteQuery(observer.options)
    while (observer.getCurrentResult().hasNextPage) await observer.fetchNextPage()
    const { length } = observer.getCurrentResult().data.pages.flatMap(({ games }) => games)
    if (length !== PAGES * 25) throw new Error(`${length} games`)
    queryClient.clear()
  }
}

export const contenders = {
  async foyer() {
    const { foyer, clock } = client(platform(pages))
    const gamesApi = foyer.use(games)
    return async () => {
      const list = gamesApi.list({ category: 'RNG', pageSize: 25 })
      for (const subscriber of subscribers) list.$items.subscribe(subscriber)
      await list.load()
      for (let page = 2; page <= PAGES; page += 1) {
        clock.advance(THROTTLE_MS)
        await list.loadMore()
      }
      const { length } = list.items
      if (length !== PAGES * 25) throw new Error(`${length} games`)
      foyer.dispose()
    }
  },

  'query-core + ofetch + zod': withQueryCore(gamePage),
  'query-core + ofetch + our reader': withQueryCore(contract.gameList.output),

  async 'plain arrays'() {
    return async () => {
      let shown = []
      for (const page of pages) {
        shown = [...shown, ...JSON.parse(page).value.games]
        for (const subscriber of subscribers) subscriber(shown)
        await undefined
      }
    }
  },
}
