import type { PromoLabel as Label } from '@foyer/core'
import { useText } from '../../text/use-text.ts'

/** Where one stands with a promotion, as a badge (PROMO-12). */
export function PromoLabel({ label }: { readonly label: Label }) {
  const t = useText()
  return (
    <span className="fy-promo-label" data-label={label}>
      {t(`promo.label.${label}`)}
    </span>
  )
}
