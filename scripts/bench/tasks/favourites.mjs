// Hearts of 1,000 tiles that are all subscribed to; a change tells one of them.
import { notifyManager, QueryClient, QueryObserver } from '@tanstack/query-core'
import { contract } from '../../../packages/core/dist/contract.js'
import { favourites } from '../../../packages/core/dist/index.js'
import { client, gamePages } from '../fixture.mjs'

const TILES = 1000
const TAPS = 20_000

const { games } = contract.gameList.output.parse(JSON.parse(gamePages(1, TILES)[0]).value)

export const title = '20,000 favourites on 1,000 subscribed tiles'
export const unit = 'ms'

function exactlyOne(told) {
  if (told !== TAPS) throw new Error(`${told} tiles were told of ${TAPS} taps`)
}

export const contenders = {
  async foyer() {
    // The platform is slow: what is measured is the tap, not the request behind it.
    const { foyer } = client({ fetch: () => new Promise(() => {}) })
    foyer.session.setSession({ token: 'a-token', userName: 'demo', type: 'member' })
    const favouritesApi = foyer.use(favourites)
    let told = 0
    for (const { key } of games) favouritesApi.$isFavourite(key).listen(() => (told += 1))
    return async () => {
      for (let tap = 0; tap < TAPS; tap += 1) {
        const game = games[tap % TILES]
        void favouritesApi.set(game, !favouritesApi.has(game.key))
      }
      exactlyOne(told)
      foyer.dispose()
    }
  },

  async 'query-core, one query a game'() {
    const queryClient = new QueryClient()
    let told = 0
    for (const { key } of games) {
      queryClient.setQueryData(['heart', key], false)
      const observer = new QueryObserver(queryClient, { queryKey: ['heart', key], enabled: false })
      observer.subscribe(() => (told += 1))
    }
    notifyManager.setScheduler((callback) => callback())
    return async () => {
      for (let tap = 0; tap < TAPS; tap += 1) {
        queryClient.setQueryData(['heart', games[tap % TILES].key], (on) => !on)
      }
      exactlyOne(told)
      queryClient.clear()
    }
  },

  async 'a Set and callbacks'() {
    const shown = new Set()
    let told = 0
    const listeners = new Map(games.map(({ key }) => [key, () => (told += 1)]))
    return async () => {
      for (let tap = 0; tap < TAPS; tap += 1) {
        const { key } = games[tap % TILES]
        if (!shown.delete(key)) shown.add(key)
        listeners.get(key)()
      }
      exactlyOne(told)
    }
  },
}
