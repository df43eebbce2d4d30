import { createFoyer, games } from '@foyer/core'
import { nodePorts } from '@foyer/core/node'
import { Lobby } from './lobby.jsx'

export const dynamic = 'force-dynamic'

export default async function Page() {
  const platform = process.env.PLATFORM
  const foyer = createFoyer({ merchant: 'demo', baseUrl: platform, ports: nodePorts(), features: { games } })
  const list = foyer.games.list({ category: 'RNG' })
  await list.load()
  const hydration = foyer.dehydrate()
  foyer.dispose()
  return <Lobby platform={platform} hydration={hydration} />
}
