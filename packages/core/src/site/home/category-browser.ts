import { type CategoryCode, categoryPath } from '../../features/lobby/catalogue/category-rules.ts'

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
