import type { Announcement } from '@foyer/core'
import { formatDate, useText, useTranslation } from '@foyer/react'

/** PROMO-05, PROMO-06 */
export function PromotionDates({ promotion }: { readonly promotion: Announcement }) {
  const t = useText()
  const { tag } = useTranslation()
  const slashed = (at: number) => formatDate(tag, at, 'slashed')
  const { startDate, endDate, noExpiry } = promotion
  const until = noExpiry ? ` ${t('page.activity.longTerm')}` : endDate === undefined ? '' : ` - ${slashed(endDate)}`
  const text = `${startDate === undefined ? '' : slashed(startDate)}${until}`.trim()
  return text === '' ? null : <span className="site-dates">{text}</span>
}
