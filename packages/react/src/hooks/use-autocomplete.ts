import { type Autocomplete, type GameList, suggestions } from '@foyer/core'
import { useFeature } from '../provider/use-feature.ts'
import { useDisposable } from './use-disposable.ts'

/** The suggestions of one search box, beside a list or alone. */
export function useAutocomplete(list?: Pick<GameList, '$items'>, vendorCode?: string): Autocomplete {
  const suggest = useFeature(suggestions)
  const shown = list?.$items
  return useDisposable(() => suggest.createAutocomplete({ shown, vendorCode }), [suggest, shown, vendorCode])
}
