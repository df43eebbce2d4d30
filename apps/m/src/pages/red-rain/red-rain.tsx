import { RedRainView } from '@foyer/react'
import '@foyer/react/agency.css'

/** The red envelope rain (AGENT-12). */
export function Page() {
  return (
    <div className="site-page">
      <RedRainView />
    </div>
  )
}
