import type * as z from 'zod/mini'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { createLazyModule } from '../../../kernel/lazy-module.ts'
import type { Page } from '../../../kernel/paged-query.ts'
import type { Scope } from '../../../kernel/scope.ts'
import type { LastKnown, LastKnownKey } from './last-known-storage.ts'
import { userKey } from './roles.ts'
import type { Session } from './session.ts'

/** First pages of lists and shelves, and the promotions, for when the platform cannot be reached. */
export interface LastKnownRows<Row> {
  /** Loads the code that reads and writes: what is waiting is then written at once as the page is left, network or not. */
  prefetch(): Promise<unknown>
  /** The rows that were last received for this question in the language of now; undefined where none are kept. */
  read(question: string): Promise<LastKnown<Row> | undefined>
  /** Keeps them, a moment later. Nothing is kept while the session is unknown. */
  write(question: string, page: Page<Row>): void
}

/** What is kept is written when the first screen stands, or when the page is left, ms. */
export const KEEP_AFTER_MS = 5000

/**
 * Keeps the rows of the last forty questions in the device's storage, in each language. What a guest was told is for
 * everybody; what the platform has told a member is kept for this member alone, and goes with the session.
 *
 * @param row what a kept row must be when it is read again; another is dropped with its answer
 * @param keepAfterMs when they are written if the page is not left, ms; 0 where no first screen waits for the code
 */
export function createLastKnownRows<Row>(
  context: FeatureContext,
  { $state }: Pick<Session, '$state'>,
  row: z.ZodMiniType<Row>,
  keepAfterMs = KEEP_AFTER_MS,
): LastKnownRows<Row> {
  const { log, ports, receivedAt, scope, $language } = context
  const pending = new Map<string, { readonly key: LastKnownKey; readonly value: LastKnown<Row> }>()
  let waiting: Scope | undefined
  const loadStorage = createLazyModule(ports.network, async () =>
    (await import('./last-known-storage.ts')).createLastKnownStorage(context, row),
  )

  const keyOf = (question: string): LastKnownKey | undefined => {
    const state = $state.get()
    return state.type === 'unknown' ? undefined : { user: userKey(state), language: $language.get(), question }
  }

  const writePending = async () => {
    waiting?.dispose()
    waiting = undefined
    const storage = await loadStorage().catch(logMissing)
    if (storage === undefined || scope.disposed) return
    const user = userKey($state.get())
    for (const { key, value } of pending.values()) {
      // What a user was told is not written once the session has ended.
      if (key.user === undefined || key.user === user) storage.write(key, value)
    }
    pending.clear()
  }
  /** Without its code nothing is kept, and what is waiting is written with the next. */
  const logMissing = () => {
    log.warn('code.failed', { part: 'lastKnownRows' })
    return undefined
  }

  return {
    prefetch: loadStorage,
    async read(question) {
      const storage = await loadStorage().catch(logMissing)
      const key = keyOf(question)
      return key === undefined ? undefined : storage?.read(key)
    },
    write(question, { rows, totalPages, totalCount }) {
      const key = keyOf(question)
      if (key === undefined) return
      pending.set(JSON.stringify(key), { key, value: { at: receivedAt(), data: { rows, totalPages, totalCount } } })
      if (waiting !== undefined) return
      waiting = scope.child()
      waiting.timeout(() => void writePending(), keepAfterMs)
      waiting.add(ports.visibility.onChange((isVisible) => !isVisible && void writePending()))
    },
  }
}
