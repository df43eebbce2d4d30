import { matchPath } from '@foyer/core'
import { routes } from '@foyer/core/site'
import { ALL_ROUTE_PATHS } from '@foyer/core/testing'

/** Every page that guests can open, with an address that has content. */
export const GUESTS: readonly string[] = [
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/forget',
  '/m/set',
  '/m/help',
  '/m/app',
  '/m/notice?index=0',
  '/m/message',
  '/m/activity',
  '/m/activityDetail?id=999999',
  '/m/hot-games',
  '/m/slot-games',
  '/m/sport-games',
  '/m/gameList?gameType=INHOUSE',
  '/m/gameCenter',
  '/m/search?q=dragon',
  '/m/lottery',
  '/m/lott',
  '/m/elott',
  '/m/slotsCenter',
  '/m/provider?vassalage=JL',
]

/** And what members can open besides. */
export const MEMBERS: readonly string[] = [
  '/m/home',
  '/m/changePsw',
  '/m/withdraw',
  '/m/withdraw/paymentPassword',
  '/m/securityCenter/phone',
  '/m/withdraw/accounts',
  '/m/voucherCenter',
  '/m/voucherCenter/limits',
  '/m/gameRecord',
  '/m/transaction/record',
  '/m/profitandloss',
  '/m/rewardCenter',
  '/m/rewardCenter/history',
  '/m/mall/mallHome',
  '/m/mall/good?id=coffee',
  '/m/mall/orders',
  '/m/mall/order?id=GW7RH3N5CD',
  '/m/mall/points',
  '/m/invite',
  '/m/myAccount/index',
  '/m/member/home',
  '/m/member/notice',
  '/m/member/verification',
  '/m/securityCenter',
  '/m/redRain',
  '/m/webEmail',
  // A letter that was read before: opening it changes no other page.
  '/m/webEmail/letter?id=100001-1',
  '/m/set',
]

/** And what agents can open besides. */
export const AGENTS: readonly string[] = [
  '/m/agent',
  '/m/agent/team/overview',
  '/m/agent/team/pnl',
  '/m/member/team',
  '/m/teamBetting',
  '/m/member/agent/agentRebeat',
  '/m/member/teamRebate',
  '/m/agentRegister',
  '/m/member/agent/agentDivident',
  '/m/member/agent/getSalaryContract',
  '/m/member/agent/getDevidendContract',
  '/m/member/agent/getHourContract',
]

/** Pages that only lead on. */
const LEADING_ON: readonly string[] = ['/m/trail']

const nameOf = (path: string) => matchPath(routes, path)?.name

const LISTED: ReadonlySet<string | undefined> = new Set([...GUESTS, ...MEMBERS, ...AGENTS, ...LEADING_ON].map(nameOf))

/** Those of some paths of the site that lead to a page which the lists above lack, or to none. */
export const strangers = (paths: readonly string[]) => paths.filter((path) => !LISTED.has(nameOf(path)))

/** Names of the pages of the route table that the lists above lack. */
export function unlisted(): readonly string[] {
  return ALL_ROUTE_PATHS.flatMap((path) => nameOf(path) ?? []).filter((name) => !LISTED.has(name))
}
