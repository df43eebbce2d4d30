/** Codes of the field, as the specification writes them. */

/** CATEGORY-01 */
export const GAME_CATEGORIES = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'INHOUSE',
] as const
export type GameCategory = (typeof GAME_CATEGORIES)[number]

/** CATEGORY-02 */
export const VIRTUAL_GROUPS = ['HOME', 'HOT', 'PROMO', 'NEW', 'FAV', 'RECENT'] as const
export type VirtualGroup = (typeof VIRTUAL_GROUPS)[number]

/** LIST-07, in the order of the drawer (FILTER-13). */
export const CLASSIFICATIONS = ['JP', 'SC', 'VP', 'TG', 'AC', 'BG'] as const
export type Classification = (typeof CLASSIFICATIONS)[number]

/** CALL-44 */
export const MODULE_IDS = ['COMM3', 'FUNDTRANS3', 'REG3', 'FREEPLAY3', 'CBS3'] as const
export type ModuleId = (typeof MODULE_IDS)[number]

/** CALL-45 */
export const GATEWAY = Object.freeze({ WEB: 1, MOBILE: 3 })

/** PDATA-03 */
export const CONTENT_TYPES = Object.freeze({
  Agent: 'A',
  Player: 'PL',
  Banner: 'B',
  PopUp: 'PU',
  Promotion: 'PR',
  H: 'H',
})

/** I18N-01, settlement 9 */
export const LANGUAGES = ['EN', 'TY', 'BN'] as const
export type Language = string

export function isVirtualGroup(value: unknown): value is VirtualGroup {
  return (VIRTUAL_GROUPS as readonly unknown[]).includes(value)
}

export function isClassification(value: unknown): value is Classification {
  return (CLASSIFICATIONS as readonly unknown[]).includes(value)
}
