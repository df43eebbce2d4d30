import type { FoyerConfig } from '../config/config.ts'
import type { SessionState } from '../session/session.ts'
import { type Ability, ruleFor } from './abilities.ts'
import type { Decision, RouteDefinition, RouteMatch } from './access.ts'
import { type FlagReader, judge } from './judge.ts'
import { resolveRoute } from './resolve-route.ts'
import { HOME } from './routes.ts'

/**
 * What happens when somebody asks for a path (ROUTE-28): pure, the same for every host. Redirects are meant with
 * `replace`, and may lead to another redirect.
 */
export function decide(path: string, session: SessionState, flags: FlagReader, config: FoyerConfig): Decision {
  const found = resolveRoute(path)
  if (found.kind === 'redirect') return { outcome: 'redirect', to: found.to, reason: { code: found.reason } }
  const { route } = found
  if (route.name === 'notFound' && config.readings.unknownPath === 'home') {
    return { outcome: 'redirect', to: HOME, reason: { code: 'unknown-path' } }
  }
  const ruling = judge(ruleFor(abilityOf(route, found.definition, config), config), session, flags)
  return ruling.outcome === 'allow' || ruling.outcome === 'wait' ? { ...ruling, route } : ruling
}

/** What the table cannot say: lists that are somebody's own (PROLE-01). Where a message stands in for the login, the list gives it. */
export function abilityOf(
  { name, mode }: RouteMatch,
  { ability }: RouteDefinition,
  { readings }: FoyerConfig,
): Ability {
  if (name !== 'gameList' || readings.favouritesGuest === 'toast') return ability
  return mode === 'fav' ? 'favourites' : mode === 'recent' ? 'recents' : ability
}
