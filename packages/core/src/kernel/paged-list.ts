import { atom, type ReadableAtom } from 'nanostores'
import { LIMITS } from '../limits.ts'
import type { Clock } from '../ports/ports.ts'
import { type FoyerError, toFoyerError } from './errors.ts'
import type { Scope } from './scope.ts'
import { createThrottle } from './throttle.ts'
import { unchanged } from './unchanged.ts'

export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly totalPages: number
  readonly totalCount: number
  /** Highest page among the rows, where an answer holds several (a list that is put back as it was). */
  readonly through?: number
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

export interface PagedListOptions<Row> {
  readonly scope: Scope
  readonly clock: Clock
  /** Asks for one page, counted from 1. */
  load(page: number, signal: AbortSignal): Promise<Page<Row>>
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

/** Makes a list; nothing is asked before the first `reload()`. */
export function createPagedList<Row>(options: PagedListOptions<Row>): PagedList<Row> {
  const scope = options.scope.child()
  const $state = atom<PagedListState>(EMPTY)
  const $rows = atom<readonly Row[]>([])
  const keys = new Set<string>()
  let question: Scope | undefined

  const put = (rows: readonly Row[], first: boolean) => {
    if (first) keys.clear()
    const fresh = rows.filter((row) => {
      const key = options.key(row)
      if (keys.has(key)) return false
      keys.add(key)
      return true
    })
    if (first) $rows.set(unchanged($rows.get(), fresh))
    else if (fresh.length > 0) $rows.set([...$rows.get(), ...fresh])
  }

  const ask = async (page: number, before = $state.get()): Promise<void> => {
    question?.dispose()
    if (scope.disposed) return
    const mine = scope.child()
    question = mine
    const first = page === 1
    $state.set({ ...before, status: first ? 'loading' : 'loading-more', error: undefined })
    try {
      const answer = await options.load(page, mine.signal)
      if (mine.disposed) return
      put(answer.rows, first)
      const arrived = answer.through ?? page
      // A page without rows is the last one, whatever the counts say.
      const totalPages = answer.rows.length === 0 ? arrived : answer.totalPages
      $state.set({
        page: arrived,
        totalPages,
        totalCount: answer.totalCount,
        hasMore: arrived < totalPages,
        status: 'ready',
        error: undefined,
        stale: false,
      })
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

  const next = () => void ask($state.get().page + 1)
  const throttled = () => createThrottle(options.clock, LIMITS.loadMoreMs, next)
  let nextThrottled = throttled()

  const reload: PagedList<Row>['reload'] = ({ keep = false } = {}) => {
    nextThrottled = throttled()
    if (!keep && $rows.get().length > 0) $rows.set([])
    void ask(1, keep ? $state.get() : EMPTY)
  }

  return {
    $state,
    $rows,
    reload,
    loadMore() {
      const { status, hasMore } = $state.get()
      if (status === 'ready' && hasMore) nextThrottled()
    },
    retry() {
      const { status } = $state.get()
      if (status === 'failed-more') next()
      else if (status === 'failed') reload({ keep: true })
    },
    dispose: () => scope.dispose(),
  }
}
