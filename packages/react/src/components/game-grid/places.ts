import type { GameList } from '@foyer/core'

interface Place {
  /** The history entry that showed it. */
  readonly entry: string
  /** px from the top */
  readonly top: number
}

/** Where each list stood when its page was left. By the store of its games, which outlives the page. */
const places = new WeakMap<GameList['$games'], Place>()

const KEY = 'MC_PLACE'

export function leavePlace(list: GameList, top: number): void {
  places.set(list.$games, { entry: historyEntry(), top })
}

/** Only for a way back: a list that is opened anew begins at its top. */
export function findPlace(list: GameList): number | undefined {
  const place = places.get(list.$games)
  return place !== undefined && place.entry === historyEntry() ? place.top : undefined
}

/** For the way back into a new document: from a game in this window, or a reload. */
export function leaveDocument(top: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname + location.search, top }))
  } catch {
    // Storage denied or full: the page begins at its top.
  }
}

/** Read once: whoever walks to the same page later begins at its top. */
export function returnToDocument(): number | undefined {
  try {
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    const left: unknown = text === null ? undefined : JSON.parse(text)
    if (typeof left !== 'object' || left === null || !('path' in left) || !('top' in left)) return undefined
    return left.path === location.pathname + location.search && typeof left.top === 'number' ? left.top : undefined
  } catch {
    // Storage denied, or not what we wrote.
    return undefined
  }
}

function historyEntry(): string {
  const { navigation } = window as { navigation?: { currentEntry?: { key: string } | null } }
  return navigation?.currentEntry?.key ?? JSON.stringify(window.history.state) ?? ''
}
