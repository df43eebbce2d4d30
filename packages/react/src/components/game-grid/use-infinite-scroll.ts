import { type GameList, SPEC_CONSTANTS } from '@foyer/core'
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
  const isNear = useInView(end, false, `0px 0px ${SPEC_CONSTANTS.prefetchPx}px 0px`)
  const page = useStoreSelector(list.$state, pageBeforeNext)

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
      if (!behind) void list.loadMore()
    }
    ask()
    const timer = setInterval(ask, SPEC_CONSTANTS.loadMoreMs)
    return () => clearInterval(timer)
  }, [list, isNear, page, whole])
}

/** The last page while the next one may be asked for; 0 while something is under way, or has failed. */
function pageBeforeNext(state: ReturnType<GameList['$state']['get']>): number {
  if (state.status !== 'ready' || state.refreshing || state.stale) return 0
  const { hasMore, more, page } = state.data
  return hasMore && more === 'idle' ? page : 0
}
