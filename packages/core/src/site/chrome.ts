import type { SessionState } from '../features/auth/session/session.ts'
import { findRow, type RouteName } from '../kernel/routes.ts'
import { routeChromeOf, routes, type SiteRouteRow, type SiteRouteTable } from './routes.ts'

/** What stands around a page (LAYOUT-01 to LAYOUT-08). Titles are locale keys. */
export interface Chrome {
  readonly header: boolean
  /** The shared bar with navbar title; false on the home paths and the exempt pages. */
  readonly topBar: boolean
  /** Exempt pages that draw their own back bar. */
  readonly backBar: boolean
  readonly footer: boolean
  readonly back: boolean
  readonly logo: boolean
  /** The button of the account menu; the pages of signing in have none. */
  readonly account: boolean
  /** `navbar.*` or `backbar.*` */
  readonly titleKey: string
  /** Bottom member menu (FOOTMENU-01). */
  readonly footerMenu: boolean
}

const DEFAULT_TITLE = 'home'

/** Title of the shared bar (LAYOUT-05, NAVBAR-01); query and hash do not matter. */
export function navbarTitleKey(path: string, table?: SiteRouteTable): string {
  return `navbar.${routeChromeOf(path, table)?.navbarTitle ?? DEFAULT_TITLE}`
}

/** Title of the bar that exempt pages draw themselves (LAYOUT-04). */
export function backBarTitleKey(path: string, table?: SiteRouteTable): string {
  return `backbar.${routeChromeOf(path, table)?.backBarTitle ?? DEFAULT_TITLE}`
}

/** Titles of two pages that have another purpose for members. */
const FOR_MEMBERS = { changePassword: 'navbar.changePassword', forgotPassword: 'navbar.phonePassword' } as const

/**
 * A first password is set at /m/changePsw; members change theirs there. On /m/forget members set one by phone
 * (settlement 27).
 */
function memberTitleKey(name: RouteName | undefined, session: SessionState): string | undefined {
  if (session.type !== 'member') return undefined
  if (name === 'forgotPassword') return FOR_MEMBERS.forgotPassword
  return name === 'changePassword' && !session.info.firstTimeLogin ? FOR_MEMBERS.changePassword : undefined
}

/**
 * What stands around a page (LAYOUT-01 to LAYOUT-03, LAYOUT-08, NAVBAR-05).
 *
 * @param session of the person who sees it; a guest's unless given
 * @param table of a front end with pages of its own; the one of this site unless given
 */
export function chromeFor(
  path: string,
  session: SessionState = { type: 'guest' },
  table: SiteRouteTable = routes,
): Chrome {
  const { topBar = true, footer = true, backBarTitle } = routeChromeOf(path, table) ?? {}
  const found = findRow<SiteRouteRow>(table, path)
  const name = found?.match.name
  const home = name === 'home'
  const memberTitle = memberTitleKey(name, session)
  return {
    header: home,
    topBar,
    backBar: !home && !topBar,
    footer,
    // A first password has to be set: there is no way back from it (LAYOUT-08).
    back: !home && (name !== 'changePassword' || memberTitle !== undefined),
    logo: home,
    account: found?.row.isSignIn !== true && name !== 'changePassword',
    titleKey:
      memberTitle ??
      (topBar || backBarTitle === undefined ? navbarTitleKey(path, table) : backBarTitleKey(path, table)),
    footerMenu: footer,
  }
}
