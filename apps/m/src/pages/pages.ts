import { catalogue, displayCategory, type RouteName } from '@foyer/core'
import { routes } from '@foyer/core/site'
import { categoryName } from '@foyer/react'
import { createRouter, definePage, type PageDefinition } from '@foyer/react/router'
import * as home from './home.tsx'

/** Every page of the site. Leaving out one that core's components lead to does not compile. */
const PAGES: { readonly [Name in RouteName]: PageDefinition<Name> } = {
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
    load: () => import('./forgot-password.tsx'),
  }),
  changePassword: definePage({
    name: 'changePassword',
    ...routes.changePassword,
    load: () => import('./change-password.tsx'),
  }),
  settings: definePage({
    name: 'settings',
    ...routes.settings,
    load: () => import('./settings.tsx'),
  }),
  help: definePage({
    name: 'help',
    ...routes.help,
    load: () => import('./help.tsx'),
  }),
  app: definePage({
    name: 'app',
    ...routes.app,
    load: () => import('./app.tsx'),
  }),
  agentHome: definePage({
    name: 'agentHome',
    ...routes.agentHome,
    title: 'page.agent.heading',
    load: () => import('./agent-home.tsx'),
  }),
  announcements: definePage({
    name: 'announcements',
    rows: routes.announcements,
    load: () => import('./announcements.tsx'),
  }),
  messageCenter: definePage({
    name: 'messageCenter',
    ...routes.messageCenter,
    load: () => import('./message-center.tsx'),
  }),
  promotions: definePage({
    name: 'promotions',
    ...routes.promotions,
    load: () => import('./promotions.tsx'),
  }),
  promotion: definePage({
    name: 'promotion',
    ...routes.promotion,
    title: 'backbar.activityDetail',
    load: () => import('./promotion.tsx'),
  }),
  hotGames: definePage({
    name: 'hotGames',
    ...routes.hotGames,
    title: 'page.lists.hot',
    load: () => import('./hot-games.tsx'),
  }),
  categoryGames: definePage({
    name: 'categoryGames',
    rows: routes.categoryGames,
    title: ({ route, t }) => categoryName(t, displayCategory(route.params.gameType ?? '')),
    prerender: true,
    load: () => import('./category-games.tsx'),
  }),
  search: definePage({
    name: 'search',
    ...routes.search,
    title: 'search.placeholder',
    load: () => import('./search.tsx'),
  }),
  gameList: definePage({
    name: 'gameList',
    ...routes.gameList,
    load: () => import('./game-list.tsx'),
  }),
  gameCenter: definePage({
    name: 'gameCenter',
    ...routes.gameCenter,
    load: () => import('./game-list.tsx'),
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
    load: () => import('./slots-center.tsx'),
  }),
  withdraw: definePage({
    name: 'withdraw',
    ...routes.withdraw,
    title: 'page.withdraw.heading',
    load: () => import('./withdraw.tsx'),
  }),
  deposit: definePage({
    name: 'deposit',
    ...routes.deposit,
    title: 'page.deposit.heading',
    load: () => import('./deposit.tsx'),
  }),
  gameRecord: definePage({
    name: 'gameRecord',
    ...routes.gameRecord,
    title: 'page.gameRecord.heading',
    load: () => import('./game-record.tsx'),
  }),
  transactionRecord: definePage({
    name: 'transactionRecord',
    ...routes.transactionRecord,
    title: 'page.transactions.heading',
    load: () => import('./transaction-record.tsx'),
  }),
  profitAndLoss: definePage({
    name: 'profitAndLoss',
    ...routes.profitAndLoss,
    title: 'page.profit.heading',
    load: () => import('./profit-and-loss.tsx'),
  }),
  rewardCenter: definePage({
    name: 'rewardCenter',
    ...routes.rewardCenter,
    title: 'page.reward.heading',
    load: () => import('./reward-center.tsx'),
  }),
  mall: definePage({
    name: 'mall',
    ...routes.mall,
    title: 'page.mall.heading',
    load: () => import('./mall.tsx'),
  }),
  myAccount: definePage({
    name: 'myAccount',
    ...routes.myAccount,
    title: 'page.account.heading',
    load: () => import('./my-account.tsx'),
  }),
  memberHome: definePage({
    name: 'memberHome',
    ...routes.memberHome,
    title: 'page.member.heading',
    load: () => import('./member-home.tsx'),
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
    load: () => import('./security-center.tsx'),
  }),
  vendor: definePage({
    name: 'vendor',
    ...routes.vendor,
    title: ({ route, foyer }) => foyer.use(catalogue).vendorName(route.params.vassalage ?? ''),
    titleStore: (foyer) => foyer.use(catalogue).$data,
    load: () => import('./vendor.tsx'),
  }),
  inbox: definePage({
    name: 'inbox',
    ...routes.inbox,
    title: 'page.inbox.heading',
    load: () => import('./inbox.tsx'),
  }),
  trial: definePage({
    name: 'trial',
    ...routes.trial,
    load: () => import('./trial.tsx'),
  }),
  invite: definePage({
    name: 'invite',
    ...routes.invite,
    title: 'page.invite.heading',
    load: () => import('./invite.tsx'),
  }),
  notFound: definePage({
    name: 'notFound',
    ...routes.notFound,
    title: 'page.notFound.heading',
    load: () => import('./not-found.tsx'),
  }),
}

export const router = createRouter({ pages: Object.values(PAGES) })
