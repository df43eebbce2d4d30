import type { PlayWish } from '../session/session.ts'
import type { Ability } from './abilities.ts'
import type { Ruling } from './ruling.ts'

/** Asks the rules about the person who is here now. */
export interface Gate {
  /** Whether they may, else what they meet instead and why. Changes with `session.$state` and `site.$settings`. */
  may(ability: Ability): Ruling
  /** True if they may. Does nothing else. */
  allows(ability: Ability): boolean
  /** True if they may. Otherwise does what the ruling says: leads to the login, shows the popup or the message. */
  attempt(ability: Ability, options?: AttemptOptions): boolean
}

export interface AttemptOptions {
  /** A login takes the place of the page in the history. */
  readonly replace?: boolean
  /** Where a login leads back to (ROUTE-30); the page that people are on unless given. */
  readonly wanted?: string
  /** What is launched once the login has led back there (LOGIN-11). */
  readonly play?: PlayWish
}
