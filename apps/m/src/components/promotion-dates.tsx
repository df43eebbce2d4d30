import type { Promotion } from '@foyer/core'
import { promotionPeriod } from '@foyer/core/site'
import { formatDate, periodText, useMerchantTime, useText, useTranslation } from '@foyer/react'

interface PromotionDatesProps {
  readonly promotion: Promotion
  /** Shows in a badge that there is no end date (PROMO-15). The label Permanent has other words (settlement 32). */
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
        {from === undefined ? null : formatDate(tag, from, 'slashed', zone)}{' '}
        <span className="fy-promo-label" data-label="Permanent">
          {t('promo.noEndDate')}
        </span>
      </span>
    )
  }
  const text = periodText(t, tag, promotion, zone)
  return text === '' ? null : <span className="site-dates">{text}</span>
}
