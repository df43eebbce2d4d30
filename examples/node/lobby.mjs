// A front end without a page: logs in, pages through the slots with a filter, hearts a game, prints the balance.
// Start the sandbox first (`npm start`), then: node examples/node/lobby.mjs [address]
import { createFoyer, favouritesFeature, gamesFeature } from '@foyer/core'
import { memoryPorts } from '@foyer/core/testing'

const platform = process.argv[2] ?? 'http://localhost:4173'
const foyer = createFoyer(
  { merchantCode: 'demo', http: { baseUrl: platform }, auth: { tokenPlacement: 'header' } },
  memoryPorts(),
)

/**
 * Resolves with the first value of a store that fits.
 * @template T
 * @param {{ subscribe(listener: (value: T) => void): () => void }} store
 * @param {(value: T) => boolean} fits
 * @returns {Promise<T>}
 */
const until = (store, fits) =>
  new Promise((resolve) => {
    const stop = store.subscribe((value) => {
      if (!fits(value)) return
      queueMicrotask(() => stop())
      resolve(value)
    })
  })

foyer.start()
await foyer.session.signIn({ username: 'demo', password: 'Foyer2026' })

const slots = foyer.use(gamesFeature).createList({ screen: 'gameList', category: 'RNG' })
slots.start()
slots.applyFilter({ minBet: 0.1 })
const { totalCount } = await until(slots.$state, ({ mode, status }) => mode === 'filter' && status === 'ready')
slots.loadMore()
await until(slots.$state, ({ page, status }) => page === 2 && status === 'ready')
const [game] = slots.$games.get()
if (game === undefined) throw new Error('no such slot')
console.log(`${slots.$games.get().length} of ${totalCount} slots with a minimum bet of 0.1, first: ${game.name}`)

await foyer.use(favouritesFeature).set(game, true)
await foyer.wallet.load()
console.log(`♥ ${game.name}: ${foyer.use(favouritesFeature).has(game.key)}`)
console.log(`Balance: ${foyer.wallet.format(foyer.wallet.$state.get().balance)}`)
foyer.dispose()
