import { displayCategory, type RouteMatch } from '@foyer/core'
import type { Chrome } from '@foyer/core/site'
import { categoryName, type TextKey, type Translate } from '@foyer/react'

/** Titles of the pages for which the specification names none: its bars would call them all "Home". */
const TITLES: Partial<Record<RouteMatch['name'], TextKey>> = {
  activityDetail: 'backbar.activityDetail',
  agent: 'page.agent.heading',
  gameRecord: 'page.gameRecord.heading',
  hotGames: 'page.lists.hot',
  invite: 'page.invite.heading',
  elott: 'page.lists.lottery',
  lott: 'page.lists.lottery',
  lottery: 'page.lists.lottery',
  mall: 'page.mall.heading',
  memberHome: 'page.member.heading',
  myAccount: 'page.account.heading',
  notFound: 'page.notFound.heading',
  profitAndLoss: 'page.profit.heading',
  rewardCenter: 'page.reward.heading',
  search: 'search.placeholder',
  securityCenter: 'page.security.heading',
  transactionRecord: 'page.transactions.heading',
  verification: 'page.verification.heading',
  voucherCenter: 'page.deposit.heading',
  webEmail: 'page.inbox.heading',
  withdraw: 'page.withdraw.heading',
}

/** The title of a page in words. */
export function routeTitle(
  route: RouteMatch,
  chrome: Chrome,
  t: Translate,
  vendorName: (code: string) => string,
): string {
  if (route.name === 'provider' && route.vendorCode !== undefined) return vendorName(route.vendorCode)
  if (route.name === 'categoryGames' && route.gameType !== undefined) {
    return categoryName(t, displayCategory(route.gameType))
  }
  const own = TITLES[route.name]
  return own === undefined ? t.any(chrome.titleKey) : t(own)
}
