import * as z from 'zod/mini'
import { type ErrorCode, toFoyerError } from '../../kernel/errors.ts'
import type { FeatureContext } from '../../kernel/feature.ts'
import { isOutcomeUnknown, unsentError } from '../../kernel/outcome-unknown.ts'
import type { Query } from '../../kernel/query.ts'
import { repeatLost } from '../../kernel/repeat-lost.ts'
import { aborted, DONE, type Result } from '../../kernel/result.ts'
import type { Scope } from '../../kernel/scope.ts'
import { readOnly, type Store, writable } from '../../kernel/store.ts'

/**
 * How a change of what a page shows stands. `unknown`: no answer came, so it may have been made; a look tells. `changed`: it
 * was no longer as it was read; what stands there now is shown instead, and nothing was changed.
 */
export type ChangeStatus = 'idle' | 'sending' | 'unknown' | 'changed'

/** A change of what a page shows, which the platform makes once however often it is sent. */
export interface ShownChange<Shown> {
  readonly $status: Store<ChangeStatus>
  /** Looks what stands there, which settles what was not known. */
  refresh(): Promise<Result>
  /** What it answers is shown. `network.offline` without `unknown`: nothing was sent. */
  send(ask: (signal: AbortSignal) => Promise<Shown>, silent: boolean | undefined): Promise<Result>
}

interface ShownChangeOptions<Shown> {
  readonly context: Pick<FeatureContext, 'ports' | 'report'>
  /** That of the page. */
  readonly scope: Scope
  readonly query: Query<Shown>
  /** Of what is shown. */
  readonly schema: z.ZodMiniType<Shown>
  /** For failures: `rebates.save`. */
  readonly verb: string
  /** Says that it was no longer as it was read. */
  readonly changedCode: ErrorCode
  /** Whether the page shows every failure, not only what the status tells. Without it there is a toast for the others. */
  readonly shownOnPage: boolean
}

export function createShownChange<Shown>(options: ShownChangeOptions<Shown>): ShownChange<Shown> {
  const { context, scope, query, schema, verb, changedCode, shownOnPage } = options
  const { ports, report } = context
  const $status = writable<ChangeStatus>('idle')
  /** How many were sent. */
  let sends = 0
  // What was under way is not shown to the next.
  scope.add(() => $status.set('idle'))

  /** What a refusal says stands there now; else it is asked for. */
  const showCurrent = (value: unknown) => {
    const current = z.safeParse(schema, value)
    if (current.success) query.set(current.data)
    else void query.refreshAfterChange()
  }

  return {
    $status: readOnly($status),
    async refresh() {
      const before = sends
      const result = await query.refresh()
      // Of what was sent after it was asked it knows nothing.
      if (result.ok && sends === before && $status.get() !== 'sending') $status.set('idle')
      return result
    },
    async send(ask, silent) {
      // It waited for another one, and its user has gone.
      if (scope.disposed) return aborted()
      const unsent = unsentError(ports.network)
      if (unsent !== undefined) return report(verb, unsent, { silent, shownOnPage: true })
      sends += 1
      $status.set('sending')
      try {
        const shown = await repeatLost(scope, ask)
        if (scope.disposed) return aborted()
        query.set(shown)
        $status.set('idle')
        return DONE
      } catch (cause) {
        if (scope.disposed) return aborted()
        const refusal = toFoyerError(cause)
        const status = isOutcomeUnknown(refusal) ? 'unknown' : refusal.code === changedCode ? 'changed' : 'idle'
        $status.set(status)
        if (status === 'changed') showCurrent(refusal.value)
        return report(verb, cause, { silent, shownOnPage: shownOnPage || status !== 'idle' })
      }
    },
  }
}
