import { type GameList, type Suggestions, searchFeature } from '@foyer/core'
import { useFeature } from '../provider/use-feature.ts'
import { useOwned } from './owned.ts'

/** The suggestions of one search box, beside a list or alone. */
export function useSuggestions(list?: Pick<GameList, '$games'>, vendorCode?: string): Suggestions {
  const suggest = useFeature(searchFeature)
  const shown = list?.$games
  return useOwned(() => suggest.createSuggestions({ shown, vendorCode }), [suggest, shown, vendorCode])
}
