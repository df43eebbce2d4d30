import { CATEGORY_PAGES, GAME_LIST_PATH } from '../../lobby/catalogue/category-rules.ts'
import type { Ability } from './abilities.ts'
import type { RouteDefinition, RouteName } from './access.ts'

/** ROUTE-04: all six are the lobby, with any query or hash. */
export const HOME_PATHS = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'] as const

export const HOME = '/m/home'
export const LOGIN = '/m/login'
export const SEARCH = '/m/search'

/** Spellings that are led to the real path (ROUTE-27). */
export const ALIASES: Readonly<Record<string, string>> = Object.freeze({ '/m/trial': '/m/trail' })

type Chrome = Partial<RouteDefinition['chrome']>

function route(
  name: RouteName,
  paths: readonly string[],
  ability: Ability,
  chrome: Chrome = {},
  fixed: Pick<RouteDefinition, 'gameType' | 'mode'> = {},
): RouteDefinition {
  return Object.freeze({
    name,
    paths,
    ability,
    chrome: Object.freeze({ topBar: true, footer: true, ...chrome }),
    ...fixed,
  })
}

const bare: Chrome = { topBar: false, footer: false }
const ownBar: Chrome = { topBar: false }

const category = (path: string, gameType: string) => route('categoryGames', [path], 'browse', ownBar, { gameType })

/**
 * The route table (ROUTE-01 to ROUTE-29): which screen a path is, who may see it, and what stands around it
 * (LAYOUT-01 to LAYOUT-08). A name stands twice where its paths differ in more than the spelling.
 */
export const ROUTES: readonly RouteDefinition[] = Object.freeze([
  route('home', HOME_PATHS, 'browse', { topBar: false, navbarTitle: 'home', backBarTitle: 'home' }),
  route('login', [LOGIN], 'login', { ...bare, navbarTitle: 'login', backTo: HOME }),
  route('register', ['/m/register', '/m/register.html'], 'login', { ...bare, navbarTitle: 'register', backTo: HOME }),
  route('forget', ['/m/forget'], 'browse', { ...bare, navbarTitle: 'forget', backTo: LOGIN }),
  route('changePsw', ['/m/changePsw'], 'changePassword', { ...bare, navbarTitle: 'changePsw' }),
  route('set', ['/m/set'], 'browse', { navbarTitle: 'set' }),
  route('help', ['/m/help'], 'browse', { ...bare, navbarTitle: 'help', backBarTitle: 'help' }),
  route('app', ['/m/app'], 'browse', { ...bare, backBarTitle: 'app' }),
  route('agent', ['/m/agent', '/m/agent/*'], 'team', bare),
  route('notice', ['/m/notice'], 'browse', { ...bare, navbarTitle: 'notice', backBarTitle: 'notice' }),
  // ROUTE-11: the same screen inside the member area.
  route('notice', ['/m/member/notice'], 'memberNotices', {
    ...bare,
    navbarTitle: 'notice',
    backBarTitle: 'notice',
  }),
  route('message', ['/m/message'], 'browse', { ...ownBar, navbarTitle: 'message' }),
  route('activity', ['/m/activity'], 'browse', { navbarTitle: 'activity', backBarTitle: 'activity', backTo: HOME }),
  route('activityDetail', ['/m/activityDetail'], 'browse', { backBarTitle: 'activityDetail' }),
  route('hotGames', ['/m/hot-games'], 'browse', ownBar, { mode: 'hot' }),
  ...Object.entries(CATEGORY_PAGES).map(([path, gameType]) => category(path, gameType)),
  route('gameList', [GAME_LIST_PATH], 'browse', { footer: false, navbarTitle: 'gameList' }),
  // ROUTE-29: has a title but no row of its own; the game list without preset filters.
  route('gameList', ['/m/gameCenter'], 'browse', { footer: false, navbarTitle: 'gameCenter' }, { gameType: 'RNG' }),
  // Ours: games of every category by name. `?q=` is what was searched for.
  route('search', [SEARCH], 'browse', { footer: false }),
  route('lott', ['/m/lott'], 'browse', bare, { gameType: 'LOTT' }),
  route('elott', ['/m/elott'], 'browse', bare, { gameType: 'ELOTT' }),
  route('lottery', ['/m/lottery'], 'browse', bare),
  route(
    'slotsCenter',
    ['/m/slotsCenter'],
    'browse',
    { footer: false, navbarTitle: 'slotsCenter' },
    { gameType: 'RNG' },
  ),
  route('withdraw', ['/m/withdraw'], 'withdraw'),
  route('voucherCenter', ['/m/voucherCenter'], 'deposit'),
  route('gameRecord', ['/m/gameRecord'], 'betRecord'),
  route('transactionRecord', ['/m/transaction/record'], 'transactionRecord'),
  route('profitAndLoss', ['/m/profitandloss'], 'profitAndLoss'),
  route('rewardCenter', ['/m/rewardCenter'], 'rewardCenter'),
  route('mall', ['/m/mall/mallHome'], 'pointsMall'),
  route('myAccount', ['/m/myAccount/index'], 'myAccount'),
  route('memberHome', ['/m/member/home'], 'memberCenter'),
  route('verification', ['/m/member/verification'], 'verification'),
  route('securityCenter', ['/m/securityCenter'], 'security'),
  route('provider', ['/m/provider'], 'browse'),
  route('webEmail', ['/m/webEmail'], 'inbox'),
  route('trail', ['/m/trail'], 'startTrial', { navbarTitle: 'trail', backTo: HOME }),
  route('invite', ['/m/invite'], 'browse'),
])

/** Screens of signing in: they are never a return target. */
export const SIGN_IN_ROUTES: ReadonlySet<RouteName> = new Set(['login', 'register', 'forget', 'trail'])

/** Stands for every path below /m/ that the table lacks (ROUTE-24). */
export const NOT_FOUND: RouteDefinition = route('notFound', [], 'browse')

const SITE = '/m/'

/** Every literal path, for servers that hand out the application document (ROUTE-01). */
export const ROUTE_PATHS: readonly string[] = Object.freeze(ROUTES.flatMap((definition) => definition.paths))

const CHILD_PATHS = '/*'

/** The row of the table for a path without query and hash; case-sensitive (ROUTE-06). */
export function findRoute(pathname: string): RouteDefinition | undefined {
  return ROUTES.find((definition) => definition.paths.some((pattern) => matches(pattern, pathname)))
}

function matches(pattern: string, pathname: string): boolean {
  if (!pattern.endsWith(CHILD_PATHS)) return pattern === pathname
  return pathname.startsWith(pattern.slice(0, -1))
}

/** The row of a path, or the one for paths that are none; undefined outside the site, where nothing of ours can be. */
export function definitionOf(pathname: string): RouteDefinition | undefined {
  return findRoute(pathname) ?? (pathname.startsWith(SITE) ? NOT_FOUND : undefined)
}

/** ROUTE-04 */
export function isHome(pathname: string): boolean {
  return (HOME_PATHS as readonly string[]).includes(pathname)
}
