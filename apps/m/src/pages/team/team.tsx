import { TeamMembers, useFoyer } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import { useTeamAddress } from '../team-address.ts'
import '../team.css'

/** AGENT-11 */
export function Page(props: PageProps) {
  const { access } = useFoyer()
  return (
    <div className="site-page site-team-members">
      <TeamMembers {...useTeamAddress(props, 'team')} onOf={(of) => access.go({ name: 'team', params: { of } })} />
    </div>
  )
}
