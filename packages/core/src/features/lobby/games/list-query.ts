import { isClassification, type UrlTab } from '../../../config/code-lists.ts'
import { normalizeBound, normalizeSearch } from '../../../kernel/validation/normalize.ts'

/** A tab of a list (LIST-05), or `filter` while the filter of the drawer is set. */
export type GameTab = UrlTab | 'new'

/** The query of a list (FILTER-02). When any of it changes, responses to earlier queries are ignored (LIST-15). */
export interface GameQuery {
  /** INHOUSE, ESPORTS and COCKFIGHT are mapped on the wire (CATEGORY-04, CATEGORY-10). '': every category. */
  readonly category: string
  readonly tab: GameTab
  /** '': every vendor, or the vendor of the whole list. */
  readonly vendorCode: string
  /** '': any name. */
  readonly name: string
  /** '': any; 'ALL' reads as ''. */
  readonly classification: string
  readonly minBet: number | undefined
  readonly minLines: number | undefined
}

/** The fields that a tab clears. */
export type GameFilter = Omit<GameQuery, 'category' | 'tab'>

export const EMPTY_FILTER: GameFilter = Object.freeze({
  vendorCode: '',
  name: '',
  classification: '',
  minBet: undefined,
  minLines: undefined,
})

/** The first query of a list (FILTER-03). @param options its vendor is used where none is chosen (LIST-02) */
export function initialQuery(options: Partial<GameQuery> & Pick<GameQuery, 'category'>): GameQuery {
  const { category, tab = 'all', vendorCode = '', name = '' } = options
  return withFilter({ ...selectTab(category, tab, vendorCode), name: normalizeSearch(name) }, options)
}

/**
 * The query after a change.
 *
 * - `tab` clears the filter (FILTER-04), apart from `filter`, the tab of the drawer, which keeps it.
 * - `vendorCode` sets the classification back; other tabs stay (FILTER-09).
 * - A `name` covers all games of the vendor (FILTER-08).
 * - `classification`, `minBet` and `minLines` are the filter of the drawer (FILTER-06).
 * - A field that is emptied is cleared alone; without any field the tab is `all` again (FILTER-07).
 *
 * Fields that are changed together with a tab are set after it.
 *
 * @param fixedVendor the vendor that the list is made for: it stands for "no vendor chosen" (LIST-02)
 */
export function changeQuery(query: GameQuery, change: Partial<GameQuery>, fixedVendor = ''): GameQuery {
  const { category = query.category, tab } = change
  const named = change.name === undefined ? undefined : normalizeSearch(change.name)
  let next: GameQuery = { ...query, category }
  if (tab !== undefined && tab !== 'filter') {
    next = selectTab(category, tab, fixedVendor)
    if (change.vendorCode !== undefined) next = { ...next, vendorCode: change.vendorCode || fixedVendor }
  } else {
    if (change.vendorCode !== undefined) next = selectVendor(next, change.vendorCode || fixedVendor)
    if (named !== undefined && named !== '') next = searchFor(next, named)
  }
  if (named !== undefined) next = { ...next, name: named }
  return withTab(withFilter(next, change), change, fixedVendor)
}

/** Searches among all games of the vendor (FILTER-08); the text is trimmed (LIST-03). */
export function searchFor(query: GameQuery, text: string): GameQuery {
  const { category, vendorCode } = query
  return { category, tab: 'all', ...EMPTY_FILTER, vendorCode, name: normalizeSearch(text) }
}

/** Tabs that exist for people who are signed in only (LIST-05, FAV-02). */
export function needsSession(tab: GameTab): tab is 'fav' | 'recent' {
  return tab === 'fav' || tab === 'recent'
}

/** Guests have neither favourites nor recents: the same page shows all games. */
export function forGuest(query: GameQuery, fixedVendor = ''): GameQuery {
  return needsSession(query.tab) ? selectTab(query.category, 'all', fixedVendor) : query
}

function selectTab(category: string, tab: GameTab, vendorCode: string): GameQuery {
  return { category, tab, ...EMPTY_FILTER, vendorCode, classification: isClassification(tab) ? tab : '' }
}

/** Removes the classification, and the tab where that is a classification. */
function selectVendor(query: GameQuery, vendorCode: string): GameQuery {
  return { ...query, vendorCode, classification: '', tab: isClassification(query.tab) ? 'all' : query.tab }
}

type DrawerFilter = Partial<Pick<GameQuery, 'classification' | 'minBet' | 'minLines'>>

function withFilter(query: GameQuery, change: DrawerFilter): GameQuery {
  const classification = change.classification ?? query.classification
  return {
    ...query,
    classification: classification === 'ALL' ? '' : classification,
    minBet: 'minBet' in change ? normalizeBound(change.minBet) : query.minBet,
    minLines: 'minLines' in change ? normalizeBound(change.minLines) : query.minLines,
  }
}

/** The drawer's filter is a tab of its own, while there is one. */
function withTab(query: GameQuery, change: Partial<GameQuery>, fixedVendor: string): GameQuery {
  const { classification = '', minBet, minLines } = withFilter({ ...query, ...EMPTY_FILTER }, change)
  const isSet = classification !== '' || minBet !== undefined || minLines !== undefined
  const losesClass = change.classification !== undefined && isClassification(query.tab)
  const isDrawer = change.tab === 'filter' || (change.tab === undefined && (isSet || losesClass))
  const tab = isDrawer ? 'filter' : query.tab
  return { ...query, tab: tab === 'filter' && !isFiltered(query, fixedVendor) ? 'all' : tab }
}

function isFiltered(query: GameQuery, fixedVendor: string): boolean {
  return (
    query.vendorCode !== fixedVendor ||
    query.name !== '' ||
    query.classification !== '' ||
    query.minBet !== undefined ||
    query.minLines !== undefined
  )
}

/** Equal for queries with the same request: some tabs differ only in how the filter was chosen. */
export function queryKeyOf({ category, tab, vendorCode, name, classification, minBet, minLines }: GameQuery): string {
  const asked = tab === 'hot' || tab === 'new' || needsSession(tab) ? tab : 'all'
  return JSON.stringify([category, asked, vendorCode, name, classification, minBet, minLines])
}
