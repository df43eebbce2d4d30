import type { Unsubscribe, Visibility } from '../ports/ports.ts'
import { defineFeature, type Feature } from './feature.ts'
import type { CallbackLog } from './run-callback.ts'
import type { Scope } from './scope.ts'
import { readOnly, type Store, writable } from './store.ts'

/**
 * The index of the shown slide (HOME-03, HOME-04). Advances by itself only with more than one slide, and never while
 * paused by hand, hidden, out of view, or with reduced motion.
 */
export interface Rotation {
  readonly $index: Store<number>
  /** Paused by hand. */
  readonly $paused: Store<boolean>
  setCount(count: number): void
  go(index: number): void
  togglePaused(): void
  /** Stops the rotation for a reason (out of view, reduced motion, a finger on it) until it is lifted again. */
  hold(reason: string, on: boolean): void
  dispose(): void
}

export interface RotationOptions {
  readonly scope: Scope
  readonly log: CallbackLog
  readonly visibility: Visibility
  /** ms between slides */
  readonly everyMs: number
}

export function createRotation(options: RotationOptions): Rotation {
  const scope = options.scope.child()
  const $index = writable(0)
  const $paused = writable(false)
  const holds = new Set<string>()
  let count = 0
  let cancel: Unsubscribe = () => {}

  /** Every change starts a full period, so that a chosen slide does not leave at once. */
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
    $index: readOnly($index, options.log),
    $paused: readOnly($paused, options.log),
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

/** Advances the slides of a carousel; `everyMs` between two of them. */
export const rotation: Feature<(options: Pick<RotationOptions, 'everyMs'>) => Rotation> = defineFeature({
  id: 'rotation',
  create:
    ({ log, scope, ports }) =>
    ({ everyMs }) =>
      createRotation({ scope, log, visibility: ports.visibility, everyMs }),
})
