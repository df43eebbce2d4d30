import { atom, type ReadableAtom } from 'nanostores'
import { LIMITS } from '../limits.ts'
import type { Unsubscribe } from '../ports/ports.ts'
import type { ServerClock } from '../transport/server-clock.ts'
import type { Scope } from './scope.ts'

/** Seconds left until a deadline on the server's clock; right again after the device slept. */
export interface Countdown {
  /** Whole seconds, rounded up; 0 when nothing runs. */
  readonly $seconds: ReadableAtom<number>
  /** @param deadline ms since the epoch, server time. */
  start(deadline: number): void
  stop(): void
}

export function createCountdown(scope: Scope, time: ServerClock): Countdown {
  const $seconds = atom(0)
  let cancel: Unsubscribe = () => {}

  const stop = () => {
    cancel()
    $seconds.set(0)
  }

  return {
    $seconds,
    start(deadline) {
      cancel()
      const tick = () => {
        const left = Math.max(0, Math.ceil((deadline - time.now()) / 1000))
        $seconds.set(left)
        if (left === 0) cancel()
      }
      cancel = scope.interval(tick, LIMITS.smsTickMs)
      tick()
    },
    stop,
  }
}
