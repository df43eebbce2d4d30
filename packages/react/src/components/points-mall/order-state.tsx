import type { RedemptionState } from '@foyer/core'
import { useText } from '../../text/use-text.ts'

/** Where an order is, in words and with a colour in addition. */
export function OrderState({ state }: { readonly state: RedemptionState }) {
  const t = useText()
  return (
    <span className="fy-order-state" data-state={state}>
      {t(`orders.state.${state}`)}
    </span>
  )
}
