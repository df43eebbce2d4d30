import { TeamMembers, useFoyer } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import './team.css'

/** AGENT-11 */
export function Page({ route }: PageProps) {
  const { access } = useFoyer()
  return (
    <div className="site-page site-team-members">
      <TeamMembers of={route.query.of} onOf={(of) => access.go({ name: 'team', params: { of } })} />
    </div>
  )
}
