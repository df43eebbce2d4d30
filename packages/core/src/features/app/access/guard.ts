import type { PendingLaunch } from '../../auth/session/session.ts'
import type { Ability } from './abilities.ts'
import type { AccessResult } from './access-result.ts'

/** Asks the rules about the person who is here now. */
export interface AccessGuard {
  /** Whether they may, else what they meet instead and why. Changes with `session.$state` and `site.$settings`. */
  check(ability: Ability): AccessResult
  /** True if they may. Does nothing else. */
  allows(ability: Ability): boolean
  /** True if they may. Otherwise does what the result says: leads to the login, shows the popup or the message. */
  enforce(ability: Ability, options?: EnforceOptions): boolean
}

export interface EnforceOptions {
  /** A login takes the place of the page in the history. */
  readonly replace?: boolean
  /** Where a login leads back to (ROUTE-30); the page that people are on unless given. */
  readonly returnTo?: string
  /** What is launched once the login has led back there (LOGIN-11). */
  readonly launch?: PendingLaunch
}
