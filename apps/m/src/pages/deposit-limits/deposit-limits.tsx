import { DepositLimitsScreen } from '@foyer/react'
import '../withdrawal.css'

/** What the member may bring in at most, as the member sets it. */
export function Page() {
  return (
    <div className="site-page site-page--form">
      <DepositLimitsScreen />
    </div>
  )
}
