import type { FoyerConfig } from '../../config/config.ts'
import { SPEC_CONSTANTS } from '../../config/spec-constants.ts'
import { hasPage, isSignInPath, matchPath, type RouteTable, toInternalPath, toPath } from '../../kernel/routes.ts'
import type { SessionState } from '../auth/session/session.ts'
import { matchRoute } from './guard-route.ts'

export type BackTarget = { readonly to: string } | { readonly history: -1 }

export interface PageTransition {
  readonly type: 'fade' | 'none'
  /** ms */
  readonly ms: number
}

export interface BackOptions {
  readonly config: FoyerConfig
  /** Entries of this site behind the current one. */
  readonly depth: number
  /** Origin of the page, '' where there is none. */
  readonly origin?: string | undefined
  /** A guest's unless given. */
  readonly session?: SessionState | undefined
}

/** Where the back arrow leads (LAYOUT-06, LAYOUT-07, NAVBAR-03, NAVBAR-04, NOTICE-08). */
export function backTarget(
  routes: RouteTable,
  path: string,
  { config, depth, origin, session }: BackOptions,
): BackTarget {
  const found = matchRoute(routes, path)
  if (found.kind === 'route') {
    const isMember = session?.type === 'member'
    const target = found.row.backTo?.({ params: found.route.params, config, isMember, depth })
    const own =
      target === undefined || !hasPage(routes, target)
        ? undefined
        : toInternalPath(target.path ?? toPath(routes, target), { origin, routes })
    if (own !== undefined) return { to: own }
  }
  return depth > 0 ? { history: -1 } : { to: toPath(routes, { name: 'home' }) }
}

/**
 * How many steps back a page is when only sign-in screens lie between; 0 if it is not there.
 *
 * @param behind as `Navigation.behind` tells it
 */
export function stepsBack(routes: RouteTable, to: string, behind: readonly string[]): number {
  const at = behind.findLastIndex((path) => isSamePage(routes, path, to) || !isSignInPath(routes, path))
  const path = behind[at]
  return path !== undefined && isSamePage(routes, path, to) ? behind.length - at : 0
}

function isSamePage(routes: RouteTable, one: string, other: string): boolean {
  return one === other || (isHome(routes, one) && isHome(routes, other))
}

function isHome(routes: RouteTable, path: string): boolean {
  return matchPath(routes, path)?.name === 'home'
}

export type MoveCause = 'push' | 'replace' | 'pop' | 'swipeBack' | 'start'

/** A fade, except after a back-swipe, which has already shown the move (ROUTE-25). */
export function transitionFor(cause: MoveCause): PageTransition {
  return cause === 'swipeBack' || cause === 'start'
    ? { type: 'none', ms: 0 }
    : { type: 'fade', ms: SPEC_CONSTANTS.pageFadeMs }
}
