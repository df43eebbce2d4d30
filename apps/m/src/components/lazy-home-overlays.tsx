import { lazyComponent, useLazyWhenInteracted, useSession } from '@foyer/react'
import { useInteractedSinceMount } from '../layout/use-has-interacted.ts'

const extras = lazyComponent(async () => (await import('./home-overlays.tsx')).HomeOverlays)

/**
 * Loads the parts over the lobby with the first interaction, or a moment after the games; for members at once, since
 * popups of the sign-in open with the lobby (HOME-05).
 */
export function LazyHomeOverlays() {
  const hasInteracted = useInteractedSinceMount()
  const state = useLazyWhenInteracted(extras, useSession().type === 'member')
  return state.status === 'ready' ? <state.Component hasInteracted={hasInteracted} /> : null
}
