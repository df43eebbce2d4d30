import type { RedemptionState } from '@foyer/core'
import { useText } from '../../text/use-text.ts'
import { Badge, type BadgeProps } from '../badge/badge.tsx'

const TONES: Readonly<Record<RedemptionState, BadgeProps['tone']>> = {
  requested: 'plain',
  preparing: 'plain',
  sent: 'plain',
  delivered: 'accent',
  refused: 'danger',
}

/** Where an order is, in words and with a colour in addition. */
export function OrderState({ state }: { readonly state: RedemptionState }) {
  const t = useText()
  return <Badge tone={TONES[state]}>{t(`orders.state.${state}`)}</Badge>
}
