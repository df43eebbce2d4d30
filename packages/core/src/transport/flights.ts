import { FoyerError } from '../kernel/errors.ts'
import type { Scope } from '../kernel/scope.ts'

/**
 * Runs questions, equal ones once. A caller that leaves only leaves; the request ends when the last one has left,
 * when its time is up, or with the scope.
 */
export interface Flights {
  fly<T>(flight: FlightPlan<T>, signal: AbortSignal): Promise<T>
}

export interface FlightPlan<T> {
  readonly endpoint: string
  /** Flights of the same key are one; undefined: never shared. */
  readonly key: string | undefined
  /** ms until `network.timeout`, for whoever comes first. */
  readonly timeoutMs: number
  run(signal: AbortSignal): Promise<T>
}

interface Flight {
  readonly result: Promise<unknown>
  passengers: number
  end(error: FoyerError): void
}

export function createFlights(scope: Scope): Flights {
  const aloft = new Set<Flight>()
  const shared = new Map<string, Flight>()
  const onAbort = createDepartures()

  scope.add(() => {
    for (const flight of aloft) flight.end(new FoyerError({ code: 'disposed' }))
  })

  const launch = <T>({ endpoint, key, timeoutMs, run }: FlightPlan<T>): Flight => {
    const controller = new AbortController()
    const forget = () => {
      if (key !== undefined && shared.get(key) === flight) shared.delete(key)
    }
    const end = (error: FoyerError) => {
      // A flight that was ended takes no new passengers, even while it is still landing.
      forget()
      controller.abort(error)
    }
    const cancelTimer = scope.timeout(
      () => end(new FoyerError({ code: 'network.timeout', endpoint, retryable: true })),
      timeoutMs,
    )
    const result = orAborted(run(controller.signal), controller.signal).finally(() => {
      cancelTimer()
      forget()
      aloft.delete(flight)
    })
    const flight: Flight = { result, passengers: 0, end }
    aloft.add(flight)
    if (key !== undefined) shared.set(key, flight)
    return flight
  }

  return {
    fly<T>(plan: FlightPlan<T>, signal: AbortSignal): Promise<T> {
      const { key, endpoint } = plan
      const aborted = () => new FoyerError({ code: 'request.aborted', endpoint })
      if (scope.disposed) return Promise.reject(new FoyerError({ code: 'disposed', endpoint }))
      if (signal.aborted) return Promise.reject(aborted())
      const flight = (key === undefined ? undefined : shared.get(key)) ?? launch(plan)
      flight.passengers += 1
      return new Promise<T>((resolve, reject) => {
        const leave = () => {
          flight.passengers -= 1
          reject(aborted())
          if (flight.passengers === 0) flight.end(aborted())
        }
        flight.result
          .finally(onAbort(signal, leave))
          // Equal keys ask the same endpoint, so the shared answer has this caller's type too.
          .then((value) => resolve(value as T), reject)
      })
    },
  }
}

/**
 * One listener for each signal, however many calls hang on it: a screen hands the same one to all of its calls, and
 * platforms take more than ten for a leak. It goes with the last of them.
 */
function createDepartures(): (signal: AbortSignal, leave: () => void) => () => void {
  const waiting = new WeakMap<AbortSignal, { readonly leaves: Set<() => void>; readonly depart: () => void }>()

  const watch = (signal: AbortSignal) => {
    const leaves = new Set<() => void>()
    const depart = () => {
      for (const leave of [...leaves]) leave()
    }
    signal.addEventListener('abort', depart, { once: true })
    const watched = { leaves, depart }
    waiting.set(signal, watched)
    return watched
  }

  return (signal, leave) => {
    const { leaves, depart } = waiting.get(signal) ?? watch(signal)
    leaves.add(leave)
    return () => {
      if (!leaves.delete(leave) || leaves.size > 0) return
      waiting.delete(signal)
      signal.removeEventListener('abort', depart)
    }
  }
}

/** Rejects with the signal's reason as soon as it aborts, even where the work ignores it. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    work.finally(() => signal.removeEventListener('abort', stop)).then(resolve, reject)
  })
}
