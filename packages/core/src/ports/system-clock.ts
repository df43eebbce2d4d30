import type { Clock } from './ports.ts'

/** The platform's own clock and timers. */
export function systemClock(): Clock {
  return {
    now: () => Date.now(),
    setTimeout: (callback, ms) => setTimeout(callback, ms),
    clearTimeout: (id) => clearTimeout(id as number),
  }
}
