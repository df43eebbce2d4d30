import { type RefObject, startTransition, useEffect, useState } from 'react'
import { hasIntersectionObserver, observeIntersection } from './observe-intersection.ts'

/** How far below the screen an element still counts as near. */
const ROOT_MARGIN = '600px'

/** The longest wait for an idle moment, for phones that are busy with scrolling, ms. */
const IDLE_TIMEOUT_MS = 500

/**
 * Whether an element has been near the screen. At once when it is visible; when it is below the screen, in the next idle
 * moment, so that its rendering does not delay the visible part. True without an IntersectionObserver.
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
