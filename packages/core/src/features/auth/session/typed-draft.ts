import * as z from 'zod/mini'
import type { StoredKey } from '../../../config/stored-keys.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { text } from '../../../transport/wire-schemas.ts'
import { userKey } from './roles.ts'
import type { Session } from './session.ts'

/**
 * A text that was typed and not sent. It is kept as long as the tab, over a reload and a sign-in: what a guest wrote is for
 * the member who has signed in since, and what a member wrote is for that member alone.
 */
export interface TypedDraft {
  /** Shows what there is for this user, as soon as it is known who that is. The result ends the waiting. */
  restore(show: (typed: string) => void): Unsubscribe
  /** '' removes it. */
  write(typed: string): void
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
      kept.remove()
      return ''
    }
    // From now on it is the member's.
    kept.write({ ...draft, user: user() })
    return draft.content
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
    write(typed) {
      if (typed === '') kept.remove()
      else kept.write({ user: user(), content: typed })
    },
  }
}
