import type { Scope } from '../../../kernel/scope.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { userKey } from './roles.ts'
import type { Session } from './session.ts'

/**
 * Calls the listener each time the user changes, also to or from none. A refreshed session of the same user is no
 * change, nor is the step from `unknown` to guest.
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

/** A scope within this one that ends with the user of now: what one may see is not shown to the next. */
export function childOfUser(parent: Scope, session: Pick<Session, '$state'>, signal?: AbortSignal): Scope {
  const child = parent.child(signal)
  child.add(onUserChange(session, child.dispose))
  return child
}

/** A scope that ends when the user changes: requests are aborted, late responses ignored. */
export interface UserScope {
  /** The scope of the current user. Each change of the user makes a new one, so a call reads it once, at its start. */
  readonly current: Scope
}

/**
 * @param parent owns the scopes and the listener
 * @param onChange runs when the scope of the former user has ended and the new one exists
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
