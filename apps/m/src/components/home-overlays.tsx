import { FloatingSupport, HomePopups, type HomePopupsProps, useSession } from '@foyer/react'
import { useHasInteracted } from '../layout/use-has-interacted.ts'

/**
 * Parts of the lobby that load after its first screen: customer service and popups (HOME-05, HOME-06). Popups open at
 * once for members, who may have just signed in, and after the first interaction for guests.
 */
export function HomeOverlays({ hasInteracted }: HomePopupsProps) {
  const hasEverInteracted = useHasInteracted()
  const { type } = useSession()
  return (
    <>
      <FloatingSupport />
      {hasEverInteracted || type === 'member' ? <HomePopups hasInteracted={hasInteracted} /> : null}
    </>
  )
}
