import { GameListScreen, useGameList } from '@foyer/react'
import type { PageProps } from '../routes.ts'

/** ROUTE-22 */
export function Page({ route }: PageProps) {
  const vassalage = route.vassalage ?? ''
  const list = useGameList({ screen: 'provider', category: '', vassalage })
  return <GameListScreen list={list} category="" fixedVendor={vassalage} />
}
