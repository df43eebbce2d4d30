import { catalogue, displayCategoryCode } from '@foyer/core'
import { routes } from '@foyer/core/site'
import { categoryName } from '@foyer/react'
import { definePage, type PageDefinition } from '@foyer/react/router'
// The keys that the pages have texts for, wherever these are compiled.
import type {} from '../texts/site-texts.ts'
import * as categoryGamesData from './category-games-data.ts'
import { page as help } from './help/page.ts'
import * as home from './home.tsx'

// Most pages are a few lines: a chunk holds those that are seen on one visit.
const agency = () => import('./chunks/agency.ts')
const team = () => import('./chunks/team.ts')
const account = () => import('./chunks/account.ts')
const cashier = () => import('./chunks/cashier.ts')
const withdrawal = () => import('./chunks/withdrawal.ts')
const information = () => import('./chunks/information.ts')
const lists = () => import('./chunks/game-lists.ts')
const rewards = () => import('./chunks/rewards.ts')
const offers = () => import('./chunks/promotions.ts')

/** Every page of the table of routes, by name. Another merchant's site is made of these, and of pages of its own. */
export const pages = {
  home: definePage({
    name: 'home',
    ...routes.home,
    title: 'navbar.home',
    texts: 'first',
    prerender: true,
    // Every start brings it.
    load: home,
  }),
  signIn: definePage({
    name: 'signIn',
    ...routes.signIn,
    load: () => import('./sign-in.tsx'),
  }),
  register: definePage({
    name: 'register',
    ...routes.register,
    load: () => import('./register.tsx'),
  }),
  forgotPassword: definePage({
    name: 'forgotPassword',
    ...routes.forgotPassword,
    load: async () => (await account()).forgotPassword,
  }),
  changePassword: definePage({
    name: 'changePassword',
    ...routes.changePassword,
    load: async () => (await account()).changePassword,
  }),
  settings: definePage({
    name: 'settings',
    ...routes.settings,
    load: async () => (await account()).settings,
  }),
  help,
  app: definePage({
    name: 'app',
    ...routes.app,
    load: async () => (await information()).app,
  }),
  agentHome: definePage({
    name: 'agentHome',
    ...routes.agentHome,
    title: 'page.agent.heading',
    load: async () => (await agency()).agentHome,
  }),
  teamOverview: definePage({
    name: 'teamOverview',
    ...routes.teamOverview,
    title: 'agent.tile.teamOverview',
    load: async () => (await team()).teamOverview,
  }),
  teamProfitAndLoss: definePage({
    name: 'teamProfitAndLoss',
    ...routes.teamProfitAndLoss,
    title: 'agent.tile.teamProfitAndLoss',
    load: async () => (await team()).teamProfitAndLoss,
  }),
  team: definePage({
    name: 'team',
    ...routes.team,
    title: 'agent.tile.team',
    load: async () => (await team()).team,
  }),
  teamBets: definePage({
    name: 'teamBets',
    ...routes.teamBets,
    title: 'agent.tile.teamBets',
    load: async () => (await team()).teamBets,
  }),
  rebateSettings: definePage({
    name: 'rebateSettings',
    ...routes.rebateSettings,
    title: 'agent.tile.rebateSettings',
    load: async () => (await agency()).rebateSettings,
  }),
  rebateIncome: definePage({
    name: 'rebateIncome',
    ...routes.rebateIncome,
    title: 'agent.tile.rebateIncome',
    load: async () => (await agency()).rebateIncome,
  }),
  redRain: definePage({
    name: 'redRain',
    ...routes.redRain,
    title: 'agent.tile.redRain',
    load: () => import('./red-rain.tsx'),
  }),
  openAccount: definePage({
    name: 'openAccount',
    ...routes.openAccount,
    title: 'agent.footer.openAccount',
    load: async () => (await agency()).openAccount,
  }),
  dividend: definePage({
    name: 'dividend',
    ...routes.dividend,
    title: 'agent.footer.dividend',
    load: async () => (await agency()).dividend,
  }),
  dailySalaryContract: definePage({
    name: 'dailySalaryContract',
    ...routes.dailySalaryContract,
    title: 'page.contract.dailySalary',
    load: async () => (await agency()).agreement,
  }),
  dividendContract: definePage({
    name: 'dividendContract',
    ...routes.dividendContract,
    title: 'page.contract.dividend',
    load: async () => (await agency()).agreement,
  }),
  hourlySalaryContract: definePage({
    name: 'hourlySalaryContract',
    ...routes.hourlySalaryContract,
    title: 'page.contract.hourlySalary',
    load: async () => (await agency()).agreement,
  }),
  announcements: definePage({
    name: 'announcements',
    rows: routes.announcements,
    load: async () => (await information()).announcements,
  }),
  messageCenter: definePage({
    name: 'messageCenter',
    ...routes.messageCenter,
    load: async () => (await account()).messageCenter,
  }),
  promotions: definePage({
    name: 'promotions',
    ...routes.promotions,
    load: async () => (await offers()).promotions,
  }),
  promotion: definePage({
    name: 'promotion',
    ...routes.promotion,
    load: async () => (await offers()).promotion,
  }),
  hotGames: definePage({
    name: 'hotGames',
    ...routes.hotGames,
    title: 'page.lists.hot',
    load: async () => (await lists()).hotGames,
  }),
  categoryGames: definePage({
    name: 'categoryGames',
    rows: routes.categoryGames,
    title: ({ route, t }) => categoryName(t, displayCategoryCode(route.params.gameType ?? '')),
    prerender: true,
    ...categoryGamesData,
    load: () => import('./category-games.tsx'),
  }),
  search: definePage({
    name: 'search',
    ...routes.search,
    title: 'search.placeholder',
    load: async () => (await lists()).search,
  }),
  gameList: definePage({
    name: 'gameList',
    ...routes.gameList,
    load: async () => (await lists()).gameList,
  }),
  gameCenter: definePage({
    name: 'gameCenter',
    ...routes.gameCenter,
    load: async () => (await lists()).gameList,
  }),
  lottery: definePage({
    name: 'lottery',
    rows: routes.lottery,
    title: 'page.lists.lottery',
    load: () => import('./lottery.tsx'),
  }),
  slotsCenter: definePage({
    name: 'slotsCenter',
    ...routes.slotsCenter,
    load: async () => (await lists()).slotsCenter,
  }),
  withdraw: definePage({
    name: 'withdraw',
    ...routes.withdraw,
    title: 'page.withdraw.heading',
    load: async () => (await withdrawal()).withdraw,
  }),
  payoutAccounts: definePage({
    name: 'payoutAccounts',
    ...routes.payoutAccounts,
    title: 'page.payoutAccounts.heading',
    load: async () => (await withdrawal()).payoutAccounts,
  }),
  memberPhone: definePage({
    name: 'memberPhone',
    ...routes.memberPhone,
    title: 'page.memberPhone.heading',
    load: async () => (await withdrawal()).memberPhone,
  }),
  paymentPassword: definePage({
    name: 'paymentPassword',
    ...routes.paymentPassword,
    title: 'page.paymentPassword.heading',
    load: async () => (await withdrawal()).paymentPassword,
  }),
  deposit: definePage({
    name: 'deposit',
    ...routes.deposit,
    title: ({ route, t }) => t(route.params.step === 'review' ? 'deposit.check' : 'page.deposit.heading'),
    load: () => import('./deposit.tsx'),
  }),
  depositLimits: definePage({
    name: 'depositLimits',
    ...routes.depositLimits,
    title: 'page.depositLimits.heading',
    load: async () => (await withdrawal()).depositLimits,
  }),
  gameRecord: definePage({
    name: 'gameRecord',
    ...routes.gameRecord,
    title: 'page.gameRecord.heading',
    load: async () => (await cashier()).gameRecord,
  }),
  transactionRecord: definePage({
    name: 'transactionRecord',
    ...routes.transactionRecord,
    title: 'page.transactions.heading',
    load: async () => (await cashier()).transactionRecord,
  }),
  profitAndLoss: definePage({
    name: 'profitAndLoss',
    ...routes.profitAndLoss,
    title: 'page.profit.heading',
    load: async () => (await cashier()).profitAndLoss,
  }),
  rewardCenter: definePage({
    name: 'rewardCenter',
    ...routes.rewardCenter,
    title: 'page.reward.heading',
    load: async () => (await rewards()).rewardCenter,
  }),
  rewardHistory: definePage({
    name: 'rewardHistory',
    ...routes.rewardHistory,
    title: 'rewards.history',
    load: async () => (await rewards()).rewardHistory,
  }),
  mall: definePage({
    name: 'mall',
    ...routes.mall,
    title: 'page.mall.heading',
    load: async () => (await rewards()).mall,
  }),
  good: definePage({
    name: 'good',
    ...routes.good,
    title: 'page.mall.heading',
    load: async () => (await rewards()).good,
  }),
  orders: definePage({
    name: 'orders',
    ...routes.orders,
    title: 'orders.label',
    load: async () => (await rewards()).orders,
  }),
  order: definePage({
    name: 'order',
    ...routes.order,
    title: 'page.order.heading',
    load: async () => (await rewards()).order,
  }),
  pointsHistory: definePage({
    name: 'pointsHistory',
    ...routes.pointsHistory,
    title: 'points.history',
    load: async () => (await rewards()).pointsHistory,
  }),
  myAccount: definePage({
    name: 'myAccount',
    ...routes.myAccount,
    title: 'page.account.heading',
    load: async () => (await account()).myAccount,
  }),
  memberHome: definePage({
    name: 'memberHome',
    ...routes.memberHome,
    title: 'page.member.heading',
    load: async () => (await account()).memberHome,
  }),
  verification: definePage({
    name: 'verification',
    ...routes.verification,
    title: 'page.verification.heading',
    load: () => import('./verification.tsx'),
  }),
  securityCenter: definePage({
    name: 'securityCenter',
    ...routes.securityCenter,
    title: 'page.security.heading',
    load: async () => (await account()).securityCenter,
  }),
  vendor: definePage({
    name: 'vendor',
    ...routes.vendor,
    title: ({ route, foyer }) => foyer.use(catalogue).vendorName(route.params.vassalage ?? ''),
    titleStore: (foyer) => foyer.use(catalogue).$data,
    load: async () => (await lists()).vendor,
  }),
  inbox: definePage({
    name: 'inbox',
    ...routes.inbox,
    title: 'page.inbox.heading',
    load: async () => (await account()).inbox,
  }),
  letter: definePage({
    name: 'letter',
    ...routes.letter,
    title: 'page.inbox.heading',
    load: async () => (await account()).letter,
  }),
  trial: definePage({
    name: 'trial',
    ...routes.trial,
    load: async () => (await information()).trial,
  }),
  invite: definePage({
    name: 'invite',
    ...routes.invite,
    title: 'page.invite.heading',
    load: async () => (await rewards()).invite,
  }),
  notFound: definePage({
    name: 'notFound',
    rows: routes.notFound,
    title: 'page.notFound.heading',
    load: async () => (await information()).notFound,
  }),
} satisfies { readonly [Name in keyof typeof routes]: PageDefinition<Name> }
