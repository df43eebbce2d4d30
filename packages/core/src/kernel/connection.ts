import type { Unsubscribe } from '../ports/ports.ts'
import type { Store } from './store.ts'

/**
 * How requests fare (PERR-10, ERR-17). `slow`: one has waited for 8 s. `unreachable`: the last one got no answer, though the
 * device has a network. `offline`: it has none.
 */
export type ConnectionState = 'online' | 'slow' | 'unreachable' | 'offline'

export interface Connection {
  readonly $state: Store<ConnectionState>
  /** How many calls that change something are under way: a page that goes now does not learn how they end. */
  readonly $changes: Store<number>
  /**
   * Calls back when the device has a network again, and when the platform answers again. A failed read can be repeated then.
   * A listener may throw. The log gets `callback.failed`.
   */
  onReturn(listener: () => void): Unsubscribe
  /** Says that the platform answers again, for example after a maintenance. */
  reportReturn(): void
}
