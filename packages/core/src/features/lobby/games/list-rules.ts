import { isClassification, SLOT_CLASSIFICATIONS, type SlotClassification } from '../../../config/code-lists.ts'
import type { FoyerConfig } from '../../../config/config.ts'
import { type GameQuery, type GameTab, needsSession } from './list-query.ts'

/** LIST-05. Label key: `tab.<id>` or `class.<code>`. */
export interface ListTab {
  readonly id: GameTab
  readonly selected: boolean
}

/** The ability that a tab needs, where only members have it. */
export function abilityForTab(tab: GameTab): 'favourites' | 'recents' | undefined {
  if (!needsSession(tab)) return undefined
  return tab === 'fav' ? 'favourites' : 'recents'
}

/** FILTER-13: order of the drawer, where TG has the text of PVP. */
export const SLOT_CLASSIFICATION_OPTIONS: readonly ('ALL' | SlotClassification)[] = Object.freeze([
  'ALL',
  ...SLOT_CLASSIFICATIONS,
] as const)

/** FILTER-14: undefined is "all"; 1 is labelled as the minimum bet. */
export function minBetOptions(filter: FoyerConfig['filter']): readonly (number | undefined)[] {
  return [undefined, ...filter.minBetOptions]
}

/** FILTER-15: nothing to choose from hides the control. */
export function minLineOptions(filter: FoyerConfig['filter']): readonly (number | undefined)[] {
  return filter.minLineOptions.length === 0 ? [] : [undefined, ...filter.minLineOptions]
}

/** A filter that is set, and the change of the query that takes it back (FILTER-07). */
export type ActiveFilter = { readonly without: Partial<GameQuery> } & (
  | { readonly field: 'name'; readonly value: string }
  | { readonly field: 'classification'; readonly value: SlotClassification }
  | { readonly field: 'minBet' | 'minLines'; readonly value: number }
)

export interface ListFilters {
  /** What is searched for, then the filters of the drawer (FILTER-07). A classification that is a tab is marked there. */
  readonly active: readonly ActiveFilter[]
  /** How many of them the drawer has set. */
  readonly drawerCount: number
  /** Whether the list shows all of its games: nothing is searched for, chosen or filtered. */
  readonly isUnfiltered: boolean
}

/** @param fixedVendor the vendor that the list is made for */
export function activeFilters(query: GameQuery, fixedVendor = ''): ListFilters {
  const { tab, name, classification, minBet, minLines, vendorCode } = query
  const drawer: ActiveFilter[] = []
  if (tab === 'filter' && isClassification(classification)) {
    drawer.push({ field: 'classification', value: classification, without: { classification: '' } })
  }
  if (minBet !== undefined) drawer.push({ field: 'minBet', value: minBet, without: { minBet: undefined } })
  if (minLines !== undefined) drawer.push({ field: 'minLines', value: minLines, without: { minLines: undefined } })
  const search: readonly ActiveFilter[] = name === '' ? [] : [{ field: 'name', value: name, without: { name: '' } }]
  return Object.freeze({
    active: Object.freeze([...search, ...drawer]),
    drawerCount: drawer.length,
    isUnfiltered: tab === 'all' && vendorCode === fixedVendor && name === '',
  })
}

/**
 * Why a list has nothing to show, which decides about the way out (LIST-11). `vendor` is the one that the list is made
 * for, `chosenVendor` one of its menu; `category`: nothing was chosen.
 */
export type EmptyReason = 'search' | 'favourites' | 'recents' | 'filter' | 'vendor' | 'chosenVendor' | 'category'

/** @param fixedVendor the vendor that the list is made for */
export function emptyReason(query: GameQuery, fixedVendor = ''): EmptyReason {
  const { tab, name, vendorCode, minBet, minLines } = query
  if (name !== '') return 'search'
  if (tab === 'fav') return 'favourites'
  if (tab === 'recent') return 'recents'
  if (tab !== 'all' || minBet !== undefined || minLines !== undefined) return 'filter'
  if (vendorCode === '') return 'category'
  return vendorCode === fixedVendor ? 'vendor' : 'chosenVendor'
}

export interface TabContext {
  readonly category: string
  readonly isSignedIn: boolean
  /** Whether a hot game of this type exists (LIST-06). */
  readonly hasHot: boolean
  readonly tab: GameTab
}

/** LIST-05, LIST-06. Where All would stand alone there are no tabs. */
export function listTabs({ category, isSignedIn, hasHot, tab }: TabContext): readonly ListTab[] {
  const slots = category === 'RNG'
  const ids: readonly GameTab[] = [
    'all',
    ...(hasHot ? (['hot'] as const) : []),
    ...(slots ? (['new'] as const) : []),
    ...(isSignedIn ? (['fav', 'recent'] as const) : []),
    ...(slots ? SLOT_CLASSIFICATIONS : []),
  ]
  return ids.length === 1 ? [] : ids.map((id) => ({ id, selected: id === tab }))
}
