import type { Clock } from '../ports/ports.ts'
import type { FoyerError } from './errors.ts'
import { isIncomplete } from './incomplete-rows.ts'
import { type Loadable, type Resource, structuralShare } from './query.ts'
import type { ReportFailure } from './report-failure.ts'
import { aborted, DONE, failed, type Result } from './result.ts'
import type { CallbackLog } from './run-callback.ts'
import type { Scope } from './scope.ts'
import { readOnly, type Store, writable } from './store.ts'
import { createThrottle } from './throttle.ts'

export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly totalPages: number
  readonly totalCount: number
  /** Rows of the page could not be read, and are missing. */
  readonly isIncomplete?: true | undefined
  /** Set where the last request has failed and older rows are shown. */
  readonly error?: FoyerError | undefined
}

/** A page as the platform sends it; the counts may be missing. */
export interface CountedRows<Row> {
  readonly list: readonly Row[]
  readonly totalPages?: number | undefined
  readonly totalCount?: number | undefined
}

/** If counts are missing or negative, a full page means that there is another one. */
export function toPage<Row>({ list, ...counts }: CountedRows<Row>, pageNo: number, size: number): Page<Row> {
  const totalPages = countOf(counts.totalPages)
  const totalCount = countOf(counts.totalCount)
  const counted = totalCount === undefined ? undefined : Math.ceil(totalCount / size)
  return {
    rows: list,
    totalPages: totalPages ?? counted ?? (list.length < size ? pageNo : pageNo + 1),
    totalCount: totalCount ?? (pageNo - 1) * size + list.length,
    ...(isIncomplete(list) && { isIncomplete: true }),
  }
}

function countOf(value: number | undefined): number | undefined {
  return value === undefined || value < 0 ? undefined : value
}

/** What a list has so far. */
export interface ListData<Item> {
  readonly items: readonly Item[]
  /** The number of all rows, as the platform counts them. */
  readonly total: number
  /** Highest page that has arrived. */
  readonly page: number
  readonly totalPages: number
  /** `page < totalPages` (FILTER-11). */
  readonly hasMore: boolean
  /** `failed`: `loadMore()` asks for that page again; the state says why. */
  readonly more: 'idle' | 'loading' | 'failed'
  /** Some entries of the loaded pages could not be read, and are missing. The log says which fields they failed by. */
  readonly isIncomplete?: true | undefined
}

/**
 * A list that grows page by page. Its state is `ready` as soon as something is shown, and `refreshing` while it loads again
 * in the background.
 */
export interface List<Item> extends Loadable<ListData<Item>> {
  /** Separate from the state, which changes more often. The same array until rows change. */
  readonly $items: Store<readonly Item[]>
  /** What `$items` holds now. */
  readonly items: readonly Item[]
  /**
   * Loads the next page, or again the one that failed. Throttled; nothing happens while a page is loading (LIST-10).
   */
  loadMore(): Promise<Result>
  dispose(): void
}

/**
 * A query that loads page by page. A response to an earlier request never changes it (LIST-15): a new request aborts the
 * former one. `refresh()` keeps the shown rows until as many have arrived, so the list never shrinks to its first page. It
 * loads as many pages as are shown, at most {@link MAX_PAGES}, and keeps the rows beyond those.
 */
export interface PagedQuery<Item> extends List<Item> {
  /** Loads something else. The shown rows are removed, unless the options keep or replace them. */
  restart(options?: RestartOptions<Item>): Promise<Result>
  /** Loads the pages up to this one, a few at a time, to restore a list. Not throttled. */
  growTo(page: number): Promise<Result>
  /** Loads again what has failed, for example when the network is back. */
  recover(): Promise<Result>
  /** Shows rows of an earlier visit while the first page is loading and nothing is shown; they are stale. */
  showLastKnown(at: number, page: Page<Item>): void
}

export interface RestartOptions<Item> {
  /** The shown rows stay until this many pages are loaded. Rows after these pages are removed. */
  readonly keepPages?: number
  /** Shown at once in place of the current rows, and kept until as many rows have been loaded again. */
  readonly cached?: ListData<Item> | undefined
}

export interface PagedQueryOptions<Item> {
  readonly scope: Scope
  readonly log: CallbackLog
  readonly clock: Clock
  /** When a response that is here now was received, ms since the epoch, server time. */
  receivedAt(): number
  readonly report: ReportFailure
  /** The name of the feature in failures: `games` gives `games.load`, `games.refresh` and `games.loadMore`. */
  readonly feature: string
  /** ms between two `loadMore()`: the `throttleMs` of the endpoint. Read at every request for the first page. */
  throttleMs(): number
  /** Loads one page, counted from 1. */
  load(page: number, signal: AbortSignal): Promise<Page<Item>>
  /** Loads the page that a person has scrolled to. Default: `load`. */
  loadNext?(page: number, signal: AbortSignal): Promise<Page<Item>>
  /** Identifies a row: a row with the same key is not added twice. */
  key(row: Item): string
}

type ListVerb = 'load' | 'refresh' | 'loadMore'

/** How much of the list is loaded, whether or not something is shown. */
interface Progress extends Pick<ListData<unknown>, 'page' | 'totalPages' | 'total'> {
  readonly doing: 'idle' | 'loading' | 'loading-more' | 'ready' | 'failed' | 'failed-more'
  readonly error: FoyerError | undefined
  readonly stale: boolean
  /** When the first page was received. */
  readonly at: number | undefined
  readonly isIncomplete: boolean
}

const EMPTY: Progress = Object.freeze({
  page: 0,
  totalPages: 0,
  total: 0,
  doing: 'idle',
  error: undefined,
  stale: false,
  at: undefined,
  isIncomplete: false,
})

/** How many pages are refreshed at most, to save mobile data. */
export const MAX_PAGES = 10
/** How many pages are loaded at the same time. */
const CONCURRENT_PAGES = 3

/** Makes a list. It sends nothing before the first `load()`, `refresh()` or `restart()`. */
export function createPagedQuery<Item>(options: PagedQueryOptions<Item>): PagedQuery<Item> {
  const scope = options.scope.child()
  const { receivedAt } = options
  const $items = writable<readonly Item[]>([])
  const $state = writable<Resource<ListData<Item>>>({ status: 'idle' })
  let progress = EMPTY
  let request: Scope | undefined
  let running: Promise<Result> = Promise.resolve(DONE)
  /** The page that `growTo` has to reach; another try after a failure continues to it. */
  let targetPage = 1

  const show = (next: Progress, items = $items.get()) => {
    progress = next
    $items.set(items)
    $state.set(toResource(next, items))
  }

  /** The keys of the last rows, kept so that adding a page costs no more than the page. */
  let last: { readonly rows: readonly Item[]; readonly keys: Set<string> } = { rows: [], keys: new Set() }

  /** The rows followed by more; duplicates are dropped. */
  const append = (rows: readonly Item[], more: readonly Item[]): readonly Item[] => {
    const keys = last.rows === rows ? last.keys : new Set(rows.map(options.key))
    const added = more.filter((row) => {
      const key = options.key(row)
      return !keys.has(key) && keys.add(key)
    })
    const all = added.length === 0 ? rows : rows.concat(added)
    last = { rows: all, keys }
    return all
  }

  const arrived = (
    page: number,
    { totalPages, totalCount, isIncomplete }: Page<Item>,
    doing: Progress['doing'],
    before = false,
  ): Progress => ({
    page,
    totalPages,
    total: totalCount,
    doing,
    error: undefined,
    stale: false,
    at: page === 1 ? receivedAt() : progress.at,
    isIncomplete: isIncomplete === true || before,
  })

  /** Loads pages in order, a few at a time. `onRows` gets all rows so far, beginning with those of `start`. */
  const loadPages = async (
    verb: ListVerb,
    load: PagedQueryOptions<Item>['load'],
    from: number,
    until: number,
    current: Scope,
    start: readonly Item[],
    onRows: (rows: readonly Item[], page: number, response: Page<Item>, done: boolean) => void,
  ): Promise<Result> => {
    try {
      let rows = start
      let next = from
      let known = until
      let done = false
      let hasGaps = false
      while (!done) {
        // The first page tells how many there are.
        const end = next === 1 ? 1 : Math.min(next + CONCURRENT_PAGES - 1, known)
        const responses =
          next === end ? [await load(end, current.signal)] : await loadRange(load, next, end, current.signal)
        const response = responses.at(-1)
        if (current.disposed || response === undefined) return aborted()
        for (const page of responses) rows = append(rows, page.rows)
        hasGaps ||= responses.some((page) => page.isIncomplete === true)
        // A page without rows is the last one, even where the counts promise more.
        const totalPages = response.rows.length === 0 ? end : response.totalPages
        known = Math.min(until, totalPages)
        done = end >= known
        onRows(rows, end, { ...response, totalPages, ...(hasGaps && { isIncomplete: true }) }, done)
        next = end + 1
        if (done && response.error !== undefined) throw response.error
      }
      return DONE
    } catch (cause) {
      if (current.disposed) return aborted()
      const result = failed(cause)
      const isFirst = from === 1
      show({
        ...progress,
        doing: isFirst ? 'failed' : 'failed-more',
        error: result.error,
        stale: isFirst && $items.get().length > 0,
      })
      // The state shows it, so there is no toast.
      return options.report(`${options.feature}.${verb}`, result.error, { silent: true })
    } finally {
      current.dispose()
    }
  }

  /** Begins a request in place of the one that runs. */
  const begin = (run: (current: Scope) => Promise<Result>): Promise<Result> => {
    request?.dispose()
    if (scope.disposed) return Promise.resolve(aborted())
    request = scope.child()
    running = run(request)
    return running
  }

  const grow = (until: number, load = options.load): Promise<Result> => {
    targetPage = until
    return begin((current) => {
      const { page } = progress
      show({ ...progress, doing: 'loading-more', error: undefined })
      return loadPages('loadMore', load, page + 1, until, current, $items.get(), (rows, at, response, done) => {
        const grown = rows.length > $items.get().length
        show(arrived(at, response, done ? 'ready' : 'loading-more', progress.isIncomplete), grown ? rows : undefined)
      })
    })
  }

  const next = () => grow(progress.page + 1, options.loadNext)
  const throttled = () => createThrottle(options.clock, options.throttleMs(), next)
  let nextThrottled = throttled()

  /** @param pages how many to load; undefined: as many as were there `before`, and rows beyond the most of them stay */
  const ask = (
    verb: ListVerb,
    before: Progress,
    shown: readonly Item[],
    pages: number | undefined,
  ): Promise<Result> => {
    nextThrottled = throttled()
    targetPage = 1
    return begin((current) => {
      show({ ...before, doing: 'loading', error: undefined }, shown)
      const until = pages ?? Math.min(Math.max(1, before.page), MAX_PAGES)
      return loadPages(verb, options.load, 1, until, current, [], (rows, page, response, done) => {
        const kept = $items.get()
        if (!done) {
          // Shows the rows as soon as there are as many as before.
          if (rows.length < kept.length) return
          show(arrived(Math.max(before.page, page), response, 'loading'), structuralShare(kept, rows))
          return
        }
        const beyond = pages === undefined && before.page > page ? rowsAfter(kept, rows, options.key) : []
        const room = Math.max(0, response.totalCount - rows.length)
        const all = beyond.length === 0 ? rows : [...rows, ...beyond.slice(0, room)]
        const reached = beyond.length > 0 ? Math.min(before.page, Math.max(page, response.totalPages)) : page
        show(arrived(reached, response, 'ready'), kept.length === 0 ? all : structuralShare(kept, all))
      })
    })
  }

  const refresh = (verb: ListVerb = 'refresh') => ask(verb, progress, $items.get(), undefined)

  const loadMore = (): Promise<Result> => {
    const { doing, page, totalPages } = progress
    if (doing === 'failed-more') return targetPage > page + 1 ? grow(targetPage) : next()
    if (doing === 'ready') return page < totalPages ? nextThrottled() : Promise.resolve(DONE)
    return doing === 'loading-more' ? running : Promise.resolve(DONE)
  }

  return {
    $state: readOnly($state, options.log),
    $items: readOnly($items, options.log),
    get items() {
      return $items.get()
    },
    load() {
      switch (progress.doing) {
        case 'idle':
        case 'failed':
          return refresh('load')
        case 'loading':
          return running
        default:
          return Promise.resolve(DONE)
      }
    },
    refresh: () => refresh(),
    restart({ keepPages, cached } = {}) {
      if (cached !== undefined) {
        const { page, totalPages, total, isIncomplete = false } = cached
        return ask('load', { ...EMPTY, page, totalPages, total, isIncomplete }, cached.items, undefined)
      }
      return keepPages === undefined
        ? ask('load', EMPTY, [], undefined)
        : ask('load', progress, $items.get(), keepPages)
    },
    growTo(page) {
      const last = Math.min(page, progress.totalPages)
      return progress.doing === 'ready' && last > progress.page ? grow(last) : Promise.resolve(DONE)
    },
    loadMore,
    showLastKnown(at, { rows, totalPages, totalCount }) {
      if (progress.doing !== 'loading' || $items.get().length > 0 || rows.length === 0) return
      show({ ...progress, page: 1, totalPages, total: totalCount, stale: true, at }, rows)
    },
    recover() {
      if (progress.doing === 'failed') return refresh()
      return progress.doing === 'failed-more' ? loadMore() : Promise.resolve(DONE)
    },
    dispose: () => scope.dispose(),
  }
}

function toResource<Item>(
  { page, totalPages, total, doing, error, stale, at, isIncomplete }: Progress,
  items: readonly Item[],
): Resource<ListData<Item>> {
  if (doing === 'idle') return { status: 'idle' }
  if (items.length === 0 && doing === 'loading') return { status: 'loading' }
  if (items.length === 0 && doing === 'failed' && error !== undefined) return { status: 'failed', error }
  const more = doing === 'loading-more' ? 'loading' : doing === 'failed-more' ? 'failed' : 'idle'
  const known = { items, total, page, totalPages, hasMore: page < totalPages, more } as const
  const data = isIncomplete ? ({ ...known, isIncomplete } as const) : known
  const ready = { status: 'ready', data, refreshing: doing === 'loading', stale, error } as const
  return stale ? { ...ready, at } : ready
}

function loadRange<Item>(
  load: PagedQueryOptions<Item>['load'],
  from: number,
  last: number,
  signal: AbortSignal,
): Promise<readonly Page<Item>[]> {
  return Promise.all(Array.from({ length: last - from + 1 }, (_, at) => load(from + at, signal)))
}

/** The shown rows after the last one that was loaded again. */
function rowsAfter<Item>(
  shown: readonly Item[],
  reloaded: readonly Item[],
  key: (row: Item) => string,
): readonly Item[] {
  const keys = new Set(reloaded.map(key))
  return shown.slice(shown.findLastIndex((row) => keys.has(key(row))) + 1)
}
