import type { FlagName } from '../../config/flags.ts'
import type { RouteTarget } from '../../kernel/routes.ts'
import { infoOf } from '../auth/session/roles.ts'
import type { SessionState } from '../auth/session/session.ts'

/** A message to the user; `ms` on screen, the default of its kind unless given. */
export interface AccessMessage {
  /** Locale key. */
  readonly key: string
  readonly ms?: number
}

/** What happens instead of the action that is not allowed. */
export type Denial =
  /** Another page is shown instead, which may redirect again. */
  | { readonly outcome: 'redirect'; readonly to: RouteTarget; readonly message?: AccessMessage }
  | { readonly outcome: 'popup'; readonly popup: 'free_reject' }
  | { readonly outcome: 'message'; readonly message: AccessMessage }
  /** Not offered; an attempt does nothing. */
  | { readonly outcome: 'hidden' }

/** The role of a session in the rules (ROLE-01, ROLE-03). */
export type Role = 'guest' | 'trial' | 'member' | 'agent'

/** Why something is denied, and the role, type or flag that decided it. */
export interface DenialReason {
  readonly code: /** Not for people of this `role`. */
    | 'role'
    /** Not for this `type` of account. */
    | 'type'
    /** The `flag` is off. */
    | 'flag-off'
    /** The platform has not answered yet which flags are on (FLAG-06). */
    | 'flag-unknown'
    /** The stored session has not been read yet. */
    | 'session-unknown'
    /** No page of the site has this path. */
    | 'unknown-path'
    /** The path has no valid parameters. */
    | 'bad-query'
    /** The path is another spelling of a page's path (ROUTE-27). */
    | 'alias'
  readonly role?: Role
  /** Type of the account (CALL-46). */
  readonly type?: number
  /** The flag that decided; next to a role, a flag that is off too. */
  readonly flag?: FlagName
}

/** Whether a session may do something, and what happens otherwise. */
export type AccessResult =
  | { readonly outcome: 'allow' }
  /** Session or flag are not known yet: ask again when they are. */
  | { readonly outcome: 'wait'; readonly reason: DenialReason }
  | (Denial & { readonly reason: DenialReason })

export interface FlagReader {
  /** False until the first request for the flags has succeeded or failed. */
  readonly settled: boolean
  isOn(flag: FlagName): boolean
}

/** Who may do something, and what happens where it is denied. A role or type that the rule does not name is allowed. */
export interface AccessRule {
  /** Must be on; of several, one. While it is off, the result is `hidden`, or `whenFlagOff` where that is given. */
  readonly flag?: FlagName | readonly FlagName[]
  /** For roles that are allowed, while the flag is off: guests are sent to the sign-in page first (settlement 22). */
  readonly whenFlagOff?: Denial
  readonly roles?: { readonly [R in Role]?: Denial | undefined }
  /** Types of account that are denied although their role is allowed. */
  readonly types?: { readonly excludes: (type: number) => boolean; readonly denial: Denial }
}

const ALLOWED: AccessResult = Object.freeze({ outcome: 'allow' })

/**
 * The one decision of Foyer: may this session do this, and if not, what happens, and why. Pure, and the same for
 * pages, menus, tiles and verbs.
 */
export function evaluateAccess(rule: AccessRule, session: SessionState, flags: FlagReader): AccessResult {
  const { flag, whenFlagOff, roles, types } = rule
  const anyOf: readonly FlagName[] = flag === undefined ? [] : typeof flag === 'string' ? [flag] : flag
  const missingFlag = anyOf.some((one) => flags.isOn(one)) ? undefined : anyOf[0]
  const isFlagOff = missingFlag !== undefined && flags.settled
  if (isFlagOff && whenFlagOff === undefined)
    return { outcome: 'hidden', reason: { code: 'flag-off', flag: missingFlag } }
  const role = roleOf(session)
  const needsSession = roles !== undefined || types !== undefined
  if (role === undefined && needsSession) return { outcome: 'wait', reason: { code: 'session-unknown' } }
  const type = typeOf(session)
  const denial = role === undefined ? undefined : roles?.[role]
  // A guest who has to sign in is told at once; the flag does not matter for that.
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

/** undefined until the stored session has been read. */
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
  return infoOf(session)?.type
}

/**
 * Whether a menu shows an entry for this result: yes where it is allowed, and where it leads to the sign-in page, a popup or
 * a message. No where it redirects to another page or is hidden, and where a flag is off.
 */
export function isMenuEntryShown(
  result: Pick<AccessResult, 'outcome'> & { readonly to?: RouteTarget; readonly reason?: DenialReason },
): boolean {
  if (result.reason?.flag !== undefined) return false
  switch (result.outcome) {
    case 'allow':
    case 'popup':
    case 'message':
      return true
    case 'redirect':
      return result.to?.name === 'signIn'
    case 'hidden':
    case 'wait':
      return false
  }
}
