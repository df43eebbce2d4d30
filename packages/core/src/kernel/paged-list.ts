import type { ReadableAtom } from 'nanostores'
import type { FoyerError } from './errors.ts'

export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly totalPages: number
  readonly totalCount: number
}

export interface PagedListState {
  /** Highest page that has arrived; 0 before the first. */
  readonly page: number
  readonly totalPages: number
  readonly totalCount: number
  /** FILTER-11: page < totalPages. */
  readonly hasMore: boolean
  readonly status: 'idle' | 'loading' | 'loading-more' | 'ready' | 'failed' | 'failed-more'
  readonly error: FoyerError | undefined
  readonly stale: boolean
}

/**
 * A list that grows page by page. An answer to an earlier question never changes it (LIST-15): every reset
 * aborts what runs and numbers the questions.
 */
export interface PagedList<Row> {
  readonly $state: ReadableAtom<PagedListState>
  readonly $rows: ReadableAtom<readonly Row[]>
  /** Loads page 1 anew. `keep`: rows stay until the answer is there. */
  reload(options?: { readonly keep?: boolean }): void
  /** Leading-edge throttled by `limits.loadMoreMs`; dropped while a page is pending (LIST-10). */
  loadMore(): void
  retry(): void
  dispose(): void
}
