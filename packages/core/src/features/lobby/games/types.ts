import type { GameQuery } from './list-query.ts'

/** The first query of a list, and how it is loaded. */
export interface GameListOptions extends Partial<GameQuery> {
  readonly category: string
  /** The vendor of the whole list. It is used where no vendor is chosen (LIST-02). */
  readonly vendorCode?: string
  /** Games a page. Default 25. */
  readonly pageSize?: number | ((query: GameQuery) => number) | undefined
  /** ms that `GameList.search` waits after the last letter. Default 400. */
  readonly searchDelayMs?: number | undefined
  /** `featured`: the hot games, which are loaded once, page by page. Default `platform`. */
  readonly source?: 'platform' | 'featured' | undefined
  /** False where `GameList.$tabs` is not shown. Default true. */
  readonly hasTabs?: boolean | undefined
  /** The category that is used in place of '' on tabs that load every game. */
  readonly ownCategory?: string | undefined
  /**
   * Keeps the list when it is disposed of, for the next caller with this key: games, pages and query. After a
   * reload of the page its query and pages (up to 10) are restored. Without a key nothing is kept.
   */
  readonly restoreKey?: string | undefined
}
