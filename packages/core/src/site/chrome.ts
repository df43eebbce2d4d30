import type { SessionState } from '../features/auth/session/session.ts'
import { findRow } from '../kernel/routes.ts'
import { type SiteRouteRow, type SiteRouteTable, siteRoutes } from './routes.ts'

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

/**
 * What stands around a page (LAYOUT-01 to LAYOUT-03, LAYOUT-08, NAVBAR-05).
 *
 * @param session of the person who sees it; a guest's unless given
 * @param table of a front end with pages of its own; the one of this site unless given
 */
export function chromeFor(
  path: string,
  session: SessionState = { type: 'guest' },
  table: SiteRouteTable = siteRoutes,
): Chrome {
  const found = findRow<SiteRouteRow>(table, path)
  const name = found?.match.name
  const { topBar = true, footer = true, navbarTitle, backBarTitle } = found?.row.chrome ?? {}
  const home = name === 'home'
  const info = session.type === 'member' ? session.info : undefined
  // A guest sets a lost password there, a member one by phone (settlement 27).
  const isByPhone = name === 'forgotPassword' && info !== undefined
  // A first password has to be set: there is no way back from it (LAYOUT-08).
  const isFirstPassword = name === 'changePassword' && info?.firstTimeLogin !== false
  const isChange = name === 'changePassword' && !isFirstPassword
  // The shared bar and the one that a page draws itself have different words; a page without those of its bar has the others
  // (LAYOUT-04, LAYOUT-05).
  const isOfBackBar = backBarTitle !== undefined && (!topBar || navbarTitle === undefined)
  const ownTitle = isOfBackBar ? `backbar.${backBarTitle}` : `navbar.${navbarTitle ?? 'home'}`
  return {
    header: home,
    topBar,
    backBar: !home && !topBar,
    footer,
    back: !home && !isFirstPassword,
    logo: home,
    account: found?.row.isSignIn !== true && name !== 'changePassword',
    titleKey: isByPhone ? 'navbar.phonePassword' : isChange ? 'navbar.changePassword' : ownTitle,
    footerMenu: footer,
  }
}
