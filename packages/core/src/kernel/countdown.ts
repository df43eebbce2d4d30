import { SPEC_CONSTANTS } from '../config/spec-constants.ts'
import type { Unsubscribe, Visibility } from '../ports/ports.ts'
import type { CallbackLog } from './run-callback.ts'
import type { Scope } from './scope.ts'
import type { ServerClock } from './server-clock.ts'
import { readOnly, type Store, writable } from './store.ts'

/** Seconds left until a deadline in server time; correct after the device slept or the page was frozen. */
export interface Countdown {
  /** Whole seconds, rounded up; 0 when nothing runs. */
  readonly $seconds: Store<number>
  /**
   * @param deadline ms since the epoch, server time.
   * @param first shown until the first tick. Default: the seconds that are left.
   */
  start(deadline: number, first?: number): void
  stop(): void
}

export function createCountdown(scope: Scope, time: ServerClock, visibility: Visibility, log: CallbackLog): Countdown {
  const $seconds = writable(0)
  let end: Unsubscribe = () => {}

  const stop = () => {
    end()
    $seconds.set(0)
  }

  return {
    $seconds: readOnly($seconds, log),
    start(deadline, first) {
      end()
      const tick = () => {
        const left = Math.max(0, Math.ceil((deadline - time.now()) / 1000))
        if (left === 0) end()
        $seconds.set(left)
      }
      const stopTicking = scope.interval(tick, SPEC_CONSTANTS.smsTickMs)
      // Browsers delay the timers of a hidden page, so the number is updated as soon as the page is visible.
      const stopWatching = scope.add(visibility.onChange((visible) => visible && tick()))
      end = () => {
        stopTicking()
        stopWatching()
      }
      if (first === undefined) tick()
      else $seconds.set(first)
    },
    stop,
  }
}
