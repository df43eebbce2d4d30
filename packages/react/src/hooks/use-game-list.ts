import { type GameList, type GameListOptions, games } from '@foyer/core'
import { useFeature } from '../provider/use-feature.ts'
import { useList } from './use-list.ts'

/** A list of games for as long as the component shows it. With a `restoreKey`, going back shows it as it was left. */
export function useGameList(options: GameListOptions): GameList {
  const gamesApi = useFeature(games)
  const { category, tab, vendorCode, name, restoreKey } = options
  return useList(() => gamesApi.list(options), [gamesApi, category, tab, vendorCode, name, restoreKey])
}
