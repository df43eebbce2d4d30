import { lazyComponent, useLazyComponent, usePrefetchForTaps } from '@foyer/react'
import { useState } from 'react'
import { useInteractionCount } from './use-interaction-count.ts'

const lazyOverlays = lazyComponent(async () => (await import('./game-overlays.tsx')).GameOverlays)

/** Prefetches what a touch may need, with the first interaction or a moment after the first screen. */
export function InteractionPrefetch() {
  const [enough, setEnough] = useState(false)
  const sign = useInteractionCount(enough)
  const here = usePrefetchForTaps(sign)
  if (here && !enough) setEnough(true)
  const part = useLazyComponent(lazyOverlays, sign)
  return part.status === 'ready' ? <part.Component /> : null
}
