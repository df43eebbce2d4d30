import { CLASSIFICATIONS, type Classification, type FilterMode, isFilterMode } from '../../../config/codes.ts'
import type { FoyerConfig } from '../../../config/config.ts'
import { LIMITS } from '../../../config/limits.ts'
import type { GameFilter, GameListOptions, ListScreen, ListTab } from './game-list.ts'
import type { ListQuery } from './list-query.ts'

/** Modes that exist for people who are logged in only (LIST-05, FAV-02). */
export function needsSession(mode: FilterMode): mode is 'fav' | 'recent' {
  return mode === 'fav' || mode === 'recent'
}

/** What they hang on. */
export function abilityForMode(mode: FilterMode): 'favourites' | 'recents' | undefined {
  return mode === 'fav' ? 'favourites' : mode === 'recent' ? 'recents' : undefined
}

/** FILTER-02 */
export const EMPTY_FILTER: GameFilter = Object.freeze({
  vendorCode: '',
  name: '',
  classification: '',
  minBet: undefined,
  minLines: undefined,
})

/** FILTER-13: order of the drawer; TG wears the PVP text there. */
export const CLASS_OPTIONS: readonly ('ALL' | Classification)[] = Object.freeze(['ALL', ...CLASSIFICATIONS] as const)

/** FILTER-14: undefined is "all"; 1 is labelled as the minimum bet. */
export function minBetOptions(filter: FoyerConfig['filter']): readonly (number | undefined)[] {
  return [undefined, ...filter.minBetOptions]
}

/** FILTER-15: nothing to choose from hides the control. */
export function minLineOptions(filter: FoyerConfig['filter']): readonly (number | undefined)[] {
  return filter.minLineOptions.length === 0 ? [] : [undefined, ...filter.minLineOptions]
}

export interface TabContext {
  readonly category: string
  readonly loggedIn: boolean
  /** Whether a hot game of this type exists (LIST-06). */
  readonly hasHot: boolean
  readonly mode: FilterMode
  readonly isNew: boolean
}

/** LIST-05, LIST-06. Where All would stand alone there are no tabs. */
export function listTabs(facts: TabContext): readonly ListTab[] {
  const { category, loggedIn, hasHot, mode, isNew } = facts
  const slots = category === 'RNG'
  const ids: readonly ListTab['id'][] = [
    'all',
    ...(hasHot ? (['hot'] as const) : []),
    ...(slots ? (['new'] as const) : []),
    ...(loggedIn ? (['fav', 'recent'] as const) : []),
    ...(slots ? CLASSIFICATIONS : []),
  ]
  if (ids.length === 1) return []
  return ids.map((id) => ({ id, selected: id === 'new' ? isNew : id === mode && !isNew }))
}

/** LIST-14 */
export function pageSizeFor(screen: ListScreen, { mode, category }: Pick<ListQuery, 'mode' | 'category'>): number {
  const sizes = LIMITS.pageSizes
  if (mode === 'recent') return sizes.recent
  switch (screen) {
    case 'homeFavourites':
      return sizes.homeFavourites
    case 'favourites':
      return sizes.favouritesList
    case 'hotGames':
      return sizes.hotReveal
    default:
  }
  // FAV-06: favourites of every type are the favourites screen, wherever its address is.
  if (mode === 'fav') return category === '' ? sizes.favouritesList : sizes.gameListFavourites
  switch (screen) {
    case 'categoryGames':
    case 'slotsCenter':
      return sizes.categoryGames
    case 'homeList':
      return sizes.homeList
    case 'gameList':
    case 'provider':
    case 'search':
      return sizes.gameList
  }
}

/** LIST-04, ms */
export function searchDebounceFor(screen: ListScreen): number {
  const ms = LIMITS.searchDebounceMs
  switch (screen) {
    case 'gameList':
    case 'provider':
      return ms.gameList
    case 'hotGames':
      return ms.hotGames
    default:
      return ms.categoryGames
  }
}

/** FILTER-03 */
export function initialMode(screen: ListScreen, requested: FilterMode | undefined): FilterMode {
  switch (screen) {
    case 'homeFavourites':
    case 'favourites':
      return 'fav'
    case 'hotGames':
      return requested ?? 'hot'
    default:
      return requested ?? 'all'
  }
}

/** FILTER-16: where the choice of a type in the drawer leads. */
export function typeTarget(type: string): { readonly to: string; readonly replace: boolean } {
  if (type === 'LOTT' || type === 'ELOTT') return { to: '/m/lottery', replace: false }
  return { to: `/m/gameList?gameType=${encodeURIComponent(type)}`, replace: true }
}

/** What a list page's address asks for (ROUTE-16, FAV-06). */
export interface ListUrl {
  readonly gameType: string | undefined
  readonly vendorCode: string | undefined
  readonly mode: string | undefined
  readonly query: Readonly<Record<string, string>>
}

/** The list of a page: "my favourites" and "recent" without a named type mean those of every type. */
export function listOptions(screen: ListScreen, url: ListUrl): GameListOptions {
  const mode = url.query.gameType === 'FAV' ? 'fav' : isFilterMode(url.mode) ? url.mode : undefined
  const typed = screen !== 'gameList' || (url.query.gameType !== undefined && url.query.gameType !== 'FAV')
  const anyType = !typed && mode !== undefined && needsSession(mode)
  return {
    screen,
    category: anyType ? '' : (url.gameType ?? ''),
    vendorCode: url.vendorCode,
    mode,
    isNew: url.query.isNew === '1',
  }
}
