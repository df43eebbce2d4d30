import { isMode } from '@foyer/core'
import { GameListScreen, useGameList } from '@foyer/react'
import type { PageProps } from '../routes.ts'

/** ROUTE-16 */
export function Page({ route }: PageProps) {
  const category = route.gameType ?? 'RNG'
  const list = useGameList({
    screen: 'gameList',
    category,
    vassalage: route.vassalage,
    mode: isMode(route.mode) ? route.mode : undefined,
    isNew: route.query.isNew === '1',
  })
  return <GameListScreen list={list} category={category} />
}
