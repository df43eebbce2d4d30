// A front end without a page: logs in, pages through the slots with a filter, hearts a game, prints the balance.
// Start the sandbox first (`npm start`), then: node examples/node/lobby.mjs [address]
import { createFoyer, favourites, games, wallet, when } from '@foyer/core'
import { nodePorts } from '@foyer/core/node'

const platform = process.argv[2] ?? 'http://localhost:4173'
const foyer = createFoyer({
  merchant: 'demo',
  baseUrl: platform,
  auth: { tokenPlacement: 'header' },
  ports: nodePorts(),
  features: { games, favourites },
})

foyer.start()
await foyer.session.signIn({ username: 'demo', password: 'Foyer2026' })

const slots = foyer.games.createList({ screen: 'gameList', category: 'RNG' })
slots.start()
slots.applyFilter({ minBet: 0.1 })
const { totalCount } = await when(slots.$state, ({ mode, status }) => mode === 'filter' && status === 'ready')
slots.loadMore()
await when(slots.$state, ({ page, status }) => page === 2 && status === 'ready')
const [game] = slots.$games.get()
if (game === undefined) throw new Error('no such slot')
console.log(`${slots.$games.get().length} of ${totalCount} slots with a minimum bet of 0.1, first: ${game.name}`)

await foyer.favourites.set(game, true)
await foyer.use(wallet).load()
console.log(`♥ ${game.name}: ${foyer.favourites.has(game.key)}`)
console.log(`Balance: ${foyer.use(wallet).format(foyer.use(wallet).$state.get().balance)}`)
foyer.dispose()
