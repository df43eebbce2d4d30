import type { Announcement, Resource } from '@foyer/core'
import { announcements } from '@foyer/core'
import { EmptyState, FailedState, useFeature, useResource, useText } from '@foyer/react'
import { PromotionCard } from './promotion-card.tsx'
import { SkeletonList } from './skeleton-list.tsx'

/** The promotions. */
export function usePromotions(): Resource<readonly Announcement[]> {
  const announcementsApi = useFeature(announcements)
  return useResource(announcementsApi.$promotions, () => announcementsApi.loadPromotions())
}

/** PROMO-01, PROMO-07 */
export function Promotions() {
  const t = useText()
  const announcementsApi = useFeature(announcements)
  const promotions = usePromotions()
  switch (promotions.status) {
    case 'idle':
    case 'loading':
      return <SkeletonList shape="cards" count={3} />
    case 'failed':
      return <FailedState error={promotions.error} onRetry={() => void announcementsApi.loadPromotions()} />
    case 'ready':
      if (promotions.data.length === 0) {
        return <EmptyState title={t('page.activity.empty.title')} text={t('page.activity.empty.text')} />
      }
      return (
        <ul className="site-stack">
          {promotions.data.map((promotion, index) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} first={index < 2} />
            </li>
          ))}
        </ul>
      )
  }
}
