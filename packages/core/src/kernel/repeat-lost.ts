import { delay } from './delay.ts'
import { toFoyerError } from './errors.ts'
import type { Scope } from './scope.ts'

const ASK_AGAIN_MS = 1000

/**
 * Sends what happens once however often it is sent, and once more where the answer was lost: it may have happened.
 *
 * @param send the same request each time, with the same key
 * @throws FoyerError that of the second try; a `retryable` one means that it is not known
 */
export async function repeatLost<T>(scope: Scope, send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await send(scope.signal)
  } catch (cause) {
    if (scope.disposed || !toFoyerError(cause).retryable) throw cause
    await delay(scope, ASK_AGAIN_MS, scope.signal)
    return await send(scope.signal)
  }
}
