import type { Promotion } from '@foyer/core'
import { CdnImage, Link, PromoLabelView } from '@foyer/react'
import { PromotionDates } from './promotion-dates.tsx'

/** PROMO-03, PROMO-04, PROMO-12 */
export function PromotionCard({ promotion, first }: { readonly promotion: Promotion; readonly first: boolean }) {
  return (
    <Link to={{ name: 'promotion', params: { id: String(promotion.id) } }} className="site-promotion">
      <CdnImage path={promotion.cover} alt="" shape="banner" priority={first ? 'first' : 'lazy'} />
      <span className="site-promotion__title">{promotion.title}</span>
      <span className="site-promotion__line">
        <PromotionDates promotion={promotion} />
        {promotion.badge === undefined ? null : <PromoLabelView label={promotion.badge} />}
      </span>
    </Link>
  )
}
