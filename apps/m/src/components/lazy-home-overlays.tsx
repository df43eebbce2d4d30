import { lazyComponent, useLazyComponent, useSession } from '@foyer/react'
import { useState } from 'react'
import { useInteractedSinceMount } from '../layout/use-has-interacted.ts'
import { useInteractionCount } from '../layout/use-interaction-count.ts'

const extras = lazyComponent(async () => (await import('./home-overlays.tsx')).HomeOverlays)

/**
 * Loads the parts over the lobby with the first interaction, or a moment after the games; for members at once, since
 * popups of the sign-in open with the lobby (HOME-05).
 */
export function LazyHomeOverlays() {
  const [isLoaded, setLoaded] = useState(false)
  const hasInteracted = useInteractedSinceMount()
  const atOnce = useSession().type === 'member' ? 0 : undefined
  const state = useLazyComponent(extras, useInteractionCount(isLoaded) ?? atOnce)
  if (state.status !== 'ready') return null
  if (!isLoaded) setLoaded(true)
  return <state.Component hasInteracted={hasInteracted} />
}
