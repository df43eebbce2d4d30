import type { Unsubscribe } from '../ports/ports.ts'
import type { FeatureContext } from './feature.ts'
import { readOnly, type Store, writable } from './store.ts'
import { createWatchers } from './watchers.ts'

const TICK_MS = 1000
/** The shortest time between two requests, however soon something is due. */
const MIN_INTERVAL_MS = 5000
/** Time between two requests where nothing is due soon, or it is not known when. */
const MAX_INTERVAL_MS = 60_000

/** Reads the platform anew when something is due there, such as a draw. */
export interface DuePoller {
  /** Server time in ms, whole seconds; moves while it is watched. */
  readonly $now: Store<number>
  /** Until the returned function is called. Several callers may watch. */
  watch(): Unsubscribe
}

export interface DuePollerOptions {
  readonly context: Pick<FeatureContext, 'connection' | 'log' | 'ports' | 'scope' | 'time'>
  /** Asks anew; never rejects. */
  refresh(): Promise<void>
  /** When an answer will be another one, ms since the epoch, server time. */
  nextAt(): number | undefined
}

/** Updates `$now` each second and refreshes when something is due, as long as a visible page watches. */
export function createDuePoller({ context, refresh, nextAt }: DuePollerOptions): DuePoller {
  const { connection, ports, scope, time } = context
  const second = () => Math.floor(time.now() / TICK_MS) * TICK_MS
  const $now = writable(second())
  let isRefreshing = false
  /** Of the last answer, ms since the epoch, server time. */
  let askedAt = Number.NEGATIVE_INFINITY

  const poll = async (): Promise<void> => {
    if (isRefreshing) return
    isRefreshing = true
    await refresh()
    isRefreshing = false
    askedAt = time.now()
  }

  const isDue = () => {
    const wanted = nextAt() ?? Number.POSITIVE_INFINITY
    return time.now() >= Math.min(Math.max(wanted, askedAt + MIN_INTERVAL_MS), askedAt + MAX_INTERVAL_MS)
  }

  const tick = () => {
    $now.set(second())
    if (isDue() && ports.network.isOnline()) void poll()
  }

  const watch = createWatchers({
    scope,
    visibility: ports.visibility,
    start(watched) {
      watched.interval(tick, TICK_MS)
      watched.add(
        connection.onReturn(() => {
          askedAt = Number.NEGATIVE_INFINITY
          tick()
        }),
      )
      tick()
    },
  })

  return { $now: readOnly($now, context.log), watch }
}
