import { isFoyerError } from '../kernel/errors.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Clock } from '../ports/ports.ts'
import type { Interceptor } from './interceptor.ts'

const INITIAL_BACKOFF_MS = 1000
const MAX_BACKOFF_MS = 30_000

export interface RetryOptions {
  readonly scope: Scope
  readonly clock: Clock
  /** Attempts after the first. */
  readonly retries: number
}

/**
 * Retries safe calls after temporary failures (network, 5xx, gateway timeouts), waiting 1 s, 2 s, 4 s ..., or after the
 * time of Retry-After for HTTP 429. A refusal is never retried, and nothing is retried past the deadline of the call.
 */
export function retryInterceptor({ scope, clock, retries }: RetryOptions): Interceptor {
  return async (operation, next) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await next(operation)
      } catch (error) {
        const backoff = Math.min(INITIAL_BACKOFF_MS * 2 ** attempt, MAX_BACKOFF_MS)
        const retryAfterMs = retryAfterOf(error)
        const canRetry = operation.endpoint.safe && attempt < retries
        if (!canRetry || !(retryAfterMs !== undefined || isTransient(error))) throw error
        const wait = Math.max(backoff, retryAfterMs ?? 0)
        if (clock.monotonic() + wait >= operation.deadline) throw error
        await delay(scope, wait, operation.signal)
      }
    }
  }
}

function isTransient(error: unknown): boolean {
  if (!isFoyerError(error)) return false
  return error.code === 'network.failed' || error.status === 408 || (error.status ?? 0) >= 500
}

/** HTTP 429 without Retry-After is a refusal like any other. */
function retryAfterOf(error: unknown): number | undefined {
  return isFoyerError(error) && error.status === 429 ? error.retryAfterMs : undefined
}

function delay(scope: Scope, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      cancel()
      reject(signal.reason)
    }
    const cancel = scope.timeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
