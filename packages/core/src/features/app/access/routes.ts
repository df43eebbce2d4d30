import { CATEGORY_PAGES, GAME_LIST_PATH } from '../../lobby/catalogue/category-rules.ts'
import type { Ability } from './abilities.ts'

/** Every screen of the site (ROUTE-01). The site maps each name to a lazy page. */
export type RouteName =
  | 'home'
  | 'login'
  | 'register'
  | 'forget'
  | 'changePsw'
  | 'set'
  | 'help'
  | 'app'
  | 'agent'
  | 'notice'
  | 'message'
  | 'activity'
  | 'activityDetail'
  | 'hotGames'
  | 'categoryGames'
  | 'gameList'
  | 'search'
  | 'lott'
  | 'elott'
  | 'lottery'
  | 'slotsCenter'
  | 'withdraw'
  | 'voucherCenter'
  | 'gameRecord'
  | 'transactionRecord'
  | 'profitAndLoss'
  | 'rewardCenter'
  | 'mall'
  | 'myAccount'
  | 'memberHome'
  | 'verification'
  | 'securityCenter'
  | 'provider'
  | 'webEmail'
  | 'trail'
  | 'invite'
  /** A path below /m/ that is none of the table (ROUTE-24). */
  | 'notFound'

export interface RouteDefinition {
  readonly name: RouteName
  /** Literal paths; `/m/agent/*` takes everything below it. Case-sensitive (ROUTE-06). */
  readonly paths: readonly string[]
  /** Who may see it (`abilities.ts`). */
  readonly ability: Ability
  /** Where the back arrow always leads (LAYOUT-07). */
  readonly backTo?: string
  /** The game type that the page is fixed to (ROUTE-15, ROUTE-17). */
  readonly gameType?: string
  /** The filter mode that the page opens with (ROUTE-14). */
  readonly mode?: string
}

/** All six are the lobby, with any query or hash (ROUTE-04). */
export const HOME_PATHS = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'] as const

export const HOME = '/m/home'
export const LOGIN = '/m/login'
export const SEARCH = '/m/search'

/** Other spellings, which redirect to the real path (ROUTE-27). */
export const ALIASES: Readonly<Record<string, string>> = Object.freeze({ '/m/trial': '/m/trail' })

function route(
  name: RouteName,
  paths: readonly string[],
  ability: Ability,
  more: Pick<RouteDefinition, 'backTo' | 'gameType' | 'mode'> = {},
): RouteDefinition {
  return Object.freeze({ name, paths, ability, ...more })
}

/**
 * Which screen a path is and who may see it (ROUTE-01 to ROUTE-29). A name stands twice where its paths differ in more
 * than the spelling. What stands around each screen is added in `site/routes.ts`.
 */
export const ROUTES: readonly RouteDefinition[] = Object.freeze([
  route('home', HOME_PATHS, 'browse'),
  route('login', [LOGIN], 'login', { backTo: HOME }),
  route('register', ['/m/register', '/m/register.html'], 'login', { backTo: HOME }),
  route('forget', ['/m/forget'], 'browse', { backTo: LOGIN }),
  route('changePsw', ['/m/changePsw'], 'changePassword'),
  route('set', ['/m/set'], 'browse'),
  route('help', ['/m/help'], 'browse'),
  route('app', ['/m/app'], 'browse'),
  route('agent', ['/m/agent', '/m/agent/*'], 'team'),
  route('notice', ['/m/notice'], 'browse'),
  // The same screen inside the member area (ROUTE-11).
  route('notice', ['/m/member/notice'], 'memberNotices'),
  route('message', ['/m/message'], 'browse'),
  route('activity', ['/m/activity'], 'browse', { backTo: HOME }),
  route('activityDetail', ['/m/activityDetail'], 'browse'),
  route('hotGames', ['/m/hot-games'], 'browse', { mode: 'hot' }),
  ...Object.entries(CATEGORY_PAGES).map(([path, gameType]) => route('categoryGames', [path], 'browse', { gameType })),
  route('gameList', [GAME_LIST_PATH], 'browse'),
  // The game list without preset filters (ROUTE-29).
  route('gameList', ['/m/gameCenter'], 'browse', { gameType: 'RNG' }),
  // Games of every category by name. `?q=` is what was searched for.
  route('search', [SEARCH], 'browse'),
  route('lott', ['/m/lott'], 'browse', { gameType: 'LOTT' }),
  route('elott', ['/m/elott'], 'browse', { gameType: 'ELOTT' }),
  route('lottery', ['/m/lottery'], 'browse'),
  route('slotsCenter', ['/m/slotsCenter'], 'browse', { gameType: 'RNG' }),
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
  route('trail', ['/m/trail'], 'startTrial', { backTo: HOME }),
  route('invite', ['/m/invite'], 'browse'),
])

/** Screens of signing in: they are never a return target. */
export const SIGN_IN_ROUTES: ReadonlySet<RouteName> = new Set(['login', 'register', 'forget', 'trail'])

/** The page for every path below /m/ that the table lacks (ROUTE-24). */
export const NOT_FOUND: RouteDefinition = route('notFound', [], 'browse')

const SITE = '/m/'

const CHILD_PATHS = '/*'

/** The row of the table for a path without query and hash; case-sensitive (ROUTE-06). */
export function findRoute(pathname: string): RouteDefinition | undefined {
  return ROUTES.find((definition) => definition.paths.some((pattern) => matches(pattern, pathname)))
}

function matches(pattern: string, pathname: string): boolean {
  if (!pattern.endsWith(CHILD_PATHS)) return pattern === pathname
  return pathname.startsWith(pattern.slice(0, -1))
}

/** The row of a path, or that of `notFound`; undefined outside the site. */
export function definitionOf(pathname: string): RouteDefinition | undefined {
  return findRoute(pathname) ?? (pathname.startsWith(SITE) ? NOT_FOUND : undefined)
}

/** Whether a path is one of the lobby (ROUTE-04). */
export function isHome(pathname: string): boolean {
  return (HOME_PATHS as readonly string[]).includes(pathname)
}
