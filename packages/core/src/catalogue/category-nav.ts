import { type CategoryCode, categoryPath, displayCategory, isLottery } from './rules.ts'

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

/** The item of a category; ELOTT shares that of LOTT. */
export function navFor(code: CategoryCode): NavItem | undefined {
  const wanted = code === 'ELOTT' ? 'LOTT' : code
  return CATEGORY_NAV.find((item) => item.code === wanted)
}

/**
 * CATEGORY-05: the entries of the category dropdown. LOTT and ELOTT are left out, and of several categories
 * that are displayed under one name the first stands for all.
 */
export function dropdown(codes: readonly CategoryCode[]): readonly CategoryCode[] {
  const seen = new Set<CategoryCode>()
  return codes.filter((code) => {
    const shown = displayCategory(code)
    if (isLottery(code) || seen.has(shown)) return false
    seen.add(shown)
    return true
  })
}
