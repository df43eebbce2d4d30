import type { routes } from '@foyer/core/site'
import type { PageDefinition } from '@foyer/react/router'
// The keys that the pages have texts for, wherever these are compiled.
import type {} from '../texts/site-texts.ts'
import { page as agentHome } from './agent-home/page.ts'
import { dailySalaryContract, dividendContract, hourlySalaryContract } from './agreement/pages.ts'
import { page as announcements } from './announcements/page.ts'
import { page as categoryGames } from './category-games/page.ts'
import { page as changePassword } from './change-password/page.ts'
import { page as deposit } from './deposit/page.ts'
import { page as depositLimits } from './deposit-limits/page.ts'
import { page as dividend } from './dividend/page.ts'
import { page as app } from './download-app/page.ts'
import { page as forgotPassword } from './forgot-password/page.ts'
import { gameCenter, gameList } from './game-list/pages.ts'
import { page as gameRecord } from './game-record/page.ts'
import { page as good } from './good/page.ts'
import { page as help } from './help/page.ts'
import { page as home } from './home/page.ts'
import { page as hotGames } from './hot-games/page.ts'
import { page as inbox } from './inbox/page.ts'
import { page as invite } from './invite/page.ts'
import { page as letter } from './letter/page.ts'
import { page as lottery } from './lottery/page.ts'
import { page as mall } from './mall/page.ts'
import { page as memberHome } from './member-home/page.ts'
import { page as memberPhone } from './member-phone/page.ts'
import { page as messageCenter } from './message-center/page.ts'
import { page as myAccount } from './my-account/page.ts'
import { page as notFound } from './not-found/page.ts'
import { page as openAccount } from './open-account/page.ts'
import { page as order } from './order/page.ts'
import { page as orders } from './orders/page.ts'
import { page as paymentPassword } from './payment-password/page.ts'
import { page as payoutAccounts } from './payout-accounts/page.ts'
import { page as pointsHistory } from './points-history/page.ts'
import { page as profitAndLoss } from './profit-and-loss/page.ts'
import { page as promotion } from './promotion/page.ts'
import { page as promotions } from './promotions/page.ts'
import { page as rebateIncome } from './rebate-income/page.ts'
import { page as rebateSettings } from './rebate-settings/page.ts'
import { page as redRain } from './red-rain/page.ts'
import { page as register } from './register/page.ts'
import { page as rewardCenter } from './reward-center/page.ts'
import { page as rewardHistory } from './reward-history/page.ts'
import { page as search } from './search/page.ts'
import { page as securityCenter } from './security-center/page.ts'
import { page as settings } from './settings/page.ts'
import { page as signIn } from './sign-in/page.ts'
import { page as slotsCenter } from './slots-center/page.ts'
import { page as trial } from './start-trial/page.ts'
import { page as team } from './team/page.ts'
import { page as teamBets } from './team-bets/page.ts'
import { page as teamOverview } from './team-overview/page.ts'
import { page as teamProfitAndLoss } from './team-profit-and-loss/page.ts'
import { page as transactionRecord } from './transaction-record/page.ts'
import { page as vendor } from './vendor/page.ts'
import { page as verification } from './verification/page.ts'
import { page as withdraw } from './withdraw/page.ts'

/** Every page of the table of routes, by name. Another merchant's site is made of these, and of pages of its own. */
export const pages = {
  home,
  signIn,
  register,
  forgotPassword,
  changePassword,
  settings,
  help,
  app,
  agentHome,
  teamOverview,
  teamProfitAndLoss,
  team,
  teamBets,
  rebateSettings,
  rebateIncome,
  redRain,
  openAccount,
  dividend,
  dailySalaryContract,
  dividendContract,
  hourlySalaryContract,
  announcements,
  messageCenter,
  promotions,
  promotion,
  hotGames,
  categoryGames,
  search,
  gameList,
  gameCenter,
  lottery,
  slotsCenter,
  withdraw,
  payoutAccounts,
  memberPhone,
  paymentPassword,
  deposit,
  depositLimits,
  gameRecord,
  transactionRecord,
  profitAndLoss,
  rewardCenter,
  rewardHistory,
  mall,
  good,
  orders,
  order,
  pointsHistory,
  myAccount,
  memberHome,
  verification,
  securityCenter,
  vendor,
  inbox,
  letter,
  trial,
  invite,
  notFound,
} satisfies { readonly [Name in keyof typeof routes]: PageDefinition<Name> } & Readonly<Record<string, PageDefinition>>
