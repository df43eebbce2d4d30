import type { FoyerConfig } from '../../../config/config.ts'
import type { SessionState } from '../../auth/session/session.ts'
import { type Ability, ruleFor } from './abilities.ts'
import { type AccessMessage, authorize, type Denial, type DenialReason, type FlagReader } from './authorize.ts'
import { type RouteMatch, resolveRoute } from './resolve-route.ts'
import { HOME, type RouteDefinition } from './routes.ts'

/** What happens to somebody who asks for a path (ROUTE-28). Without a redirect people stay where they are. */
export type RouteResult =
  | { readonly outcome: 'allow'; readonly route: RouteMatch }
  /** Show the frame of the page, decide later. */
  | { readonly outcome: 'wait'; readonly route: RouteMatch; readonly reason: DenialReason }
  | (Denial & { readonly reason: DenialReason })

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

/** A chain of redirects longer than this is a circle. */
const MAX_REDIRECTS = 5

/** Nothing leads anywhere: people stay where they are. */
export type StoppedRoute = Extract<RouteResult, { outcome: 'popup' | 'message' | 'hidden' }>
export type ShownRoute = Extract<RouteResult, { outcome: 'allow' | 'wait' }>

/** Where a wish ends up once the redirects have been followed. */
export interface RedirectResult {
  /** The page to show. After a refusal it is home, for those who have no page to stay on. */
  readonly shown: ShownRoute
  readonly denial: StoppedRoute | undefined
  /** What the rules had to say on the way. */
  readonly messages: readonly AccessMessage[]
  /** The path at which a guest was turned away (ROUTE-30). */
  readonly returnTo: string | undefined
  readonly isCircular: boolean
}

/** Open to everybody: the one page that can always be shown. */
const HOME_ROUTE: ShownRoute = Object.freeze({
  outcome: 'allow',
  route: Object.freeze({
    name: 'home',
    path: HOME,
    query: Object.freeze({}),
    hash: '',
    gameType: undefined,
    vendorCode: undefined,
    mode: undefined,
    id: undefined,
  } satisfies RouteMatch),
})

/** Asks `authorize` until it allows or refuses. */
export function resolveRedirects(start: string, check: (path: string) => RouteResult): RedirectResult {
  const messages: AccessMessage[] = []
  let returnTo: string | undefined
  let path = start
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const result = check(path)
    switch (result.outcome) {
      case 'allow':
      case 'wait':
        return { shown: result, denial: undefined, messages, returnTo, isCircular: false }
      case 'popup':
      case 'message':
      case 'hidden':
        return { shown: HOME_ROUTE, denial: result, messages, returnTo, isCircular: false }
      case 'redirect':
        if (result.message !== undefined) messages.push(result.message)
        if (result.reason.role === 'guest') returnTo ??= path
        path = result.to
    }
  }
  return { shown: HOME_ROUTE, denial: undefined, messages, returnTo, isCircular: true }
}
