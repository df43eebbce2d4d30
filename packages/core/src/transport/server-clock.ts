import type { Clock } from '../ports/ports.ts'

/** Server time: the device clock plus an offset that is learned from the Date header of responses (settlement 13). */
export interface ServerClock {
  /** ms since the epoch. */
  now(): number
  /**
   * Learns from one response. The Date header has whole seconds, so the middle of that second is compared with the
   * middle of the request; the offset is kept until it changes by more than a second.
   */
  learn(dateHeader: string | null, sentAt: number, receivedAt: number): void
}

const RESOLUTION_MS = 1000

export function createServerClock(clock: Clock): ServerClock {
  let offset = 0
  return {
    now: () => clock.now() + offset,
    learn(dateHeader, sentAt, receivedAt) {
      if (dateHeader === null) return
      const stamp = Date.parse(dateHeader)
      if (Number.isNaN(stamp)) return
      const measured = stamp + RESOLUTION_MS / 2 - (sentAt + receivedAt) / 2
      if (Math.abs(measured - offset) > RESOLUTION_MS) offset = measured
    },
  }
}
