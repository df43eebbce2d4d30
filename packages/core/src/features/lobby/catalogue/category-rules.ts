import { isVirtualGroup } from '../../../config/code-lists.ts'
import type { FoyerConfig } from '../../../config/config.ts'

/** Everything that names a group of games: real categories, and the virtual ones of CATEGORY-02. */
export type CategoryCode = string

/**
 * Whether a text can name a category of games. A platform may have categories that we do not know: they are listed
 * under their own code like every other one.
 */
export function isCategoryCode(code: string): boolean {
  return /^[A-Z][A-Z\d_]{1,31}$/.test(code) && !isVirtualGroup(code)
}

/** CATEGORY-04: the category whose name and dropdown entry stand for this one. */
export function displayCategoryCode(code: CategoryCode): CategoryCode {
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
