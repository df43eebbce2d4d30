import * as z from 'zod/mini'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import { text, whole } from '../../../transport/wire.ts'

/** Which popups the member of this session has seen in this tab. The end of the session clears the tab (SESSION-05). */
export interface SeenPopups {
  has(user: string, id: number): boolean
  add(user: string, id: number): void
  /** The session is over: the next login sees them all. */
  forget(): void
}

export function createSeenPopups({ ports, log }: Pick<FeatureContext, 'ports' | 'log'>): SeenPopups {
  const stored = createStoredValue({
    storage: ports.sessionStorage,
    key: 'MC_LOGIN_POPUPS',
    schema: z.object({ user: text, seen: z.array(whole) }),
    log,
  })
  const seenBy = (user: string): readonly number[] => {
    const record = stored.read()
    return record?.user === user ? record.seen : []
  }
  return {
    has: (user, id) => seenBy(user).includes(id),
    add(user, id) {
      stored.write({ user, seen: [...new Set([...seenBy(user), id])] })
    },
    forget: () => stored.remove(),
  }
}
