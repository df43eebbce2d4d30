const KEY = 'foyer-left'

interface SavedScroll {
  readonly path: string
  readonly y: number
}

/** Whether this document is a reload or a step in the history, and not reached by an address or a link. */
export function isBackForwardOrReload(): boolean {
  const [reloadKey] = performance.getEntriesByType('navigation')
  return reloadKey instanceof PerformanceNavigationTiming && reloadKey.type !== 'navigate'
}

/**
 * The scroll position of the last document of this tab, if it had this address. A game in the same window has a
 * way back of its own, which is a link: neither a reload nor a step in the history.
 */
export function savedScroll(path: string): number | undefined {
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isSavedScroll(left) && left.path === path ? left.y : undefined
  } catch {
    // Denied or damaged storage: the page begins at its top.
    return undefined
  }
}

/** Stores the scroll position when the document is left. */
export function saveScroll(left: SavedScroll): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(left))
  } catch {
    // See above.
  }
}

/** Whether there may be a stored scroll position. */
export function isRestoredNavigation(path: string): boolean {
  return isBackForwardOrReload() || savedScroll(path) !== undefined
}

function isSavedScroll(value: unknown): value is SavedScroll {
  return typeof value === 'object' && value !== null && 'path' in value && 'y' in value && typeof value.y === 'number'
}
