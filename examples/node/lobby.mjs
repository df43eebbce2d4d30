// A front end without a page: logs in, pages through the slots with a filter, hearts a game, prints the balance.
// Start the sandbox first (`npm start`), then: node examples/node/lobby.mjs [address]
import { createFoyer, favourites, games, signIn, unwrap, wallet } from '@foyer/core'
import { nodePorts } from '@foyer/core/node'

const platform = process.argv[2] ?? 'http://localhost:4173'
const foyer = createFoyer({
  merchant: 'demo',
  baseUrl: platform,
  ports: nodePorts(),
  features: { games, favourites },
})

foyer.start()
unwrap(await foyer.use(signIn).withPassword({ username: 'demo', password: 'Foyer2026' }))

const slots = foyer.games.list({ category: 'RNG', minBet: 0.1, pageSize: 25 })
unwrap(await slots.load())
unwrap(await slots.loadMore())
const [game] = slots.items
if (game === undefined) throw new Error('no such slot')
console.log(
  `${slots.items.length} of ${slots.$state.get().data?.total} slots with a minimum bet of 0.1, first: ${game.name}`,
)

await foyer.favourites.set(game, true)
await foyer.use(wallet).load()
console.log(`♥ ${game.name}: ${foyer.favourites.has(game.key)}`)
console.log(`Balance: ${foyer.use(wallet).format(foyer.use(wallet).$state.get().data?.amount)}`)
foyer.dispose()
