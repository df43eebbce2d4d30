import { type GameList, type GameListOptions, games, type List } from '@foyer/core'
import { useEffect } from 'react'
import { useFeature } from '../provider/use-feature.ts'
import { useDisposable } from './use-disposable.ts'

/** A list of core for as long as the component shows it, asked for once; made anew when `deps` change. */
export function useList<Loaded extends Pick<List<unknown>, 'load' | 'dispose'>>(
  make: () => Loaded,
  deps: readonly unknown[],
): Loaded {
  const list = useDisposable(make, deps)
  useEffect(() => {
    void list.load()
  }, [list])
  return list
}

/** A list of games for as long as the component shows it. With a `restoreKey`, going back shows it as it was left. */
export function useGameList(options: GameListOptions): GameList {
  const gamesApi = useFeature(games)
  const { category, tab, vendorCode, name, restoreKey } = options
  return useList(() => gamesApi.list(options), [gamesApi, category, tab, vendorCode, name, restoreKey])
}
