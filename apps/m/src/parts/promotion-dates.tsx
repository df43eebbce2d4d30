import type { Announcement } from '@foyer/core'
import { useText } from '@foyer/react'
import { slashedDay } from './day.ts'

/** PROMO-05, PROMO-06 */
export function PromotionDates({ promotion }: { readonly promotion: Announcement }) {
  const t = useText()
  const { startDate, endDate, noExpiry } = promotion
  const until = noExpiry ? ` ${t('page.activity.longTerm')}` : endDate === undefined ? '' : ` - ${slashedDay(endDate)}`
  const text = `${startDate === undefined ? '' : slashedDay(startDate)}${until}`.trim()
  return text === '' ? null : <span className="site-dates">{text}</span>
}
