import type { FoyerConfig } from '../../../config/config.ts'
import { LIMITS } from '../../../config/limits.ts'
import { toInternalPath } from '../../../kernel/url.ts'
import type { SessionState } from '../../auth/session/session.ts'
import { isSignInPath, resolveRoute, splitPath } from './resolve-route.ts'
import { HOME, isHome, LOGIN } from './routes.ts'

export type BackTarget = { readonly to: string } | { readonly history: -1 }

export interface PageTransition {
  readonly type: 'fade' | 'none'
  /** ms */
  readonly ms: number
}

const SECURITY_CENTER = '/m/securityCenter'

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
export function backTarget(path: string, { config, depth, origin, session }: BackOptions): BackTarget {
  const found = resolveRoute(path)
  if (found.kind === 'route') {
    const { name, query } = found.route
    if (name === 'forget' && session?.type === 'member') return depth > 0 ? { history: -1 } : { to: SECURITY_CENTER }
    if (name === 'forget') return { to: config.readings.forgotBack === 'login' ? LOGIN : HOME }
    const fixed = found.definition.backTo
    if (fixed !== undefined) return { to: fixed }
    const referrer = name === 'notice' ? query.referrer : undefined
    const own = referrer === undefined ? undefined : toInternalPath(referrer, { origin })
    if (own !== undefined) return { to: own }
  }
  return depth > 0 ? { history: -1 } : { to: HOME }
}

/**
 * How many steps back a page is when only sign-in screens lie between; 0 if it is not there.
 *
 * @param behind as `Navigation.behind` tells it
 */
export function stepsBack(to: string, behind: readonly string[]): number {
  const at = behind.findLastIndex((path) => isSamePage(path, to) || !isSignInPath(path))
  const path = behind[at]
  return path !== undefined && isSamePage(path, to) ? behind.length - at : 0
}

function isSamePage(one: string, other: string): boolean {
  return one === other || (isHome(splitPath(one).pathname) && isHome(splitPath(other).pathname))
}

export type MoveCause = 'push' | 'replace' | 'pop' | 'swipeBack' | 'start'

/** A fade, except after a back-swipe, which has already shown the move (ROUTE-25). */
export function transitionFor({ cause }: { readonly cause: MoveCause }): PageTransition {
  return cause === 'swipeBack' || cause === 'start' ? { type: 'none', ms: 0 } : { type: 'fade', ms: LIMITS.pageFadeMs }
}
