import { type FoyerConfig, parseConfig } from '../config/config.ts'
import { FLAGS, type Flag } from '../config/flags.ts'
import { type Ability, ruleFor } from '../features/app/access/abilities.ts'
import { authorize, type FlagReader } from '../features/app/access/authorize.ts'
import { isAgent, isTrial } from '../features/auth/session/roles.ts'
import type { SessionState } from '../features/auth/session/session.ts'

const CONFIG = parseConfig({ merchantCode: 'demo' })

/** Every type of account (CALL-46). */
export const ACCOUNT_TYPES = [0, 1, 2, 4, 40, 41, 42] as const

/** A session of an account of this type, or nobody's. */
export function sessionFixture(who: number | 'guest' | 'unknown', config: FoyerConfig = CONFIG): SessionState {
  if (typeof who !== 'number') return { type: who }
  const info = { token: 't', merchantCode: 'demo', userName: 'u', type: who, firstTimeLogin: false }
  return isTrial(who) ? { type: 'trial', info } : { type: 'member', info, isAgent: isAgent(who, config) }
}

/** What the site has switched on; `whenLoaded` false is before the platform has answered. */
export function flagFixture(on: readonly Flag[] = FLAGS, settled = true): FlagReader {
  return { settled, isOn: (flag) => on.includes(flag) }
}

/** The rules as menus ask them. */
export function accessCheckerFor(
  session: SessionState,
  flags: FlagReader = flagFixture(),
  config: FoyerConfig = CONFIG,
) {
  const check = (ability: Ability) => authorize(ruleFor(ability, config), session, flags)
  return { check, allows: (ability: Ability) => check(ability).outcome === 'allow' }
}
