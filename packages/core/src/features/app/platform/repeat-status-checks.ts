import type { Connection } from '../../../kernel/connection.ts'
import type { Scope } from '../../../kernel/scope.ts'
import type { Store } from '../../../kernel/store.ts'
import type { Ports, Unsubscribe } from '../../../ports/ports.ts'
import type { PlatformStatus } from './types.ts'

/** The first wait, ms. Each is twice the one before. */
const FIRST_MS = 5000
const MAX_WAIT_MS = 120_000

export interface StatusCheckOptions {
  readonly ports: Pick<Ports, 'random' | 'visibility'>
  readonly connection: Connection
  readonly scope: Scope
  readonly $status: Store<PlatformStatus>
  check(): Promise<unknown>
}

/**
 * Asks for the status again and again while the site is closed or the platform cannot be reached, in growing intervals that
 * differ from client to client, and at once when the page is shown again or the network is back. A page that is not seen
 * asks for nothing. Once the site is open again, what has failed meanwhile is loaded (`connection.onReturn`).
 */
export function repeatStatusChecks({ ports, connection, scope, $status, check }: StatusCheckOptions): void {
  const { random, visibility } = ports
  let waitMs = FIRST_MS
  let cancel: Unsubscribe | undefined
  let isChecking = false
  let isClosed = $status.get().kind !== 'normal'

  const isNeeded = () => isClosed || connection.$state.get() === 'unreachable'
  const stop = () => {
    cancel?.()
    cancel = undefined
  }
  const checkNow = async () => {
    stop()
    if (isChecking) return
    isChecking = true
    // However it ends, another one follows.
    await Promise.allSettled([check()])
    isChecking = false
    update()
  }
  const update = () => {
    if (!isNeeded() || !visibility.isVisible()) {
      stop()
      waitMs = FIRST_MS
    } else if (cancel === undefined && !isChecking && !scope.disposed) {
      // Else all who were sent away would come back in the same second.
      cancel = scope.timeout(() => void checkNow(), waitMs * (0.75 + random.next() / 2))
      waitMs = Math.min(2 * waitMs, MAX_WAIT_MS)
    }
  }

  scope.add(
    $status.listen(({ kind }) => {
      const wasClosed = isClosed
      isClosed = kind !== 'normal'
      update()
      if (wasClosed && !isClosed) connection.reportReturn()
    }),
  )
  scope.add(connection.$state.listen(update))
  scope.add(connection.onReturn(() => isClosed && void checkNow()))
  scope.add(visibility.onChange((isVisible) => (isVisible && isNeeded() ? void checkNow() : update())))
  update()
}
