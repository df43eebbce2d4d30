import { ProfitAndLossRecords } from '@foyer/react'

/** ROUTE-19 */
export function Page() {
  return (
    <div className="site-page">
      <ProfitAndLossRecords />
    </div>
  )
}
