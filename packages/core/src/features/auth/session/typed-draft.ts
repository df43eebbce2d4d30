import * as z from 'zod/mini'
import type { StoredKey } from '../../../config/stored-keys.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { userKey } from './roles.ts'
import type { Session } from './session.ts'
import { typedDrafts } from './session-record.ts'

/** Where a draft is typed. */
interface TypedPlace {
  /** What stands there now; '' is nothing. */
  typed(): string
  show(typed: string): void
  onChange(listener: () => void): Unsubscribe
  /** Takes away what a user typed, who is gone. */
  empty(): void
}

/**
 * A text that was typed and not sent. It is kept as long as the tab, over a reload, a sign-in and a session that ends
 * elsewhere; a logout in this tab removes it. It belongs to who typed it: what a guest wrote is for the user who signs in
 * next, after what that one wrote; what a user wrote is for that user alone.
 */
export interface TypedDraft {
  /** What its user has typed; '' is nothing. */
  read(): string
  /** '' removes it. */
  write(typed: string): void
  /**
   * Keeps what is typed there, and shows it to its user whenever that one comes. The place is emptied when its user goes,
   * and the draft stays. All of it ends with the scope.
   */
  keep(scope: Scope, place: TypedPlace): void
}

export function createTypedDraft(
  { ports, log }: Pick<FeatureContext, 'ports' | 'log'>,
  session: Pick<Session, '$state'>,
  key: StoredKey,
): TypedDraft {
  // Another tab may have changed the user while this one slept, so a draft names who wrote it.
  type Drafts = z.output<typeof typedDrafts>
  const kept = createStoredValue({ storage: ports.sessionStorage, key, schema: typedDrafts, log })
  const all = (): Drafts => kept.read() ?? []
  const put = (drafts: Drafts) => (drafts.length === 0 ? kept.remove() : kept.write(drafts))
  const user = () => userKey(session.$state.get()) ?? ''
  const read = (): string => {
    const writer = user()
    const drafts = all()
    if (writer === '') return drafts.find((draft) => draft.user === '')?.content ?? ''
    if (drafts.length === 0) return ''
    // Another user may come back after a guest, not after this one. What a guest wrote is this one's from now on.
    const by = (name: string) => drafts.filter((draft) => draft.user === name)
    const own = [...by(writer), ...by('').map(({ content }) => ({ user: writer, content }))]
    put(own)
    return own[0]?.content ?? ''
  }
  const write = (typed: string) => {
    const writer = user()
    const drafts = all()
    const former = drafts.find((draft) => draft.user === writer)
    const others = drafts.filter((draft) => draft !== former)
    put(typed === '' ? others : [{ user: writer, content: typed }, ...others])
  }
  return {
    read,
    write,
    keep(scope, { typed, show, onChange, empty }) {
      const isKnown = () => session.$state.get().type !== 'unknown'
      let writer: string | undefined
      let written = typed()
      const arrive = () => {
        const next = isKnown() ? user() : undefined
        if (next === writer) return
        // What a guest typed stays for a user who has no draft.
        if (writer !== undefined && writer !== '') {
          empty()
          // No one has typed this.
          written = typed()
        }
        const isFirst = writer === undefined
        writer = next
        if (next === undefined) return
        const draft = read()
        // What was typed before the user was known stays there, and the draft waits behind it.
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
      scope.add(session.$state.listen(arrive))
    },
  }
}

/** What a draft holds that was written as JSON; undefined for anything else, as another script may have written there. */
export function readTypedJson<T>(schema: z.ZodMiniType<T>, typed: string): T | undefined {
  try {
    return z.safeParse(schema, JSON.parse(typed)).data
  } catch {
    return undefined
  }
}
