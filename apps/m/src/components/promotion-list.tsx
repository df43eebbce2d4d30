import { promotions } from '@foyer/core'
import { EmptyState, ResourceView, useFeature, usePromotions, useText } from '@foyer/react'
import { PromotionCard } from './promotion-card.tsx'
import { SkeletonList } from './skeleton-list.tsx'

/** PROMO-01, PROMO-07 */
export function PromotionList() {
  const t = useText()
  const promotionsApi = useFeature(promotions)
  const list = usePromotions()
  return (
    <ResourceView
      resource={list}
      loading={<SkeletonList shape="cards" count={3} />}
      empty={<EmptyState title={t('page.activity.empty.title')} text={t('page.activity.empty.text')} />}
      onRetry={() => void promotionsApi.load()}
    >
      {(shown) => (
        <ul className="site-stack">
          {shown.map((promotion, index) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} first={index < 2} />
            </li>
          ))}
        </ul>
      )}
    </ResourceView>
  )
}
