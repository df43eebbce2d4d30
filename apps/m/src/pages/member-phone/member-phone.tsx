import { MemberPhoneScreen } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import '../withdrawal.css'

/** Settlement 44: the mobile number of the account, with the way back to the page that needs it. */
export function Page({ route }: PageProps) {
  return (
    <div className="site-page site-page--form">
      <MemberPhoneScreen task={route.params.task} />
    </div>
  )
}
