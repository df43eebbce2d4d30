import { type CategoryCode, categoryPath, isLottery } from '../../features/lobby/catalogue/category-rules.ts'

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
