import * as z from 'zod/mini'
import type { Query } from './query.ts'

/** Shows what a refusal says stands there now, or asks for it where the refusal does not say. */
export function showCurrent<T>(
  query: Pick<Query<T>, 'set' | 'refreshAfterChange'>,
  schema: z.ZodMiniType<T>,
  { value }: { readonly value?: unknown },
): void {
  const current = z.safeParse(schema, value)
  if (current.success) query.set(current.data)
  else void query.refreshAfterChange()
}
