import '../rewards.css'
import { PointsHistory } from '@foyer/react'

/** What points came and went for. */
export function Page() {
  return (
    <div className="site-page">
      <PointsHistory />
    </div>
  )
}
