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
