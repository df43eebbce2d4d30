import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useCurrentPage } from '../hooks/use-current-page.ts'
import { pageOf } from './page-of.ts'

/** The page can be read in its first frame. An element that is invisible then counts as unpainted. */
const FROM_OPACITY = 0.4

/**
 * Fades a new page in for as long as core says (ROUTE-25). The fade runs on the compositor and delays no paint: a view
 * transition would hold the old page for two frames.
 */
export function usePageFade(main: RefObject<HTMLElement | null>): void {
  const { transition, result } = useCurrentPage()
  // A control that changes what its page shows changes only the query.
  const page = pageOf(result.route.path)
  const last = useRef(page)
  useLayoutEffect(() => {
    if (last.current === page) return
    last.current = page
    const element = main.current
    if (element === null || transition.type !== 'fade' || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // Browsers of 2019 and jsdom animate no elements.
    element.animate?.([{ opacity: FROM_OPACITY }, { opacity: 1 }], { duration: transition.ms, easing: 'ease-out' })
  }, [main, page, transition])
}
