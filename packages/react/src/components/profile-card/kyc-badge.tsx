import type { KycStatus } from '@foyer/core'
import { BadgeCheck, CircleAlert, Hourglass, type LucideIcon, ShieldAlert } from 'lucide-react'
import type { TextKey } from '../../text/locales.ts'
import { useText } from '../../text/use-text.ts'

const BADGES: Readonly<Record<KycStatus, readonly [LucideIcon, TextKey]>> = {
  none: [ShieldAlert, 'identity.state.none'],
  pending: [Hourglass, 'identity.state.pending'],
  verified: [BadgeCheck, 'identity.state.verified'],
  rejected: [CircleAlert, 'identity.state.rejected'],
}

/** The state of the verification, as a badge with a text (VERIFY-03). */
export function KycBadge({ state }: { readonly state: KycStatus }) {
  const t = useText()
  const [Icon, words] = BADGES[state]
  return (
    <span className="fy-kyc-badge" data-state={state}>
      <Icon aria-hidden className="fy-icon" />
      {t(words)}
    </span>
  )
}
