import { useEffect, useState } from 'react'

/** Events of a person using the page. */
export const INTERACTION_EVENTS = ['pointerdown', 'keydown', 'scroll'] as const
const INTERACTION_TIMEOUT_MS = 3000

/**
 * Counts interactions, so that parts outside the first screen load with the first one. Without an interaction, one is
 * counted after a short time. Undefined before the first; no longer counts once `stop` is true.
 */
export function useInteractionCount(stop: boolean): number | undefined {
  const [signs, setSigns] = useState<number>()
  useEffect(() => {
    if (stop) return
    const count = () => {
      // Separates the first screen from the prefetched parts, for `scripts/sizes` and tests.
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
