import type { Feature } from '@foyer/core'
import { useFoyer } from './use-foyer.ts'

/** The one copy of a feature on the foyer of the provider, e.g. `useFeature(games)`. */
export function useFeature<T>(feature: Feature<T>): T {
  return useFoyer().use(feature)
}
