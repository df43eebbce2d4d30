import { createInstanceCache } from '../../kernel/instance-cache.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { Session } from '../auth/session/session.ts'
import { onUserChange } from '../auth/session/user-scope.ts'
import type { RecordList } from '../cashier/records/period-lists.ts'

/** Lists whose screen was left, as they were: who goes back to it finds them so. */
export interface KeptLists<Kept> {
  /**
   * The list of this place, as it is shown there or was left, or a new one. The last `release()` of those that have it leaves
   * it there, for a while. Without a place it ends at once.
   */
  retain(place: string | undefined, make: () => Kept): { readonly item: Kept; release(): void }
}

interface KeptListsOptions<Kept> {
  readonly scope: Scope
  readonly session: Pick<Session, '$state'>
  /** Others have nothing to come back to. */
  readonly isReady: (list: Kept) => boolean
}

const MAX_KEPT = 4

export function createKeptLists<Kept extends { dispose(): void }>(options: KeptListsOptions<Kept>): KeptLists<Kept> {
  const { scope, session, isReady } = options
  const kept = createInstanceCache<Kept>(MAX_KEPT, (list) => !scope.disposed && isReady(list))
  scope.add(kept.clear)
  scope.add(onUserChange(session, kept.clear))
  return {
    retain(place, make) {
      if (place !== undefined) return kept.retain(place, make)
      const item = make()
      return { item, release: item.dispose }
    },
  }
}

/** A list for one of those that have it. */
export function heldList<Row, Totals>(list: RecordList<Row, Totals>, release: () => void): RecordList<Row, Totals> {
  return {
    ...list,
    get items() {
      return list.items
    },
    dispose: release,
  }
}
