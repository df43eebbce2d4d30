import { delay } from '../../../kernel/delay.ts'
import type { Page } from '../../../kernel/paged-query.ts'
import type { Scope } from '../../../kernel/scope.ts'
import type { Clock } from '../../../ports/ports.ts'

type Load<Row> = (page: number, signal: AbortSignal) => Promise<Page<Row>>

/** Loads the pages that a person scrolls to, and one more in advance. Requests are `spacingMs()` apart (LIST-10). */
export interface PagePrefetch<Row> {
  /** Prefetches a page; a later request for it shares this one. */
  prefetch(page: number, load: Load<Row>): void
  take(page: number, load: Load<Row>, signal: AbortSignal): Promise<Page<Row>>
  /** Waits until the next request may be made, and counts it. @throws FoyerError `request.aborted` */
  waitForTurn(signal: AbortSignal): Promise<void>
  /** For a new query: drops the prefetched page, and the next request need not wait. */
  discard(): void
}

interface PrefetchedPage<Row> {
  readonly page: number
  readonly load: Load<Row>
  /** A failure does not matter until the page is taken. */
  readonly answer: Promise<readonly [PromiseSettledResult<Page<Row>>]>
  end(): void
}

export interface PagePrefetchOptions {
  readonly scope: Scope
  readonly clock: Clock
  spacingMs(): number
}

export function createPagePrefetch<Row>({ scope, clock, spacingMs }: PagePrefetchOptions): PagePrefetch<Row> {
  let prefetched: PrefetchedPage<Row> | undefined
  let lastRequestAt = Number.NEGATIVE_INFINITY

  const cancel = () => {
    prefetched?.end()
    prefetched = undefined
  }

  const waitForTurn = async (signal: AbortSignal) => {
    const passed = clock.monotonic() - lastRequestAt
    const ms = spacingMs()
    if (passed < ms) await delay(scope, ms - passed, signal)
    lastRequestAt = clock.monotonic()
  }
  const loadInTurn = async (page: number, load: Load<Row>, signal: AbortSignal) => {
    await waitForTurn(signal)
    return load(page, signal)
  }

  return {
    waitForTurn,
    discard() {
      cancel()
      lastRequestAt = Number.NEGATIVE_INFINITY
    },
    prefetch(page, load) {
      if (prefetched?.page === page && prefetched.load === load) return
      cancel()
      const own = scope.child()
      prefetched = {
        page,
        load,
        answer: Promise.allSettled([loadInTurn(page, load, own.signal)]),
        end: () => own.dispose(),
      }
    },
    async take(page, load, signal) {
      const mine = prefetched
      if (mine?.page !== page || mine.load !== load) return loadInTurn(page, load, signal)
      prefetched = undefined
      signal.addEventListener('abort', mine.end)
      const [response] = await mine.answer
      signal.removeEventListener('abort', mine.end)
      mine.end()
      return response.status === 'fulfilled' ? response.value : loadInTurn(page, load, signal)
    },
  }
}
