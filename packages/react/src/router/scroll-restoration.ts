import { historyEntryKey } from '../hooks/history-entry.ts'
import { type PlaceAnchor, pageShape, readPlaceAnchor, topOfPlace } from '../hooks/page-place.ts'
import { onInteraction } from '../hooks/when-interacted-or-idle.ts'

/** Where every entry of the history was scrolled to. */
const ENTRIES_KEY = 'foyer-scroll'
/** Where the last document of this tab was left. */
const LEFT_KEY = 'foyer-left'
/** Entries remembered; the oldest is forgotten first. */
const MAX_ENTRIES = 50
/** How long content may take to grow back to its height: ten pages of a list on a slow line. */
const GROW_TIMEOUT_MS = 15_000
/** How long the page must stand still before the item on screen is noted. */
const STILL_MS = 100

/**
 * A place in a page: the item that was on screen, and the number of pixels, which leads to the same item only as long as
 * the page has the same shape.
 */
export interface PagePlace {
  readonly y: number
  readonly anchor?: PlaceAnchor | undefined
}

interface ScrollPosition extends PagePlace {
  readonly path: string
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
   * @returns the place that it was still being brought to, for a restoration that begins with the same page
   */
  end(): PagePlace | undefined
  /** The session has ended: the addresses of its pages are forgotten. Core removes the stored ones. */
  forget(): void
}

/**
 * Scroll restoration, the only one of the site: remembers how far each history entry was scrolled, over reloads and
 * visits to games too, and brings a page that was left back to its place.
 *
 * @param unfinished where an earlier restoration of this page has not come to
 */
export function restoreScroll(path: string, unfinished?: PagePlace): ScrollRestoration {
  const isReturn = !isFirst || isBackForwardOrReload()
  isFirst = false
  const places = readPositions()
  const gone = new AbortController()
  let entry = entryKey()
  let here = path
  /** The address of a step in the history, until a page arrives. */
  let popped: string | undefined
  /** The place being restored; places on the way there are not stored. */
  let goal: PagePlace | undefined
  let stop = () => {}
  /** Where the person has brought the page, and the shape for which the page was brought there last. */
  let place: PagePlace = { y: 0 }
  let shape = ''
  /** Where a script has scrolled to: no wish of the person. */
  let ownY: number | undefined
  let still: ReturnType<typeof setTimeout> | undefined

  const currentPlace = (): PagePlace => {
    if (goal !== undefined) return goal
    const y = window.scrollY
    return y === place.y || y === ownY ? place : { y }
  }
  const noteAnchor = () => {
    clearTimeout(still)
    if (goal !== undefined || here !== currentPath()) return
    const y = window.scrollY
    if (y === ownY) return
    ownY = undefined
    shape = pageShape()
    place = { y, anchor: y === 0 ? undefined : readPlaceAnchor() }
    remember()
  }
  /** Brings the item that was on screen back, after the page has taken another shape. */
  const keepAnchor = () => {
    if (goal !== undefined || place.anchor === undefined || shape === pageShape()) return
    shape = pageShape()
    const y = targetOf(place)
    if (y === undefined || Math.abs(window.scrollY - y) < 1) return
    scrollNow(y)
    ownY = window.scrollY
  }
  const follow = () => {
    if (goal === undefined && place.anchor !== undefined && shape !== pageShape()) return keepAnchor()
    remember()
    clearTimeout(still)
    still = setTimeout(noteAnchor, STILL_MS)
  }
  const remember = () => {
    if (here !== currentPath()) return
    places.delete(entry)
    places.set(entry, { path: here, ...currentPlace() })
    for (const oldest of places.keys()) {
      if (places.size <= MAX_ENTRIES) break
      places.delete(oldest)
    }
  }
  const placeOf = () => {
    const place = places.get(entry)
    return place?.path === here ? place : undefined
  }
  const restore = (wanted: PagePlace) => {
    stop()
    clearTimeout(still)
    goal = wanted
    stop = scrollWhenTallEnough(wanted, () => {
      goal = undefined
      place = wanted
      shape = pageShape()
      ownY = window.scrollY
    })
  }
  const { signal } = gone
  window.addEventListener('scroll', follow, { passive: true, signal })
  window.addEventListener('resize', keepAnchor, { signal })
  // Rows get their size after the screen has its own.
  const shapes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(keepAnchor)
  shapes?.observe(document.body)
  // A tap may lead away before the page has stood still for long.
  const ignore = onInteraction(noteAnchor)
  const save = () => {
    remember()
    writeStored(LEFT_KEY, { path: here, ...currentPlace() })
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
      restore((back ? placeOf() : undefined) ?? { y: 0 })
      return stop
    },
    end() {
      const unreached = goal
      noteAnchor()
      save()
      stop()
      clearTimeout(still)
      shapes?.disconnect()
      ignore()
      gone.abort()
      return unreached
    },
    forget: () => places.clear(),
  }
}

/** The number of pixels that leads to a place now. Undefined as long as the page does not have its item. */
function targetOf({ y, anchor }: PagePlace): number | undefined {
  if (anchor === undefined || anchor.shape === pageShape()) return y
  const top = topOfPlace(anchor.id)
  return top === undefined ? undefined : Math.max(0, top - anchor.offset)
}

function scrollNow(y: number): void {
  window.scrollTo({ top: y, behavior: 'instant' })
  // The browser sends `scroll` in the next frame; a long list, which draws by it, would be empty in this one.
  window.dispatchEvent(new Event('scroll'))
}

/**
 * Whether a field has the focus. A page that comes back with a refused field brings it into view, which matters more than the
 * place where the page was left.
 */
function hasFocusedField(): boolean {
  return document.activeElement?.matches('input, select, textarea') === true
}

/**
 * Scrolls now if the page is tall enough and has the item of the place, else as soon as it is; an interaction or a field
 * that gets the focus ends the wait.
 */
function scrollWhenTallEnough(place: PagePlace, done: () => void): () => void {
  const isThere = () => {
    const target = targetOf(place)
    const y = target ?? place.y
    if (Math.abs(window.scrollY - y) >= 1) scrollNow(y)
    return target !== undefined && Math.abs(window.scrollY - y) < 1
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
    if (hasFocusedField() || isThere()) stop()
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
function leftAt(path: string): PagePlace | undefined {
  const left = readStored(LEFT_KEY)
  return isScrollPosition(left) && left.path === path ? left : undefined
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
    typeof value.y === 'number' &&
    (!('anchor' in value) || value.anchor === undefined || isAnchor(value.anchor))
  )
}

function isAnchor(value: unknown): value is PlaceAnchor {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'offset' in value &&
    typeof value.offset === 'number' &&
    'shape' in value &&
    typeof value.shape === 'string'
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
