import { RebateSettingsView, useFoyer } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import '@foyer/react/agency.css'
import '../team.css'

/** AGENT-15 */
export function Page({ route }: PageProps) {
  const { access } = useFoyer()
  return (
    <div className="site-page">
      <RebateSettingsView
        memberId={route.query.of}
        onMember={(of) => access.go({ name: 'rebateSettings', params: of === undefined ? {} : { of } })}
      />
    </div>
  )
}
