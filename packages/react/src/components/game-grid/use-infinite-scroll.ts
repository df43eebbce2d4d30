import { type GameList, LIMITS } from '@foyer/core'
import { type RefObject, useEffect } from 'react'
import { useInView } from '../../hooks/use-in-view.ts'
import { useStoreSelector } from '../../hooks/use-store-selector.ts'

/**
 * Asks for the next page while the grid's end is within 400 px of the screen (LIST-09). Core throttles; what it
 * dropped is asked for again. Not while the focus is behind the grid, so that the footer stays in reach of the keyboard.
 */
export function useInfiniteScroll(
  list: GameList,
  end: RefObject<HTMLElement | null>,
  whole: RefObject<HTMLElement | null>,
) {
  const isNear = useInView(end, false, `0px 0px ${LIMITS.prefetchPx}px 0px`)
  const page = useStoreSelector(list.$state, (state) => (state.status === 'ready' && state.hasMore ? state.page : 0))

  useEffect(() => {
    if (!isNear || page === 0) return
    const ask = () => {
      const element = whole.current
      const focused = document.activeElement
      const behind =
        element !== null &&
        focused !== null &&
        !element.contains(focused) &&
        (element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      if (!behind) list.loadMore()
    }
    ask()
    const timer = setInterval(ask, LIMITS.loadMoreMs)
    return () => clearInterval(timer)
  }, [list, isNear, page, whole])
}
