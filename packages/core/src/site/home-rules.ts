import { LIMITS } from '../config/limits.ts'
import { type CategoryCode, categoryPath, isLottery } from '../features/lobby/catalogue/category-rules.ts'

/** Rules of the home page. Pure; what is shown where. */

export type HomeBlock = 'ticker' | 'banners' | 'hotGames'

/** HOME-02 */
export function homeBlocks(category: CategoryCode): readonly HomeBlock[] {
  return category === 'HOME' ? ['ticker', 'banners', 'hotGames'] : []
}

/** The visible part of a strip: entries `start` up to but without `end`. */
export interface StripWindow {
  readonly start: number
  readonly end: number
  /** Duration of the move, ms. */
  readonly scrollMs: number
}

/** HOME-09: five tabs, the active one in their middle where there is room. */
export function stripWindow(count: number, active: number): StripWindow {
  const last = Math.max(0, count - LIMITS.tabsPerView)
  const start = Math.min(last, Math.max(0, active - Math.floor(LIMITS.tabsPerView / 2)))
  return { start, end: Math.min(count, start + LIMITS.tabsPerView), scrollMs: LIMITS.tabScrollMs }
}

export type StripAction =
  | { readonly kind: 'launch'; readonly category: 'LOTT' | 'ELOTT' }
  | { readonly kind: 'select'; readonly category: CategoryCode }
  | { readonly kind: 'open'; readonly to: string }

/**
 * HOME-10: a tab of the strip selects its category, except that lottery launches at once. Guests, who cannot launch,
 * see the page of the lotteries.
 */
export function stripAction(category: CategoryCode, { guest }: { readonly guest: boolean }): StripAction {
  if (!isLottery(category)) return { kind: 'select', category }
  return guest ? { kind: 'open', to: categoryPath(category) } : { kind: 'launch', category }
}

/** HOME-11 */
export function slidesPerView(category: CategoryCode): 2 | 3 {
  return isEsportsType(category) ? 2 : 3
}

/** HOME-12: games of one slide each, or stacked in pairs above the threshold of the category. HOT is never paired. */
export function toSlides<Item>(category: CategoryCode, items: readonly Item[]): readonly (readonly Item[])[] {
  const size = slideSize(category, items.length)
  const slides: (readonly Item[])[] = []
  for (let at = 0; at < items.length; at += size) slides.push(items.slice(at, at + size))
  return slides
}

/** HOME-13: arrows where there is more than one view; for three per view that is more than 3 games. */
export function hasArrows(category: CategoryCode, count: number): boolean {
  return Math.ceil(count / slideSize(category, count)) > slidesPerView(category)
}

/** HOME-15: '' is All, first and chosen to begin with. */
export function vendorMenu(vendors: readonly { readonly code: string }[]): readonly string[] {
  return ['', ...vendors.map((vendor) => vendor.code)]
}

function slideSize(category: CategoryCode, count: number): 1 | 2 {
  const threshold = isEsportsType(category) ? 3 : 6
  return category !== 'HOT' && count > threshold ? 2 : 1
}

function isEsportsType(category: CategoryCode): boolean {
  return category === 'ESPORTS' || category === 'COCKFIGHT' || category === 'SPORTS' || isLottery(category)
}

/** Rules of the category browser. Pure; what is shown where. */

/** HOME-07, FAV-06: members find their favourites after the hot games. */
export function categoryBrowserMenu(
  codes: readonly CategoryCode[],
  { favourites = false }: { readonly favourites?: boolean } = {},
): readonly CategoryCode[] {
  return ['HOME', 'HOT', ...(favourites ? ['FAV'] : []), ...codes]
}

export type CategoryPanel = 'homeMenu' | 'favorites' | 'hot' | 'sportsLike' | 'vendor'

/** HOME-08 */
export function categoryPanel(category: CategoryCode): CategoryPanel {
  switch (category) {
    case 'HOME':
      return 'homeMenu'
    case 'FAV':
      return 'favorites'
    case 'HOT':
      return 'hot'
    case 'SPORTS':
    case 'COCKFIGHT':
    case 'LOTT':
    case 'ELOTT':
      return 'sportsLike'
    default:
      return 'vendor'
  }
}

/** HOME-17: a vendor's tile leads to the page of its category, showing that vendor alone. */
export function vendorPath(category: CategoryCode, vendor: string): string {
  const path = categoryPath(category)
  return `${path}${path.includes('?') ? '&' : '?'}vassalage=${encodeURIComponent(vendor)}`
}

export interface NavItem {
  readonly code: CategoryCode
  readonly path: string
}

/** CATEGORY-06: eleven, in this order. */
export const CATEGORY_NAV: readonly NavItem[] = Object.freeze(
  ['HOME', 'HOT', 'PROMO', 'FISH', 'RNG', 'LIVE', 'PVP', 'SPORTS', 'COCKFIGHT', 'INHOUSE', 'LOTT'].map((code) =>
    Object.freeze({ code, path: categoryPath(code) }),
  ),
)

/**
 * The item of a category; ELOTT shares that of LOTT. For front ends that show the whole navigation (CATEGORY-06).
 *
 * @public
 */
export function navFor(code: CategoryCode): NavItem | undefined {
  const wanted = code === 'ELOTT' ? 'LOTT' : code
  return CATEGORY_NAV.find((item) => item.code === wanted)
}

/** CATEGORY-05: the entries of the category dropdown: every category but the lotteries, which have no lists. */
export function dropdown(codes: readonly CategoryCode[]): readonly CategoryCode[] {
  return codes.filter((code) => !isLottery(code))
}
