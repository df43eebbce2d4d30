import { TeamOverviewView } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import { useTeamAddress } from '../team-address.ts'
import '../team.css'

/** AGENT-09 */
export function Page(props: PageProps) {
  return (
    <div className="site-page site-team">
      <TeamOverviewView {...useTeamAddress(props, 'teamOverview')} />
    </div>
  )
}
