import { gameListOptions } from '@foyer/core/site'
import { GameListScreen, useGameList } from '@foyer/react'

/** HOT-01 */
export function Page() {
  const list = useGameList(gameListOptions('hotGames', { category: '' }))
  return <GameListScreen list={list} category="HOT" />
}
