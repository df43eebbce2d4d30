import { browserPorts } from '../../../packages/core/src/browser.ts'
import { createFoyer, games, signIn } from '../../../packages/core/src/index.ts'

const foyer = createFoyer({
  merchant: 'demo',
  baseUrl: 'https://platform.example',
  ports: browserPorts(),
  features: { games, signIn },
})
foyer.start()
globalThis.open = async () => {
  await foyer.signIn.withPassword({ username: 'a', password: 'b' })
  await foyer.games.list({ category: 'RNG' }).load()
}
