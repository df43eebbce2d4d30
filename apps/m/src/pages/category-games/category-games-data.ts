import { catalogue, type Foyer, featured, games, type RouteMatch } from '@foyer/core'
import { gameListOptionsFromUrl } from '@foyer/core/site'

/** In the definition of the page: its request does not wait for its code. */
export const loader = (foyer: Foyer, route: RouteMatch) => [
  () => foyer.use(catalogue).load(),
  () => foyer.use(featured).load(),
  async () => {
    const list = listOf(foyer, route)
    await list.load()
    list.dispose()
  },
]

export const revalidate = (foyer: Foyer, route: RouteMatch) => [
  () => foyer.use(catalogue).refresh(),
  () => foyer.use(featured).refresh(),
  () => {
    const list = listOf(foyer, route)
    void list.refresh()
    list.dispose()
  },
]

/** Core keeps this list, so `loader`, `revalidate` and the page share it. */
const listOf = (foyer: Foyer, route: RouteMatch) =>
  foyer.use(games).list(gameListOptionsFromUrl('categoryGames', route))
