import { listOptions } from '@foyer/core'
import { GameListScreen, useGameList } from '@foyer/react'
import { useListReady } from '../parts/list-ready.ts'
import { Prerendered } from '../parts/prerendered.tsx'
import type { PageProps } from '../routes.ts'

/** ROUTE-15; its document holds the first games. */
export function Page({ route }: PageProps) {
  const options = listOptions('categoryGames', route)
  const list = useGameList(options)
  return (
    <Prerendered className="site-list" ready={useListReady(list)}>
      <GameListScreen list={list} category={options.category} />
    </Prerendered>
  )
}
