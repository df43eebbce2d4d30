import type { PromoBadge } from '@foyer/core'
import { useText } from '../../text/use-text.ts'

/** Where one stands with a promotion, or how one takes part, as a badge (PROMO-12). */
export function PromoLabelView({ label }: { readonly label: PromoBadge }) {
  const t = useText()
  return (
    <span className="fy-promo-label" data-label={label}>
      {t(`promo.label.${label}`)}
    </span>
  )
}
