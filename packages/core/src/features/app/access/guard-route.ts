import type { FoyerConfig } from '../../../config/config.ts'
import type { SessionState } from '../../auth/session/session.ts'
import { type Ability, ruleFor } from './abilities.ts'
import type { RouteDefinition, RouteMatch, RouteResult } from './access.ts'
import { authorize, type FlagReader } from './authorize.ts'
import { resolveRoute } from './resolve-route.ts'
import { HOME } from './routes.ts'

/**
 * What happens when somebody asks for a path (ROUTE-28): pure, the same for every host. Redirects are meant with
 * `replace`, and may lead to another redirect.
 */
export function guardRoute(path: string, session: SessionState, flags: FlagReader, config: FoyerConfig): RouteResult {
  const resolved = resolveRoute(path)
  if (resolved.kind === 'redirect') return { outcome: 'redirect', to: resolved.to, reason: { code: resolved.reason } }
  const { route } = resolved
  if (route.name === 'notFound' && config.readings.unknownPath === 'home') {
    return { outcome: 'redirect', to: HOME, reason: { code: 'unknown-path' } }
  }
  const result = authorize(ruleFor(abilityOfRoute(route, resolved.definition, config), config), session, flags)
  return result.outcome === 'allow' || result.outcome === 'wait' ? { ...result, route } : result
}

/** What the table cannot say: lists that are somebody's own (PROLE-01). Where a message stands in for the login, the list gives it. */
export function abilityOfRoute(
  { name, mode }: RouteMatch,
  { ability }: RouteDefinition,
  { readings }: FoyerConfig,
): Ability {
  if (name !== 'gameList' || readings.favouritesGuest === 'toast') return ability
  return mode === 'fav' ? 'favourites' : mode === 'recent' ? 'recents' : ability
}
