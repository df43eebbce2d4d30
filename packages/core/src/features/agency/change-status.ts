import { computed } from 'nanostores'
import * as z from 'zod/mini'
import type { ErrorCode } from '../../config/error-codes.ts'
import type { MutationState } from '../../kernel/mutation.ts'
import type { Query } from '../../kernel/query.ts'
import type { CallbackLog } from '../../kernel/run-callback.ts'
import { readOnly, type Store } from '../../kernel/store.ts'

/**
 * The state of a change to the data of a page. `unknown`: the answer was lost, so the change may have been made. A refresh
 * shows whether it was. `changed`: the platform's data were newer than the data on the page, so nothing was changed. The page
 * shows the current data.
 */
export type ChangeStatus = 'idle' | 'sending' | 'unknown' | 'changed'

/** @param changedCode the code of a refusal because the data were changed meanwhile */
export function changeStatus(
  $state: Store<MutationState>,
  changedCode: ErrorCode,
  log: CallbackLog,
): Store<ChangeStatus> {
  return readOnly(
    computed($state, (state) => {
      if (state.status !== 'refused') return state.status
      return state.error.code === changedCode ? 'changed' : 'idle'
    }),
    log,
  )
}

/** Shows the data that a refusal contains. Loads them if the refusal has no data. */
export function showCurrent<T>(query: Query<T>, schema: z.ZodMiniType<T>, value: unknown): void {
  const current = z.safeParse(schema, value)
  if (current.success) query.set(current.data)
  else void query.refreshAfterChange()
}
