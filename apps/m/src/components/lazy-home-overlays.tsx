import { lazyComponent, useLazyComponent, useSession } from '@foyer/react'
import { useState } from 'react'
import { useFirstInteraction } from '../layout/use-first-interaction.ts'
import { useBegunHere } from '../layout/use-has-interacted.ts'

const extras = lazyComponent(async () => (await import('./home-overlays.tsx')).HomeOverlays)

/**
 * What stands over the lobby. It comes with the first sign of life, or a moment after the games; for members at once,
 * since what they are told after the login comes with the lobby (HOME-05).
 */
export function LazyHomeOverlays() {
  const [here, setHere] = useState(false)
  const begun = useBegunHere()
  const atOnce = useSession().type === 'member' ? 0 : undefined
  const state = useLazyComponent(extras, useFirstInteraction(here) ?? atOnce)
  if (state.status !== 'ready') return null
  if (!here) setHere(true)
  return <state.Component begun={begun} />
}
