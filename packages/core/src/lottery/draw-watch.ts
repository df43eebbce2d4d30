import { atom, type ReadableAtom } from 'nanostores'
import type { FeatureContext } from '../kernel/feature-context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Unsubscribe } from '../ports/ports.ts'

const TICK_MS = 1000
/** Platforms publish a draw a moment after its time. */
const GRACE_MS = 1500
/** Between two questions, however close the draws are. */
const SOONEST_MS = 5000
/** Where no draw is near, and where nobody says when the next one is. */
const LATEST_MS = 60_000

export interface DrawWatch {
  readonly $now: ReadableAtom<number>
  watch(): Unsubscribe
}

export interface DrawWatchOptions {
  readonly context: Pick<FeatureContext, 'ports' | 'scope' | 'time'>
  /** Asks anew; never rejects. */
  refresh(): Promise<void>
  /** When something new is to be had, ms since the epoch, server time. */
  nextAt(): number | undefined
}

/** The clockwork behind the draws: one beat a second, and a question when a draw is due. Rests while nobody looks. */
export function createDrawWatch({ context, refresh, nextAt }: DrawWatchOptions): DrawWatch {
  const { ports, scope, time } = context
  const second = () => Math.floor(time.now() / TICK_MS) * TICK_MS
  const $now = atom(second())
  let watchers = 0
  let beating: Scope | undefined
  let asking = false
  /** ms since the epoch, server time. */
  let due = 0

  const ask = async (): Promise<void> => {
    if (asking) return
    asking = true
    await refresh()
    asking = false
    const now = time.now()
    const wanted = (nextAt() ?? Number.POSITIVE_INFINITY) + GRACE_MS
    due = Math.min(Math.max(wanted, now + SOONEST_MS), now + LATEST_MS)
  }

  const beat = () => {
    $now.set(second())
    if (time.now() >= due && ports.network.isOnline()) void ask()
  }

  const settle = () => {
    const wanted = watchers > 0 && ports.visibility.isVisible()
    if (wanted === (beating !== undefined)) return
    beating?.dispose()
    beating = undefined
    if (!wanted || scope.disposed) return
    beating = scope.child()
    beating.interval(beat, TICK_MS)
    beat()
  }

  scope.add(ports.visibility.onChange(settle))
  scope.add(
    ports.network.onChange((online) => {
      if (!online || beating === undefined) return
      due = 0
      beat()
    }),
  )

  return {
    $now,
    watch() {
      let held = true
      watchers += 1
      settle()
      return () => {
        if (!held) return
        held = false
        watchers -= 1
        settle()
      }
    },
  }
}
