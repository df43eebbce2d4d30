import { type RefObject, useEffect, useState } from 'react'
import { hasIntersectionObserver, observeIntersection } from './observe-intersection.ts'

/**
 * Whether any of the element is on screen; `before` the platform has told, and where it cannot.
 *
 * @param isWatched whether the platform is asked. Default: yes
 */
export function useInView(
  target: RefObject<Element | null>,
  before: boolean,
  rootMargin?: string,
  isWatched = true,
): boolean {
  const [inView, setInView] = useState(before)
  useEffect(
    () =>
      isWatched && hasIntersectionObserver()
        ? observeIntersection(target.current, ({ isIntersecting }) => setInView(isIntersecting), rootMargin)
        : undefined,
    [target, rootMargin, isWatched],
  )
  return inView
}
