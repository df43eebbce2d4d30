import { createFoyer, games, signIn, unwrap, wallet } from '@foyer/core'
import { nodePorts } from '@foyer/core/node'

const foyer = createFoyer({
  merchant: 'demo',
  baseUrl: process.env.PLATFORM,
  ports: nodePorts(),
  features: { games },
})
foyer.start()
unwrap(await foyer.use(signIn).withPassword({ username: 'demo', password: 'Foyer2026' }))
const list = foyer.games.list({ category: 'RNG' })
unwrap(await list.load())
const balance = foyer.use(wallet)
unwrap(await balance.load())
const from = import.meta.resolve('@foyer/core')
console.log(JSON.stringify({ from, games: list.items.length, balance: balance.$state.get().data?.amount }))
foyer.dispose()
