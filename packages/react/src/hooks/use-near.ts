import { type RefObject, startTransition, useEffect, useState } from 'react'
import { canSee, watchSight } from './watch-sight.ts'

/** How far below the screen something may lie and still be made ready. */
const AHEAD = '600px'

/** Whoever scrolls faster than the phone finds time does not wait for it, ms. */
const IDLE_WITHIN_MS = 500

/**
 * Whether an element has come near the screen; once it has, that stays. What is seen is at once, what lies ahead when
 * the phone has time: so it never comes in one piece with what is looked at. At once where the platform cannot tell.
 */
export function useNear(target: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near) return
    const come = () => startTransition(() => setNear(true))
    if (!canSee()) return come()
    const look = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry) => {
      if (!isIntersecting) return
      if (boundingClientRect.top < innerHeight || typeof requestIdleCallback === 'undefined') come()
      else requestIdleCallback(come, { timeout: IDLE_WITHIN_MS })
    }
    return watchSight(target.current, look, AHEAD)
  }, [target, near])
  return near
}
