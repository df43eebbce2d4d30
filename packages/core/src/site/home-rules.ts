import { SPEC_CONSTANTS } from '../config/spec-constants.ts'
import { type CategoryCode, displayCategoryCode, isLottery } from '../features/lobby/catalogue/category-rules.ts'
import { categoryTarget } from './category-target.ts'
import type { MenuContext } from './footer-menu.ts'

export type HomeBlock = 'ticker' | 'banners' | 'hotGames'

/** The blocks above the games; only the home category has them (HOME-02). */
export function homeBlocks(category: CategoryCode): readonly HomeBlock[] {
  return category === 'HOME' ? ['ticker', 'banners', 'hotGames'] : []
}

/** The visible part of a strip: from `start`, without `end`. */
export interface StripWindow {
  readonly start: number
  readonly end: number
  /** Duration of the move, ms. */
  readonly scrollMs: number
}

/** Five tabs, with the active one in the middle where possible (HOME-09). */
export function tabStripWindow(count: number, active: number): StripWindow {
  const last = Math.max(0, count - SPEC_CONSTANTS.tabsPerView)
  const start = Math.min(last, Math.max(0, active - Math.floor(SPEC_CONSTANTS.tabsPerView / 2)))
  return { start, end: Math.min(count, start + SPEC_CONSTANTS.tabsPerView), scrollMs: SPEC_CONSTANTS.tabScrollMs }
}

export type TabTapAction =
  | { readonly kind: 'launch'; readonly category: 'LOTT' | 'ELOTT' }
  | { readonly kind: 'select'; readonly category: CategoryCode }

/**
 * A tab of the strip selects its category; lottery launches its first vendor at once (HOME-10). Guests are sent to the
 * sign-in page by the launch, which goes on after the sign-in (settlement 31).
 */
export function tabTapAction(category: CategoryCode): TabTapAction {
  return isLottery(category) ? { kind: 'launch', category } : { kind: 'select', category }
}

/** How many slides are visible at once (HOME-11). */
export function slidesPerView(category: CategoryCode): 2 | 3 {
  return isEsportsType(category) ? 2 : 3
}

/** One game a slide, or two above the threshold of the category; HOT always has one (HOME-12). */
export function groupIntoSlides<Item>(category: CategoryCode, items: readonly Item[]): readonly (readonly Item[])[] {
  const size = slideSize(category, items.length)
  const slides: (readonly Item[])[] = []
  for (let at = 0; at < items.length; at += size) slides.push(items.slice(at, at + size))
  return slides
}

/** Arrows if there are more slides than one view shows (HOME-13). */
export function hasArrows(category: CategoryCode, count: number): boolean {
  return Math.ceil(count / slideSize(category, count)) > slidesPerView(category)
}

/** '' stands for All; it is first and selected at the start (HOME-15). */
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

/** The categories of the browser; members have their favourites after the hot games (HOME-07, FAV-06). */
export function categoryBrowserMenu(
  codes: readonly CategoryCode[],
  { favourites = false }: { readonly favourites?: boolean } = {},
): readonly CategoryCode[] {
  return ['HOME', 'HOT', ...(favourites ? ['FAV'] : []), ...codes]
}

export type CategoryPanelKind = 'homeMenu' | 'favorites' | 'hot' | 'sportsLike' | 'vendor'

/** The panel that a category opens (HOME-08). */
export function categoryPanelKind(category: CategoryCode): CategoryPanelKind {
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

/**
 * The eleven categories of the navigation, in this order (CATEGORY-06). ELOTT stands behind LOTT, and leads to the same page.
 *
 * @public
 */
export const NAV_CATEGORIES: readonly CategoryCode[] = Object.freeze([
  'HOME',
  'HOT',
  'PROMO',
  'FISH',
  'RNG',
  'LIVE',
  'PVP',
  'SPORTS',
  'COCKFIGHT',
  'INHOUSE',
  'LOTT',
])

/** The dropdown of categories over a list. */
export interface CategoryDropdown {
  /**
   * Every category that has a page, except the lotteries, which have no lists (CATEGORY-05); the hot games begin their own
   * (HOT-01).
   */
  readonly codes: readonly CategoryCode[]
  /** The category whose name is shown (CATEGORY-04). */
  readonly shown: CategoryCode
  /**
   * The entry that is chosen. Undefined where the list has none: the name that is shown may be that of another category,
   * and the categories may not be known yet, or no longer have it.
   */
  readonly selected: CategoryCode | undefined
}

export function categoryDropdown(
  { hasPage }: Pick<MenuContext, 'hasPage'>,
  codes: readonly CategoryCode[],
  current: CategoryCode,
): CategoryDropdown {
  const listed = codes.filter((code) => !isLottery(code) && hasPage(categoryTarget(code)))
  const entries = [...(current === 'HOT' ? ['HOT'] : []), ...listed]
  const shown = displayCategoryCode(current)
  return { codes: entries, shown, selected: shown === current && entries.includes(current) ? current : undefined }
}
