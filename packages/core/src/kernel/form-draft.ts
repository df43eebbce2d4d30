import * as z from 'zod/mini'
import type { StoredKey } from '../config/stored-keys.ts'
import type { Unsubscribe } from '../ports/ports.ts'
import { text } from '../transport/wire-schemas.ts'
import type { FeatureContext } from './feature.ts'
import type { Scope } from './scope.ts'
import type { Store } from './store.ts'
import { createStoredValue } from './stored-value.ts'

/** Who writes a draft. */
export interface DraftAuthor {
  /** The key of a user, '' for a guest, undefined while that is not known. */
  current(): string | undefined
  /** Calls back when the author may be another one. */
  onChange(listener: () => void): Unsubscribe
}

/**
 * Something typed that was not sent. It is kept as long as the tab: over a reload, a sign-in, a change of the language and a session
 * that ends elsewhere. A sign-out in this tab removes it. A user's draft is for that user alone. A guest's draft is for the user who
 * signs in next, after that user's own draft.
 */
export interface Draft {
  /** The draft of the current author; '' if there is none. */
  read(): string
  /** '' removes it. */
  write(content: string): void
  /**
   * Keeps what is typed in a place, and shows it to its author whenever that author comes. The place is emptied when the author goes, and
   * the draft stays. All of it ends with the scope.
   */
  keep(scope: Scope, place: DraftPlace): void
}

/** Where a draft is typed. */
export interface DraftPlace {
  /** The present content; '' if nothing is typed. */
  typed(): string
  show(content: string): void
  onChange(listener: () => void): Unsubscribe
  empty(): void
}

/** The drafts of several authors in one entry. Another tab may have changed the user while this one slept. */
export const storedDrafts = z.array(z.object({ user: text, content: text }))
type StoredDrafts = z.output<typeof storedDrafts>

export function createDraft(
  { ports, log }: Pick<FeatureContext, 'ports' | 'log'>,
  author: DraftAuthor,
  key: StoredKey,
): Draft {
  const stored = createStoredValue({ storage: ports.sessionStorage, key, schema: storedDrafts, log })
  const all = (): StoredDrafts => stored.read() ?? []
  const put = (drafts: StoredDrafts) => (drafts.length === 0 ? stored.remove() : stored.write(drafts))
  const whose = () => author.current() ?? ''
  const read = (): string => {
    const writer = whose()
    const drafts = all()
    if (writer === '') return drafts.find((draft) => draft.user === '')?.content ?? ''
    if (drafts.length === 0) return ''
    // Another user may come back after a guest, not after this one. The guest's draft is this user's from now on.
    const by = (name: string) => drafts.filter((draft) => draft.user === name)
    const own = [...by(writer), ...by('').map(({ content }) => ({ user: writer, content }))]
    put(own)
    return own[0]?.content ?? ''
  }
  const write = (content: string) => {
    const writer = whose()
    const drafts = all()
    const former = drafts.find((draft) => draft.user === writer)
    const others = drafts.filter((draft) => draft !== former)
    put(content === '' ? others : [{ user: writer, content }, ...others])
  }
  return {
    read,
    write,
    keep(scope, { typed, show, onChange, empty }) {
      let writer: string | undefined
      let written = typed()
      const arrive = () => {
        const next = author.current()
        if (next === writer) return
        // A guest's text stays for a user who has no draft.
        if (writer !== undefined && writer !== '') {
          empty()
          // The place emptied itself, so this is not typed text.
          written = typed()
        }
        const isFirst = writer === undefined
        writer = next
        if (next === undefined) return
        const draft = read()
        // Text that was typed before the author was known stays, and the draft waits behind it.
        if (isFirst && typed() !== '') put([{ user: next, content: typed() }, ...all()])
        else if (draft !== '' && draft !== typed()) show(draft)
      }
      scope.add(
        onChange(() => {
          const now = typed()
          if (now === written) return
          written = now
          if (writer !== undefined) write(now)
        }),
      )
      arrive()
      scope.add(author.onChange(arrive))
    },
  }
}

/** The part of a form that a draft keeps. */
export interface DraftedForm<Values extends object> {
  readonly $state: Store<{ readonly values: Readonly<Values> }>
  readonly scope: Scope
  set<K extends keyof Values & string>(field: K, value: Values[K]): void
  reset(): void
}

/** Which fields of a form are kept: no secret, and no number of an account. */
export interface FormDraft<Values extends object> {
  readonly draft: Draft
  readonly fields: z.ZodMiniType<Partial<Values>>
}

/** The draft of a form. */
export interface KeptForm {
  /** What the draft of the present values holds. */
  content(): string
  /** Removes the draft if this is its content. */
  forget(content: string): void
}

/** Keeps fields of a form in a draft. A form whose kept fields have their first values has none. */
export function keepForm<Values extends object>(
  { $state, scope, set, reset }: DraftedForm<Values>,
  { draft, fields }: FormDraft<Values>,
): KeptForm {
  const content = () => JSON.stringify(z.parse(fields, $state.get().values))
  const first = content()
  draft.keep(scope, {
    typed: () => (content() === first ? '' : content()),
    show(stored) {
      const values = readDraftJson(fields, stored)
      if (values === undefined) return
      for (const field of Object.keys(values) as (keyof Values & string)[]) {
        set(field, values[field] as Values[typeof field])
      }
    },
    onChange: (listener) => $state.listen(listener),
    empty: reset,
  })
  return { content, forget: (sent) => draft.read() === sent && draft.write('') }
}

/** The content of a draft that was written as JSON; undefined for anything else, since another script may have written it. */
export function readDraftJson<T>(schema: z.ZodMiniType<T>, content: string): T | undefined {
  try {
    return z.safeParse(schema, JSON.parse(content)).data
  } catch {
    return undefined
  }
}
