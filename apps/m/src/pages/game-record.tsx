import { BetRecords } from '@foyer/react'

/** ROUTE-19 */
export function Page() {
  return (
    <div className="site-page">
      <BetRecords />
    </div>
  )
}
