import type { ReadableAtom } from 'nanostores'

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
