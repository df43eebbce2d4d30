import { promotions } from '@foyer/core'
import { filterPromotions } from '@foyer/core/site'
import {
  Button,
  EmptyState,
  ResourceView,
  StaleLine,
  ToggleGroup,
  useFeature,
  usePromotions,
  useStore,
  useText,
} from '@foyer/react'
import { useEffect } from 'react'
import { PromotionCard } from './promotion-card.tsx'
import { SkeletonList } from './skeleton-list.tsx'

/** PROMO-01, PROMO-02, PROMO-07 */
export function PromotionList() {
  const t = useText()
  const promotionsApi = useFeature(promotions)
  const list = usePromotions()
  const tabs = useStore(promotionsApi.$tabs)
  const tab = useStore(promotionsApi.$tab)
  useEffect(() => promotionsApi.watch(), [promotionsApi])
  return (
    <>
      <ToggleGroup
        label={t('page.activity.tabs')}
        variant="chips"
        className="site-promotion__tabs"
        options={tabs.map(({ id, name }) => ({ value: String(id), label: name ?? t('page.activity.tab.all') }))}
        value={String(tab)}
        onChange={(value) => promotionsApi.setTab(value === 'all' ? value : Number(value))}
      />
      <ResourceView
        resource={list}
        loading={<SkeletonList shape="cards" count={3} />}
        empty={<EmptyState title={t('page.activity.empty.title')} text={t('page.activity.empty.text')} />}
        onRetry={() => void promotionsApi.load()}
      >
        {(all, { stale, at }) => {
          const shown = filterPromotions(all, tab)
          return (
            <>
              {stale ? <StaleLine at={at} /> : null}
              {shown.length === 0 ? (
                <EmptyState
                  title={t('page.activity.none.title')}
                  text={t('page.activity.none.text')}
                  action={<Button onClick={() => promotionsApi.setTab('all')}>{t('page.activity.all')}</Button>}
                />
              ) : (
                <ul className="site-stack">
                  {shown.map((promotion, index) => (
                    <li key={promotion.id}>
                      <PromotionCard promotion={promotion} first={index < 2} />
                    </li>
                  ))}
                </ul>
              )}
            </>
          )
        }}
      </ResourceView>
    </>
  )
}
