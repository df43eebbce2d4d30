import { delay } from './delay.ts'
import { toFoyerError } from './errors.ts'
import { isOutcomeUnknown } from './outcome-unknown.ts'
import type { Scope } from './scope.ts'

const ASK_AGAIN_MS = 1000

/**
 * Sends what happens once however often it is sent, and once more where the answer was lost: it may have happened.
 *
 * @param send the same request each time, with the same key
 * @throws FoyerError that of the last try that says what became of it; `isOutcomeUnknown` where none does
 */
export async function repeatLost<T>(scope: Scope, send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await send(scope.signal)
  } catch (lost) {
    if (scope.disposed || !isOutcomeUnknown(toFoyerError(lost))) throw lost
    await delay(scope, ASK_AGAIN_MS, scope.signal)
    try {
      return await send(scope.signal)
    } catch (again) {
      // Asked too often, the platform has not looked at it: that says nothing of the first try.
      throw toFoyerError(again).status === 429 ? lost : again
    }
  }
}
