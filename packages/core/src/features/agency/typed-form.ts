import * as z from 'zod/mini'
import type { StoredKey } from '../../config/stored-keys.ts'
import type { FeatureContext } from '../../kernel/feature.ts'
import { readDraftJson } from '../../kernel/form-draft.ts'
import { readOnly, type Store, writable } from '../../kernel/store.ts'
import type { Session } from '../auth/session/session.ts'
import { createUserDraft } from '../auth/session/user-draft.ts'

/** Rates as they are typed; missing as long as none has been. */
export const typedRates = z.optional(
  z.object({ slots: z.string(), live: z.string(), sports: z.string(), lottery: z.string() }),
)

/** What an agent gives, before it is given. What is typed is there again after a reload of the tab and a sign-in. */
export interface TypedForm<Typed> {
  readonly $typed: Store<Typed>
  type(change: Partial<Typed>): void
  /** Takes away what has been made of; what was typed meanwhile is the next one. */
  forget(made: Typed): void
}

interface TypedFormOptions<Typed> {
  readonly context: Pick<FeatureContext, 'ports' | 'log' | 'scope'>
  readonly session: Pick<Session, '$state'>
  readonly key: StoredKey
  readonly schema: z.ZodMiniType<Typed>
  /** Before anything is typed. */
  readonly none: Typed
}

/** It is empty once its scope has ended. */
export function createTypedForm<Typed extends object>(options: TypedFormOptions<Typed>): TypedForm<Typed> {
  const { context, session, key, schema, none } = options
  const $typed = writable<Typed>(none)
  const empty = () => $typed.set(none)
  context.scope.add(empty)
  createUserDraft(context, session, key).keep(context.scope, {
    typed: () => ($typed.get() === none ? '' : JSON.stringify($typed.get())),
    show: (typed) => $typed.set(readDraftJson(schema, typed) ?? none),
    onChange: (listener) => $typed.listen(listener),
    empty,
  })
  return {
    $typed: readOnly($typed, context.log),
    type: (change) => $typed.set({ ...$typed.get(), ...change }),
    forget(made) {
      if ($typed.get() === made) empty()
    },
  }
}
