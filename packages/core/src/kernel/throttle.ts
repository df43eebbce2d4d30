import type { Clock } from '../ports/ports.ts'
import type { Scope } from './scope.ts'

/**
 * Leading-edge throttle: the first call runs, calls within `ms` share its result, also an error (CONST-02).
 */
export function createThrottle<T>(clock: Clock, ms: number, run: () => T): () => T {
  let last: { readonly at: number; readonly result: T } | undefined
  return () => {
    const now = clock.monotonic()
    if (last !== undefined && now < last.at + ms) return last.result
    last = { at: now, result: run() }
    return last.result
  }
}

export interface Debounced<Args extends readonly unknown[]> {
  (...args: Args): void
  cancel(): void
}

/** Runs once, `ms` after the last call, with its arguments. */
export function createDebounce<Args extends readonly unknown[]>(
  scope: Scope,
  ms: number,
  run: (...args: Args) => void,
): Debounced<Args> {
  let cancel = () => {}
  const debounced = (...args: Args) => {
    cancel()
    cancel = scope.timeout(() => run(...args), ms)
  }
  return Object.assign(debounced, { cancel: () => cancel() })
}
