import { GameListScreen, useGameList } from '@foyer/react'

/** HOT-01 */
export function Page() {
  const list = useGameList({ screen: 'hotGames', category: '' })
  return <GameListScreen list={list} category="HOT" />
}
