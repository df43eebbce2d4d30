import type { Flag } from '../flag.ts'
import type { SessionState } from '../session/session.ts'
import { LOGIN } from './routes.ts'
import type { Reason, Refusal, Role, Ruling } from './ruling.ts'

export interface FlagReader {
  /** False until the first question for the flags has been answered or has failed. */
  readonly settled: boolean
  isOn(flag: Flag): boolean
}

/** Who may do something, and what the others meet. What is left out is allowed. */
export interface Rule {
  /** Must be on. What is off is absent for everybody, unless `off` says more. */
  readonly flag?: Flag
  /** What those meet whose role may, where the flag is off: guests go to the login first (settlement 22). */
  readonly off?: Refusal
  readonly roles?: { readonly [R in Role]?: Refusal | undefined }
  /** Types of account that are left out among those whose role may. */
  readonly types?: { readonly without: (type: number) => boolean; readonly meet: Refusal }
}

const ALLOWED: Ruling = Object.freeze({ outcome: 'allow' })

/**
 * The one decision of Foyer: may this session do this, and if not, what happens, and why. Pure, and the same for
 * pages, menus, tiles and verbs.
 */
export function judge(rule: Rule, session: SessionState, flags: FlagReader): Ruling {
  const { flag, off, roles, types } = rule
  const missing = flag === undefined || flags.isOn(flag) ? undefined : flag
  const isOff = missing !== undefined && flags.settled
  if (isOff && off === undefined) return { outcome: 'hidden', reason: { code: 'flag-off', flag: missing } }
  const role = roleOf(session)
  const personal = roles !== undefined || types !== undefined
  if (role === undefined && personal) return { outcome: 'wait', reason: { code: 'session-unknown' } }
  const type = typeOf(session)
  const refusal = role === undefined ? undefined : roles?.[role]
  // Whoever has to log in need not wait to hear so.
  if (missing !== undefined && !isOff && (role !== 'guest' || refusal === undefined)) {
    return { outcome: 'wait', reason: { code: 'flag-unknown', flag: missing } }
  }
  if (role !== undefined && refusal !== undefined) {
    const known = { ...(type !== undefined && { type }), ...(isOff && { flag: missing }) }
    return { ...refusal, reason: { code: 'role', role, ...known } }
  }
  if (isOff && off !== undefined) return { ...off, reason: { code: 'flag-off', flag: missing } }
  if (types !== undefined && type !== undefined && types.without(type)) {
    return { ...types.meet, reason: { code: 'type', type } }
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
export function isShown(ruling: Pick<Ruling, 'outcome'> & { readonly to?: string; readonly reason?: Reason }): boolean {
  if (ruling.reason?.flag !== undefined) return false
  switch (ruling.outcome) {
    case 'allow':
    case 'popup':
    case 'message':
      return true
    case 'redirect':
      return ruling.to === LOGIN
    case 'hidden':
    case 'wait':
      return false
  }
}
