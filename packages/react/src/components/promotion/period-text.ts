import type { Promotion } from '@foyer/core'
import { promotionPeriod } from '@foyer/core/site'
import { formatDate } from '../../text/dates.ts'
import type { Translate } from '../../text/i18n.ts'

/**
 * From when until when a promotion lasts, '' where neither is known (PROMO-05, PROMO-06).
 *
 * @param zone the merchant's, in which its days are cut
 */
export function periodText(t: Translate, tag: string, promotion: Promotion, zone: string): string {
  const period = promotionPeriod(promotion)
  const slashed = (at: number | string | undefined) => (at === undefined ? '' : formatDate(tag, at, 'slashed', zone))
  const [from, until] = [slashed(period.from), slashed(period.until)]
  const dates =
    from !== '' && until !== '' ? `${from} - ${until}` : until === '' ? from : t('promo.period.until', [until])
  return period.isLongTerm ? `${dates} ${t('promo.noEndDate')}`.trim() : dates
}
