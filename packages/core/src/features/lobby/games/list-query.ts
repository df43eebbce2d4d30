import { type Classification, type FilterMode, isClassification } from '../../../config/codes.ts'
import { normalizeBound, normalizeSearch } from '../../../kernel/validation/normalize.ts'
import type { GameFilter, GameListOptions, ListScreen } from './game-list.ts'
import { EMPTY_FILTER, initialMode, needsSession } from './list-rules.ts'

/** What a list asks for. When any of it changes, responses to earlier queries are ignored (LIST-15). */
export interface ListQuery {
  readonly category: string
  readonly mode: FilterMode
  readonly isNew: boolean
  readonly filter: GameFilter
  /** The vendor of the URL: on such a page it stands for "no vendor chosen" (LIST-02). */
  readonly fixedVendor: string
}

/** The first query of a screen (FILTER-03). */
export function initialQuery(options: GameListOptions): ListQuery {
  const fixedVendor = options.vendorCode ?? ''
  const { category, isNew = false } = options
  const mode = initialMode(options.screen, options.mode)
  const filter = { ...initialFilter(fixedVendor, mode), name: normalizeSearch(options.search ?? '') }
  return { category, mode, isNew, filter, fixedVendor }
}

/** A tab clears the whole filter (FILTER-04, LIST-08). */
export function selectTab(query: ListQuery, tab: FilterMode | 'new'): ListQuery {
  const mode = tab === 'new' ? 'all' : tab
  return { ...query, mode, isNew: tab === 'new', filter: initialFilter(query.fixedVendor, mode) }
}

/** A classification becomes the mode; ALL clears it (FILTER-05). */
export function selectClassification(query: ListQuery, code: Classification | 'ALL'): ListQuery {
  const filter = { ...query.filter, classification: code === 'ALL' ? '' : code }
  return code === 'ALL' ? { ...query, mode: 'all', filter } : { ...query, mode: code, isNew: false, filter }
}

/** Another vendor sets the classification back to ALL; other modes stay (FILTER-09). */
export function selectVendor(query: ListQuery, vendorCode: string): ListQuery {
  const filter = { ...query.filter, vendorCode: vendorCode || query.fixedVendor, classification: '' }
  return normalizeMode({ ...query, filter, mode: isClassification(query.mode) ? 'all' : query.mode })
}

/** A search covers all games of the vendor (FILTER-08); its text is trimmed (LIST-03). */
export function setSearch(query: ListQuery, text: string): ListQuery {
  return {
    ...query,
    mode: 'all',
    isNew: false,
    filter: { ...EMPTY_FILTER, vendorCode: query.filter.vendorCode, name: normalizeSearch(text) },
  }
}

/** The filter of the drawer (FILTER-06). An empty one counts as none. */
export function applyFilter(
  query: ListQuery,
  selected: Partial<Pick<GameFilter, 'classification' | 'minBet' | 'minLines'>>,
): ListQuery {
  const classification =
    selected.classification === 'ALL' ? '' : (selected.classification ?? query.filter.classification)
  const filter = { ...query.filter, ...selected, classification }
  const [minBet, minLines] = [normalizeBound(filter.minBet), normalizeBound(filter.minLines)]
  return normalizeMode({ ...query, mode: 'filter', isNew: false, filter: { ...filter, minBet, minLines } })
}

/** Clears one field; without any field the mode is `all` again (FILTER-07). */
export function clearFilter(query: ListQuery, field: keyof GameFilter): ListQuery {
  const value = field === 'vendorCode' ? query.fixedVendor : EMPTY_FILTER[field]
  const filter = { ...query.filter, [field]: value }
  const losesClass = field === 'classification' && isClassification(query.mode)
  return normalizeMode({ ...query, filter, mode: losesClass ? 'filter' : query.mode })
}

/** Guests have neither favourites nor recents: the same page shows all games. */
export function forGuest(query: ListQuery): ListQuery {
  return needsSession(query.mode) ? selectTab(query, 'all') : query
}

/** The generic list without a type exists for favourites and recents only (ROUTE-16). */
export function withCategory(query: ListQuery, screen: ListScreen): ListQuery {
  const untyped = screen === 'gameList' && query.category === '' && !needsSession(query.mode)
  return untyped ? { ...query, category: 'RNG' } : query
}

function initialFilter(vendorCode: string, mode: FilterMode): GameFilter {
  return { ...EMPTY_FILTER, vendorCode, classification: isClassification(mode) ? mode : '' }
}

function normalizeMode(query: ListQuery): ListQuery {
  return query.mode === 'filter' && !isFiltered(query) ? { ...query, mode: 'all' } : query
}

function isFiltered({ filter, fixedVendor }: ListQuery): boolean {
  return (
    filter.vendorCode !== fixedVendor ||
    filter.name !== '' ||
    filter.classification !== '' ||
    filter.minBet !== undefined ||
    filter.minLines !== undefined
  )
}
