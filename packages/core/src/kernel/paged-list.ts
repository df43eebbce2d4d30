import { atom, type ReadableAtom } from 'nanostores'
import type { Clock } from '../ports/ports.ts'
import { type FoyerError, toFoyerError } from './errors.ts'
import type { Scope } from './scope.ts'
import { structuralShare } from './structural-share.ts'
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
  /**
   * Loads the list anew. `keep`: what is shown stays until as much has come again, so the list never shrinks to its
   * first page: by default as many pages are asked for as are shown, at most {@link MAX_PAGES}, and rows beyond those
   * stay. `pages` says how many instead, and then nothing beyond them stays.
   */
  reload(options?: { readonly keep?: boolean; readonly pages?: number }): void
  /** Loads the pages up to this one, a few at a time, as a list that is put back as it was. Not throttled. */
  growTo(page: number): void
  /** Leading-edge throttled by `throttleMs`; dropped while a page is pending (LIST-10). */
  loadMore(): void
  retry(): void
  dispose(): void
}

export interface PagedListOptions<Row> {
  readonly scope: Scope
  readonly clock: Clock
  /** ms between two `loadMore()`: the `throttleMs` of the endpoint that is asked. Read at every `reload()`. */
  throttleMs(): number
  /** Asks for one page, counted from 1. */
  load(page: number, signal: AbortSignal): Promise<Page<Row>>
  /** Asks for the page that a person has scrolled to. Default: `load`. */
  loadNext?(page: number, signal: AbortSignal): Promise<Page<Row>>
  /** Identity of a row: one that is already there is not added again. */
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

/** What is loaded again by itself at most: a longer list costs too much of a data allowance. */
export const MAX_PAGES = 10
/** Pages asked at once where several are. */
const CONCURRENT_PAGES = 3

/** Makes a list; nothing is asked before the first `reload()`. */
export function createPagedList<Row>(options: PagedListOptions<Row>): PagedList<Row> {
  const scope = options.scope.child()
  const $state = atom<PagedListState>(EMPTY)
  const $rows = atom<readonly Row[]>([])
  let request: Scope | undefined
  /** The page that a growing list is to reach: what a retry after a failure goes on to. */
  let targetPage = 1

  /** The keys of the rows that were put together last: a page that is added to them costs no more than itself. */
  let last: { readonly rows: readonly Row[]; readonly keys: Set<string> } = { rows: [], keys: new Set() }

  /** The rows with more behind them; each once, the first time it comes. */
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

  /** Asks for pages in their order, a few at a time; `take` is told of all rows so far, those of `start` before them. */
  const loadPages = async (
    load: PagedListOptions<Row>['load'],
    from: number,
    until: number,
    before: PagedListState,
    start: readonly Row[],
    take: (rows: readonly Row[], page: number, response: Page<Row>, done: boolean) => void,
  ): Promise<void> => {
    request?.dispose()
    if (scope.disposed) return
    const mine = scope.child()
    request = mine
    const first = from === 1
    $state.set({ ...before, status: first ? 'loading' : 'loading-more', error: undefined })
    try {
      let rows = start
      let next = from
      let known = until
      let done = false
      while (!done) {
        // The first page says how many there are.
        const end = next === 1 ? 1 : Math.min(next + CONCURRENT_PAGES - 1, known)
        const responses = await loadRange(load, next, end, mine.signal)
        const response = responses.at(-1)
        if (mine.disposed || response === undefined) return
        rows = append(
          rows,
          responses.flatMap((page) => page.rows),
        )
        // A page without rows is the last one, whatever the counts say.
        const totalPages = response.rows.length === 0 ? end : response.totalPages
        known = Math.min(until, totalPages)
        done = end >= known
        take(rows, end, { ...response, totalPages }, done)
        next = end + 1
      }
    } catch (cause) {
      if (mine.disposed) return
      $state.set({
        ...$state.get(),
        status: first ? 'failed' : 'failed-more',
        error: toFoyerError(cause),
        stale: first && $rows.get().length > 0,
      })
    } finally {
      mine.dispose()
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

  const reload: PagedList<Row>['reload'] = ({ keep = false, pages } = {}) => {
    nextThrottled = throttled()
    targetPage = 1
    if (!keep && $rows.get().length > 0) $rows.set([])
    const before = keep ? $state.get() : EMPTY
    const until = pages ?? Math.min(Math.max(1, before.page), MAX_PAGES)
    void loadPages(options.load, 1, until, before, [], (rows, page, response, done) => {
      const shown = $rows.get()
      if (!done) {
        // More than is shown: no reason to wait for the rest.
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

/** The rows that stood behind the last one that has come again. */
function rowsAfter<Row>(shown: readonly Row[], again: readonly Row[], key: (row: Row) => string): readonly Row[] {
  const keys = new Set(again.map(key))
  return shown.slice(shown.findLastIndex((row) => keys.has(key(row))) + 1)
}
