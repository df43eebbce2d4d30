import * as z from 'zod/mini'
import type { StoredKey } from '../config/stored-keys.ts'
import type { Unsubscribe } from '../ports/ports.ts'
import type { FeatureContext } from './feature.ts'
import type { Scope } from './scope.ts'
import type { Store } from './store.ts'
import { createStoredValue } from './stored-value.ts'

/** The user whose drafts are read and written, as the session knows it. */
export interface DraftAuthor {
  /** The key of the user, '' for a guest, undefined while the session is unknown. */
  current(): string | undefined
  /** Calls back when the author may have changed. */
  onChange(listener: () => void): Unsubscribe
}

/**
 * Input that was typed and not sent. A draft lives as long as the tab: over a reload, a sign-in, a change of the language, and a session
 * that ends elsewhere. A sign-out in this tab removes all drafts. Each user reads their own drafts only. A guest's draft belongs to the
 * user who signs in next, and waits behind that user's own draft. If the storage fails, the draft lives as long as this object.
 */
export interface Draft {
  /** The draft of the current author; '' if there is none. */
  read(): string
  /** Replaces the draft of the current author; '' removes the draft. */
  write(content: string): void
  /**
   * Writes what is typed in a place, and shows the draft there when its author arrives. When an author leaves, the place is emptied and
   * the draft stays. All of this ends with the scope.
   */
  keep(scope: Scope, place: DraftPlace): void
}

/** A place to type, such as a field or a form. */
export interface DraftPlace {
  /** The content to keep; '' if there is nothing to keep. */
  typed(): string
  show(content: string): void
  onChange(listener: () => void): Unsubscribe
  empty(): void
}

/** The entry of one draft in the storage, with an item for each author. */
export const storedDrafts = z.array(z.object({ user: z.string(), content: z.string() }))
type StoredDrafts = z.output<typeof storedDrafts>

export function createDraft(
  { ports, log }: Pick<FeatureContext, 'ports' | 'log'>,
  author: DraftAuthor,
  key: StoredKey,
): Draft {
  const stored = createStoredValue({ storage: ports.sessionStorage, key, schema: storedDrafts, log })
  const readAll = (): StoredDrafts => stored.read() ?? []
  const writeAll = (drafts: StoredDrafts) => (drafts.length === 0 ? stored.remove() : stored.write(drafts))
  const currentUser = () => author.current() ?? ''
  const read = (): string => {
    const user = currentUser()
    const drafts = readAll()
    const by = (name: string) => drafts.filter((draft) => draft.user === name)
    if (user === '') return by('')[0]?.content ?? ''
    if (drafts.length === 0) return ''
    // The guest's draft belongs to this user from now on. Another user has left for good, unless a guest came in between.
    const own = [...by(user), ...by('').map(({ content }) => ({ user, content }))]
    writeAll(own)
    return own[0]?.content ?? ''
  }
  const write = (content: string) => {
    const user = currentUser()
    const drafts = readAll()
    const former = drafts.find((draft) => draft.user === user)
    const others = drafts.filter((draft) => draft !== former)
    writeAll(content === '' ? others : [{ user, content }, ...others])
  }
  return {
    read,
    write,
    keep(scope, { typed, show, onChange, empty }) {
      let user: string | undefined
      let written = typed()
      const arrive = () => {
        const next = author.current()
        if (next === user) return
        // The text of a guest stays for a user who has no draft.
        if (user !== undefined && user !== '') {
          empty()
          written = typed()
        }
        const isFirst = user === undefined
        user = next
        if (next === undefined) return
        const draft = read()
        // Text that was typed before the author was known stays, and the draft waits behind this text.
        if (isFirst && typed() !== '') writeAll([{ user: next, content: typed() }, ...readAll()])
        else if (draft !== '' && draft !== typed()) show(draft)
      }
      scope.add(
        onChange(() => {
          const now = typed()
          if (now === written) return
          written = now
          if (user !== undefined) write(now)
        }),
      )
      arrive()
      scope.add(author.onChange(arrive))
    },
  }
}

/** The part of a form that a draft needs. */
export interface DraftedForm<Values extends object> {
  readonly $state: Store<{ readonly values: Readonly<Values> }>
  readonly scope: Scope
  set<K extends keyof Values & string>(field: K, value: Values[K]): void
  reset(): void
}

export interface FormDraftOptions<Values extends object> {
  readonly draft: Draft
  /** The fields to keep: no secret, and no number of an account. Other fields are not stored. */
  readonly fields: z.ZodMiniType<Partial<Values>>
}

export interface FormDraft {
  /** What a draft of the present values holds. */
  content(): string
  /** Removes the draft if this is its content. */
  forget(content: string): void
}

/**
 * Keeps fields of a form in a draft. The form has no draft while all of these fields have their first values.
 *
 * @param onShown called when the form shows its draft
 */
export function createFormDraft<Values extends object>(
  { $state, scope, set, reset }: DraftedForm<Values>,
  { draft, fields }: FormDraftOptions<Values>,
  onShown: (content: string) => void = () => {},
): FormDraft {
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
      onShown(content())
    },
    onChange: (listener) => $state.listen(listener),
    empty: reset,
  })
  return {
    content,
    forget(sent) {
      if (draft.read() === sent) draft.write('')
    },
  }
}

/**
 * Reads the content of a draft that was written as JSON. Returns undefined if the content does not fit, because an older build or another
 * script wrote it.
 */
export function readDraftJson<T>(schema: z.ZodMiniType<T>, content: string): T | undefined {
  try {
    return z.safeParse(schema, JSON.parse(content)).data
  } catch {
    // The content is no JSON.
    return undefined
  }
}
