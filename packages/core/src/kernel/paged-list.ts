import { atom, type ReadableAtom } from 'nanostores'
import type { Clock } from '../ports/ports.ts'
import { type FoyerError, toFoyerError } from './errors.ts'
import { structuralShare } from './query.ts'
import type { Scope } from './scope.ts'
import { createThrottle } from './throttle.ts'

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
  /** `page < totalPages` (FILTER-11). */
  readonly hasMore: boolean
  readonly status: 'idle' | 'loading' | 'loading-more' | 'ready' | 'failed' | 'failed-more'
  readonly error: FoyerError | undefined
  readonly stale: boolean
}

/**
 * A list that grows page by page. A response to an earlier request never changes it (LIST-15): a new request aborts the
 * former one.
 */
export interface PagedList<Row> {
  readonly $state: ReadableAtom<PagedListState>
  readonly $rows: ReadableAtom<readonly Row[]>
  /**
   * Loads the list again. `keep`: the shown rows stay until as many have arrived, so the list never shrinks to its first
   * page. It then loads as many pages as are shown, at most {@link MAX_PAGES}, and keeps the rows beyond those. `pages`
   * sets the number of pages; then no rows beyond them stay.
   */
  reload(options?: ReloadOptions<Row>): void
  /** Loads the pages up to this one, a few at a time, to restore a list. Not throttled. */
  growTo(page: number): void
  /** Throttled by `throttleMs`; ignored while a page is loading (LIST-10). */
  loadMore(): void
  retry(): void
  dispose(): void
}

export interface ReloadOptions<Row> {
  readonly keep?: boolean
  readonly pages?: number
  /** Shown at once in place of the rows of now, and kept until as much has come again. */
  readonly cached?: CachedRows<Row> | undefined
}

/** What a list showed when it was ready. */
export interface CachedRows<Row> {
  readonly rows: readonly Row[]
  readonly state: PagedListState
}

export interface PagedListOptions<Row> {
  readonly scope: Scope
  readonly clock: Clock
  /** ms between two `loadMore()`: the `throttleMs` of the endpoint. Read at every `reload()`. */
  throttleMs(): number
  /** Loads one page, counted from 1. */
  load(page: number, signal: AbortSignal): Promise<Page<Row>>
  /** Loads the page that a person has scrolled to. Default: `load`. */
  loadNext?(page: number, signal: AbortSignal): Promise<Page<Row>>
  /** Identifies a row: a row with the same key is not added twice. */
  key(row: Row): string
}

const EMPTY: PagedListState = Object.freeze({
  page: 0,
  totalPages: 0,
  totalCount: 0,
  hasMore: false,
  status: 'idle',
  error: undefined,
  stale: false,
})

/** How many pages are reloaded at most, to save mobile data. */
export const MAX_PAGES = 10
/** How many pages are loaded at the same time. */
const CONCURRENT_PAGES = 3

/** Makes a list. It loads nothing before the first `reload()`. */
export function createPagedList<Row>(options: PagedListOptions<Row>): PagedList<Row> {
  const scope = options.scope.child()
  const $state = atom<PagedListState>(EMPTY)
  const $rows = atom<readonly Row[]>([])
  let request: Scope | undefined
  /** The page that `growTo` has to reach; a retry after a failure continues to it. */
  let targetPage = 1

  /** The keys of the last rows, kept so that adding a page costs no more than the page. */
  let last: { readonly rows: readonly Row[]; readonly keys: Set<string> } = { rows: [], keys: new Set() }

  /** The rows followed by more; duplicates are dropped. */
  const append = (rows: readonly Row[], more: readonly Row[]): readonly Row[] => {
    const keys = last.rows === rows ? last.keys : new Set(rows.map(options.key))
    const added = more.filter((row) => {
      const key = options.key(row)
      return !keys.has(key) && keys.add(key)
    })
    const all = added.length === 0 ? rows : [...rows, ...added]
    last = { rows: all, keys }
    return all
  }

  const setPage = (page: number, { totalPages, totalCount }: Page<Row>, status: 'ready' | 'loading' | 'loading-more') =>
    $state.set({
      page,
      totalPages,
      totalCount,
      hasMore: page < totalPages,
      status,
      error: undefined,
      stale: false,
    })

  /** Loads pages in order, a few at a time. `onRows` gets all rows so far, beginning with those of `start`. */
  const loadPages = async (
    load: PagedListOptions<Row>['load'],
    from: number,
    until: number,
    before: PagedListState,
    start: readonly Row[],
    onRows: (rows: readonly Row[], page: number, response: Page<Row>, done: boolean) => void,
  ): Promise<void> => {
    request?.dispose()
    if (scope.disposed) return
    const current = scope.child()
    request = current
    const first = from === 1
    $state.set({ ...before, status: first ? 'loading' : 'loading-more', error: undefined })
    try {
      let rows = start
      let next = from
      let known = until
      let done = false
      while (!done) {
        // The first page tells how many there are.
        const end = next === 1 ? 1 : Math.min(next + CONCURRENT_PAGES - 1, known)
        const responses = await loadRange(load, next, end, current.signal)
        const response = responses.at(-1)
        if (current.disposed || response === undefined) return
        rows = append(
          rows,
          responses.flatMap((page) => page.rows),
        )
        // A page without rows is the last one, even where the counts promise more.
        const totalPages = response.rows.length === 0 ? end : response.totalPages
        known = Math.min(until, totalPages)
        done = end >= known
        onRows(rows, end, { ...response, totalPages }, done)
        next = end + 1
      }
    } catch (cause) {
      if (current.disposed) return
      $state.set({
        ...$state.get(),
        status: first ? 'failed' : 'failed-more',
        error: toFoyerError(cause),
        stale: first && $rows.get().length > 0,
      })
    } finally {
      current.dispose()
    }
  }

  const grow = (until: number, load = options.load) => {
    targetPage = until
    void loadPages(load, $state.get().page + 1, until, $state.get(), $rows.get(), (rows, page, response, done) => {
      if (rows.length > $rows.get().length) $rows.set(rows)
      setPage(page, response, done ? 'ready' : 'loading-more')
    })
  }

  const next = () => grow($state.get().page + 1, options.loadNext)
  const throttled = () => createThrottle(options.clock, options.throttleMs(), next)
  let nextThrottled = throttled()

  const reload: PagedList<Row>['reload'] = ({ keep = false, pages, cached } = {}) => {
    nextThrottled = throttled()
    targetPage = 1
    if (cached !== undefined) $rows.set(cached.rows)
    else if (!keep && $rows.get().length > 0) $rows.set([])
    const before = cached?.state ?? (keep ? $state.get() : EMPTY)
    const until = pages ?? Math.min(Math.max(1, before.page), MAX_PAGES)
    void loadPages(options.load, 1, until, before, [], (rows, page, response, done) => {
      const shown = $rows.get()
      if (!done) {
        // Shows the rows as soon as there are as many as before.
        if (rows.length < shown.length) return
        $rows.set(structuralShare(shown, rows))
        setPage(Math.max(before.page, page), response, 'loading')
        return
      }
      const beyond = pages === undefined && before.page > page ? rowsAfter(shown, rows, options.key) : []
      const room = Math.max(0, response.totalCount - rows.length)
      $rows.set(structuralShare(shown, [...rows, ...beyond.slice(0, room)]))
      setPage(beyond.length > 0 ? Math.min(before.page, Math.max(page, response.totalPages)) : page, response, 'ready')
    })
  }

  return {
    $state,
    $rows,
    reload,
    growTo(page) {
      const { status, totalPages } = $state.get()
      const last = Math.min(page, totalPages)
      if (status === 'ready' && last > $state.get().page) grow(last)
    },
    loadMore() {
      const { status, hasMore } = $state.get()
      if (status === 'ready' && hasMore) nextThrottled()
    },
    retry() {
      const { status, page } = $state.get()
      if (status === 'failed-more' && targetPage > page + 1) grow(targetPage)
      else if (status === 'failed-more') next()
      else if (status === 'failed') reload({ keep: true })
    },
    dispose: () => scope.dispose(),
  }
}

function loadRange<Row>(
  load: PagedListOptions<Row>['load'],
  from: number,
  last: number,
  signal: AbortSignal,
): Promise<readonly Page<Row>[]> {
  return Promise.all(Array.from({ length: last - from + 1 }, (_, at) => load(from + at, signal)))
}

/** The shown rows after the last one that was loaded again. */
function rowsAfter<Row>(shown: readonly Row[], reloaded: readonly Row[], key: (row: Row) => string): readonly Row[] {
  const keys = new Set(reloaded.map(key))
  return shown.slice(shown.findLastIndex((row) => keys.has(key(row))) + 1)
}
