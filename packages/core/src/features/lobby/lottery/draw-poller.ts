import type { FeatureContext } from '../../../kernel/feature.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'

const TICK_MS = 1000
/** Platforms publish a draw a moment after its time. */
const PUBLISH_DELAY_MS = 1500
/** The shortest time between two requests, however close the draws are. */
const MIN_INTERVAL_MS = 5000
/** Time between two requests where no draw is near, or the time of the next one is unknown. */
const MAX_INTERVAL_MS = 60_000

export interface DrawPoller {
  readonly $now: Store<number>
  watch(): Unsubscribe
}

export interface DrawPollerOptions {
  readonly context: Pick<FeatureContext, 'ports' | 'scope' | 'time'>
  /** Asks anew; never rejects. */
  refresh(): Promise<void>
  /** When the next draw is expected, ms since the epoch, server time. */
  nextAt(): number | undefined
}

/** Updates `$now` each second and refreshes when a draw is due, as long as a visible page watches. */
export function createDrawPoller({ context, refresh, nextAt }: DrawPollerOptions): DrawPoller {
  const { ports, scope, time } = context
  const second = () => Math.floor(time.now() / TICK_MS) * TICK_MS
  const $now = writable(second())
  let watchers = 0
  let ticking: Scope | undefined
  let isRefreshing = false
  /** ms since the epoch, server time. */
  let due = 0

  const poll = async (): Promise<void> => {
    if (isRefreshing) return
    isRefreshing = true
    await refresh()
    isRefreshing = false
    const now = time.now()
    const wanted = (nextAt() ?? Number.POSITIVE_INFINITY) + PUBLISH_DELAY_MS
    due = Math.min(Math.max(wanted, now + MIN_INTERVAL_MS), now + MAX_INTERVAL_MS)
  }

  const tick = () => {
    $now.set(second())
    if (time.now() >= due && ports.network.isOnline()) void poll()
  }

  const settle = () => {
    const wanted = watchers > 0 && ports.visibility.isVisible()
    if (wanted === (ticking !== undefined)) return
    ticking?.dispose()
    ticking = undefined
    if (!wanted || scope.disposed) return
    ticking = scope.child()
    ticking.interval(tick, TICK_MS)
    tick()
  }

  scope.add(ports.visibility.onChange(settle))
  scope.add(
    ports.network.onChange((online) => {
      if (!online || ticking === undefined) return
      due = 0
      tick()
    }),
  )

  return {
    $now: readOnly($now),
    watch() {
      let isHeld = true
      watchers += 1
      settle()
      return () => {
        if (!isHeld) return
        isHeld = false
        watchers -= 1
        settle()
      }
    },
  }
}
