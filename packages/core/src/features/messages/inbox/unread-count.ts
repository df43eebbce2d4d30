import type { FeatureContext } from '../../../kernel/feature.ts'
import type { Result } from '../../../kernel/result.ts'
import type { Scope } from '../../../kernel/scope.ts'
import type { Writable } from '../../../kernel/store.ts'
import { createDebounce, createThrottle } from '../../../kernel/throttle.ts'
import { createVerbs, type VerbRun } from '../../../kernel/verb.ts'
import { inboxEndpoints } from './endpoints.ts'

/** The count of one user's unread letters: as the platform gives it, and less what was read here since. */
export interface UnreadCount {
  /** Once per 250 ms; calls in between share the response. Failures show nothing (UNREAD-06). */
  load(): Promise<Result>
  /** Later than the throttle, which might share an answer that is older than a change. A hidden tab asks when it is shown. */
  loadLater(): void
  /** A letter is no longer unread, by a change made here. */
  discount(id: string): void
  /** The change was taken back: the letter counts again, where the count has lost it. */
  countAgain(id: string): void
  /** A letter was changed: a count that was asked for before does not count, and none is asked for until `sent` is answered. */
  changed(sent?: Promise<unknown>): void
}

export function createUnreadCount(
  context: Pick<FeatureContext, 'call' | 'log' | 'ports' | 'report'>,
  mine: Scope,
  $unread: Writable<number>,
): UnreadCount {
  const { ports } = context
  const run = createVerbs({ ...context, scope: mine })
  /** Unread letters that the count has lost by a change made here. */
  const uncounted = new Set<string>()
  /** Changes that the platform has not answered yet. */
  const pending = new Set<Promise<unknown>>()
  let changes = 0
  /** The last request for the count that is under way, and how many changes there were when it was sent. */
  let asking: { readonly changes: number; readonly settled: Promise<unknown> } | undefined

  const ask = async ({ call, live }: VerbRun) => {
    // Changes may come while others are waited for. Equal requests share one answer, and one that was asked for before a
    // change does not count.
    while (pending.size > 0 || (asking !== undefined && asking.changes !== changes))
      await live(Promise.all([...pending, asking?.settled]))
    const answer = call(inboxEndpoints.inboxUnread, {})
    const request = { changes, settled: settled(answer) }
    asking = request
    try {
      return { count: await answer, changes: request.changes }
    } finally {
      if (asking === request) asking = undefined
    }
  }

  // After a failure the old count stays.
  const load = createThrottle(ports.clock, inboxEndpoints.inboxUnread.throttleMs, () =>
    run('inbox.loadUnread', { silent: true }, async (request) => {
      let answer: { readonly count: number; readonly changes: number }
      // A count that was asked for before a letter was read still counts it.
      do answer = await ask(request)
      while (answer.changes !== changes)
      uncounted.clear()
      $unread.set(Math.max(0, Math.trunc(answer.count)))
    }),
  )

  return {
    load,
    loadLater: createDebounce(mine, inboxEndpoints.inboxUnread.throttleMs, () => {
      if (ports.visibility.isVisible()) void load()
    }),
    discount(id) {
      if ($unread.get() === 0) return
      uncounted.add(id)
      $unread.set($unread.get() - 1)
    },
    countAgain(id) {
      if (uncounted.delete(id)) $unread.set($unread.get() + 1)
    },
    changed(sent) {
      changes += 1
      if (sent === undefined) return
      const answered = settled(sent).then(() => {
        pending.delete(answered)
      })
      pending.add(answered)
    },
  }
}

function settled(sent: Promise<unknown>): Promise<void> {
  return sent.then(
    () => {},
    () => {},
  )
}
