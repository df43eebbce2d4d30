import type { Unsubscribe } from '../../../ports/ports.ts'
import type { Attempt } from './attempt.ts'
import type { Attempts } from './attempts.ts'
import type { AttemptKind } from './wire-attempt-kinds.ts'

/** What some listener was told of, by whose attempts it is: a form that comes later is not emptied once more. */
const told = new WeakMap<Attempts['$attempts'], Set<string>>()

/**
 * Calls each listener back once for each attempt of this kind that was made while no caller waited for it: what a reload or a
 * crash interrupted. A form empties itself of it, so that it is not sent once more.
 */
export function onFoundMade(
  { $attempts }: Pick<Attempts, '$attempts'>,
  kind: AttemptKind,
  listener: (attempt: Attempt) => void,
): Unsubscribe {
  const found = told.get($attempts) ?? new Set<string>()
  told.set($attempts, found)
  const heard = new Set(found)
  return $attempts.subscribe((list) => {
    for (const attempt of list) {
      if (attempt.kind !== kind || attempt.state.status !== 'made' || heard.has(attempt.key)) continue
      heard.add(attempt.key)
      found.add(attempt.key)
      listener(attempt)
    }
  })
}
