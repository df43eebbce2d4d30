import { historyEntryKey } from '../hooks/history-entry.ts'
import { onInteraction } from '../hooks/when-interacted-or-idle.ts'

/** Where every entry of the history was scrolled to. */
const ENTRIES_KEY = 'foyer-scroll'
/** Where the last document of this tab was left. */
const LEFT_KEY = 'foyer-left'
/** Entries remembered; the oldest is forgotten first. */
const MAX_ENTRIES = 50
/** How long content may take to grow back to its height: ten pages of a list on a slow line. */
const GROW_TIMEOUT_MS = 15_000

interface ScrollPosition {
  readonly path: string
  readonly y: number
}

/** How this document was reached says nothing about a site that is closed and opened again in it. */
let isFirst = true

/** The last scroll position of every history entry. */
export interface ScrollRestoration {
  /** Call when another page is rendered: scrolls to its last position, or to its top. The returned function ends the wait for its height. */
  arrive(path: string): () => void
  /**
   * Call before the page is taken from the document, which would change its position.
   *
   * @returns the position that it was still being brought to, for a restoration that begins with the same page
   */
  end(): number | undefined
  /** The session has ended: the addresses of its pages are forgotten. Core removes the stored ones. */
  forget(): void
}

/**
 * Scroll restoration, the only one of the site: remembers how far each history entry was scrolled, over reloads and
 * visits to games too, and brings a page that was left back to its place.
 *
 * @param unfinished where an earlier restoration of this page has not come to
 */
export function restoreScroll(path: string, unfinished?: number): ScrollRestoration {
  const isReturn = !isFirst || isBackForwardOrReload()
  isFirst = false
  const places = readPositions()
  const gone = new AbortController()
  let entry = entryKey()
  let here = path
  /** The address of a step in the history, until a page arrives. */
  let popped: string | undefined
  /** The position being restored; positions on the way there are not stored. */
  let goal: number | undefined
  let stop = () => {}

  const remember = () => {
    if (here !== currentPath()) return
    places.delete(entry)
    places.set(entry, { path: here, y: goal ?? window.scrollY })
    for (const oldest of places.keys()) {
      if (places.size <= MAX_ENTRIES) break
      places.delete(oldest)
    }
  }
  const placeOf = () => {
    const place = places.get(entry)
    return place?.path === here ? place.y : undefined
  }
  const restore = (y: number) => {
    stop()
    goal = y
    stop = scrollWhenTallEnough(y, () => {
      goal = undefined
    })
  }
  const { signal } = gone
  window.addEventListener('scroll', remember, { passive: true, signal })
  const save = () => {
    remember()
    writeStored(LEFT_KEY, { path: here, y: goal ?? window.scrollY })
    writeStored(ENTRIES_KEY, [...places])
  }
  window.addEventListener('pagehide', save, { signal })
  // This listener must run before those that render the page.
  window.addEventListener(
    'popstate',
    () => {
      popped = currentPath()
    },
    { capture: true, signal },
  )

  // The person has scrolled meanwhile: keep that position.
  const known = unfinished ?? (window.scrollY > 0 ? undefined : isReturn ? placeOf() : leftAt(here))
  if (known === undefined) remember()
  else restore(known)

  return {
    arrive(next) {
      entry = entryKey()
      here = next
      // Without identities of entries, a link to an earlier page would look like going back to it.
      const back = hasEntryKeys() || popped === next
      popped = undefined
      restore((back ? placeOf() : undefined) ?? 0)
      return stop
    },
    end() {
      const unreached = goal
      save()
      stop()
      gone.abort()
      return unreached
    },
    forget: () => places.clear(),
  }
}

/** Scrolls now if the page is tall enough, else as soon as it is; a scroll by the person ends the wait. */
function scrollWhenTallEnough(y: number, done: () => void): () => void {
  const isThere = () => {
    if (Math.abs(window.scrollY - y) >= 1) {
      window.scrollTo({ top: y, behavior: 'instant' })
      // The browser sends `scroll` in the next frame; a long list, which draws by it, would be empty in this one.
      window.dispatchEvent(new Event('scroll'))
    }
    return Math.abs(window.scrollY - y) < 1
  }
  if (isThere()) {
    done()
    return () => {}
  }
  let stopped = false
  const stop = () => {
    if (stopped) return
    stopped = true
    clearTimeout(timer)
    observer.disconnect()
    ignore()
    done()
  }
  const observer = new ResizeObserver(() => {
    if (isThere()) stop()
  })
  const timer = setTimeout(stop, GROW_TIMEOUT_MS)
  const ignore = onInteraction(stop)
  observer.observe(document.body)
  return stop
}

function currentPath(): string {
  return location.pathname + location.search + location.hash
}

function hasEntryKeys(): boolean {
  return 'navigation' in window
}

/** Identity of the history entry; without one, the address. */
function entryKey(): string {
  return historyEntryKey() ?? currentPath()
}

/** Whether this document is a reload or a step in the history, and not reached by an address or a link. */
function isBackForwardOrReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate'
}

/**
 * The scroll position of the last document of this tab, if it had this address. A game in the same window has a
 * way back of its own, which is a link: neither a reload nor a step in the history.
 */
function leftAt(path: string): number | undefined {
  const left = readStored(LEFT_KEY)
  return isScrollPosition(left) && left.path === path ? left.y : undefined
}

function readPositions(): Map<string, ScrollPosition> {
  const stored = readStored(ENTRIES_KEY)
  return new Map(Array.isArray(stored) ? stored.filter(isEntry) : [])
}

function isEntry(row: unknown): row is [string, ScrollPosition] {
  return Array.isArray(row) && isScrollPosition(row[1])
}

function isScrollPosition(value: unknown): value is ScrollPosition {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'y' in value &&
    typeof value.y === 'number'
  )
}

function readStored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    // Denied or damaged storage: pages simply start at the top.
    return undefined
  }
}

function writeStored(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // See above.
  }
}
