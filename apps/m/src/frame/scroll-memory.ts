import { useEffect, useLayoutEffect, useRef } from 'react'

const KEY = 'foyer-scroll'
/** Entries remembered; the oldest is forgotten first. */
const KEPT = 50
/** How long content may take to grow back to its height. */
const PATIENCE_MS = 4000

interface Place {
  readonly path: string
  readonly y: number
}

/**
 * Brings every entry of the history back to where it was left, once its content is tall enough again, and starts
 * new ones at the top (HOME-01). Positions survive a reload and a visit to a game.
 */
export function useScrollMemory(path: string): void {
  const places = useRef<Map<string, Place>>(undefined)
  places.current ??= readPlaces()
  const current = useRef({ entry: '', path: '' })

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => {
      const { entry, path: at } = current.current
      const kept = places.current
      if (kept === undefined || entry === '' || at !== ownPath()) return
      kept.delete(entry)
      kept.set(entry, { path: at, y: window.scrollY })
      for (const oldest of kept.keys()) {
        if (kept.size <= KEPT) break
        kept.delete(oldest)
      }
    }
    const write = () => {
      remember()
      writePlaces(places.current ?? new Map())
    }
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', write)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', write)
    }
  }, [])

  useLayoutEffect(() => {
    const entry = entryKey()
    current.current = { entry, path }
    const place = places.current?.get(entry)
    return goTo(place?.path === path ? place.y : 0)
  }, [path])
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
