import { listOptions } from '@foyer/core'
import { GameListScreen, useGameList } from '@foyer/react'
import type { PageProps } from '../routes.ts'

/** ROUTE-15 */
export function Page({ route }: PageProps) {
  const options = listOptions('categoryGames', route)
  const list = useGameList(options)
  return <GameListScreen list={list} category={options.category} />
}
