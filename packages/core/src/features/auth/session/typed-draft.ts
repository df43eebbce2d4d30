import * as z from 'zod/mini'
import type { StoredKey } from '../../../config/stored-keys.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import { text } from '../../../transport/wire-schemas.ts'
import { userKey } from './roles.ts'
import type { Session } from './session.ts'

/**
 * A text that was typed and not sent. It is kept as long as the tab, over a reload and a sign-in: what a guest wrote is for
 * the member who has signed in since, and what a member wrote is for that member alone.
 */
export interface TypedDraft {
  /** '' where there is none for this user. */
  read(): string
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
  return {
    read() {
      const draft = kept.read()
      if (draft === undefined) return ''
      if (draft.user === '' || draft.user === user()) return draft.content
      kept.remove()
      return ''
    },
    write(typed) {
      if (typed === '') kept.remove()
      else kept.write({ user: user(), content: typed })
    },
  }
}
