import {
  ContractPrompts,
  FloatingSupport,
  HomePopups,
  type HomePopupsProps,
  InstallBar,
  useSession,
} from '@foyer/react'
import '@foyer/react/install.css'
import { useHasInteracted } from './use-has-interacted.ts'

export { InstallLink } from '@foyer/react'

/**
 * Parts of the lobby that load after its first screen: customer service, the bar of the app, and popups (HOME-05, HOME-06,
 * INSTALL-12). Popups open at
 * once for members, who may have just signed in, and after the first interaction for guests.
 */
export function HomeOverlays({ hasInteracted }: HomePopupsProps) {
  const hasEverInteracted = useHasInteracted()
  const { type } = useSession()
  return (
    <>
      <FloatingSupport />
      <InstallBar />
      {hasEverInteracted || type === 'member' ? <HomePopups hasInteracted={hasInteracted} /> : null}
      {type === 'member' ? <ContractPrompts hasInteracted={hasInteracted} /> : null}
    </>
  )
}
