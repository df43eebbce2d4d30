import type { Scope } from '../../../kernel/scope.ts'
import type { Session } from '../../auth/session/session.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'

/** Lists whose screen was left, as they were: who goes back to it finds them so. */
export interface KeptLists<Kept> {
  /**
   * The list that was left at this place, or a new one. Its `dispose()` leaves it there, for a while; without a place it
   * ends at once.
   */
  take(place: string | undefined, make: () => Kept): Kept
}

interface Keepable {
  dispose(): void
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
  const left = new Map<string, { readonly list: Kept; readonly end: () => void }>()
  const clear = () => {
    for (const { end } of left.values()) end()
    left.clear()
  }
  scope.add(clear)
  scope.add(onUserChange(session, clear))

  function leave(place: string, list: Kept, end: () => void): void {
    const before = left.get(place)
    if (before?.list === list) return
    before?.end()
    left.delete(place)
    if (scope.disposed || !isReady(list)) {
      end()
      return
    }
    left.set(place, { list, end })
    for (const [oldest, kept] of left) {
      if (left.size <= MOST_KEPT) break
      kept.end()
      left.delete(oldest)
    }
  }

  return {
    take(place, make) {
      if (place === undefined) return make()
      const known = left.get(place)
      left.delete(place)
      if (known !== undefined) return known.list
      const list = make()
      const end = list.dispose
      return Object.assign(list, { dispose: () => leave(place, list, end) })
    },
  }
}
