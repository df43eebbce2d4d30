import { isUrlTab } from '../config/code-lists.ts'
import { SPEC_CONSTANTS } from '../config/spec-constants.ts'
import type { CategoryCode } from '../features/lobby/catalogue/category-rules.ts'
import { isLottery } from '../features/lobby/catalogue/category-rules.ts'
import type { CatalogueData, Vendor } from '../features/lobby/catalogue/types.ts'
import { type GameQuery, type GameTab, needsSession } from '../features/lobby/games/list-query.ts'
import type { GameListOptions } from '../features/lobby/games/types.ts'
import type { RouteMatch, RouteTarget } from '../kernel/routes.ts'

/** The screens of this site that show a list of games. */
export type ListScreenName =
  | 'categoryGames'
  | 'gameList'
  | 'hotGames'
  | 'vendor'
  | 'slotsCenter'
  | 'homeList'
  | 'homeFavourites'
  | 'favourites'
  | 'search'

/** The screens that show one tab alone. */
const WITHOUT_TABS: ReadonlySet<ListScreenName> = new Set(['hotGames', 'favourites', 'homeFavourites', 'search'])

/** The options of a screen's list: page sizes, the delay of its search, its first tab, and where it is kept. */
export function gameListOptions(
  screen: ListScreenName,
  query: Partial<GameQuery> & Pick<GameQuery, 'category'>,
): GameListOptions {
  const { category, vendorCode = '', tab, name = '' } = query
  const first = initialTab(screen, tab)
  return {
    ...query,
    tab: first,
    pageSize: (shown) => pageSizeFor(screen, shown),
    searchDelayMs: searchDelayFor(screen),
    source: screen === 'hotGames' ? 'featured' : 'platform',
    hasTabs: !WITHOUT_TABS.has(screen),
    // The generic list without a type exists for favourites and recents only (ROUTE-16).
    ownCategory: screen === 'gameList' ? 'RNG' : undefined,
    restoreKey: JSON.stringify([screen, category, vendorCode, first, name]),
  }
}

/** LIST-14 */
export function pageSizeFor(screen: ListScreenName, { tab, category }: Pick<GameQuery, 'tab' | 'category'>): number {
  const sizes = SPEC_CONSTANTS.pageSizes
  if (tab === 'recent') return sizes.recent
  switch (screen) {
    case 'homeFavourites':
      return sizes.homeFavourites
    case 'favourites':
      return sizes.favouritesList
    case 'hotGames':
      return sizes.hotReveal
    default:
  }
  // FAV-06: favourites of every type are the favourites screen, wherever its address is.
  if (tab === 'fav') return category === '' ? sizes.favouritesList : sizes.gameListFavourites
  switch (screen) {
    case 'categoryGames':
    case 'slotsCenter':
      return sizes.categoryGames
    case 'homeList':
      return sizes.homeList
    case 'gameList':
    case 'vendor':
    case 'search':
      return sizes.gameList
  }
}

/** LIST-04, ms */
export function searchDelayFor(screen: ListScreenName): number {
  const ms = SPEC_CONSTANTS.searchDebounceMs
  switch (screen) {
    case 'gameList':
    case 'vendor':
      return ms.gameList
    case 'hotGames':
      return ms.hotGames
    default:
      return ms.categoryGames
  }
}

/** FILTER-03 */
export function initialTab(screen: ListScreenName, requested: GameTab | undefined): GameTab {
  switch (screen) {
    case 'homeFavourites':
    case 'favourites':
      return 'fav'
    case 'hotGames':
      return requested ?? 'hot'
    default:
      return requested ?? 'all'
  }
}

/** FILTER-16: where the choice of a type in the drawer leads. */
export function typeTarget(type: string): { readonly to: RouteTarget; readonly replace: boolean } {
  if (isLottery(type)) return { to: { name: 'lottery' }, replace: false }
  return { to: { name: 'gameList', params: { gameType: type } }, replace: true }
}

/** The list of a page: "my favourites" and "recent" without a named type mean those of every type. */
export function gameListOptionsFromUrl(
  screen: ListScreenName,
  { params, query }: Pick<RouteMatch, 'params' | 'query'>,
): GameListOptions {
  const tab = query.gameType === 'FAV' ? 'fav' : isUrlTab(params.dataType) ? params.dataType : undefined
  const typed = screen !== 'gameList' || (query.gameType !== undefined && query.gameType !== 'FAV')
  const anyType = !typed && tab !== undefined && needsSession(tab)
  const isNew = query.isNew === '1' && (tab === undefined || tab === 'all')
  return gameListOptions(screen, {
    category: anyType ? '' : (params.gameType ?? ''),
    vendorCode: params.vassalage ?? '',
    ...(isNew ? { tab: 'new' } : tab !== undefined && { tab }),
  })
}

/** Hot games are of all vendors (HOT-01), in-house games of one. */
const WITHOUT_VENDOR_MENU: ReadonlySet<string> = new Set(['HOT', 'INHOUSE'])

/**
 * The vendors that the list of a category offers (LIST-02): none where there is nothing to choose.
 *
 * @param data undefined while it is loading
 * @returns undefined while it is loading, where a menu may come
 */
export function listVendorMenu(category: string, data: CatalogueData | undefined): readonly Vendor[] | undefined {
  if (data === undefined) return WITHOUT_VENDOR_MENU.has(category) ? [] : undefined
  const vendors = data.categories.find(({ code }) => code === category)?.vendors ?? []
  return vendors.length > 1 ? vendors : []
}

/**
 * The name of a list in its dropdown. Hot games, and favourites and recent games of every category, have a name of their
 * own (HOT-01, ROUTE-16).
 */
export function listCategory({ category, source, tab }: GameListOptions): CategoryCode {
  if (source === 'featured') return 'HOT'
  if (category !== '') return category
  return tab === 'recent' ? 'RECENT' : 'FAV'
}

/**
 * The categories that a vendor stands under, for the choice on its page (ROUTE-22). In-house games are slots of their
 * vendor, so they are none.
 *
 * @param data undefined while it is loading
 */
export function categoriesOfVendor(
  vendorCode: string,
  data: CatalogueData | undefined,
): readonly CategoryCode[] | undefined {
  return data?.categories
    .filter(({ code, vendors }) => code !== 'INHOUSE' && vendors.some((vendor) => vendor.code === vendorCode))
    .map(({ code }) => code)
}
