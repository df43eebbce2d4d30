import type { FoyerConfig } from '../config/config.ts'
import type { Flag } from '../ids.ts'
import type { SessionState } from '../session/session.ts'
import type { Decision, Guard, RouteMatch } from './access.ts'
import { resolveRoute } from './resolve-route.ts'
import { HOME, LOGIN } from './routes.ts'

export interface FlagReader {
  /** False until the first question for the flags has been answered or has failed. */
  readonly settled: boolean
  isOn(flag: Flag): boolean
}

type SessionGuard = Extract<Guard, { kind: 'session' }>

const NO_PERMISSION = 'error.no.permission'

/**
 * What happens when somebody asks for a path (ROUTE-28): pure, the same for every host. Redirects are meant with
 * `replace`, and may lead to another redirect.
 */
export function decide(path: string, session: SessionState, flags: FlagReader, config: FoyerConfig): Decision {
  const found = resolveRoute(path)
  if (found.kind === 'redirect') return { outcome: 'redirect', to: found.to, reason: found.reason }
  const { route } = found
  const guard = guardOf(route, found.definition.guard, config)
  switch (guard.kind) {
    case 'open':
      return { outcome: 'allow', route }
    case 'guest':
      return decideForGuests(route, guard.trialTo, session)
    case 'session':
      return decideForUsers(route, guard, session, flags)
  }
}

/** What the table cannot say: readings, and lists that are somebody's own (PROLE-01). */
function guardOf(route: RouteMatch, guard: Guard, config: FoyerConfig): Guard {
  if (route.name === 'changePsw' && guard.kind === 'session') {
    return { ...guard, guestTo: config.readings.changePswGuest === 'login' ? LOGIN : HOME }
  }
  const personal = route.mode === 'recent' || (route.mode === 'fav' && config.readings.favouritesGuest === 'redirect')
  if (route.name === 'gameList' && personal) {
    return { kind: 'session', guestTo: LOGIN, trial: 'allow', agentOnly: false }
  }
  return guard
}

function decideForGuests(route: RouteMatch, trialTo: string | undefined, session: SessionState): Decision {
  switch (session.type) {
    case 'unknown':
      return { outcome: 'wait', route }
    case 'guest':
      return { outcome: 'allow', route }
    case 'trial':
      return trialTo === undefined
        ? { outcome: 'allow', route }
        : { outcome: 'redirect', to: trialTo, reason: 'already-member' }
    case 'member':
      return { outcome: 'redirect', to: HOME, reason: 'already-member' }
  }
}

function decideForUsers(route: RouteMatch, guard: SessionGuard, session: SessionState, flags: FlagReader): Decision {
  if (session.type === 'unknown') return { outcome: 'wait', route }
  if (session.type === 'guest') return { outcome: 'redirect', to: guard.guestTo, reason: 'guest' }
  if (session.type === 'trial' && guard.trial === 'free_reject') {
    return { outcome: 'reject', popup: 'free_reject', reason: 'trial' }
  }
  if (guard.agentOnly && !(session.type === 'member' && session.isAgent)) {
    return { outcome: 'redirect', to: HOME, reason: 'not-agent' }
  }
  if (guard.flag !== undefined && !flags.isOn(guard.flag)) {
    if (!flags.settled) return { outcome: 'wait', route }
    return { outcome: 'redirect', to: HOME, reason: 'flag-off', toast: guard.flagToast ?? NO_PERMISSION }
  }
  return { outcome: 'allow', route }
}
