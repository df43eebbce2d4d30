import { type Game, type GameList, type ListData, type ReadyResource, SPEC_CONSTANTS } from '@foyer/core'
import { type RefObject, useEffect } from 'react'
import { useInView } from '../../hooks/use-in-view.ts'

/**
 * Asks for the next page while the grid's end is within 400 px of the screen (LIST-09). Core throttles; what it
 * dropped is asked for again. Not while the focus is behind the grid, so that the footer stays in reach of the keyboard.
 */
export function useInfiniteScroll(
  list: GameList,
  state: ReadyResource<ListData<Game>>,
  end: RefObject<HTMLElement | null>,
  whole: RefObject<HTMLElement | null>,
  isMeasured: boolean,
) {
  // Until it is measured the grid is as high as the rows on screen, so that its end is near for no reason.
  const isNear = useInView(end, false, `0px 0px ${SPEC_CONSTANTS.prefetchPx}px 0px`, isMeasured)
  const page = pageBeforeNext(state)

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
function pageBeforeNext({ refreshing, stale, data }: ReadyResource<ListData<Game>>): number {
  return !refreshing && !stale && data.hasMore && data.more === 'idle' ? data.page : 0
}
