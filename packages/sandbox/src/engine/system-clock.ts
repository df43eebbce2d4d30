/** The only source of time of a sandbox. Core's `Clock` port fits. All durations are ms. */
export interface SandboxClock {
  now(): number
  setTimeout(callback: () => void, ms: number): unknown
  clearTimeout(id: never): void
}

export const systemClock: SandboxClock = {
  now: () => Date.now(),
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (id) => clearTimeout(id),
}

/** Resolves after `ms`, or rejects with the signal's reason. */
export function sleep(clock: SandboxClock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason)
      return
    }
    const stop = () => {
      clock.clearTimeout(timer as never)
      reject(signal.reason)
    }
    const timer = clock.setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}

/** Never resolves; rejects when the request is aborted. */
export function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
