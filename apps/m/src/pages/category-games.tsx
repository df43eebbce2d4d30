import { GameListScreen, useGameList } from '@foyer/react'
import type { PageProps } from '../routes.ts'

/** ROUTE-15 */
export function Page({ route }: PageProps) {
  const category = route.gameType ?? 'RNG'
  const list = useGameList({ screen: 'categoryGames', category, vassalage: route.vassalage })
  return <GameListScreen list={list} category={category} />
}
