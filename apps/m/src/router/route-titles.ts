import { displayCategory, type RouteMatch } from '@foyer/core'
import type { Chrome } from '@foyer/core/site'
import { categoryName, type TextKey, type Translate } from '@foyer/react'

/** Titles of the pages for which the specification names none: its bars would call them all "Home". */
const TITLES: Partial<Record<RouteMatch['name'], TextKey>> = {
  promotion: 'backbar.activityDetail',
  agentHome: 'page.agent.heading',
  gameRecord: 'page.gameRecord.heading',
  hotGames: 'page.lists.hot',
  invite: 'page.invite.heading',
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
  deposit: 'page.deposit.heading',
  inbox: 'page.inbox.heading',
  withdraw: 'page.withdraw.heading',
}

/** The title of a page in words. */
export function routeTitle(
  route: RouteMatch,
  chrome: Chrome,
  t: Translate,
  vendorName: (code: string) => string,
): string {
  const { gameType, vassalage } = route.params
  if (route.name === 'vendor' && vassalage !== undefined) return vendorName(vassalage)
  if (route.name === 'categoryGames' && gameType !== undefined) {
    return categoryName(t, displayCategory(gameType))
  }
  const own = TITLES[route.name]
  return own === undefined ? t.any(chrome.titleKey) : t(own)
}
