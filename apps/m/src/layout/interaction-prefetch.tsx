import {
  lazyComponent,
  onInteraction,
  useFoyerContext,
  useInteractionPrefetch,
  useLazyWhenInteracted,
  whenInteractedOrIdle,
} from '@foyer/react'
import { useEffect, useLayoutEffect } from 'react'
import { site } from '#site'

const lazyOverlays = lazyComponent(async () => (await import('./game-overlays.tsx')).GameOverlays)

/** Prefetches what a touch may need, with the first interaction or a moment after the first screen. */
export function InteractionPrefetch() {
  // Divides the first screen from what is prefetched, for `scripts/sizes` and tests. Layout effects run first.
  useLayoutEffect(() => whenInteractedOrIdle(async () => performance.mark('foyer:prefetched')), [])
  useInteractionPrefetch()
  const { text } = useFoyerContext()
  // The list behind the shelves: a tap on one of them finds its code here. Not before somebody uses the page, since its
  // texts and parts would be a quarter of what the first load runs.
  useEffect(() => {
    const stop = onInteraction(() => {
      stop()
      const run = () => void Promise.allSettled([site.router.prepare('categoryGames', text)])
      if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 2000 })
      else setTimeout(run, 500)
    })
    return stop
  }, [text])
  const part = useLazyWhenInteracted(lazyOverlays)
  return part.status === 'ready' ? <part.Component /> : null
}
