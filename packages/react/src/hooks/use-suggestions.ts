import { type Suggestions, suggestFeature } from '@foyer/core'
import { useFeature } from '../provider/use-feature.ts'
import { useOwned } from './owned.ts'

/** The suggestions of one search box. */
export function useSuggestions(vassalage: string | undefined): Suggestions {
  const suggest = useFeature(suggestFeature)
  return useOwned(() => suggest.createSuggestions({ vassalage }), [suggest, vassalage])
}
