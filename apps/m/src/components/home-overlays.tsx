import { HomePopups, type HomePopupsProps, SupportButtons, useSession } from '@foyer/react'
import { useHasInteracted } from '../layout/use-has-interacted.ts'

/**
 * What the lobby does without at first: customer service, and what opens by itself (HOME-05, HOME-06). Whoever has just
 * logged in is told at once; a guest is not spoken to before they have begun to look around.
 */
export function HomeOverlays({ begun }: HomePopupsProps) {
  const everBegun = useHasInteracted()
  const { type } = useSession()
  return (
    <>
      <SupportButtons />
      {everBegun || type === 'member' ? <HomePopups begun={begun} /> : null}
    </>
  )
}
