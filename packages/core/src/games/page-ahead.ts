import type { Page } from '../kernel/paged-list.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Clock } from '../ports/ports.ts'
import { delay } from './delay.ts'

type Load<Row> = (page: number, signal: AbortSignal) => Promise<Page<Row>>

/** The pages that a person scrolls to, one of them fetched ahead. Requests are `spacingMs()` apart (LIST-10). */
export interface PageAhead<Row> {
  /** Prefetches a page; a later request for it shares this one. */
  prepare(page: number, load: Load<Row>): void
  take(page: number, load: Load<Row>, signal: AbortSignal): Promise<Page<Row>>
  /** Waits until the next request may be made, and counts it. @throws FoyerError `request.aborted` */
  turn(signal: AbortSignal): Promise<void>
  /** Another question: what was prefetched counts for nothing, nor does when. */
  drop(): void
}

interface Prepared<Row> {
  readonly page: number
  readonly load: Load<Row>
  /** A failure is told only when the page is wanted. */
  readonly answer: Promise<readonly [PromiseSettledResult<Page<Row>>]>
  end(): void
}

export interface PageAheadOptions {
  readonly scope: Scope
  readonly clock: Clock
  spacingMs(): number
}

export function createPageAhead<Row>({ scope, clock, spacingMs }: PageAheadOptions): PageAhead<Row> {
  let prepared: Prepared<Row> | undefined
  let lastAsked = Number.NEGATIVE_INFINITY

  const cancel = () => {
    prepared?.end()
    prepared = undefined
  }

  const turn = async (signal: AbortSignal) => {
    const passed = clock.now() - lastAsked
    // A device clock that was set back must not hold pages up for hours.
    const ms = spacingMs()
    if (passed >= 0 && passed < ms) await delay(scope, ms - passed, signal)
    lastAsked = clock.now()
  }
  const spaced = async (page: number, load: Load<Row>, signal: AbortSignal) => {
    await turn(signal)
    return load(page, signal)
  }

  return {
    turn,
    drop() {
      cancel()
      lastAsked = Number.NEGATIVE_INFINITY
    },
    prepare(page, load) {
      if (prepared?.page === page && prepared.load === load) return
      cancel()
      const own = scope.child()
      prepared = { page, load, answer: Promise.allSettled([spaced(page, load, own.signal)]), end: () => own.dispose() }
    },
    async take(page, load, signal) {
      const mine = prepared
      if (mine?.page !== page || mine.load !== load) return spaced(page, load, signal)
      prepared = undefined
      signal.addEventListener('abort', mine.end)
      const [response] = await mine.answer
      signal.removeEventListener('abort', mine.end)
      mine.end()
      return response.status === 'fulfilled' ? response.value : spaced(page, load, signal)
    },
  }
}
