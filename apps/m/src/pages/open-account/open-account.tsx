import { OpenAccount } from '@foyer/react'
import '@foyer/react/agency.css'
import '../team.css'

/** AGENT-21 */
export function Page() {
  return (
    <div className="site-page">
      <OpenAccount />
    </div>
  )
}
