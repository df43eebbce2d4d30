import type { GameList, GameListOptions } from '@foyer/core'
import { games } from '@foyer/core'
import { useEffect } from 'react'
import { useFeature } from '../provider/use-feature.ts'
import { useDisposable } from './use-disposable.ts'

/** The list of a page. Core keeps the last few, so going back shows it as it was. */
export function useGameList(options: GameListOptions): GameList {
  const gamesApi = useFeature(games)
  const { screen, category, vendorCode, mode, isNew, search } = options
  const list = useDisposable(
    () => gamesApi.createList(options),
    [gamesApi, screen, category, vendorCode, mode, isNew, search],
  )
  useEffect(() => list.start(), [list])
  return list
}
