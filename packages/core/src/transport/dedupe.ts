import { FoyerError } from '../kernel/errors.ts'
import type { Scope } from '../kernel/scope.ts'

/**
 * Runs requests; equal ones share one. An aborted caller leaves the shared request; it ends when the last caller has
 * left, when its time is up, or with the scope.
 */
export interface Dedupe {
  run<T>(request: RequestPlan<T>, signal: AbortSignal): Promise<T>
}

export interface RequestPlan<T> {
  readonly endpoint: string
  /** Requests with the same key are shared; undefined: never shared. */
  readonly key: string | undefined
  /** ms until `network.timeout`. The value of the first caller counts. */
  readonly timeoutMs: number
  run(signal: AbortSignal): Promise<T>
}

interface SharedRequest {
  readonly result: Promise<unknown>
  callers: number
  end(error: FoyerError): void
}

export function createDedupe(scope: Scope): Dedupe {
  const inFlight = new Set<SharedRequest>()
  const shared = new Map<string, SharedRequest>()
  const onAbort = createAbortListeners()

  scope.add(() => {
    for (const request of inFlight) request.end(new FoyerError({ code: 'disposed' }))
  })

  const start = <T>({ endpoint, key, timeoutMs, run }: RequestPlan<T>): SharedRequest => {
    const controller = new AbortController()
    const unshare = () => {
      if (key !== undefined && shared.get(key) === request) shared.delete(key)
    }
    const end = (error: FoyerError) => {
      // An ended request takes no new callers, even while its work still runs.
      unshare()
      controller.abort(error)
    }
    const cancelTimer = scope.timeout(
      () => end(new FoyerError({ code: 'network.timeout', endpoint, retryable: true })),
      timeoutMs,
    )
    const result = rejectOnAbort(run(controller.signal), controller.signal).finally(() => {
      cancelTimer()
      unshare()
      inFlight.delete(request)
    })
    const request: SharedRequest = { result, callers: 0, end }
    inFlight.add(request)
    if (key !== undefined) shared.set(key, request)
    return request
  }

  return {
    run<T>(plan: RequestPlan<T>, signal: AbortSignal): Promise<T> {
      const { key, endpoint } = plan
      const aborted = () => new FoyerError({ code: 'request.aborted', endpoint })
      if (scope.disposed) return Promise.reject(new FoyerError({ code: 'disposed', endpoint }))
      if (signal.aborted) return Promise.reject(aborted())
      const request = (key === undefined ? undefined : shared.get(key)) ?? start(plan)
      request.callers += 1
      return new Promise<T>((resolve, reject) => {
        const leave = () => {
          const error = aborted()
          request.callers -= 1
          reject(error)
          if (request.callers === 0) request.end(error)
        }
        request.result
          .finally(onAbort(signal, leave))
          // Equal keys mean the same endpoint, so the shared result has this caller's type too.
          .then((value) => resolve(value as T), reject)
      })
    },
  }
}

/**
 * One listener for each signal, even with many calls: a screen passes the same signal to all of its calls, and Node warns
 * of a leak from eleven listeners on. It is removed with the last call.
 */
function createAbortListeners(): (signal: AbortSignal, leave: () => void) => () => void {
  const watchedSignals = new WeakMap<AbortSignal, { readonly leaves: Set<() => void>; readonly leaveAll: () => void }>()

  const watch = (signal: AbortSignal) => {
    const leaves = new Set<() => void>()
    const leaveAll = () => {
      for (const leave of [...leaves]) leave()
    }
    signal.addEventListener('abort', leaveAll, { once: true })
    const watched = { leaves, leaveAll }
    watchedSignals.set(signal, watched)
    return watched
  }

  return (signal, leave) => {
    const { leaves, leaveAll } = watchedSignals.get(signal) ?? watch(signal)
    leaves.add(leave)
    return () => {
      if (!leaves.delete(leave) || leaves.size > 0) return
      watchedSignals.delete(signal)
      signal.removeEventListener('abort', leaveAll)
    }
  }
}

/** Rejects with the signal's reason as soon as it aborts, even where the work ignores it. */
function rejectOnAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    work.finally(() => signal.removeEventListener('abort', stop)).then(resolve, reject)
  })
}
