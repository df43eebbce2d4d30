import type { Scope } from '../../../kernel/scope.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { userKey } from './roles.ts'
import type { Session } from './session.ts'

/**
 * Calls the listener each time another user is here, or none. A refreshed session of the same user is no change, and
 * neither is a guest where the session was still unknown.
 */
export function onUserChange({ $state }: Pick<Session, '$state'>, listener: () => void): Unsubscribe {
  let user = userKey($state.get())
  return $state.listen((state) => {
    const next = userKey(state)
    if (next === user) return
    user = next
    listener()
  })
}

/** What belongs to one user. It ends with the user: requests are aborted, late answers ignored. */
export interface UserScope {
  /** The scope of the present user. It is another one after each change, so a call reads it once, at its start. */
  readonly current: Scope
}

/**
 * @param parent owns the scopes and the listener
 * @param onChange runs when the scope of the former user has ended and the next one is there
 */
export function createUserScope(parent: Scope, session: Pick<Session, '$state'>, onChange: () => void): UserScope {
  let current = parent.child()
  parent.add(
    onUserChange(session, () => {
      current.dispose()
      current = parent.child()
      onChange()
    }),
  )
  return {
    get current() {
      return current
    },
  }
}
