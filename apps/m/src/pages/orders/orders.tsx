import '../rewards.css'
import { OrderList } from '@foyer/react'

/** The orders of the points mall, latest first. */
export function Page() {
  return (
    <div className="site-page">
      <OrderList />
    </div>
  )
}
