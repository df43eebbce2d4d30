import { type Promotion, promotionPeriod } from '@foyer/core'
import { formatDate, PromoLabel, periodText, useMerchantTime, useText, useTranslation } from '@foyer/react'

interface PromotionDatesProps {
  readonly promotion: Promotion
  /** That it is long-term is a badge (PROMO-15). */
  readonly badge?: boolean | undefined
}

/** PROMO-05, PROMO-06 */
export function PromotionDates({ promotion, badge = false }: PromotionDatesProps) {
  const t = useText()
  const { tag } = useTranslation()
  const { zone } = useMerchantTime()
  const { from, isLongTerm } = promotionPeriod(promotion)
  if (badge && isLongTerm) {
    return (
      <span className="site-dates">
        {from === undefined ? null : formatDate(tag, from, 'slashed', zone)} <PromoLabel label="Permanent" />
      </span>
    )
  }
  const text = periodText(t, tag, promotion, zone)
  return text === '' ? null : <span className="site-dates">{text}</span>
}
