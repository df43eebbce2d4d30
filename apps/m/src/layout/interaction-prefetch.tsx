import { lazyComponent, useLazyWhenInteracted, usePrefetchForTaps } from '@foyer/react'

const lazyOverlays = lazyComponent(async () => (await import('./game-overlays.tsx')).GameOverlays)

/** Prefetches what a touch may need, with the first interaction or a moment after the first screen. */
export function InteractionPrefetch() {
  usePrefetchForTaps()
  const part = useLazyWhenInteracted(lazyOverlays)
  return part.status === 'ready' ? <part.Component /> : null
}
