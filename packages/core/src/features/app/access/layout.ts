import type { FoyerConfig } from '../../../config/config.ts'
import { LIMITS } from '../../../config/limits.ts'
import { toInternalPath } from '../../../kernel/url/internal-path.ts'
import type { SessionState } from '../../auth/session/session.ts'
import type { BackTarget, Layout, PageTransition, RouteDefinition, RouteName } from './access.ts'
import { isSignInPath, resolveRoute, splitPath } from './resolve-route.ts'
import { findRoute, HOME, isHome, LOGIN } from './routes.ts'

const DEFAULT_TITLE = 'home'
const SECURITY_CENTER = '/m/securityCenter'

/** Title of the shared bar (LAYOUT-05, NAVBAR-01); query and hash do not matter. */
export function navbarTitleKey(path: string): string {
  return `navbar.${chromeOf(path)?.navbarTitle ?? DEFAULT_TITLE}`
}

/** Title of the bar that exempt pages draw themselves (LAYOUT-04). */
export function backBarTitleKey(path: string): string {
  return `backbar.${chromeOf(path)?.backBarTitle ?? DEFAULT_TITLE}`
}

/** Two pages are something else to a member than their path says. */
const FOR_MEMBERS = { changePsw: 'navbar.changePassword', forget: 'navbar.phonePassword' } as const

/**
 * Settlement 27: /m/changePsw is where a first password is set, unless a member comes to change one; /m/forget is where a
 * member sets one by phone.
 */
function memberTitleKey(name: RouteName | undefined, session: SessionState): string | undefined {
  if (session.type !== 'member') return undefined
  if (name === 'forget') return FOR_MEMBERS.forget
  return name === 'changePsw' && !session.info.firstTimeLogin ? FOR_MEMBERS.changePsw : undefined
}

/**
 * What stands around a page (LAYOUT-01 to LAYOUT-03, LAYOUT-08, NAVBAR-05).
 * @param session of the person who sees it; a guest's unless given
 */
export function layoutFor(path: string, session: SessionState = { type: 'guest' }): Layout {
  const { pathname } = splitPath(path)
  const chrome = chromeOf(path)
  const home = isHome(pathname)
  const topBar = chrome?.topBar ?? true
  const footer = chrome?.footer ?? true
  const name = findRoute(pathname)?.name
  const memberTitle = memberTitleKey(name, session)
  const named = topBar || chrome?.backBarTitle === undefined
  return {
    header: home,
    topBar,
    backBar: !home && !topBar,
    footer,
    // LAYOUT-08: there is nothing to go back to from a first password.
    back: !home && (name !== 'changePsw' || memberTitle !== undefined),
    logo: home,
    account: !isSignInPath(path) && name !== 'changePsw',
    titleKey: memberTitle ?? (named ? navbarTitleKey(path) : backBarTitleKey(path)),
    footerMenu: footer,
  }
}

function chromeOf(path: string): RouteDefinition['chrome'] | undefined {
  return findRoute(splitPath(path).pathname)?.chrome
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
export function backTarget(path: string, { config, depth, origin, session }: BackOptions): BackTarget {
  const found = resolveRoute(path)
  if (found.kind === 'route') {
    const { name, query } = found.route
    if (name === 'forget' && session?.type === 'member') return depth > 0 ? { history: -1 } : { to: SECURITY_CENTER }
    if (name === 'forget') return { to: config.readings.forgotBack === 'login' ? LOGIN : HOME }
    const fixed = found.definition.chrome.backTo
    if (fixed !== undefined) return { to: fixed }
    const referrer = name === 'notice' ? query.referrer : undefined
    const own = referrer === undefined ? undefined : toInternalPath(referrer, { origin })
    if (own !== undefined) return { to: own }
  }
  return depth > 0 ? { history: -1 } : { to: HOME }
}

/**
 * How many steps back a page lies, with nothing but screens of signing in between; 0 where it does not.
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

/** ROUTE-25: a fade, except after a back-swipe, which has shown the move already. */
export function transitionFor({ cause }: { readonly cause: MoveCause }): PageTransition {
  return cause === 'swipeBack' || cause === 'start' ? { type: 'none', ms: 0 } : { type: 'fade', ms: LIMITS.pageFadeMs }
}
