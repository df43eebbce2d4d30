import type { Promotion } from '@foyer/core'
import { periodText, useText, useTranslation } from '@foyer/react'

/** PROMO-05, PROMO-06 */
export function PromotionDates({ promotion }: { readonly promotion: Promotion }) {
  const text = periodText(useText(), useTranslation().tag, promotion)
  return text === '' ? null : <span className="site-dates">{text}</span>
}
