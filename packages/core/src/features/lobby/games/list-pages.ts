import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { delay } from '../../../kernel/delay.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { createPagedQuery, type ListData, MAX_PAGES, type Page, type PagedQuery } from '../../../kernel/paged-query.ts'
import { LATE_MS, type Resource } from '../../../kernel/query.ts'
import type { Result } from '../../../kernel/result.ts'
import type { Scope } from '../../../kernel/scope.ts'
import type { Favourites } from '../favourites/favourites.ts'
import type { Recents } from '../recents/recents.ts'
import { createFirstPageCache } from './first-page-cache.ts'
import type { Game } from './game.ts'
import type { LoadGamePage } from './games-api.ts'
import type { LastKnownGames } from './last-known-games.ts'
import { type GameQuery, queryKeyOf } from './list-query.ts'
import { endpointOf, type ListSource } from './list-source.ts'
import { createPagePrefetch } from './page-prefetch.ts'
import type { GameListOptions } from './types.ts'

export interface ListPagesDeps {
  readonly context: FeatureContext
  readonly scope: Scope
  readonly favourites: Favourites
  readonly recents: Recents
  readonly source: ListSource
  readonly lastKnownGames: LastKnownGames
}

/** The pages of one list: cached by query, with one page prefetched, and correct after a favourite is removed. */
export interface ListPages extends Omit<PagedQuery<Game>, 'restart' | 'refresh' | 'showLastKnown' | 'dispose'> {
  /** Loads a query. Until it is loaded, its cached rows are shown, or nothing. */
  restart(query: GameQuery): Promise<Result>
  /** Loads the shown rows again in the background. */
  refresh(query: GameQuery): Promise<Result>
  /** Loads the shown rows in another language, after a short wait (HOME-16). */
  translate(query: GameQuery): Promise<Result>
  /** The highest page that is loaded; 0 before the first. */
  page(): number
  /** Whether a query has been loaded or is loading. */
  isOpen(): boolean
  /** Whether the favourites or recents have changed since the query was loaded. */
  isOutdated(query: GameQuery): boolean
  /** Removes the cached pages, after a change of the user or the language. */
  forget(): void
}

/** A query that is loaded or loading. */
interface OpenQuery {
  readonly query: GameQuery
  readonly load: LoadGamePage
  /** Of the favourites or recents. */
  readonly revision: number
  readonly pageSize: number
}

export function createListPages(deps: ListPagesDeps, options: Pick<GameListOptions, 'pageSize' | 'source'>): ListPages {
  const { context, scope, favourites, recents, source, lastKnownGames } = deps
  const { toasts, ports, report } = context
  const { pageSize = SPEC_CONSTANTS.pageSizes.gameList } = options
  const cache = createFirstPageCache()
  /** The query of the next request for a first page. */
  let wanted: GameQuery | undefined
  let open: OpenQuery | undefined
  let delayMs = 0
  let lastPage = 0

  const spacingMs = () => (wanted === undefined ? 0 : endpointOf(wanted).throttleMs)
  const prefetch = createPagePrefetch<Game>({ scope, clock: ports.clock, spacingMs })
  const revisionOf = ({ tab }: GameQuery) =>
    tab === 'fav' ? favourites.$revision.get() : tab === 'recent' ? recents.$revision.get() : 0

  const openQuery = (query: GameQuery): OpenQuery => {
    const size = typeof pageSize === 'number' ? pageSize : pageSize(query)
    return { query, load: source.open(query, size, options.source), revision: revisionOf(query), pageSize: size }
  }

  /** Searches are not kept; hot games are loaded already. */
  const questionOf = ({ query, pageSize }: OpenQuery): string | undefined =>
    query.name !== '' || source.isLocal(query, options.source) ? undefined : `${pageSize}${queryKeyOf(query)}`

  const showLastKnown = async (asked: OpenQuery) => {
    const question = questionOf(asked)
    const known = question === undefined ? undefined : await lastKnownGames.read(question)
    if (known !== undefined && open === asked) pages.showLastKnown(known.at, known.data)
  }

  const loadFirst = async (asked: OpenQuery, signal: AbortSignal): Promise<Page<Game>> => {
    const { query, load } = asked
    if (delayMs > 0) await delay(scope, delayMs, signal)
    // While rows are shown, a refresh needs no toast: the state shows it.
    const isQuiet = source.isLocal(query, options.source) || pages.items.length > 0
    const endLoading = isQuiet ? () => {} : toasts.loading('toast.loading', 'list')
    const cancelLate = scope.timeout(() => {
      endLoading()
      void showLastKnown(asked)
    }, LATE_MS)
    try {
      const response = await load(1, signal)
      delayMs = 0
      const question = questionOf(asked)
      if (question !== undefined && !signal.aborted) lastKnownGames.write(question, response)
      return response
    } catch (cause) {
      if (!signal.aborted) await showLastKnown(asked)
      throw cause
    } finally {
      cancelLate()
      endLoading()
    }
  }

  /** Each removed favourite moves the later ones up, so the pages before the next one are loaded again too. */
  const loadNext = async (from: OpenQuery, page: number, signal: AbortSignal): Promise<Page<Game>> => {
    const removed = from.query.tab === 'fav' ? revisionOf(from.query) - from.revision : 0
    const pagesBack = Math.min(page - 1, Math.ceil(removed / from.pageSize))
    if (pagesBack === 0) return prefetch.take(page, from.load, signal)
    await prefetch.waitForTurn(signal)
    return loadRange(from.load, page - pagesBack, page, signal)
  }

  const pages = createPagedQuery<Game>({
    log: context.log,
    scope,
    clock: ports.clock,
    receivedAt: context.receivedAt,
    report,
    feature: 'games',
    throttleMs: spacingMs,
    key: (game) => game.key,
    load(page, signal) {
      if (page > 1 && open !== undefined) return open.load(page, signal)
      if (wanted === undefined) throw new Error('no query')
      prefetch.discard()
      open = openQuery(wanted)
      return loadFirst(open, signal)
    },
    loadNext(page, signal) {
      if (open === undefined) throw new Error('no query')
      return loadNext(open, page, signal)
    },
  })

  scope.add(
    pages.$state.listen((state) => {
      const data = settled(state)
      const before = lastPage
      lastPage = state.data?.page ?? 0
      if (data === undefined || open === undefined) return
      // Only the first page: a query from the cache then costs one request, like every change of the query.
      if (data.page === 1) cache.write(open.query, { data, revision: open.revision })
      // A person who has scrolled to a page probably wants the next one too.
      if (data.page > 1 && data.page > before && data.hasMore && !source.isLocal(open.query, options.source)) {
        prefetch.prefetch(data.page + 1, open.load)
      }
    }),
  )

  return {
    $state: pages.$state,
    $items: pages.$items,
    get items() {
      return pages.items
    },
    load: pages.load,
    growTo: pages.growTo,
    recover: pages.recover,
    loadMore() {
      // After a tap on "try again" the spacing of requests does not apply.
      if (pages.$state.get().data?.more === 'failed') prefetch.discard()
      return pages.loadMore()
    },
    restart(query) {
      wanted = query
      delayMs = 0
      return pages.restart({ cached: cache.read(query, revisionOf(query)) })
    },
    refresh(query) {
      wanted = query
      return pages.refresh()
    },
    translate(query) {
      wanted = query
      delayMs = SPEC_CONSTANTS.languageReloadMs
      return pages.restart({ keepPages: Math.min(Math.max(1, lastPage), MAX_PAGES) })
    },
    page: () => lastPage,
    isOpen: () => open !== undefined,
    isOutdated: (query) => open !== undefined && open.revision !== revisionOf(query),
    forget: () => cache.clear(),
  }
}

/** The data of a list that is not loading. */
function settled(state: Resource<ListData<Game>>): ListData<Game> | undefined {
  if (state.status !== 'ready' || state.refreshing || state.error !== undefined) return undefined
  return state.data.more === 'idle' ? state.data : undefined
}

/** Several pages as one: the rows of all, the counts of the last. */
async function loadRange(load: LoadGamePage, from: number, last: number, signal: AbortSignal): Promise<Page<Game>> {
  const earlier = Array.from({ length: last - from }, (_, at) => load(from + at, signal))
  const end = load(last, signal)
  const pages = await Promise.all([...earlier, end])
  return { ...(await end), rows: pages.flatMap(({ rows }) => rows) }
}
