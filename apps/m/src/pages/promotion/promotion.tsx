import '../promotion.css'
import { promotions } from '@foyer/core'
import {
  ButtonLink,
  CdnImage,
  EmptyState,
  FailedState,
  RichText,
  StaleLine,
  useFeature,
  useFoyer,
  usePromotions,
  useText,
} from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import { Heading } from '../../components/heading.tsx'
import { PromotionDates } from '../../components/promotion-dates.tsx'
import { PromotionTerms } from '../../components/promotion-terms.tsx'
import { SkeletonList } from '../../components/skeleton-list.tsx'

/** PROMO-08, PROMO-09, PROMO-14: one promotion, found in the list. */
export function Page({ route }: PageProps) {
  const t = useText()
  const { access } = useFoyer()
  const promotionsApi = useFeature(promotions)
  const list = usePromotions()
  switch (list.status) {
    case 'idle':
    case 'loading':
      return (
        <div className="site-page">
          <SkeletonList shape="page" count={1} />
        </div>
      )
    case 'failed':
      return (
        <div className="site-page">
          <FailedState error={list.error} onRetry={() => void promotionsApi.load()} />
        </div>
      )
    case 'ready': {
      const promotion = list.data.find(({ id }) => id === Number(route.params.id))
      if (promotion === undefined) {
        return (
          <div className="site-page">
            <EmptyState
              title={t('page.activity.gone.title')}
              text={t('page.activity.gone.text')}
              action={<ButtonLink to={{ name: 'promotions' }}>{t('page.activity.all')}</ButtonLink>}
            />
          </div>
        )
      }
      return (
        <article className="site-page">
          {list.stale ? <StaleLine at={list.at} /> : null}
          <CdnImage path={promotion.cover} alt="" shape="banner" priority="hero" />
          <Heading text={promotion.title} />
          <p className="site-promotion__line">
            <PromotionDates promotion={promotion} badge />
          </p>
          <PromotionTerms
            promotion={promotion}
            applies={route.params.step === 'apply'}
            onApplyShown={() =>
              access.go({ name: 'promotion', params: { id: String(promotion.id) } }, { replace: true })
            }
          />
          <RichText html={promotion.content} />
        </article>
      )
    }
  }
}
