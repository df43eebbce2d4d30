import type { FeatureContext } from './feature.ts'
import type { Resource } from './query.ts'
import type { Scope } from './scope.ts'
import type { Store } from './store.ts'

/** The platform acts when something is due, and not before: asked a little later, it has. */
const LATER_MS = 1000
/** Where it is late. */
const OVERDUE_MS = 15_000
/** Timers of browsers hold no longer than some weeks: what is due later is looked at again meanwhile. */
const MAX_WAIT_MS = 3_600_000

export interface RefreshWhenDueOptions<T> {
  readonly context: Pick<FeatureContext, 'ports' | 'time'>
  /** Ends it. */
  readonly scope: Scope
  readonly $state: Store<Resource<T>>
  /** When the data will be others, ms since the epoch, server time. */
  dueAt(data: T): number | undefined
  refresh(): Promise<unknown>
}

/** Asks anew when something is due, as long as the page is seen, and whenever it is shown again. */
export function refreshWhenDue<T>({ context, scope, $state, dueAt, refresh }: RefreshWhenDueOptions<T>): void {
  const { ports, time } = context
  let cancel = () => {}
  const arm = () => {
    cancel()
    const state = $state.get()
    const due = state.status === 'ready' ? dueAt(state.data) : undefined
    if (due === undefined || !ports.visibility.isVisible()) return
    const left = due - time.now()
    const wait = (left > 0 ? left : OVERDUE_MS) + LATER_MS
    cancel = wait <= MAX_WAIT_MS ? scope.timeout(() => void refresh(), wait) : scope.timeout(arm, MAX_WAIT_MS)
  }
  scope.add($state.listen(arm))
  scope.add(
    ports.visibility.onChange((visible) => {
      if (visible && $state.get().status !== 'idle') void refresh()
      else cancel()
    }),
  )
  arm()
}
