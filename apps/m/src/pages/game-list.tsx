import type { GameTab } from '@foyer/core'
import { gameListOptionsFromUrl } from '@foyer/core/site'
import { GameListScreen, useGameList } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'

/** What favourites and recent games of every type are called in the dropdown. */
function personal(tab: GameTab | undefined): string {
  return tab === 'recent' ? 'RECENT' : 'FAV'
}

/** ROUTE-16 */
export function Page({ route }: PageProps) {
  const options = gameListOptionsFromUrl('gameList', route)
  const list = useGameList(options)
  return <GameListScreen list={list} category={options.category || personal(options.tab)} />
}
