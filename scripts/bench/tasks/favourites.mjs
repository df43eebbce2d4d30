// Hearts of 1,000 tiles that are all subscribed to; a change tells one of them, and is sent: one request at a time for
// each game, and the last tap wins.
import { MutationObserver, notifyManager, QueryClient, QueryObserver } from '@tanstack/query-core'
import { ofetch } from 'ofetch'
import { contract } from '../../../packages/core/dist/contract.js'
import { favourites } from '../../../packages/core/dist/index.js'
import { client, gamePages, PLATFORM } from '../fixture.mjs'

const TILES = 1000
const TAPS = 20_000

const { games } = contract.gameList.output.parse(JSON.parse(gamePages(1, TILES)[0]).value)

export const title = '20,000 favourites on 1,000 subscribed tiles'
export const unit = 'ms'

function exactlyOne(told) {
  if (told !== TAPS) throw new Error(`${told} tiles were told of ${TAPS} taps`)
}

/** Slow: what is measured is the tap and its request, not the answer. What is left at the end is left: ours would abort it. */
function slowPlatform() {
  let asked = 0
  return {
    asked: () => asked,
    fetch() {
      asked += 1
      return new Promise(() => {})
    },
  }
}

function oneForEachGame(asked) {
  if (asked !== TILES) throw new Error(`${asked} requests for ${TILES} games`)
}

/** One query a game; `send` gets each change. */
const withQueryCore = (createSender) => async () => {
  const queryClient = new QueryClient()
  let told = 0
  for (const { key } of games) {
    queryClient.setQueryData(['heart', key], false)
    const observer = new QueryObserver(queryClient, { queryKey: ['heart', key], enabled: false })
    observer.subscribe(() => (told += 1))
  }
  notifyManager.setScheduler((callback) => callback())
  const { send, check } = createSender(queryClient)
  return async () => {
    for (let tap = 0; tap < TAPS; tap += 1) {
      const game = games[tap % TILES]
      queryClient.setQueryData(['heart', game.key], (on) => !on)
      send(game)
    }
    exactlyOne(told)
    await new Promise(setImmediate)
    check()
  }
}

function mutations(queryClient) {
  const { asked, fetch } = slowPlatform()
  globalThis.fetch = (input, init) => fetch(new Request(input, init))
  const pending = new Map()
  const change = new MutationObserver(queryClient, {
    async mutationFn({ game, wanted }) {
      await ofetch('/wps/game/favorite', {
        baseURL: PLATFORM,
        method: wanted ? 'POST' : 'DELETE',
        headers: { authorization: 'Bearer a-token' },
        body: { nodeId: game.nodeId, vendor: game.vendorCode },
      })
    },
  })
  return {
    send(game) {
      const wanted = queryClient.getQueryData(['heart', game.key])
      if (!pending.has(game.key)) void change.mutate({ game, wanted })
      pending.set(game.key, wanted)
    },
    check: () => oneForEachGame(asked()),
  }
}

export const contenders = {
  async foyer() {
    const { asked, fetch } = slowPlatform()
    const { foyer } = client({ fetch })
    foyer.session.setSession({ token: 'a-token', userName: 'demo', type: 'member' })
    const favouritesApi = foyer.use(favourites)
    let told = 0
    for (const { key } of games) favouritesApi.$isFavourite(key).listen(() => (told += 1))
    const before = asked()
    return async () => {
      for (let tap = 0; tap < TAPS; tap += 1) {
        const game = games[tap % TILES]
        void favouritesApi.set(game, !favouritesApi.has(game.key))
      }
      exactlyOne(told)
      await new Promise(setImmediate)
      oneForEachGame(asked() - before)
    }
  },

  'query-core + ofetch': withQueryCore(mutations),
  'query-core, nothing sent': withQueryCore(() => ({ send() {}, check() {} })),

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
