import { DividendScreen } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import { useTeamAddress } from '../team-address.ts'
import '@foyer/react/agency.css'
import '../team.css'

/** AGENT-22 */
export function Page(props: PageProps) {
  return (
    <div className="site-page site-team">
      <DividendScreen {...useTeamAddress(props, 'dividend')} />
    </div>
  )
}
