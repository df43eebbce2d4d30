import type { Ability } from '../../config/abilities.ts'
import type { FoyerConfig } from '../../config/config.ts'
import {
  findRow,
  hasPage,
  type RouteMatch,
  type RouteRow,
  type RouteTable,
  type RouteTarget,
  toPath,
  UNKNOWN_PATH_HASH,
} from '../../kernel/routes.ts'
import type { SessionState } from '../auth/session/session.ts'
import { accessRuleFor } from './access-rules.ts'
import {
  type AccessMessage,
  type Denial,
  type DenialReason,
  evaluateAccess,
  type FlagReader,
} from './evaluate-access.ts'

/** What a path is, before any rule is applied. */
export type RouteMatchResult =
  | { readonly kind: 'route'; readonly route: RouteMatch; readonly row: RouteRow }
  | {
      readonly kind: 'redirect'
      readonly to: RouteTarget
      readonly reason: 'unknown-path' | 'bad-query' | 'alias'
    }

const UNKNOWN_PATH = { kind: 'redirect', to: { name: 'home' }, reason: 'unknown-path' } as const

/**
 * Finds the page of a path, with its parameters (ROUTE-13 to ROUTE-17, ROUTE-22). Paths that the table lacks lead home
 * (ROUTE-24), aliases to the real spelling.
 *
 * @param path path + query + hash, relative to the origin
 */
export function matchRoute(routes: RouteTable, path: string): RouteMatchResult {
  const found = findRow(routes, path)
  if (found === undefined) return UNKNOWN_PATH
  const { row, match, isValid, redirect } = found
  if (match.name === 'home' && match.hash === UNKNOWN_PATH_HASH) return UNKNOWN_PATH
  if (redirect !== undefined) return { kind: 'redirect', to: { path: redirect }, reason: 'alias' }
  if (!isValid) return { kind: 'redirect', to: otherwiseOf(routes, row), reason: 'bad-query' }
  return { kind: 'route', route: match, row }
}

function otherwiseOf(routes: RouteTable, { otherwise }: RouteRow): RouteTarget {
  return otherwise !== undefined && hasPage(routes, otherwise) ? otherwise : { name: 'home' }
}

/** What happens when a path is asked for (ROUTE-28). Without a redirect the page stays. */
export type RouteResult =
  | { readonly outcome: 'allow'; readonly route: RouteMatch }
  /** Show the frame of the page; the decision follows. */
  | { readonly outcome: 'wait'; readonly route: RouteMatch; readonly reason: DenialReason }
  | (Denial & { readonly reason: DenialReason })

/** Home, with one message that says why (settlement 29). */
const HOME_WITH_MESSAGE = {
  outcome: 'redirect',
  to: { name: 'home' },
  message: { key: 'toast.unknownPath' },
  reason: { code: 'unknown-path' },
} as const satisfies RouteResult

/**
 * What happens when a path is asked for (ROUTE-28). Pure, the same for every host. A redirect replaces the entry in
 * the history and may lead to another redirect.
 */
export function guardRoute(
  routes: RouteTable,
  path: string,
  session: SessionState,
  flags: FlagReader,
  config: FoyerConfig,
): RouteResult {
  const resolved = matchRoute(routes, path)
  if (resolved.kind === 'redirect') {
    if (resolved.reason === 'unknown-path') return HOME_WITH_MESSAGE
    return { outcome: 'redirect', to: resolved.to, reason: { code: resolved.reason } }
  }
  const { route, row } = resolved
  const result = evaluateAccess(accessRuleFor(abilityOfRoute(route, row, config), config), session, flags)
  switch (result.outcome) {
    case 'allow':
      if (route.name === 'notFound' && config.readings.unknownPath === 'home') return HOME_WITH_MESSAGE
      return { ...result, route }
    case 'wait':
      return { ...result, route }
    case 'redirect':
      return result.to.name === 'home' ? { ...result, to: otherwiseOf(routes, row) } : result
    default:
      return result
  }
}

/** The ability of a page. For some it depends on what they show: favourites belong to a user (PROLE-01). */
export function abilityOfRoute({ params }: RouteMatch, { ability = 'browse' }: RouteRow, config: FoyerConfig): Ability {
  return typeof ability === 'function' ? ability(params, config) : ability
}

/** A longer chain of redirects counts as circular. */
const MAX_REDIRECTS = 5

/** A denial without a redirect: the page stays. */
type StoppedRoute = Extract<RouteResult, { outcome: 'popup' | 'message' | 'hidden' }>
export type ShownRoute = Extract<RouteResult, { outcome: 'allow' | 'wait' }>

/** The end of a chain of redirects. */
export interface RedirectResult {
  /** The page to show. After a denial it is home, used when there is no earlier page. */
  readonly shown: ShownRoute
  readonly denial: StoppedRoute | undefined
  /** Messages of the redirects that were followed. */
  readonly messages: readonly AccessMessage[]
  /** The path that a guest was denied (ROUTE-30). */
  readonly returnTo: string | undefined
  readonly isCircular: boolean
}

/** Home is open to every session, so it can always be shown. */
function homeRoute(routes: RouteTable): ShownRoute {
  const path = toPath(routes, { name: 'home' })
  return { outcome: 'allow', route: { name: 'home', path, params: {}, query: {}, hash: '' } }
}

/** Follows redirects until a page is allowed or denied. */
export function resolveRedirects(
  routes: RouteTable,
  start: string,
  check: (path: string) => RouteResult,
): RedirectResult {
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
        return { shown: homeRoute(routes), denial: result, messages, returnTo, isCircular: false }
      case 'redirect':
        if (result.message !== undefined) messages.push(result.message)
        if (result.reason.role === 'guest') returnTo ??= path
        path = toPath(routes, result.to)
    }
  }
  return { shown: homeRoute(routes), denial: undefined, messages, returnTo, isCircular: true }
}
