import type { Page } from '../kernel/paged-list.ts'
import type { Scope } from '../kernel/scope.ts'

type Load<Row> = (page: number, signal: AbortSignal) => Promise<Page<Row>>

/** One page fetched before it is asked for. Whoever asks then gets the same request, not another one. */
export interface PageAhead<Row> {
  prepare(page: number, load: Load<Row>): void
  take(page: number, load: Load<Row>, signal: AbortSignal): Promise<Page<Row>>
  drop(): void
}

interface Prepared<Row> {
  readonly page: number
  readonly load: Load<Row>
  /** Whether it failed is nobody's concern before the page is wanted. */
  readonly answer: Promise<readonly [PromiseSettledResult<Page<Row>>]>
  end(): void
}

export function createPageAhead<Row>(scope: Scope): PageAhead<Row> {
  let prepared: Prepared<Row> | undefined

  const drop = () => {
    prepared?.end()
    prepared = undefined
  }

  return {
    drop,
    prepare(page, load) {
      if (prepared?.page === page && prepared.load === load) return
      drop()
      const own = scope.child()
      prepared = { page, load, answer: Promise.allSettled([load(page, own.signal)]), end: () => own.dispose() }
    },
    async take(page, load, signal) {
      const mine = prepared
      if (mine?.page !== page || mine.load !== load) return load(page, signal)
      prepared = undefined
      signal.addEventListener('abort', mine.end)
      const [answer] = await mine.answer
      signal.removeEventListener('abort', mine.end)
      mine.end()
      return answer.status === 'fulfilled' ? answer.value : load(page, signal)
    },
  }
}
