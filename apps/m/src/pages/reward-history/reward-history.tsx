import '../rewards.css'
import { RewardHistory } from '@foyer/react'

/** The rewards that are over, latest first. */
export function Page() {
  return (
    <div className="site-page">
      <RewardHistory />
    </div>
  )
}
