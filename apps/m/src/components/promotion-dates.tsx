import { type Promotion, promotionPeriod } from '@foyer/core'
import { formatDate, useText, useTranslation } from '@foyer/react'

/** PROMO-05, PROMO-06 */
export function PromotionDates({ promotion }: { readonly promotion: Promotion }) {
  const t = useText()
  const { tag } = useTranslation()
  const slashed = (at: number | undefined) => (at === undefined ? '' : formatDate(tag, at, 'slashed'))
  const period = promotionPeriod(promotion)
  const from = slashed(period.from)
  const until = slashed(period.until)
  const dates =
    from !== '' && until !== '' ? `${from} - ${until}` : until === '' ? from : t('page.activity.until', [until])
  const text = period.isLongTerm ? `${dates} ${t('page.activity.longTerm')}`.trim() : dates
  return text === '' ? null : <span className="site-dates">{text}</span>
}
