import { PayoutAccountsScreen } from '@foyer/react'
import '../withdrawal.css'

/** Where withdrawals go. */
export function Page() {
  return (
    <div className="site-page site-page--form">
      <PayoutAccountsScreen />
    </div>
  )
}
