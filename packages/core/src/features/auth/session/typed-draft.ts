import * as z from 'zod/mini'
import type { StoredKey } from '../../../config/stored-keys.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { text } from '../../../transport/wire-schemas.ts'
import { userKey } from './roles.ts'
import type { Session } from './session.ts'

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
 * A text that was typed and not sent. It is kept as long as the tab, over a reload, a sign-in and a session that expires; a
 * logout removes it. What a guest wrote is for the user who has signed in since, what a user wrote for that user alone.
 */
export interface TypedDraft {
  /** Shows what there is for this user, as soon as it is known who that is. The result ends the waiting. */
  restore(show: (typed: string) => void): Unsubscribe
  /** '' removes it. */
  write(typed: string): void
  /**
   * Keeps what is typed there, and shows it to its user whenever that one comes and nothing is typed. The place is emptied
   * when its user goes, and the draft stays. All of it ends with the scope.
   */
  keep(scope: Scope, place: TypedPlace): void
}

export function createTypedDraft(
  { ports, log }: Pick<FeatureContext, 'ports' | 'log'>,
  session: Pick<Session, '$state'>,
  key: StoredKey,
): TypedDraft {
  // Another tab may have changed the user while this one slept, so the draft names who wrote it: '' is a guest.
  const schema = z.object({ user: text, content: text })
  const kept = createStoredValue({ storage: ports.sessionStorage, key, schema, log })
  const user = () => userKey(session.$state.get()) ?? ''
  const read = (): string => {
    const draft = kept.read()
    if (draft === undefined) return ''
    if (draft.user === user()) return draft.content
    if (draft.user !== '') {
      // Its user may come back after a guest, not after another user.
      if (user() !== '') kept.remove()
      return ''
    }
    // From now on it is the member's.
    kept.write({ ...draft, user: user() })
    return draft.content
  }
  const write = (typed: string) => {
    if (typed === '') kept.remove()
    else kept.write({ user: user(), content: typed })
  }
  return {
    restore(show) {
      const tryNow = () => {
        if (session.$state.get().type === 'unknown') return false
        const typed = read()
        if (typed !== '') show(typed)
        return true
      }
      if (tryNow()) return () => {}
      const stop = session.$state.listen(() => {
        if (tryNow()) stop()
      })
      return stop
    },
    write,
    keep(scope, { typed, show, onChange, empty }) {
      const isKnown = () => session.$state.get().type !== 'unknown'
      let writer: string | undefined
      let written = typed()
      const arrive = () => {
        const next = isKnown() ? user() : undefined
        if (next === writer) return
        // What a guest typed stays for the user.
        if (writer !== undefined && writer !== '') {
          empty()
          // No one has typed this.
          written = typed()
        }
        writer = next
        if (next === undefined) return
        const draft = read()
        if (draft !== '' && typed() === '') show(draft)
      }
      scope.add(
        onChange(() => {
          const now = typed()
          if (now === written) return
          written = now
          write(now)
        }),
      )
      arrive()
      scope.add(session.$state.listen(arrive))
    },
  }
}
