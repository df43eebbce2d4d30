import type { Clock } from '../ports/ports.ts'

/** A clock that a test advances. */
export interface ManualClock extends Clock {
  /** The ms until each timer is due. */
  readonly pending: readonly number[]
  /**
   * Lets `ms` pass: due timers fire in order, each at its own time; what a timer starts runs before the next one fires.
   */
  advance(ms: number): Promise<void>
  /** Time passes and no timer fires, as on a sleeping device; the next `advance` fires the overdue ones. */
  sleep(ms: number): void
  /** Sets the wall clock, as a person or the network does. No time passes. */
  setWall(at: number): void
  /** Sets how `advance` waits for what a timer has started. Default: a few turns of the event loop. */
  settleWith(settle: () => Promise<void>): void
}

export interface ManualClockOptions {
  /** ms since the epoch. Default 2026-01-01T00:00:00Z. */
  readonly now?: number
}

interface Timer {
  readonly at: number
  readonly callback: () => void
}

/** @public part of the test kit (`@foyer/core/testing`). */
export function createManualClock(options: ManualClockOptions = {}): ManualClock {
  let settle = () => eventLoopTurns(3)
  const timers = new Set<Timer>()
  /** Monotonic time. */
  let elapsed = 0
  let wallOffset = options.now ?? Date.UTC(2026, 0, 1)

  /** The earliest timer that is due by then; equal ones in the order they were set. */
  const due = (by: number): Timer | undefined => {
    let first: Timer | undefined
    for (const timer of timers) if (timer.at <= by && (first === undefined || timer.at < first.at)) first = timer
    return first
  }

  return {
    get pending() {
      return [...timers].map((timer) => timer.at - elapsed)
    },
    now: () => wallOffset + elapsed,
    monotonic: () => elapsed,
    setTimeout(callback, ms) {
      const timer: Timer = { at: elapsed + Math.max(0, ms), callback }
      timers.add(timer)
      return timer
    },
    clearTimeout(id) {
      timers.delete(id as Timer)
    },
    async advance(ms) {
      const end = elapsed + ms
      await settle()
      for (let timer = due(end); timer !== undefined; timer = due(end)) {
        timers.delete(timer)
        elapsed = Math.max(elapsed, timer.at)
        timer.callback()
        await settle()
      }
      elapsed = Math.max(elapsed, end)
    },
    sleep(ms) {
      elapsed += ms
    },
    setWall(at) {
      wallOffset = at - elapsed
    },
    settleWith(next) {
      settle = next
    },
  }
}

/** Waits `count` turns of the event loop: everything that was ready, microtasks included, has then run. */
export async function eventLoopTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise<void>(nextTurn)
}

/** `setImmediate` of Node is cheaper, and also waits for finished work of other threads. */
function nextTurn(resolve: () => void): void {
  const host: object = globalThis
  if ('setImmediate' in host && typeof host.setImmediate === 'function') {
    host.setImmediate(resolve)
    return
  }
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    resolve()
  }
  port2.postMessage(undefined)
}
