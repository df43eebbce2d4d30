import { parseConfig } from '../check-config/parse-config.ts'
import type { Ability } from '../config/abilities.ts'
import type { FoyerConfig } from '../config/config.ts'
import { FLAG_NAMES, type FlagName } from '../config/flags.ts'
import { accessRuleFor } from '../features/access/access-rules.ts'
import { evaluateAccess, type FlagReader } from '../features/access/evaluate-access.ts'
import { isAgent, isTrial } from '../features/auth/session/roles.ts'
import type { SessionState } from '../features/auth/session/session.ts'
import { hasPage, type RouteTable, type RouteTarget } from '../kernel/routes.ts'
import { routes } from '../site/routes.ts'

const CONFIG = parseConfig({ merchant: 'demo' })

/** Every type of account (CALL-46). */
export const ACCOUNT_TYPES = [0, 1, 2, 4, 40, 41, 42] as const

/** The state of a session with an account of this type, or without a session. */
export function sessionFixture(type: number | 'guest' | 'unknown', config: FoyerConfig = CONFIG): SessionState {
  if (typeof type !== 'number') return { type: type }
  const info = { token: 't', merchantCode: 'demo', userName: 'u', type: type, firstTimeLogin: false }
  return isTrial(type) ? { type: 'trial', info } : { type: 'member', info, isAgent: isAgent(type, config) }
}

/** The flags that are on; `settled` false means that the platform has not responded yet. */
export function flagFixture(on: readonly FlagName[] = FLAG_NAMES, settled = true): FlagReader {
  return { settled, isOn: (flag) => on.includes(flag) }
}

/** What menus ask, for a session and a table of routes. */
export function accessCheckerFor(
  session: SessionState,
  flags: FlagReader = flagFixture(),
  config: FoyerConfig = CONFIG,
  table: RouteTable = routes,
) {
  const check = (ability: Ability) => evaluateAccess(accessRuleFor(ability, config), session, flags)
  return {
    check,
    allows: (ability: Ability) => check(ability).outcome === 'allow',
    hasPage: (target: RouteTarget) => hasPage(table, target),
  }
}
