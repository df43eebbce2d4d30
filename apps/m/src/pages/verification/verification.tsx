import { KycScreen } from '@foyer/react'
import '../member.css'

/** VERIFY-01 to VERIFY-04 */
export function Page() {
  return (
    <div className="site-page site-page--form">
      <KycScreen />
    </div>
  )
}
