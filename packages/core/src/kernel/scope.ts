import type { Clock, TimerId, Unsubscribe } from '../ports/ports.ts'

/**
 * Owns what must end: listeners, timers, requests. `dispose()` runs the disposers in reverse order, once. Anything added
 * afterwards ends at once, so that a late response cannot leave something behind.
 */
export interface Scope {
  readonly disposed: boolean
  /** Aborts when the scope ends. Pass it to every request. */
  readonly signal: AbortSignal
  /** Registers a disposer; the returned function runs it early and forgets it. */
  add(dispose: Unsubscribe): Unsubscribe
  /** One timer through the clock port, however long it is; the returned function cancels it. */
  timeout(callback: () => void, ms: number): Unsubscribe
  /** Repeats every `ms` of monotonic time until cancelled, without drift. */
  interval(callback: () => void, ms: number): Unsubscribe
  /** A scope that ends with this one or earlier, and when the signal aborts. */
  child(signal?: AbortSignal): Scope
  dispose(): void
}

/** The longest delay of a host's timer: one that is longer fires at once. */
const MAX_DELAY_MS = 2 ** 31 - 1

/** The default abort reason, made once: making one costs as much as the rest of a scope, and every request ends one. */
const ENDED: unknown = /* @__PURE__ */ AbortSignal.abort().reason

export function createScope(clock: Clock): Scope {
  const disposers = new Set<Unsubscribe>()
  /** Made with the first request: most scopes have timers and listeners alone. */
  let controller: AbortController | undefined
  let disposed = false

  const add = (dispose: Unsubscribe): Unsubscribe => {
    if (disposed) {
      dispose()
      return () => {}
    }
    disposers.add(dispose)
    return () => {
      if (disposers.delete(dispose)) dispose()
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
        Math.min(left, MAX_DELAY_MS),
      )
    }
    arm(ms)
    return add(cancel)
  }

  const interval = (callback: () => void, ms: number): Unsubscribe => {
    if (disposed) return () => {}
    let next = clock.monotonic() + ms
    let cancel: Unsubscribe = () => {}
    const arm = () => {
      const tick = () => {
        next += ms
        // After a sleep of the device, missed ticks are skipped.
        if (next <= clock.monotonic()) next = clock.monotonic() + ms
        arm()
        callback()
      }
      cancel = timeout(tick, Math.max(0, next - clock.monotonic()))
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
      const inner = createScope(clock)
      const end = () => inner.dispose()
      const release = add(end)
      inner.add(() => {
        release()
        signal?.removeEventListener('abort', end)
      })
      if (signal?.aborted) end()
      else signal?.addEventListener('abort', end, { once: true })
      return inner
    },
    dispose() {
      if (disposed) return
      disposed = true
      controller?.abort(ENDED)
      for (const dispose of [...disposers].reverse()) {
        disposers.delete(dispose)
        dispose()
      }
    },
  }
  return scope
}
