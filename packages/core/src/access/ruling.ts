import type { Flag } from '../flag.ts'

/** What somebody reads; `ms` on screen, the default of its kind unless given. */
export interface Message {
  /** Locale key. */
  readonly key: string
  readonly ms?: number
}

/** What happens instead of what was asked for. */
export type Refusal =
  /** Meant with `replace` where a page was asked for; may lead to another redirect. */
  | { readonly outcome: 'redirect'; readonly to: string; readonly message?: Message }
  | { readonly outcome: 'popup'; readonly popup: 'free_reject' }
  | { readonly outcome: 'message'; readonly message: Message }
  /** Not offered; who tries all the same meets silence. */
  | { readonly outcome: 'hidden' }

/** Who somebody is to the rules (ROLE-01, ROLE-03). */
export type Role = 'guest' | 'trial' | 'member' | 'agent'

export type ReasonCode =
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
export interface Reason {
  readonly code: ReasonCode
  readonly role?: Role
  /** Of the account (CALL-46). */
  readonly type?: number
  /** That decided; beside a role one that is off as well. */
  readonly flag?: Flag
}

export type Refused = Refusal & { readonly reason: Reason }

/** Whether somebody may, and what happens otherwise. */
export type Ruling =
  | { readonly outcome: 'allow' }
  /** Session or flag are not known yet: ask again when they are. */
  | { readonly outcome: 'wait'; readonly reason: Reason }
  | Refused
