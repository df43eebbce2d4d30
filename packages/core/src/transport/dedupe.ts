import { FoyerError } from '../kernel/errors.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Unsubscribe } from '../ports/ports.ts'

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
  /** Called when the request starts; what it returns is called when it ends, even where its work goes on. */
  readonly watch?: (() => Unsubscribe) | undefined
}

interface Caller {
  resolve(value: unknown): void
  reject(error: unknown): void
}

interface SharedRequest {
  readonly callers: Set<Caller>
  send(): void
  /** Rejects for all callers, even where the work ignores its signal. */
  end(error: FoyerError): void
}

export function createDedupe(scope: Scope): Dedupe {
  const inFlight = new Set<SharedRequest>()
  const shared = new Map<string, SharedRequest>()
  const onAbort = createAbortListeners()

  scope.add(() => {
    for (const request of inFlight) request.end(new FoyerError({ code: 'disposed' }))
  })

  const create = ({ endpoint, key, timeoutMs, run, watch }: RequestPlan<unknown>): SharedRequest => {
    const controller = new AbortController()
    const callers = new Set<Caller>()
    const endWatch = watch?.()
    const cancelTimer = scope.timeout(
      () => request.end(new FoyerError({ code: 'network.timeout', endpoint, retryable: true })),
      timeoutMs,
    )
    /** Once. A request that has ended takes no new callers, even while its work still runs. */
    const settle = (tell: (caller: Caller) => void) => {
      if (!inFlight.delete(request)) return
      cancelTimer()
      endWatch?.()
      if (key !== undefined && shared.get(key) === request) shared.delete(key)
      for (const caller of callers) tell(caller)
    }
    const request: SharedRequest = {
      callers,
      send() {
        run(controller.signal).then(
          (value) => settle(({ resolve }) => resolve(value)),
          (error: unknown) => settle(({ reject }) => reject(error)),
        )
      },
      end(error) {
        settle(({ reject }) => reject(error))
        controller.abort(error)
      },
    }
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
      const known = key === undefined ? undefined : shared.get(key)
      const request = known ?? create(plan)
      return new Promise<T>((resolve, reject) => {
        const stopListening = onAbort(signal, () => {
          const error = aborted()
          request.callers.delete(caller)
          caller.reject(error)
          if (request.callers.size === 0) request.end(error)
        })
        const caller: Caller = {
          resolve(value) {
            stopListening()
            // Equal keys mean the same endpoint, so the shared result has this caller's type too.
            resolve(value as T)
          },
          reject(error) {
            stopListening()
            reject(error)
          },
        }
        request.callers.add(caller)
        if (known === undefined) request.send()
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
