/** The categories of games on the wire (CATEGORY-01). */
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

/** Groups of games that are not a category of the platform (CATEGORY-02). */
export const VIRTUAL_GROUPS = ['HOME', 'HOT', 'PROMO', 'NEW', 'FAV', 'RECENT'] as const
export type VirtualGroup = (typeof VIRTUAL_GROUPS)[number]

/** Groups of games that have a rebate rate each (AGENT-15). */
export const GAME_GROUPS = ['slots', 'live', 'sports', 'lottery'] as const
export type GameGroup = (typeof GAME_GROUPS)[number]

/** Classifications of slots (LIST-07), in the order of the filter drawer (FILTER-13). */
export const SLOT_CLASSIFICATIONS = ['JP', 'SC', 'VP', 'TG', 'AC', 'BG'] as const
export type SlotClassification = (typeof SLOT_CLASSIFICATIONS)[number]

/** The tabs of a list that an address can name (FILTER-01). Each classification is one of them. */
export const URL_TABS = ['all', 'hot', 'recent', 'fav', 'filter', ...SLOT_CLASSIFICATIONS] as const
export type UrlTab = (typeof URL_TABS)[number]

/** Values of the header ModuleId (CALL-44). */
export const MODULE_IDS = ['COMM3', 'FUNDTRANS3', 'REG3', 'FREEPLAY3', 'CBS3'] as const
export type ModuleId = (typeof MODULE_IDS)[number]

/** Values of the gateway header (CALL-45). */
export const GATEWAY = Object.freeze({ WEB: 1, MOBILE: 3 })

/** Kinds of content on the wire (PDATA-03). */
export const CONTENT_TYPES = Object.freeze({
  Agent: 'A',
  Player: 'PL',
  Banner: 'B',
  PopUp: 'PU',
  Promotion: 'PR',
  H: 'H',
})

/** Where a member stands with a promotion (PROMO-12), as the platform writes it. */
export const PROMO_LABELS = [
  'Join',
  'Claim',
  'Applying',
  'Close',
  'Rejected',
  'Issued',
  'Claimed',
  'Process',
  'Joined',
  'Signed',
  'coming soon',
  'Subscribed',
  'Permanent',
] as const
export type PromoLabel = (typeof PROMO_LABELS)[number]

/** The languages with texts of their own (I18N-01, settlement 9). A merchant may add others. */
export const LANGUAGES = ['EN', 'TY', 'BN'] as const
export type Language = string

export function isVirtualGroup(value: unknown): value is VirtualGroup {
  return (VIRTUAL_GROUPS as readonly unknown[]).includes(value)
}

export function isClassification(value: unknown): value is SlotClassification {
  return (SLOT_CLASSIFICATIONS as readonly unknown[]).includes(value)
}

export function isUrlTab(value: unknown): value is UrlTab {
  return (URL_TABS as readonly unknown[]).includes(value)
}
