// A tab that was shown a moment ago is shown again: until its games stand there.
import { QueryClient, QueryObserver } from '@tanstack/query-core'
import { ofetch } from 'ofetch'
import * as z from 'zod/mini'
import { games } from '../../../packages/core/dist/index.js'
import { client, gamePage, gamePages, PLATFORM, platform } from '../fixture.mjs'

const SWITCHES = 500
const TABS = ['all', 'new']

const pages = gamePages(1, 25)

export const title = 'return to a tab 500 times'
export const unit = 'ms'

export const contenders = {
  async foyer() {
    const { foyer, clock } = client(platform(pages))
    const list = foyer.use(games).list({ category: 'RNG' })
    await list.load()
    for (const tab of TABS) await list.setQuery({ tab })
    return async () => {
      for (let turn = 0; turn < SWITCHES; turn += 1) {
        void list.setQuery({ tab: TABS[turn % 2] })
        if (list.items.length === 0) throw new Error('nothing is shown')
        await undefined
        clock.advance(1)
      }
      foyer.dispose()
    }
  },

  async 'query-core + ofetch + zod'() {
    const { fetch } = platform(pages)
    globalThis.fetch = (input, init) => fetch(new Request(input, init))
    const queryClient = new QueryClient()
    const optionsOf = (tab) => ({
      queryKey: ['games', 'RNG', tab],
      queryFn: async ({ signal }) => {
        const body = await ofetch('/wps/game/list', { baseURL: PLATFORM, query: { pageNo: 1, tab }, signal })
        if (body.success !== true) throw new Error('refused')
        return z.parse(gamePage, body.value)
      },
    })
    const observer = new QueryObserver(queryClient, optionsOf('all'))
    observer.subscribe(() => {})
    for (const tab of TABS) await queryClient.fetchQuery(optionsOf(tab))
    return async () => {
      for (let turn = 0; turn < SWITCHES; turn += 1) {
        observer.setOptions(optionsOf(TABS[turn % 2]))
        if (observer.getCurrentResult().data === undefined) throw new Error('nothing is shown')
        await undefined
      }
      queryClient.clear()
    }
  },
}
