import { type Announcement, announcements, type Resource } from '@foyer/core'
import { useFeature } from '../provider/use-feature.ts'
import { useResource } from './use-resource.ts'

/** The promotions (PROMO-01). Another try: `useFeature(announcements).loadPromotions()`. */
export function usePromotions(): Resource<readonly Announcement[]> {
  const announcementsApi = useFeature(announcements)
  return useResource(announcementsApi.$promotions, () => announcementsApi.loadPromotions())
}
