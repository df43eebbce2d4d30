import type { Clock } from '../ports/ports.ts'

/**
 * Server time: monotonic time plus an offset that is learned from the Date header of responses (settlement 13). Setting the device's
 * clock back changes nothing. A wall clock that runs ahead may mean that the device slept, so it counts until the next response.
 */
export interface ServerClock {
  /** ms since the epoch. */
  now(): number
  /**
   * Learns from one response. The Date header has whole seconds, so the middle of that second is compared with the
   * middle of the request; the offset is kept until it changes by more than a second. Both moments are in monotonic time.
   */
  learn(dateHeader: string | null, sentAt: number, receivedAt: number): void
}

const RESOLUTION_MS = 1000

export function createServerClock(clock: Clock): ServerClock {
  const wallLead = () => clock.now() - clock.monotonic()
  let offset = wallLead()
  let knownLead = offset
  return {
    now: () => clock.monotonic() + offset + Math.max(0, wallLead() - knownLead),
    learn(dateHeader, sentAt, receivedAt) {
      if (dateHeader === null) return
      const stamp = Date.parse(dateHeader)
      if (Number.isNaN(stamp)) return
      const measured = stamp + RESOLUTION_MS / 2 - (sentAt + receivedAt) / 2
      if (Math.abs(measured - offset) > RESOLUTION_MS) offset = measured
      knownLead = wallLead()
    },
  }
}
