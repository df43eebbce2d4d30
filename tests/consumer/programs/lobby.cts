// The same in a project of CommonJS: `require` of ES modules.
import core = require('@foyer/core')
import node = require('@foyer/core/node')
import platform = require('@foyer/sandbox')

async function main(): Promise<void> {
  const sandbox = platform.createSandbox({ seed: 1 })
  const foyer = core.createFoyer({
    merchant: 'demo',
    baseUrl: 'https://platform.example',
    ports: node.nodePorts({ fetch: (request) => sandbox.fetch(request) }),
    features: { games: core.games, signIn: core.signIn },
  })
  foyer.start()
  const { userName } = core.unwrap(await foyer.signIn.withPassword({ username: 'demo', password: 'Foyer2026' }))
  const slots = foyer.games.list({ category: 'RNG', pageSize: 25 })
  core.unwrap(await slots.load())
  const names = slots.items.map(({ name }) => name)
  console.log(JSON.stringify({ userName, session: foyer.session.$state.get().type, names }))
  slots.dispose()
  foyer.dispose()
  sandbox.dispose()
}

void main()
