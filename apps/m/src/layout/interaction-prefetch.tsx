import { lazyComponent, useInteractionPrefetch, useLazyWhenInteracted, whenInteractedOrIdle } from '@foyer/react'
import { usePagePrefetch } from '@foyer/react/router'
import { useLayoutEffect } from 'react'

const lazyOverlays = lazyComponent(async () => (await import('./game-overlays.tsx')).GameOverlays)

/** Prefetches what a touch may need, with the first interaction or a moment after the first screen. */
export function InteractionPrefetch() {
  // Divides the first screen from what is prefetched, for `scripts/sizes` and tests. Layout effects run first.
  useLayoutEffect(() => whenInteractedOrIdle(async () => performance.mark('foyer:prefetched')), [])
  useInteractionPrefetch()
  // The shelves of the lobby lead to this list.
  usePagePrefetch('categoryGames')
  const part = useLazyWhenInteracted(lazyOverlays)
  return part.status === 'ready' ? <part.Component /> : null
}
