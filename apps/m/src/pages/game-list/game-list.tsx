import { gameListOptionsFromUrl, listCategory } from '@foyer/core/site'
import { GameListScreen, useGameList } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'

/** ROUTE-16 */
export function Page({ route }: PageProps) {
  const options = gameListOptionsFromUrl('gameList', route)
  const list = useGameList(options)
  return <GameListScreen list={list} category={listCategory(options)} />
}
