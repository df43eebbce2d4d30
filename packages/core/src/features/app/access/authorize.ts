import type { Flag } from '../../../config/flags.ts'
import type { SessionState } from '../../auth/session/session.ts'
import { LOGIN } from './routes.ts'

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

/** Why, and what it stems from. */
export interface DenialReason {
  readonly code: /** Not for people of this `role`. */
    | 'role'
    /** Not for this `type` of account. */
    | 'type'
    | 'flag-off'
    /** The platform has not answered yet which flags are on (FLAG-06). */
    | 'flag-unknown'
    /** The stored session has not been read yet. */
    | 'session-unknown'
    /** The last three are reasons of paths. */
    | 'unknown-path'
    | 'bad-query'
    | 'alias'
  readonly role?: Role
  /** Of the account (CALL-46). */
  readonly type?: number
  /** That decided; beside a role one that is off as well. */
  readonly flag?: Flag
}

/** Whether somebody may, and what happens otherwise. */
export type AccessResult =
  | { readonly outcome: 'allow' }
  /** Session or flag are not known yet: ask again when they are. */
  | { readonly outcome: 'wait'; readonly reason: DenialReason }
  | (Denial & { readonly reason: DenialReason })

export interface FlagReader {
  /** False until the first question for the flags has been answered or has failed. */
  readonly settled: boolean
  isOn(flag: Flag): boolean
}

/** Who may do something, and what the others meet. What is left out is allowed. */
export interface AccessRule {
  /** Must be on. What is off is absent for everybody, unless `off` says more. */
  readonly flag?: Flag
  /** What those meet whose role may, where the flag is off: guests go to the login first (settlement 22). */
  readonly whenFlagOff?: Denial
  readonly roles?: { readonly [R in Role]?: Denial | undefined }
  /** Types of account that are left out among those whose role may. */
  readonly types?: { readonly excludes: (type: number) => boolean; readonly denial: Denial }
}

const ALLOWED: AccessResult = Object.freeze({ outcome: 'allow' })

/**
 * The one decision of Foyer: may this session do this, and if not, what happens, and why. Pure, and the same for
 * pages, menus, tiles and verbs.
 */
export function authorize(rule: AccessRule, session: SessionState, flags: FlagReader): AccessResult {
  const { flag, whenFlagOff, roles, types } = rule
  const missingFlag = flag === undefined || flags.isOn(flag) ? undefined : flag
  const isFlagOff = missingFlag !== undefined && flags.settled
  if (isFlagOff && whenFlagOff === undefined)
    return { outcome: 'hidden', reason: { code: 'flag-off', flag: missingFlag } }
  const role = roleOf(session)
  const needsSession = roles !== undefined || types !== undefined
  if (role === undefined && needsSession) return { outcome: 'wait', reason: { code: 'session-unknown' } }
  const type = typeOf(session)
  const denial = role === undefined ? undefined : roles?.[role]
  // Whoever has to log in need not wait to hear so.
  if (missingFlag !== undefined && !isFlagOff && (role !== 'guest' || denial === undefined)) {
    return { outcome: 'wait', reason: { code: 'flag-unknown', flag: missingFlag } }
  }
  if (role !== undefined && denial !== undefined) {
    const facts = { ...(type !== undefined && { type }), ...(isFlagOff && { flag: missingFlag }) }
    return { ...denial, reason: { code: 'role', role, ...facts } }
  }
  if (isFlagOff && whenFlagOff !== undefined) return { ...whenFlagOff, reason: { code: 'flag-off', flag: missingFlag } }
  if (types !== undefined && type !== undefined && types.excludes(type)) {
    return { ...types.denial, reason: { code: 'type', type } }
  }
  return ALLOWED
}

/** undefined while nobody knows. */
export function roleOf(session: SessionState): Role | undefined {
  switch (session.type) {
    case 'unknown':
      return undefined
    case 'guest':
    case 'trial':
      return session.type
    case 'member':
      return session.isAgent ? 'agent' : 'member'
  }
}

function typeOf(session: SessionState): number | undefined {
  return session.type === 'trial' || session.type === 'member' ? session.info.type : undefined
}

/**
 * Whether a menu has an entry for it: for what is allowed, and for what people are led to a login, a popup or a message
 * for. What they are only turned away from is left out, and so is what is switched off behind the login.
 */
export function isShown(
  result: Pick<AccessResult, 'outcome'> & { readonly to?: string; readonly reason?: DenialReason },
): boolean {
  if (result.reason?.flag !== undefined) return false
  switch (result.outcome) {
    case 'allow':
    case 'popup':
    case 'message':
      return true
    case 'redirect':
      return result.to === LOGIN
    case 'hidden':
    case 'wait':
      return false
  }
}
