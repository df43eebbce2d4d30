import { type Promotion, promotions, type Resource } from '@foyer/core'
import { useFeature } from '../provider/use-feature.ts'
import { useResource } from './use-resource.ts'

/** The promotions (PROMO-01). Another try: `useFeature(promotions).load()`. */
export function usePromotions(): Resource<readonly Promotion[]> {
  const promotionsApi = useFeature(promotions)
  return useResource(promotionsApi.$state, () => promotionsApi.load())
}
