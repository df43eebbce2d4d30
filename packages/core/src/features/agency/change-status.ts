import { computed } from 'nanostores'
import * as z from 'zod/mini'
import type { ErrorCode } from '../../kernel/errors.ts'
import type { MutationState } from '../../kernel/mutation.ts'
import type { Query } from '../../kernel/query.ts'
import { readOnly, type Store } from '../../kernel/store.ts'

/**
 * How a change of the data on a page stands. `unknown`: no answer came, so the change may have been made, and a refresh tells.
 * `changed`: the platform had other data than those the person read. The page shows the current data, and nothing was changed.
 */
export type ChangeStatus = 'idle' | 'sending' | 'unknown' | 'changed'

/** @param changedCode the refusal that says that the data were changed meanwhile */
export function changeStatus($state: Store<MutationState>, changedCode: ErrorCode): Store<ChangeStatus> {
  return readOnly(
    computed($state, (state) => {
      if (state.status !== 'refused') return state.status
      return state.error.code === changedCode ? 'changed' : 'idle'
    }),
  )
}

/** Shows the data that a refusal contains, and loads them if it contains none. */
export function showCurrent<T>(query: Query<T>, schema: z.ZodMiniType<T>, value: unknown): void {
  const current = z.safeParse(schema, value)
  if (current.success) query.set(current.data)
  else void query.refreshAfterChange()
}
