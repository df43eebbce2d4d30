import type { Clock } from '../ports/ports.ts'

/**
 * Server time: monotonic time plus an offset, which is learned from the Date header of responses (settlement 13). A wall clock that is
 * set back changes nothing. A wall clock that runs ahead may mean that the device slept, so its lead counts until the next response.
 */
export interface ServerClock {
  /** ms since the epoch. */
  now(): number
  /**
   * Learns from one response. The Date header has whole seconds, so the middle of that second is compared with the
   * middle of the request. Server time stays as it is until a response contradicts it by more than a second.
   *
   * @param sentAt in monotonic time
   * @param receivedAt in monotonic time
   */
  learn(dateHeader: string | null, sentAt: number, receivedAt: number): void
}

const RESOLUTION_MS = 1000

export function createServerClock(clock: Clock): ServerClock {
  const wallOffset = () => clock.now() - clock.monotonic()
  let offset = wallOffset()
  /** The offset of wall time at the last response. */
  let knownWallOffset = offset
  const currentOffset = () => offset + Math.max(0, wallOffset() - knownWallOffset)
  return {
    now: () => clock.monotonic() + currentOffset(),
    learn(dateHeader, sentAt, receivedAt) {
      if (dateHeader === null) return
      const stamp = Date.parse(dateHeader)
      if (Number.isNaN(stamp)) return
      const measured = stamp + RESOLUTION_MS / 2 - (sentAt + receivedAt) / 2
      const current = currentOffset()
      offset = Math.abs(measured - current) > RESOLUTION_MS ? measured : current
      knownWallOffset = wallOffset()
    },
  }
}
