// A program of a project that has installed the packages: an ES module in Node.
import { createFoyer, games, signIn, unwrap } from '@foyer/core'
import { nodePorts } from '@foyer/core/node'
import { createSandbox } from '@foyer/sandbox'

const sandbox = createSandbox({ seed: 1 })
const foyer = createFoyer({
  merchant: 'demo',
  baseUrl: 'https://platform.example',
  ports: nodePorts({ fetch: (request) => sandbox.fetch(request) }),
  features: { games, signIn },
})
foyer.start()
const { userName } = unwrap(await foyer.signIn.withPassword({ username: 'demo', password: 'Foyer2026' }))
const slots = foyer.games.list({ category: 'RNG', pageSize: 25 })
unwrap(await slots.load())
const names = slots.items.map(({ name }) => name)
console.log(JSON.stringify({ userName, session: foyer.session.$state.get().type, names }))
slots.dispose()
foyer.dispose()
sandbox.dispose()
