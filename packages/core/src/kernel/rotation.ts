import { atom, type ReadableAtom } from 'nanostores'
import type { Unsubscribe, Visibility } from '../ports/ports.ts'
import type { Scope } from './scope.ts'

/**
 * Which of several slides is up (HOME-03, HOME-04). Advances by itself only with more than one slide, and
 * never while paused by hand, hidden, out of view, or when motion is not wanted.
 */
export interface Rotation {
  readonly $index: ReadableAtom<number>
  /** Paused by hand. */
  readonly $paused: ReadableAtom<boolean>
  setCount(count: number): void
  go(index: number): void
  togglePaused(): void
  /** Out of view, reduced motion, a finger on it: reasons come and go independently. */
  hold(reason: string, on: boolean): void
  dispose(): void
}

export interface RotationOptions {
  readonly scope: Scope
  readonly visibility: Visibility
  /** ms between slides */
  readonly everyMs: number
}

export function createRotation(options: RotationOptions): Rotation {
  const scope = options.scope.child()
  const $index = atom(0)
  const $paused = atom(false)
  const holds = new Set<string>()
  let count = 0
  let cancel: Unsubscribe = () => {}

  /** Every change starts a whole period: nobody wants a slide to leave right after choosing it. */
  const arm = () => {
    cancel()
    if (count < 2 || $paused.get() || holds.size > 0) return
    cancel = scope.timeout(() => {
      $index.set(($index.get() + 1) % count)
      arm()
    }, options.everyMs)
  }

  const hold = (reason: string, on: boolean) => {
    if (holds.has(reason) === on) return
    if (on) holds.add(reason)
    else holds.delete(reason)
    arm()
  }

  scope.add(options.visibility.onChange((visible) => hold(HIDDEN, !visible)))
  hold(HIDDEN, !options.visibility.isVisible())

  return {
    $index,
    $paused,
    setCount(next) {
      if (next === count) return
      count = next
      if ($index.get() >= count) $index.set(0)
      arm()
    },
    go(index) {
      if (count === 0) return
      $index.set(((index % count) + count) % count)
      arm()
    },
    togglePaused() {
      $paused.set(!$paused.get())
      arm()
    },
    hold,
    dispose: () => scope.dispose(),
  }
}

const HIDDEN = 'hidden'
