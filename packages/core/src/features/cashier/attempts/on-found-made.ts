import type { Store } from '../../../kernel/store.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import type { Attempt } from './attempt.ts'
import type { AttemptKind } from './wire-attempt-kinds.ts'

/** What stays to be seen as `made`: see `Attempts.onFoundMade`. */
export function createFoundMade($attempts: Store<readonly Attempt[]>) {
  /** What some listener was told of: a form that comes later is not emptied once more. */
  const told = new Set<string>()
  return (kind: AttemptKind, listener: (attempt: Attempt) => void): Unsubscribe => {
    const heard = new Set(told)
    return $attempts.subscribe((list) => {
      for (const attempt of list) {
        if (attempt.kind !== kind || attempt.state.status !== 'made' || heard.has(attempt.key)) continue
        heard.add(attempt.key)
        told.add(attempt.key)
        listener(attempt)
      }
    })
  }
}
