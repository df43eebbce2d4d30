import {
  findRoute,
  ROUTES as GUARDED_ROUTES,
  type RouteDefinition,
  type RouteName,
} from '../features/app/access/routes.ts'

/** The chrome of a route, as far as it does not depend on the session. */
export interface RouteChrome {
  /** False for page groups that draw their own bar (LAYOUT-02). */
  readonly topBar: boolean
  /** False for page groups without a footer (LAYOUT-03). */
  readonly footer: boolean
  /** Under `navbar.` (LAYOUT-05). */
  readonly navbarTitle?: string
  /** Under `backbar.` (LAYOUT-04). */
  readonly backBarTitle?: string
}

/** A row of the route table: who may see a screen, and what stands around it (ROUTE-01). */
export interface SiteRoute extends RouteDefinition {
  readonly chrome: RouteChrome
}

const bare: Partial<RouteChrome> = { topBar: false, footer: false }
const ownBar: Partial<RouteChrome> = { topBar: false }

/** Routes that differ from a page with shared bar and footer and no title. */
const ROUTE_CHROME: { readonly [N in RouteName]?: Partial<RouteChrome> } = {
  home: { topBar: false, navbarTitle: 'home', backBarTitle: 'home' },
  login: { ...bare, navbarTitle: 'login' },
  register: { ...bare, navbarTitle: 'register' },
  forget: { ...bare, navbarTitle: 'forget' },
  changePsw: { ...bare, navbarTitle: 'changePsw' },
  set: { navbarTitle: 'set' },
  help: { ...bare, navbarTitle: 'help', backBarTitle: 'help' },
  app: { ...bare, backBarTitle: 'app' },
  agent: bare,
  notice: { ...bare, navbarTitle: 'notice', backBarTitle: 'notice' },
  message: { ...ownBar, navbarTitle: 'message' },
  activity: { navbarTitle: 'activity', backBarTitle: 'activity' },
  activityDetail: { backBarTitle: 'activityDetail' },
  hotGames: ownBar,
  categoryGames: ownBar,
  gameList: { footer: false, navbarTitle: 'gameList' },
  search: { footer: false },
  lott: bare,
  elott: bare,
  lottery: bare,
  slotsCenter: { footer: false, navbarTitle: 'slotsCenter' },
  trail: { navbarTitle: 'trail' },
}

/** The game list has another title under this path (ROUTE-29). */
const PATH_CHROME: { readonly [path: string]: Partial<RouteChrome> } = {
  '/m/gameCenter': { navbarTitle: 'gameCenter' },
}

/**
 * The route table of the site. Paths and abilities come from the rules of access, which guard every move; titles and
 * chrome are added here.
 */
export const ROUTES: readonly SiteRoute[] = Object.freeze(
  GUARDED_ROUTES.map((route) => {
    const [path = ''] = route.paths
    const chrome = { topBar: true, footer: true, ...ROUTE_CHROME[route.name], ...PATH_CHROME[path] }
    return Object.freeze({ ...route, chrome: Object.freeze(chrome) })
  }),
)

/** Every literal path, for servers that hand out the application document (ROUTE-01). */
export const ROUTE_PATHS: readonly string[] = Object.freeze(ROUTES.flatMap(({ paths }) => paths))

/** The chrome of a path without query and hash; undefined for paths that the table lacks. */
export function routeChromeOf(pathname: string): RouteChrome | undefined {
  const paths = findRoute(pathname)?.paths
  return ROUTES.find((route) => route.paths === paths)?.chrome
}
