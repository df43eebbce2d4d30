import type { Clock, TimerId, Unsubscribe } from '../ports/ports.ts'
import { type CallbackLog, runCallback } from './run-callback.ts'

/**
 * Owns what must end: listeners, timers, requests. `dispose()` runs the disposers in reverse order, once. Anything added
 * afterwards ends at once, so that a late response cannot leave something behind. If a disposer throws, the log gets the error, and the
 * other disposers run.
 */
export interface Scope {
  readonly disposed: boolean
  /** Aborts when the scope ends. Pass it to every request. */
  readonly signal: AbortSignal
  /** Registers a disposer; the returned function runs it early and forgets it. */
  add(dispose: Unsubscribe): Unsubscribe
  /**
   * Calls back once after `ms`, through the clock port. Any delay is allowed: `Infinity` never calls back, and a negative delay or NaN
   * counts as 0. The returned function cancels the timer.
   */
  timeout(callback: () => void, ms: number): Unsubscribe
  /** Calls back every `ms` of monotonic time until cancelled, without drift. A period is at least one millisecond. */
  interval(callback: () => void, ms: number): Unsubscribe
  /** A scope that ends with this one or earlier, and when the signal aborts. */
  child(signal?: AbortSignal): Scope
  dispose(): void
}

/** The longest delay that the timers of hosts accept. They fire at once if a delay is longer. */
const MAX_DELAY_MS = 2 ** 31 - 1

/** The default abort reason, made once: making one costs as much as the rest of a scope, and every request ends one. */
const ENDED: unknown = /* @__PURE__ */ AbortSignal.abort().reason

export function createScope(clock: Clock, log: CallbackLog): Scope {
  const disposers = new Set<Unsubscribe>()
  /** Made with the first request: most scopes have timers and listeners alone. */
  let controller: AbortController | undefined
  let disposed = false

  const run = (dispose: Unsubscribe) => runCallback(log, 'scope', dispose)

  const add = (dispose: Unsubscribe): Unsubscribe => {
    if (disposed) {
      run(dispose)
      return () => {}
    }
    disposers.add(dispose)
    return () => {
      if (disposers.delete(dispose)) run(dispose)
    }
  }

  const timeout = (callback: () => void, ms: number): Unsubscribe => {
    if (disposed) return () => {}
    let id: TimerId | undefined
    const cancel = () => {
      if (id !== undefined) clock.clearTimeout(id)
    }
    const arm = (left: number) => {
      id = clock.setTimeout(
        () => {
          if (left > MAX_DELAY_MS) {
            arm(left - MAX_DELAY_MS)
            return
          }
          disposers.delete(cancel)
          callback()
        },
        // The comparison is false for NaN.
        left > 0 ? Math.min(left, MAX_DELAY_MS) : 0,
      )
    }
    arm(ms)
    return add(cancel)
  }

  const interval = (callback: () => void, ms: number): Unsubscribe => {
    if (disposed) return () => {}
    // NaN is not a period either.
    const period = Math.max(1, ms || 1)
    let next = clock.monotonic() + period
    let cancel: Unsubscribe = () => {}
    const arm = () => {
      const tick = () => {
        next += period
        // After a sleep of the device, missed ticks are skipped.
        if (next <= clock.monotonic()) next = clock.monotonic() + period
        arm()
        callback()
      }
      cancel = timeout(tick, next - clock.monotonic())
    }
    arm()
    return () => cancel()
  }

  const scope: Scope = {
    get disposed() {
      return disposed
    },
    get signal() {
      if (controller === undefined) {
        controller = new AbortController()
        if (disposed) controller.abort(ENDED)
      }
      return controller.signal
    },
    add,
    timeout,
    interval,
    child(signal) {
      const inner = createScope(clock, log)
      const end = () => inner.dispose()
      const release = add(end)
      inner.add(() => {
        release()
        signal?.removeEventListener('abort', end)
      })
      if (signal?.aborted) end()
      else if (!inner.disposed) signal?.addEventListener('abort', end, { once: true })
      return inner
    },
    dispose() {
      if (disposed) return
      disposed = true
      controller?.abort(ENDED)
      for (const dispose of [...disposers].reverse()) {
        disposers.delete(dispose)
        run(dispose)
      }
    },
  }
  return scope
}
