import { useEffect, useState } from 'react'

/** What people do to a page. */
export const INTERACTION_EVENTS = ['pointerdown', 'keydown', 'scroll'] as const
const INTERACTION_TIMEOUT_MS = 3000

/**
 * Whether somebody has begun to use the page, or it has stood for a moment: time to bring what the first screen does
 * without. A number, greater with every further sign until `enough`; undefined before the first one.
 */
export function useFirstInteraction(stop: boolean): number | undefined {
  const [signs, setSigns] = useState<number>()
  useEffect(() => {
    if (stop) return
    const count = () => {
      // Here the first screen ends and the rest begins: for whoever weighs them (`scripts/sizes`).
      performance.mark('foyer:prefetched')
      setSigns((known) => (known ?? 0) + 1)
    }
    const timer = setTimeout(count, INTERACTION_TIMEOUT_MS)
    for (const sign of INTERACTION_EVENTS) window.addEventListener(sign, count, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of INTERACTION_EVENTS) window.removeEventListener(sign, count)
    }
  }, [stop])
  return signs
}
