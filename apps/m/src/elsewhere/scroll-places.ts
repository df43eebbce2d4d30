import { cameBack } from '../frame/came-back.ts'

const KEY = 'foyer-scroll'
/** Entries remembered; the oldest is forgotten first. */
const KEPT = 50
/** How long content may take to grow back to its height. */
const PATIENCE_MS = 4000

interface Place {
  readonly path: string
  readonly y: number
}

/** Where every entry of the history was left. */
export interface ScrollPlaces {
  /** Another page stands: goes where it was left, or to its top. The returned function ends the wait for its height. */
  arrive(path: string): () => void
  end(): void
}

/** Remembers from now on, over reloads and visits to games too; a page that was left is brought back to its place. */
export function followPlaces(path: string): ScrollPlaces {
  const places = readPlaces()
  const gone = new AbortController()
  let entry = entryKey()
  let here = path

  const remember = () => {
    if (here !== ownPath()) return
    places.delete(entry)
    places.set(entry, { path: here, y: window.scrollY })
    for (const oldest of places.keys()) {
      if (places.size <= KEPT) break
      places.delete(oldest)
    }
  }
  const placeOf = () => {
    const place = places.get(entry)
    return place?.path === here ? place.y : undefined
  }
  window.addEventListener('scroll', remember, { passive: true, signal: gone.signal })
  window.addEventListener(
    'pagehide',
    () => {
      remember()
      writePlaces(places)
    },
    { signal: gone.signal },
  )

  // Whoever has come by a link, or has scrolled meanwhile, is where they want to be.
  const known = cameBack() && window.scrollY === 0 ? placeOf() : undefined
  let stop = known === undefined ? () => {} : goTo(known)
  if (known === undefined) remember()

  return {
    arrive(next) {
      stop()
      entry = entryKey()
      here = next
      stop = goTo(placeOf() ?? 0)
      return stop
    },
    end() {
      stop()
      gone.abort()
    },
  }
}

/** Scrolls now if the page is tall enough, else as soon as it is; a finger on the page ends the wait. */
function goTo(y: number): () => void {
  window.scrollTo({ top: y, behavior: 'instant' })
  if (Math.abs(window.scrollY - y) < 2) return () => {}
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top: y, behavior: 'instant' })
    if (Math.abs(window.scrollY - y) < 2) stop()
  })
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
    for (const type of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(type, stop)
  }
  const timer = setTimeout(stop, PATIENCE_MS)
  for (const type of ['wheel', 'touchstart', 'keydown']) window.addEventListener(type, stop, { passive: true })
  observer.observe(document.body)
  return stop
}

function ownPath(): string {
  return location.pathname + location.search + location.hash
}

/** Identity of the history entry; where the browser has none, the address has to do. */
function entryKey(): string {
  return ('navigation' in window ? window.navigation.currentEntry?.key : undefined) ?? ownPath()
}

function readPlaces(): Map<string, Place> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    if (Array.isArray(stored)) return new Map(stored.filter(isPlace))
  } catch {
    // Denied or damaged storage: pages simply start at the top.
  }
  return new Map()
}

function isPlace(row: unknown): row is [string, Place] {
  return Array.isArray(row) && typeof row[1]?.path === 'string' && typeof row[1].y === 'number'
}

function writePlaces(places: ReadonlyMap<string, Place>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...places]))
  } catch {
    // See above.
  }
}
