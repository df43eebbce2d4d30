import { SPEC_CONSTANTS } from '../config/spec-constants.ts'
import { errorKey } from '../kernel/events.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Toasts } from '../kernel/toasts.ts'
import type { Unsubscribe } from '../ports/ports.ts'

/**
 * Shows "Slow Connection" once when calls take longer than 8 s, and again only after all slow calls are over (ERR-17).
 * Call the returned function when a call starts; what it returns ends the watch.
 */
export function createSlowNotice(scope: Scope, toasts: Toasts): () => Unsubscribe {
  let slow = 0
  return () => {
    let counted = false
    const cancel = scope.timeout(() => {
      counted = true
      slow += 1
      if (slow === 1) toasts.info(errorKey('network.slow'))
    }, SPEC_CONSTANTS.slowMs)
    return () => {
      cancel()
      if (counted) slow -= 1
      counted = false
    }
  }
}
