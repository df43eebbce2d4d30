import type { ReadableAtom } from 'nanostores'
import type { Classification, FilterMode } from '../../../config/codes.ts'
import type { FoyerError } from '../../../kernel/errors.ts'
import type { Game } from './game.ts'

/** FILTER-02. '' and undefined: not set; `classification` 'ALL' reads as not set. */
export interface GameFilter {
  readonly vendorCode: string
  readonly name: string
  readonly classification: string
  readonly minBet: number | undefined
  readonly minLines: number | undefined
}

/** Which screen asks: decides page size, debounce and first mode. */
export type ListScreen =
  | 'categoryGames'
  | 'gameList'
  | 'hotGames'
  | 'provider'
  | 'slotsCenter'
  | 'homeList'
  | 'homeFavourites'
  | 'favourites'
  | 'search'

export interface GameListOptions {
  readonly screen: ListScreen
  /** Category code; INHOUSE, ESPORTS and COCKFIGHT are mapped on the wire (CATEGORY-04, CATEGORY-10). '' on the hot-games centre: all. */
  readonly category: string
  readonly vendorCode?: string | undefined
  readonly mode?: FilterMode | undefined
  readonly isNew?: boolean | undefined
  /** The name that is searched for to begin with (the screen `search`, whose category is '': every one). */
  readonly search?: string | undefined
}

export interface GameListState {
  readonly category: string
  readonly mode: FilterMode
  readonly isNew: boolean
  readonly filter: GameFilter
  /** Highest page that has arrived; 0 before the first. */
  readonly page: number
  readonly totalPages: number
  readonly totalCount: number
  readonly hasMore: boolean
  readonly status: 'loading' | 'loading-more' | 'ready' | 'failed' | 'failed-more'
  readonly error: FoyerError | undefined
  /** Content from before a failed reload or while offline. */
  readonly stale: boolean
  readonly drawerOpen: boolean
  readonly tabs: readonly ListTab[]
}

/** LIST-05; `id` is a FilterMode or 'new'. Label key: `tab.<id>` or `class.<code>`. */
export interface ListTab {
  readonly id: FilterMode | 'new'
  readonly selected: boolean
}

/**
 * One screen's list. Get it when the screen opens, `dispose()` when it closes. The last few are kept: a screen that
 * is opened again with the same options finds its list as it was left, games, page and filter.
 * A tab, vendor or filter that was shown before shows its first page at once, and is asked for again behind it.
 */
export interface GameList {
  readonly $state: ReadableAtom<GameListState>
  /** Separate from the rest so that a tab or drawer change does not re-render the grid. Same array while nothing was added. */
  readonly $games: ReadableAtom<readonly Game[]>
  /** First load; later calls do nothing. */
  start(): void
  setTab(tab: FilterMode | 'new'): void
  setVendor(vendorCode: string): void
  chooseClass(code: Classification | 'ALL'): void
  /** Debounced by screen (LIST-04), trimmed (LIST-03). */
  search(text: string): void
  openDrawer(): void
  closeDrawer(): void
  /** FILTER-06 */
  applyFilter(filter: Partial<Pick<GameFilter, 'classification' | 'minBet' | 'minLines'>>): void
  /** FILTER-07 */
  clearFilter(field: keyof GameFilter): void
  /** FILTER-10, LIST-10 */
  loadMore(): void
  /** After a failure: the page that failed, or the first. */
  retry(): void
  reload(): void
  dispose(): void
}
