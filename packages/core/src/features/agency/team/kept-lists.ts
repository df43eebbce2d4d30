import type { Scope } from '../../../kernel/scope.ts'
import type { Session } from '../../auth/session/session.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'

/** Lists whose screen was left, as they were: who goes back to it finds them so. */
export interface KeptLists<Kept> {
  /**
   * The list of this place, as it is shown there or was left, or a new one. Each take needs a `dispose()` of its own: the last
   * one leaves the list there, for a while. Without a place it ends at once.
   *
   * Renderers that throw a render away and begin again take twice before anything is shown.
   */
  take(place: string | undefined, make: () => Kept): Kept
}

interface Keepable {
  dispose(): void
}

interface KeptEntry<Kept> {
  readonly list: Kept
  readonly end: () => void
  takers: number
}

interface KeptListsOptions<Kept> {
  readonly scope: Scope
  readonly session: Pick<Session, '$state'>
  /** Others have nothing to come back to. */
  readonly isReady: (list: Kept) => boolean
}

/** The oldest goes first. */
const MOST_KEPT = 4

export function createKeptLists<Kept extends Keepable>({
  scope,
  session,
  isReady,
}: KeptListsOptions<Kept>): KeptLists<Kept> {
  const entries = new Map<string, KeptEntry<Kept>>()
  /** The oldest first. */
  const left = () => [...entries].filter(([, { takers }]) => takers === 0)
  const drop = (place: string, { end }: KeptEntry<Kept>) => {
    entries.delete(place)
    end()
  }
  const clear = () => {
    for (const [place, entry] of left()) drop(place, entry)
  }
  scope.add(clear)
  scope.add(onUserChange(session, clear))

  function leave(place: string, entry: KeptEntry<Kept>): void {
    entry.takers -= 1
    if (entry.takers > 0) return
    if (scope.disposed || !isReady(entry.list)) {
      drop(place, entry)
      return
    }
    // As the latest.
    entries.delete(place)
    entries.set(place, entry)
    for (const [oldest, kept] of left().slice(0, -MOST_KEPT)) drop(oldest, kept)
  }

  function add(place: string, made: Kept): KeptEntry<Kept> {
    const end = made.dispose
    const entry: KeptEntry<Kept> = {
      list: Object.assign(made, { dispose: () => leave(place, entry) }),
      end,
      takers: 0,
    }
    entries.set(place, entry)
    return entry
  }

  return {
    take(place, make) {
      if (place === undefined) return make()
      const entry = entries.get(place) ?? add(place, make())
      entry.takers += 1
      return entry.list
    },
  }
}
