import { GameListScreen, useGameList } from '@foyer/react'

/** ROUTE-17 */
export function Page() {
  const list = useGameList({ screen: 'slotsCenter', category: 'RNG' })
  return <GameListScreen list={list} category="RNG" />
}
