import type { Clock } from '../ports/ports.ts'

/** What one response says of the time. All fields but `date` are monotonic time. */
export interface TimeSample {
  /** ms since the epoch, from the Date header: the beginning of the second in which the platform answered. */
  readonly date: number
  readonly sentAt: number
  /** When the headers were here. The body counts as no part of the way. */
  readonly receivedAt: number
}

/**
 * Server time: monotonic time plus an offset, which is learned from the Date header of responses (settlement 13). A wall clock that is
 * set back changes nothing. A wall clock that runs ahead may mean that the device slept, so its lead counts until the next response.
 */
export interface ServerClock {
  /** ms since the epoch. */
  now(): number
  /**
   * Learns from a successful response of the platform. The platform wrote the date somewhere between request and response,
   * which bounds the offset; the bounds of several samples are intersected, so that the shortest way decides. Server time
   * stays as it is while it is within the bounds.
   *
   * A sample that lies before the known bounds is what a cached response looks like. It is believed only if later samples
   * agree with it.
   */
  learn(sample: TimeSample): void
}

interface Bounds {
  readonly low: number
  readonly high: number
}

/** The Date header has whole seconds. */
const RESOLUTION_MS = 1000
/** Server time that is out of the bounds by no more than this stays, so that a countdown does not jump. */
const TOLERANCE_MS = 500
/** Samples that lie before the known bounds are believed if they agree for this long. A cached date falls behind meanwhile. */
const DOUBT_MS = 5000

export function createServerClock(clock: Clock): ServerClock {
  const wallOffset = () => clock.now() - clock.monotonic()
  let offset = wallOffset()
  /** The offset of wall time at the last response. */
  let knownWallOffset = offset
  let known: Bounds | undefined
  /** Samples before the known bounds that agree, and when the first of them was sent. */
  let doubt: (Bounds & { readonly since: number }) | undefined
  const lead = () => Math.max(0, wallOffset() - knownWallOffset)

  const accept = (bounds: Bounds) => {
    const current = offset + lead()
    const isWithin = current >= bounds.low - TOLERANCE_MS && current <= bounds.high + TOLERANCE_MS
    offset = isWithin ? current : (bounds.low + bounds.high) / 2
    knownWallOffset = wallOffset()
    known = bounds
    doubt = undefined
  }

  return {
    now: () => clock.monotonic() + offset + lead(),
    learn({ date, sentAt, receivedAt }) {
      const sample: Bounds = { low: date - receivedAt, high: date + RESOLUTION_MS - sentAt }
      // After a sleep that monotonic time left out, former samples say nothing.
      const before = lead() > RESOLUTION_MS ? undefined : known
      const both = before === undefined ? sample : intersection(before, sample)
      if (both !== undefined) return accept(both)
      if (before === undefined || sample.low > before.high) return accept(sample)
      const agreed = doubt === undefined ? undefined : intersection(doubt, sample)
      doubt = { ...(agreed ?? sample), since: agreed === undefined ? sentAt : (doubt?.since ?? sentAt) }
      if (sentAt - doubt.since >= DOUBT_MS) accept(doubt)
    },
  }
}

function intersection(one: Bounds, other: Bounds): Bounds | undefined {
  const low = Math.max(one.low, other.low)
  const high = Math.min(one.high, other.high)
  return low <= high ? { low, high } : undefined
}
