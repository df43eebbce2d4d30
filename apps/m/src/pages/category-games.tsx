import { catalogue, type Foyer, featured, games, listOptions, type RouteMatch } from '@foyer/core'
import { GameListScreen, useGameList } from '@foyer/react'
import { whenLoaded } from '../components/when-loaded.ts'
import type { PageProps } from '../router/routes.ts'

/** ROUTE-15; its document holds the first games. */
export function Page({ route }: PageProps) {
  const options = listOptions('categoryGames', route)
  const list = useGameList(options)
  return (
    <div className="site-list">
      <GameListScreen list={list} category={options.category} />
    </div>
  )
}

export const loader = (client: Foyer, route: RouteMatch) => [
  () => client.use(catalogue).load(),
  () => client.use(featured).load(),
  async () => {
    const list = listOf(client, route)
    list.start()
    await whenLoaded(list)
    list.dispose()
  },
]

export const revalidate = (client: Foyer, route: RouteMatch) => [
  () => client.use(catalogue).refresh(),
  () => client.use(featured).refresh(),
  () => {
    const list = listOf(client, route)
    list.reload()
    list.dispose()
  },
]

/** Core keeps this list, so `prepare`, `refresh` and the page share it. */
const listOf = (client: Foyer, route: RouteMatch) => client.use(games).createList(listOptions('categoryGames', route))
