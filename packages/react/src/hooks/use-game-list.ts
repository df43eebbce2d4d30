import type { GameList, GameListOptions } from '@foyer/core'
import { useEffect } from 'react'
import { useFoyer } from '../provider/use-foyer.ts'
import { useOwned } from './owned.ts'

/** The list of a page. Core keeps the last few, so whoever comes back finds it as it was left. */
export function useGameList(options: GameListOptions): GameList {
  const foyer = useFoyer()
  const { screen, category, vassalage, mode, isNew } = options
  const list = useOwned(() => foyer.games.createList(options), [foyer, screen, category, vassalage, mode, isNew])
  useEffect(() => list.start(), [list])
  return list
}
