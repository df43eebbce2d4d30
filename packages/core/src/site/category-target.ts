import { type CategoryCode, isLottery } from '../features/lobby/catalogue/category-rules.ts'
import type { RouteTarget } from '../kernel/routes.ts'
import { CATEGORY_PAGES } from './routes.ts'

/**
 * Where a category is shown (CATEGORY-07). One that only the platform knows has the generic list.
 *
 * @param vendorCode the vendor that is chosen there (HOME-17); only the pages that list games by vendor tell them apart
 */
export function categoryTarget(code: CategoryCode, vendorCode?: string): RouteTarget {
  const vendor = vendorCode === undefined ? {} : { vassalage: vendorCode }
  const [, own] = CATEGORY_PAGES.find(([, gameType]) => gameType === code) ?? []
  if (own !== undefined) return { name: 'categoryGames', params: { gameType: own, ...vendor } }
  if (isLottery(code)) return { name: 'lottery' }
  switch (code) {
    case 'HOME':
      return { name: 'home' }
    case 'HOT':
      return { name: 'hotGames' }
    case 'PROMO':
      return { name: 'promotions' }
    case 'NEW':
      return { name: 'gameList', params: { gameType: 'RNG', isNew: '1', ...vendor } }
    case 'FAV':
    case 'RECENT':
      return { name: 'gameList', params: { dataType: code.toLowerCase(), ...vendor } }
    default:
      return { name: 'gameList', params: { gameType: code, ...vendor } }
  }
}
