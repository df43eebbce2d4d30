import { FoyerError } from './errors.ts'
import type { Scope } from './scope.ts'

/** Waits `ms`. @throws FoyerError `request.aborted` as soon as the signal aborts. */
export function delay(scope: Scope, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new FoyerError({ code: 'request.aborted' }))
      return
    }
    const cancel = scope.timeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    const stop = () => {
      cancel()
      reject(new FoyerError({ code: 'request.aborted' }))
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}
