import { type RefObject, startTransition, useEffect, useState } from 'react'
import { hasIntersectionObserver, observeIntersection } from './observe-intersection.ts'

/** How far below the screen something may lie and still be made ready. */
const ROOT_MARGIN = '600px'

/** The longest wait for an idle moment, for phones that are busy with scrolling, ms. */
const IDLE_TIMEOUT_MS = 500

/**
 * Whether an element has come near the screen; once it has, that stays. What is seen is at once, what lies ahead when
 * the phone has time: so it never comes in one piece with what is looked at. At once where the platform cannot tell.
 */
export function useNearViewport(target: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear) return
    const markNear = () => startTransition(() => setNear(true))
    if (!hasIntersectionObserver()) return markNear()
    const onIntersect = ({ isIntersecting, boundingClientRect }: IntersectionObserverEntry) => {
      if (!isIntersecting) return
      if (boundingClientRect.top < innerHeight || typeof requestIdleCallback === 'undefined') markNear()
      else requestIdleCallback(markNear, { timeout: IDLE_TIMEOUT_MS })
    }
    return observeIntersection(target.current, onIntersect, ROOT_MARGIN)
  }, [target, isNear])
  return isNear
}
