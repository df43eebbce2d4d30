import * as z from 'zod/mini'
import type { StoredKey } from '../../../config/stored-keys.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import type { Session } from '../../auth/session/session.ts'
import { createTypedDraft, readTypedJson } from '../../auth/session/typed-draft.ts'

const rated = {
  memberType: z.union([z.literal(0), z.literal(1)]),
  rates: z.optional(z.object({ slots: z.string(), live: z.string(), sports: z.string(), lottery: z.string() })),
}
const typedLink = z.object({ title: z.string(), ...rated, limit: z.string(), endDay: z.string() })
// Never the password.
const typedAccount = z.strictObject({ username: z.string(), ...rated })

/** A new link as it is typed. Without rates as long as none has been typed. */
export type TypedLink = Readonly<z.output<typeof typedLink>>

/** An account to be opened directly, as it is typed, without its password. Without rates as long as none has been typed. */
export type TypedAccount = Readonly<z.output<typeof typedAccount>>

/** What an agent gives, before it is made. What is typed is there again after a reload of the tab and a sign-in. */
export interface TypedForm<Typed> {
  readonly $typed: Store<Typed>
  type(change: Partial<Typed>): void
  /** Takes away what has been made of; what was typed meanwhile is the next one. */
  forget(made: Typed): void
}

type SessionState = Pick<Session, '$state'>

export function createNewLink(context: FeatureContext, session: SessionState): TypedForm<TypedLink> {
  const empty: TypedLink = { title: '', memberType: 0, limit: '', endDay: '' }
  return createTypedForm(context, session, 'MC_LINK', typedLink, empty)
}

export function createNewAccount(context: FeatureContext, session: SessionState): TypedForm<TypedAccount> {
  return createTypedForm(context, session, 'MC_ACCOUNT', typedAccount, { username: '', memberType: 0 })
}

function createTypedForm<Typed extends object>(
  context: FeatureContext,
  session: SessionState,
  key: StoredKey,
  schema: z.ZodMiniType<Typed>,
  none: Typed,
): TypedForm<Typed> {
  const $typed = writable<Typed>(none)
  const empty = () => $typed.set(none)
  createTypedDraft(context, session, key).keep(context.scope, {
    typed: () => ($typed.get() === none ? '' : JSON.stringify($typed.get())),
    show: (typed) => $typed.set(readTypedJson(schema, typed) ?? none),
    onChange: (listener) => $typed.listen(listener),
    empty,
  })
  return {
    $typed: readOnly($typed),
    type: (change) => $typed.set({ ...$typed.get(), ...change }),
    forget(made) {
      if ($typed.get() === made) empty()
    },
  }
}
