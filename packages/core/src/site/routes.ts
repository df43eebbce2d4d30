import { type GameCategory, isUrlTab } from '../config/code-lists.ts'
import { isPhoneTask, type PhoneTask } from '../features/account/member-phone/phone-tasks.ts'
import { type CategoryCode, isCategoryCode } from '../features/lobby/catalogue/category-rules.ts'
import { deepFreeze } from '../kernel/deep-freeze.ts'
import type { RouteParams } from '../kernel/path-pattern.ts'
import type { BackVisit, CoreRoutes, NoParams, RouteName, RoutePage, RouteRow, RouteTarget } from '../kernel/routes.ts'

/** The days of a report: by name, or the first and the last. */
interface TeamDaysParams {
  readonly period?: string
  readonly from?: string
  readonly to?: string
}

/** The pages of this site, besides those that core leads to (ROUTE-01). Parameters are named as in the address. */
export interface SiteRoutes {
  forgotPassword: NoParams
  trial: NoParams
  settings: NoParams
  /** `q`: what is searched for in it. */
  help: { readonly q?: string }
  app: NoParams
  agentHome: NoParams
  teamOverview: TeamDaysParams
  /** `of`: id of the member whose lines are shown. */
  teamProfitAndLoss: TeamDaysParams & { readonly of?: string }
  /** `of`: id of the member whose team is shown; `q`: the beginning of a user name. */
  team: { readonly of?: string; readonly q?: string; readonly view?: 'list'; readonly sort?: 'name' | 'turnover' }
  teamBets: TeamDaysParams & { readonly member?: string; readonly group?: string }
  /** `of`: id of the member whose rates are set. */
  rebateSettings: { readonly of?: string }
  rebateIncome: TeamDaysParams & { readonly group?: string; readonly level?: string; readonly by?: string }
  redRain: NoParams
  openAccount: NoParams
  /** The days of the settled periods. */
  dividend: TeamDaysParams
  dailySalaryContract: TeamDaysParams
  dividendContract: NoParams
  hourlySalaryContract: TeamDaysParams
  announcements: {
    readonly area?: 'member'
    readonly types?: string
    readonly index?: string
    readonly referrer?: string
  }
  promotions: NoParams
  /** `step`: the application opens, e.g. after a login on the way to it. */
  promotion: { readonly id: string; readonly step?: 'apply' }
  hotGames: NoParams
  categoryGames: { readonly gameType: (typeof CATEGORY_PAGES)[number][1]; readonly vassalage?: string }
  gameList: {
    readonly gameType?: CategoryCode
    readonly dataType?: string
    readonly isNew?: '1'
    readonly vassalage?: string
  }
  /** The game list without preset filters (ROUTE-29). */
  gameCenter: NoParams
  /** Games of every category by name. */
  search: { readonly q?: string }
  lottery: { readonly gameType?: 'LOTT' | 'ELOTT' }
  slotsCenter: NoParams
  /** `step`: the review of what was typed. `withdrawal`: one that was requested, by its id. */
  withdraw: { readonly step?: 'review'; readonly withdrawal?: string }
  payoutAccounts: NoParams
  /** With `step: 'reset'` a new one is set by the phone, in place of a forgotten one. */
  paymentPassword: { readonly step?: 'reset' }
  /**
   * The form, with the offer of a promotion; its review; one deposit, to which the page of the provider leads back with a
   * `status` that is not believed.
   */
  deposit: {
    readonly step?: 'review'
    readonly deposit?: string
    readonly status?: string
    readonly promotion?: string
  }
  depositLimits: NoParams
  gameRecord: NoParams
  transactionRecord: { readonly types?: string }
  profitAndLoss: NoParams
  rewardCenter: NoParams
  rewardHistory: NoParams
  mall: NoParams
  good: { readonly id: string }
  orders: NoParams
  order: { readonly id: string }
  pointsHistory: NoParams
  myAccount: NoParams
  memberHome: NoParams
  verification: NoParams
  /** `task`: the page that needs the phone number, to which the member goes back. */
  memberPhone: { readonly task?: PhoneTask }
  securityCenter: NoParams
  vendor: { readonly vassalage: string; readonly gameType?: string }
  inbox: NoParams
  letter: { readonly id: string }
  invite: NoParams
}

/** The chrome of a page, as far as it does not depend on the session. */
export interface RouteChrome {
  /** False for page groups that draw their own bar (LAYOUT-02). */
  readonly topBar?: boolean
  /** False for page groups without a footer (LAYOUT-03). */
  readonly footer?: boolean
  /** Under `navbar.` (LAYOUT-05). */
  readonly navbarTitle?: string
  /** Under `backbar.` (LAYOUT-04). */
  readonly backBarTitle?: string
}

/** A row of the route table: the addresses of a page, who may see it, and what stands around it (ROUTE-01). */
export interface SiteRouteRow extends RouteRow {
  /** Default: the shared bar and the footer, without a title. */
  readonly chrome?: RouteChrome
}

/** CATEGORY-03, ROUTE-15: pages that fix their game type. */
export const CATEGORY_PAGES = [
  ['/m/fishing-games', 'FISH'],
  ['/m/slot-games', 'RNG'],
  ['/m/live-games', 'LIVE'],
  ['/m/poker-games', 'PVP'],
  ['/m/sport-games', 'SPORTS'],
  ['/m/esport-games', 'ESPORTS'],
] as const satisfies readonly (readonly [string, GameCategory])[]

const bare: RouteChrome = { topBar: false, footer: false }
const ownBar: RouteChrome = { topBar: false }
const toHome = () => ({ name: 'home' }) as const
/** One step back; to that page from an address that was opened directly. */
const backOr =
  (page: RouteTarget) =>
  ({ depth }: BackVisit) =>
    depth > 0 ? undefined : page
/** A page that the agent home leads to: back there from an address that was opened directly, and where its flag is off. */
const agentPage = {
  otherwise: { name: 'agentHome' },
  backTo: backOr({ name: 'agentHome' }),
} as const

/**
 * Every page of the site: which paths it has, who may see it, and what stands around it (ROUTE-01 to ROUTE-29).
 * `createFoyer({ routes })` guards them; add your own pages by a spread. A page that moves keeps its row, and with it its
 * rule.
 *
 * @example
 * const pages = {
 *   ...routes,
 *   vip: { paths: ['/vip/:level'], ability: 'memberCenter' },
 *   withdraw: { ...routes.withdraw, paths: ['/cashout'] },
 * }
 */
export const routes = /* @__PURE__ */ deepFreeze({
  home: {
    // All six are the lobby, with any query or hash (ROUTE-04).
    paths: ['/m/home', '/', '/m', '/m/', '/m/index', '/m/index.html'],
    chrome: { topBar: false, navbarTitle: 'home', backBarTitle: 'home' },
  },
  signIn: {
    paths: ['/m/login'],
    ability: 'signIn',
    isSignIn: true,
    backTo: toHome,
    chrome: { ...bare, navbarTitle: 'login' },
  },
  register: {
    paths: ['/m/register', '/m/register.html'],
    ability: 'signIn',
    isSignIn: true,
    backTo: toHome,
    chrome: { ...bare, navbarTitle: 'register' },
  },
  forgotPassword: {
    paths: ['/m/forget'],
    isSignIn: true,
    // Members set a password by phone here, and come from the security center (settlement 27).
    backTo({ config, isMember, depth }) {
      if (isMember) return depth > 0 ? undefined : { name: 'securityCenter' }
      return { name: config.readings.forgotBack === 'login' ? 'signIn' : 'home' }
    },
    chrome: { ...bare, navbarTitle: 'forget' },
  },
  trial: {
    paths: ['/m/trail'],
    aliases: ['/m/trial'],
    ability: 'startTrial',
    isSignIn: true,
    backTo: toHome,
    chrome: { navbarTitle: 'trail' },
  },
  changePassword: {
    paths: ['/m/changePsw'],
    ability: 'changePassword',
    chrome: { ...bare, navbarTitle: 'changePsw' },
  },
  settings: { paths: ['/m/set'], chrome: { navbarTitle: 'set' } },
  help: { paths: ['/m/help'], chrome: { ...bare, navbarTitle: 'help', backBarTitle: 'help' } },
  app: { paths: ['/m/app'], chrome: { ...bare, backBarTitle: 'app' } },
  agentHome: { paths: ['/m/agent'], ability: 'team', chrome: bare },
  // What the tiles, the footer and the agreements of the agent home lead to; two are spelled as in the source (AGENT-24).
  teamOverview: { ...agentPage, paths: ['/m/agent/team/overview'], ability: 'teamOverview', chrome: bare },
  teamProfitAndLoss: { ...agentPage, paths: ['/m/agent/team/pnl'], ability: 'teamProfitAndLoss', chrome: bare },
  team: { ...agentPage, paths: ['/m/member/team'], ability: 'teamManagement' },
  teamBets: { ...agentPage, paths: ['/m/teamBetting'], ability: 'teamBets' },
  rebateSettings: { ...agentPage, paths: ['/m/member/agent/agentRebeat'], ability: 'rebateSettings' },
  rebateIncome: { ...agentPage, paths: ['/m/member/teamRebate'], ability: 'rebateIncome' },
  redRain: { paths: ['/m/redRain'], ability: 'redRain' },
  openAccount: { ...agentPage, paths: ['/m/agentRegister'], ability: 'openAccount' },
  dividend: { ...agentPage, paths: ['/m/member/agent/agentDivident'], ability: 'dividendPage' },
  dailySalaryContract: { ...agentPage, paths: ['/m/member/agent/getSalaryContract'], ability: 'contractPages' },
  dividendContract: { ...agentPage, paths: ['/m/member/agent/getDevidendContract'], ability: 'contractPages' },
  hourlySalaryContract: { ...agentPage, paths: ['/m/member/agent/getHourContract'], ability: 'contractPages' },
  announcements: [
    {
      paths: ['/m/notice'],
      backTo: toReferrer,
      chrome: { ...bare, navbarTitle: 'notice', backBarTitle: 'notice' },
    },
    // The same page inside the member area (ROUTE-11).
    {
      paths: ['/m/member/notice'],
      fixed: { area: 'member' },
      // With types=A those for agents; others read what is for all (NOTICE-09).
      ability: ({ types }) => (types === 'A' ? 'agentNotices' : 'memberNotices'),
      otherwise: { name: 'announcements' },
      backTo: toReferrer,
      chrome: { ...bare, navbarTitle: 'notice', backBarTitle: 'notice' },
    },
  ],
  messageCenter: { paths: ['/m/message'], chrome: { ...ownBar, navbarTitle: 'message' } },
  promotions: {
    paths: ['/m/activity'],
    backTo: toHome,
    chrome: { navbarTitle: 'activity', backBarTitle: 'activity' },
  },
  promotion: {
    paths: ['/m/activityDetail'],
    read: readPromotion,
    otherwise: { name: 'promotions' },
    backTo: backOr({ name: 'promotions' }),
    chrome: { backBarTitle: 'activityDetail' },
  },
  hotGames: { paths: ['/m/hot-games'], fixed: { dataType: 'hot' }, read: readHot, chrome: ownBar },
  categoryGames: CATEGORY_PAGES.map(
    ([path, gameType]): SiteRouteRow => ({ paths: [path], fixed: { gameType }, read: readType, chrome: ownBar }),
  ),
  gameList: {
    paths: ['/m/gameList'],
    read: readList,
    // Lists of favourites and recent games belong to a user (PROLE-01). Where guests get a message in place of the
    // sign-in page, the list itself shows it.
    ability({ dataType }, { readings }) {
      if (readings.favouritesGuest === 'toast') return 'browse'
      return dataType === 'fav' ? 'favourites' : dataType === 'recent' ? 'recents' : 'browse'
    },
    chrome: { footer: false, navbarTitle: 'gameList' },
  },
  gameCenter: {
    paths: ['/m/gameCenter'],
    fixed: { gameType: 'RNG', dataType: 'all' },
    read: readList,
    chrome: { footer: false, navbarTitle: 'gameCenter' },
  },
  search: { paths: ['/m/search'], chrome: { footer: false } },
  lottery: [
    { paths: ['/m/lottery'], read: () => ({}), chrome: bare },
    { paths: ['/m/lott'], fixed: { gameType: 'LOTT' }, chrome: bare },
    { paths: ['/m/elott'], fixed: { gameType: 'ELOTT' }, chrome: bare },
  ],
  slotsCenter: {
    paths: ['/m/slotsCenter'],
    fixed: { gameType: 'RNG' },
    read: readType,
    chrome: { footer: false, navbarTitle: 'slotsCenter' },
  },
  withdraw: {
    paths: ['/m/withdraw'],
    read: ({ step, withdrawal = '' }) =>
      withdrawal !== '' && withdrawal.length <= 64 ? { withdrawal } : step === 'review' ? { step } : {},
    ability: 'withdraw',
    // From a result that was opened by its address, or after the review: to the fields.
    backTo: ({ depth, params }) => (depth === 0 && params.withdrawal !== undefined ? { name: 'withdraw' } : undefined),
  },
  payoutAccounts: {
    paths: ['/m/withdraw/accounts'],
    ability: 'withdraw',
    backTo: backOr({ name: 'withdraw' }),
  },
  paymentPassword: {
    paths: ['/m/withdraw/paymentPassword'],
    read: ({ step }) => (step === 'reset' ? { step } : {}),
    ability: 'security',
    backTo: backOr({ name: 'securityCenter' }),
  },
  deposit: {
    paths: ['/m/voucherCenter'],
    ability: 'deposit',
    read: readDeposit,
    // The review and one deposit lead back to the form.
    backTo: ({ params: { step, deposit }, depth }) =>
      depth > 0 || (step === undefined && deposit === undefined) ? undefined : { name: 'deposit' },
  },
  depositLimits: {
    paths: ['/m/voucherCenter/limits'],
    ability: 'deposit',
    backTo: backOr({ name: 'deposit' }),
  },
  gameRecord: { paths: ['/m/gameRecord'], ability: 'betRecord' },
  transactionRecord: { paths: ['/m/transaction/record'], ability: 'transactionRecord' },
  profitAndLoss: { paths: ['/m/profitandloss'], ability: 'profitAndLoss' },
  rewardCenter: { paths: ['/m/rewardCenter'], ability: 'rewardCenter' },
  rewardHistory: {
    paths: ['/m/rewardCenter/history'],
    ability: 'rewardCenter',
    backTo: backOr({ name: 'rewardCenter' }),
  },
  mall: { paths: ['/m/mall/mallHome'], ability: 'pointsMall' },
  good: {
    paths: ['/m/mall/good'],
    read: readName,
    otherwise: { name: 'mall' },
    ability: 'pointsMall',
    backTo: backOr({ name: 'mall' }),
  },
  orders: {
    paths: ['/m/mall/orders'],
    ability: 'pointsMall',
    backTo: backOr({ name: 'mall' }),
  },
  order: {
    paths: ['/m/mall/order'],
    read: readName,
    otherwise: { name: 'orders' },
    ability: 'pointsMall',
    backTo: backOr({ name: 'orders' }),
  },
  pointsHistory: {
    paths: ['/m/mall/points'],
    ability: 'pointsMall',
    backTo: backOr({ name: 'mall' }),
  },
  myAccount: { paths: ['/m/myAccount/index'], ability: 'myAccount' },
  memberHome: { paths: ['/m/member/home'], ability: 'memberCenter' },
  verification: { paths: ['/m/member/verification'], ability: 'verification' },
  memberPhone: {
    paths: ['/m/securityCenter/phone'],
    ability: 'security',
    read: ({ task }) => (isPhoneTask(task) ? { task } : {}),
    backTo: ({ depth, params }) =>
      depth > 0 ? undefined : isPhoneTask(params.task) ? { name: params.task } : { name: 'securityCenter' },
  },
  securityCenter: { paths: ['/m/securityCenter'], ability: 'security' },
  // A vendor page needs its vendor (ROUTE-22).
  vendor: {
    paths: ['/m/provider'],
    read(params) {
      const vendor = readVendor(params)
      return vendor.vassalage === undefined ? undefined : { ...params, ...vendor }
    },
  },
  inbox: { paths: ['/m/webEmail'], ability: 'inbox' },
  letter: {
    paths: ['/m/webEmail/letter'],
    read: readName,
    otherwise: { name: 'inbox' },
    ability: 'inbox',
    backTo: backOr({ name: 'inbox' }),
  },
  invite: { paths: ['/m/invite'], ability: 'invite', otherwise: { name: 'agentHome' } },
  notFound: [
    { paths: ['/m/*'] },
    // In the agent area agents are told so; for others it looks as if nothing were there (ROUTE-10).
    { paths: ['/m/agent/*'], fixed: { area: 'agent' }, ability: 'team', backTo: agentPage.backTo, chrome: bare },
  ],
} satisfies { readonly [Name in keyof CoreRoutes | keyof SiteRoutes]: SiteRouteRow | readonly SiteRouteRow[] })

/** A table of routes whose rows say what stands around their pages. */
export type SiteRouteTable = { readonly [Name in RouteName]: RoutePage<SiteRouteRow> }

/** The table above, without the pages that a front end adds to `Routes`. */
const withoutOwnPages: Partial<SiteRouteTable> = routes

/** The table above for a parameter that takes the table of a front end. */
export const siteRoutes = withoutOwnPages as SiteRouteTable

function toReferrer({ params: { referrer } }: { readonly params: RouteParams }) {
  return referrer === undefined ? undefined : { path: referrer }
}

/** ROUTE-13 */
const isPromotionId = (id: string | undefined): id is string =>
  id !== undefined && /^\d{1,15}$/.test(id) && Number(id) > 0

function readPromotion({ step, ...params }: RouteParams): RouteParams | undefined {
  if (!isPromotionId(params.id)) return undefined
  return step === 'apply' ? { ...params, step } : params
}

/** An id of the platform's own making. */
function readName({ id = '', ...params }: RouteParams): RouteParams | undefined {
  return id === '' || id.length > 128 ? undefined : { ...params, id }
}

/** A step or an id that there cannot be is as good as none. */
function readDeposit({ step, deposit = '', promotion, ...params }: RouteParams): RouteParams {
  if (/^[\w-]{1,64}$/.test(deposit)) return { ...params, deposit }
  if (step === 'review') return { ...params, step }
  return isPromotionId(promotion) ? { ...params, promotion } : params
}

const VENDOR_MAX = 64

function readVendor({ vassalage = '' }: RouteParams): RouteParams {
  const code = vassalage.trim()
  return code === '' || code.length > VENDOR_MAX ? {} : { vassalage: code }
}

/** Pages that are fixed to a type: nothing else of a list can be asked of them. */
function readType({ gameType = '', ...params }: RouteParams): RouteParams {
  return { gameType, ...readVendor(params) }
}

function readHot({ dataType = '', ...params }: RouteParams): RouteParams {
  return { dataType, ...readVendor(params) }
}

const DEFAULT_TAB = 'all'
const DEFAULT_TYPE = 'RNG'

/** Without a type and a tab that we know, the generic list shows all slots (ROUTE-16). */
function readList(params: RouteParams): RouteParams {
  const { gameType, dataType } = params
  return {
    ...readVendor(params),
    gameType: gameType !== undefined && isCategoryCode(gameType) ? gameType : DEFAULT_TYPE,
    dataType: isUrlTab(dataType) ? dataType : DEFAULT_TAB,
  }
}
