import { ProfitAndLossRecords } from '@foyer/react'
import '../records.css'

/** ROUTE-19 */
export function Page() {
  return (
    <div className="site-page site-records">
      <ProfitAndLossRecords />
    </div>
  )
}
