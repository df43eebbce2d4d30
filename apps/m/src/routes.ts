import type { RouteMatch, RouteName } from '@foyer/core'
import type { ComponentType } from 'react'

export interface PageProps {
  readonly route: RouteMatch
  /** Counts the arrivals at pages, so that a page can tell a new visit from the one that goes on. */
  readonly visit: number
}

export type Page = ComponentType<PageProps>

interface PageModule {
  readonly Page: Page
}

/** Every screen of the table is a chunk of its own; leaving one out does not compile. */
const LOADERS: Readonly<Record<RouteName, () => Promise<PageModule>>> = {
  home: () => import('./pages/home.tsx'),
  login: () => import('./pages/login.tsx'),
  register: () => import('./pages/register.tsx'),
  forget: () => import('./pages/forget.tsx'),
  changePsw: () => import('./pages/change-psw.tsx'),
  set: () => import('./pages/set.tsx'),
  help: () => import('./pages/help.tsx'),
  app: () => import('./pages/app.tsx'),
  agent: () => import('./pages/agent.tsx'),
  notice: () => import('./pages/notice.tsx'),
  message: () => import('./pages/message.tsx'),
  activity: () => import('./pages/activity.tsx'),
  activityDetail: () => import('./pages/activity-detail.tsx'),
  hotGames: () => import('./pages/hot-games.tsx'),
  categoryGames: () => import('./pages/category-games.tsx'),
  gameList: () => import('./pages/game-list.tsx'),
  lott: () => import('./pages/lottery.tsx'),
  elott: () => import('./pages/lottery.tsx'),
  lottery: () => import('./pages/lottery.tsx'),
  slotsCenter: () => import('./pages/slots-center.tsx'),
  withdraw: () => import('./pages/withdraw.tsx'),
  voucherCenter: () => import('./pages/voucher-center.tsx'),
  gameRecord: () => import('./pages/game-record.tsx'),
  transactionRecord: () => import('./pages/transaction-record.tsx'),
  profitAndLoss: () => import('./pages/profit-and-loss.tsx'),
  rewardCenter: () => import('./pages/reward-center.tsx'),
  mall: () => import('./pages/mall.tsx'),
  myAccount: () => import('./pages/my-account.tsx'),
  memberHome: () => import('./pages/member-home.tsx'),
  verification: () => import('./pages/verification.tsx'),
  securityCenter: () => import('./pages/security-center.tsx'),
  provider: () => import('./pages/provider.tsx'),
  webEmail: () => import('./pages/web-email.tsx'),
  trail: () => import('./pages/trail.tsx'),
  invite: () => import('./pages/invite.tsx'),
}

/** Where the documents' builder finds the module of a page (`build/chunks.ts`). */
export const HOME_MODULE = 'src/pages/home.tsx'

const arrived = new Map<RouteName, Page>()
const underway = new Map<RouteName, Promise<Page>>()

/** The page, if its chunk is here already: then it can be shown without waiting. */
export function pageNow(name: RouteName): Page | undefined {
  return arrived.get(name)
}

/** Fetches a page's chunk; a failure is forgotten, so that the next call tries again. */
export function loadPage(name: RouteName): Promise<Page> {
  const running = underway.get(name)
  if (running !== undefined) return running
  const loading = LOADERS[name]().then(
    ({ Page }) => {
      arrived.set(name, Page)
      return Page
    },
    (cause: unknown) => {
      underway.delete(name)
      throw cause
    },
  )
  underway.set(name, loading)
  return loading
}
