import { CATEGORY_PAGES, GAME_LIST_PATH } from '../catalogue/rules.ts'
import type { Guard, RouteDefinition, RouteName } from './access.ts'

/** ROUTE-04: all six are the lobby, with any query or hash. */
export const HOME_PATHS = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'] as const

export const HOME = '/m/home'
export const LOGIN = '/m/login'

/** Spellings that are led to the real path (ROUTE-27). */
export const ALIASES: Readonly<Record<string, string>> = Object.freeze({ '/m/trial': '/m/trail' })

const open: Guard = { kind: 'open' }
const guests: Guard = { kind: 'guest' }

type SessionGuard = Extract<Guard, { kind: 'session' }>

const session = (more: Partial<SessionGuard> = {}): Guard => ({
  kind: 'session',
  guestTo: LOGIN,
  trial: 'free_reject',
  agentOnly: false,
  ...more,
})

type Chrome = Partial<RouteDefinition['chrome']>

function route(
  name: RouteName,
  paths: readonly string[],
  guard: Guard,
  chrome: Chrome = {},
  fixed: Pick<RouteDefinition, 'gameType' | 'mode'> = {},
): RouteDefinition {
  return Object.freeze({
    name,
    paths,
    guard,
    chrome: Object.freeze({ topBar: true, footer: true, ...chrome }),
    ...fixed,
  })
}

const bare: Chrome = { topBar: false, footer: false }
const ownBar: Chrome = { topBar: false }

const category = (path: string, gameType: string) => route('categoryGames', [path], open, ownBar, { gameType })

/**
 * The route table (ROUTE-01 to ROUTE-29): which screen a path is, who may see it, and what stands around it
 * (LAYOUT-01 to LAYOUT-08). A name stands twice where its paths differ in more than the spelling.
 */
export const ROUTES: readonly RouteDefinition[] = Object.freeze([
  route('home', HOME_PATHS, open, { topBar: false, navbarTitle: 'home', backBarTitle: 'home' }),
  route('login', [LOGIN], guests, { ...bare, navbarTitle: 'login', backTo: HOME }),
  route('register', ['/m/register', '/m/register.html'], guests, { ...bare, navbarTitle: 'register', backTo: HOME }),
  route('forget', ['/m/forget'], open, { ...bare, navbarTitle: 'forget', backTo: LOGIN }),
  // CHPW-05: the target of guests follows `readings.changePswGuest`.
  route('changePsw', ['/m/changePsw'], session({ guestTo: HOME }), { ...bare, navbarTitle: 'changePsw' }),
  route('set', ['/m/set'], open, { navbarTitle: 'set' }),
  route('help', ['/m/help'], open, { ...bare, navbarTitle: 'help', backBarTitle: 'help' }),
  route('app', ['/m/app'], open, { ...bare, backBarTitle: 'app' }),
  route('agent', ['/m/agent', '/m/agent/*'], session({ guestTo: HOME, trial: 'allow', agentOnly: true }), bare),
  route('notice', ['/m/notice'], open, { ...bare, navbarTitle: 'notice', backBarTitle: 'notice' }),
  // ROUTE-11: the same screen inside the member area.
  route('notice', ['/m/member/notice'], session({ trial: 'allow' }), {
    ...bare,
    navbarTitle: 'notice',
    backBarTitle: 'notice',
  }),
  route('message', ['/m/message'], open, { ...ownBar, navbarTitle: 'message' }),
  route('activity', ['/m/activity'], open, { navbarTitle: 'activity', backBarTitle: 'activity', backTo: HOME }),
  route('activityDetail', ['/m/activityDetail'], open, { backBarTitle: 'activityDetail' }),
  route('hotGames', ['/m/hot-games'], open, ownBar, { mode: 'hot' }),
  ...Object.entries(CATEGORY_PAGES).map(([path, gameType]) => category(path, gameType)),
  route('gameList', [GAME_LIST_PATH], open, { footer: false, navbarTitle: 'gameList' }),
  // ROUTE-29: has a title but no row of its own; the game list without preset filters.
  route('gameList', ['/m/gameCenter'], open, { footer: false, navbarTitle: 'gameCenter' }, { gameType: 'RNG' }),
  route('lott', ['/m/lott'], open, bare, { gameType: 'LOTT' }),
  route('elott', ['/m/elott'], open, bare, { gameType: 'ELOTT' }),
  route('lottery', ['/m/lottery'], open, bare),
  route('slotsCenter', ['/m/slotsCenter'], open, { footer: false, navbarTitle: 'slotsCenter' }, { gameType: 'RNG' }),
  route('withdraw', ['/m/withdraw'], session()),
  route('voucherCenter', ['/m/voucherCenter'], session()),
  route('gameRecord', ['/m/gameRecord'], session({ flag: 'TRANSBETREPMEM3' })),
  route('transactionRecord', ['/m/transaction/record'], session({ flag: 'TRANSREC3' })),
  route('profitAndLoss', ['/m/profitandloss'], session({ flag: 'PERSREP' })),
  // PROLE-04: this one sends people to customer service instead.
  route('rewardCenter', ['/m/rewardCenter'], session({ flag: 'REWCEN3', flagToast: 'toast.contact_service' })),
  route('mall', ['/m/mall/mallHome'], session({ flag: 'PTSYS3' })),
  route('myAccount', ['/m/myAccount/index'], session({ flag: 'MYACC' })),
  route('memberHome', ['/m/member/home'], session()),
  route('provider', ['/m/provider'], open),
  route('webEmail', ['/m/webEmail'], session()),
  route('trail', ['/m/trail'], { kind: 'guest', trialTo: HOME }, { navbarTitle: 'trail', backTo: HOME }),
  route('invite', ['/m/invite'], open),
])

/** Every literal path, for servers that hand out the application document (ROUTE-01). */
export const ROUTE_PATHS: readonly string[] = Object.freeze(ROUTES.flatMap((definition) => definition.paths))

const BELOW = '/*'

/** The row of the table for a path without query and hash; case-sensitive (ROUTE-06). */
export function findRoute(pathname: string): RouteDefinition | undefined {
  return ROUTES.find((definition) => definition.paths.some((pattern) => matches(pattern, pathname)))
}

function matches(pattern: string, pathname: string): boolean {
  if (!pattern.endsWith(BELOW)) return pattern === pathname
  return pathname.startsWith(pattern.slice(0, -1))
}

/** ROUTE-04 */
export function isHome(pathname: string): boolean {
  return (HOME_PATHS as readonly string[]).includes(pathname)
}
