import * as z from 'zod/mini'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import type { Session } from '../../auth/session/session.ts'
import { createTypedDraft, readTypedJson } from '../../auth/session/typed-draft.ts'

const typedLink = z.object({
  title: z.string(),
  memberType: z.union([z.literal(0), z.literal(1)]),
  rates: z.optional(z.object({ slots: z.string(), live: z.string(), sports: z.string(), lottery: z.string() })),
  limit: z.string(),
  endDay: z.string(),
})

/** A new link as it is typed. Without rates as long as none has been typed. */
export type TypedLink = Readonly<z.output<typeof typedLink>>

/** The new link of an agent, before it is made. What is typed is there again after a reload of the tab and a sign-in. */
export interface NewLink {
  readonly $typed: Store<TypedLink>
  type(change: Partial<TypedLink>): void
  /** Takes away what has been made of; what was typed meanwhile is the next one. */
  forget(made: TypedLink): void
}

const EMPTY: TypedLink = { title: '', memberType: 0, limit: '', endDay: '' }

export function createNewLink(context: FeatureContext, session: Pick<Session, '$state'>): NewLink {
  const $typed = writable<TypedLink>(EMPTY)
  const empty = () => $typed.set(EMPTY)
  createTypedDraft(context, session, 'MC_LINK').keep(context.scope, {
    typed: () => ($typed.get() === EMPTY ? '' : JSON.stringify($typed.get())),
    show: (typed) => $typed.set(readTypedJson(typedLink, typed) ?? EMPTY),
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
