import type { Flag } from '../../../config/flags.ts'

/** What somebody reads; `ms` on screen, the default of its kind unless given. */
export interface AccessMessage {
  /** Locale key. */
  readonly key: string
  readonly ms?: number
}

/** What happens instead of what was asked for. */
export type Denial =
  /** Meant with `replace` where a page was asked for; may lead to another redirect. */
  | { readonly outcome: 'redirect'; readonly to: string; readonly message?: AccessMessage }
  | { readonly outcome: 'popup'; readonly popup: 'free_reject' }
  | { readonly outcome: 'message'; readonly message: AccessMessage }
  /** Not offered; who tries all the same meets silence. */
  | { readonly outcome: 'hidden' }

/** Who somebody is to the rules (ROLE-01, ROLE-03). */
export type Role = 'guest' | 'trial' | 'member' | 'agent'

export type DenialReasonCode =
  /** Somebody of this `role` may not. */
  | 'role'
  /** This `type` of account is left out. */
  | 'type'
  | 'flag-off'
  /** The platform has not said yet what it offers (FLAG-06). */
  | 'flag-unknown'
  /** The stored session has not been read yet. */
  | 'session-unknown'
  /** Of addresses alone. */
  | 'unknown-path'
  | 'bad-query'
  | 'alias'

/** Why, and what it stems from. */
export interface DenialReason {
  readonly code: DenialReasonCode
  readonly role?: Role
  /** Of the account (CALL-46). */
  readonly type?: number
  /** That decided; beside a role one that is off as well. */
  readonly flag?: Flag
}

export type DeniedResult = Denial & { readonly reason: DenialReason }

/** Whether somebody may, and what happens otherwise. */
export type AccessResult =
  | { readonly outcome: 'allow' }
  /** Session or flag are not known yet: ask again when they are. */
  | { readonly outcome: 'wait'; readonly reason: DenialReason }
  | DeniedResult
