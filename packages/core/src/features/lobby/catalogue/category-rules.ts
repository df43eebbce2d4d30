import { type GameCategory, isVirtualGroup } from '../../../config/codes.ts'
import type { FoyerConfig } from '../../../config/config.ts'

/** Everything that names a group of games: real categories, and the virtual ones of CATEGORY-02. */
export type CategoryCode = string

/** The generic list: categories without a page of their own are shown there. */
export const GAME_LIST_PATH = '/m/gameList'

/** CATEGORY-03, ROUTE-15: pages that fix their game type. */
export const CATEGORY_PAGES = Object.freeze({
  '/m/fishing-games': 'FISH',
  '/m/slot-games': 'RNG',
  '/m/live-games': 'LIVE',
  '/m/poker-games': 'PVP',
  '/m/sport-games': 'SPORTS',
  '/m/esport-games': 'ESPORTS',
}) satisfies Readonly<Record<string, GameCategory>>

const ownPages: ReadonlyMap<string, string> = new Map(
  Object.entries(CATEGORY_PAGES).map(([path, code]) => [code, path]),
)

/** CATEGORY-07: where a category is shown. A category that only the platform knows has the generic list. */
export function categoryPath(code: CategoryCode): string {
  const own = ownPages.get(code)
  if (own !== undefined) return own
  switch (code) {
    case 'HOME':
      return '/m/home'
    case 'HOT':
      return '/m/hot-games'
    case 'PROMO':
      return '/m/activity'
    case 'LOTT':
    case 'ELOTT':
      return '/m/lottery'
    case 'NEW':
      return `${GAME_LIST_PATH}?gameType=RNG&isNew=1`
    case 'FAV':
      return `${GAME_LIST_PATH}?dataType=fav`
    case 'RECENT':
      return `${GAME_LIST_PATH}?dataType=recent`
    default:
      return `${GAME_LIST_PATH}?gameType=${encodeURIComponent(code)}`
  }
}

/** CATEGORY-03: the game type that a page shows; undefined for pages that are no game lists. */
export function typeForPath(path: string, gameType?: string): CategoryCode | undefined {
  if (Object.hasOwn(CATEGORY_PAGES, path)) return CATEGORY_PAGES[path as keyof typeof CATEGORY_PAGES]
  if (path !== GAME_LIST_PATH) return undefined
  return gameType !== undefined && isCategoryCode(gameType) ? gameType : 'RNG'
}

/**
 * Whether a text can name a category of games. A platform may have categories that we do not know: they are listed
 * under their own code like every other one.
 */
function isCategoryCode(code: string): boolean {
  return /^[A-Z][A-Z\d_]{1,31}$/.test(code) && !isVirtualGroup(code)
}

/** CATEGORY-04: the category whose name and dropdown entry stand for this one. */
export function displayCategory(code: CategoryCode): CategoryCode {
  return code === 'ESPORTS' || code === 'COCKFIGHT' ? 'SPORTS' : code
}

/** What a list request names for a category (CATEGORY-04, CATEGORY-10). */
export interface CategoryRequest {
  /** undefined: every type. */
  readonly gameType: string | undefined
  /** Set where the category prescribes its vendor. */
  readonly vendorCode: string | undefined
}

export function categoryRequest(code: CategoryCode, rules: Pick<FoyerConfig['category'], 'inhouse'>): CategoryRequest {
  switch (code) {
    case '':
      return { gameType: undefined, vendorCode: undefined }
    case 'INHOUSE':
      return rules.inhouse
    case 'COCKFIGHT':
      return { gameType: 'SPORTS', vendorCode: undefined }
    default:
      return { gameType: code, vendorCode: undefined }
  }
}

/** CATEGORY-11 */
export function isEsportsVendor(code: string, rules: Pick<FoyerConfig['category'], 'esportsVendors'>): boolean {
  return rules.esportsVendors.includes(code)
}

/** LOTT and ELOTT have neither hearts nor lists (HOME-19, CATEGORY-05). */
export function isLottery(code: string | undefined): code is 'LOTT' | 'ELOTT' {
  return code === 'LOTT' || code === 'ELOTT'
}
