import { type Autocomplete, type GameList, search } from '@foyer/core'
import { useFeature } from '../provider/use-feature.ts'
import { useDisposable } from './use-disposable.ts'

/** The suggestions of one search box, beside a list or alone. */
export function useSuggestions(list?: Pick<GameList, '$items'>, vendorCode?: string): Autocomplete {
  const suggest = useFeature(search)
  const shown = list?.$items
  return useDisposable(() => suggest.createSuggestions({ shown, vendorCode }), [suggest, shown, vendorCode])
}
