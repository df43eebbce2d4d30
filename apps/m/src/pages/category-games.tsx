import { catalogue, type Foyer, featured, games, type RouteMatch } from '@foyer/core'
import { gameListOptionsFromUrl } from '@foyer/core/site'
import { GameListScreen, useGameList } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'

/** ROUTE-15; its document holds the first games. */
export function Page({ route }: PageProps) {
  const options = gameListOptionsFromUrl('categoryGames', route)
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
    await list.load()
    list.dispose()
  },
]

export const revalidate = (client: Foyer, route: RouteMatch) => [
  () => client.use(catalogue).refresh(),
  () => client.use(featured).refresh(),
  () => {
    const list = listOf(client, route)
    void list.refresh()
    list.dispose()
  },
]

/** Core keeps this list, so `loader`, `revalidate` and the page share it. */
const listOf = (client: Foyer, route: RouteMatch) =>
  client.use(games).list(gameListOptionsFromUrl('categoryGames', route))
