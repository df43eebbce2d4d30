import { atom } from 'nanostores'
import type { FilterMode } from '../../../config/codes.ts'
import { LIMITS } from '../../../config/limits.ts'
import { delay } from '../../../kernel/delay.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { createPagedList, MAX_PAGES, type Page } from '../../../kernel/paged-list.ts'
import { createDebounce } from '../../../kernel/throttle.ts'
import type { AccessGuard } from '../../app/access/guard.ts'
import { userKey } from '../../auth/session/roles.ts'
import type { Session } from '../../auth/session/session.ts'
import type { Favourites } from '../favourites/favourites.ts'
import type { Featured } from '../featured/featured.ts'
import type { Recents } from '../recents/recents.ts'
import type { Game } from './game.ts'
import type { GameFilter, GameList, GameListOptions, GameListState } from './game-list.ts'
import type { LoadGamePage } from './games-api.ts'
import { endpointOf, type ListSource } from './games-api.ts'
import {
  applyFilter,
  clearFilter,
  forGuest,
  initialQuery,
  type ListQuery,
  selectClassification,
  selectTab,
  selectVendor,
  setSearch,
  withCategory,
} from './list-query.ts'
import { abilityForMode, listTabs, pageSizeFor, searchDebounceFor } from './list-rules.ts'
import { createPagePrefetch } from './page-prefetch.ts'
import { createQueryCache } from './query-cache.ts'

export interface GameListDeps {
  readonly context: FeatureContext
  readonly guard: Pick<AccessGuard, 'check' | 'allows' | 'enforce'>
  readonly session: Session
  readonly featured: Featured
  readonly favourites: Favourites
  readonly recents: Recents
  readonly source: ListSource
}

/** Query and pages of a list when its screen was left. */
export interface SavedListState {
  readonly mode: FilterMode
  readonly isNew: boolean
  readonly filter: GameFilter
  readonly page: number
}

/** A list with what the instance cache needs. */
export interface CachedGameList extends GameList {
  /** A hidden list does not reload by itself; when it is shown again, it loads what has changed. */
  setVisible(visible: boolean): void
  /** Pages that are shown or being restored. */
  loadedPages(): number
}

/** The games of one screen: the query, its pages, and everything that changes the query. */
export function createGameList(deps: GameListDeps, options: GameListOptions, saved?: SavedListState): CachedGameList {
  const { context, guard, session, featured, favourites, recents, source } = deps
  const { notifier, ports, $language } = context
  const scope = context.scope.child()
  const { screen } = options

  let query: ListQuery = initialQuery(options)
  if (saved !== undefined) query = { ...query, mode: saved.mode, isNew: saved.isNew, filter: saved.filter }
  /** The last page of the list when it was left: it is restored up to there. */
  let restoreTo = Math.min(saved?.page ?? 1, MAX_PAGES)
  let delayMs = 0
  let drawerOpen = false
  let started = false
  let visible = true
  let user = userKey(session.$state.get())
  let loaded: { readonly load: LoadGamePage; readonly query: ListQuery; readonly revision: number } | undefined
  const cache = createQueryCache()

  const throttleMs = () => endpointOf(query).throttleMs
  const prefetch = createPagePrefetch<Game>({ scope, clock: ports.clock, spacingMs: throttleMs })
  const revisionOf = ({ mode }: ListQuery) =>
    mode === 'fav' ? favourites.$revision.get() : mode === 'recent' ? recents.$revision.get() : 0

  const loadFirst = async (load: LoadGamePage, signal: AbortSignal): Promise<Page<Game>> => {
    if (delayMs > 0) await delay(scope, delayMs, signal)
    // A reload behind rows that are shown needs no toast: `status` tells of it.
    const isQuiet = source.isLocal(query, screen) || pages.$rows.get().length > 0
    const endLoading = isQuiet ? () => {} : notifier.loading('toast.loading', 'list')
    try {
      const response = await load(1, signal)
      delayMs = 0
      return response
    } finally {
      endLoading()
    }
  }

  /** Each removed favourite moves the later ones up, so the pages before the next one are asked for again too. */
  const loadNext = async (load: LoadGamePage, page: number, signal: AbortSignal): Promise<Page<Game>> => {
    const removed = query.mode === 'fav' ? revisionOf(query) - (loaded?.revision ?? 0) : 0
    const pagesBack = Math.min(page - 1, Math.ceil(removed / pageSizeFor(screen, query)))
    if (pagesBack === 0) return prefetch.take(page, load, signal)
    await prefetch.waitForTurn(signal)
    return loadRange(load, page - pagesBack, page, signal)
  }

  const pages = createPagedList<Game>({
    scope,
    clock: ports.clock,
    throttleMs,
    key: (game) => game.key,
    load(page, signal) {
      if (page === 1 || loaded === undefined) {
        prefetch.discard()
        loaded = { load: source.open(query, screen), query, revision: revisionOf(query) }
        return loadFirst(loaded.load, signal)
      }
      return loaded.load(page, signal)
    },
    loadNext: (page, signal) => loadNext(loaded?.load ?? source.open(query, screen), page, signal),
  })

  const tabs = () => {
    if (screen === 'hotGames' || screen === 'favourites' || screen === 'homeFavourites' || screen === 'search')
      return []
    return listTabs({
      category: query.category,
      loggedIn: guard.allows('favourites'),
      hasHot: source.hasHot(query.category, query.fixedVendor),
      mode: query.mode,
      isNew: query.isNew,
    })
  }

  const toState = (): GameListState => {
    const { status, ...paged } = pages.$state.get()
    const { category, mode, isNew, filter } = query
    return {
      category,
      mode,
      isNew,
      filter,
      ...paged,
      status: status === 'idle' ? 'loading' : status,
      drawerOpen,
      tabs: tabs(),
    }
  }

  const $state = atom<GameListState>(toState())
  const publish = () => $state.set(toState())
  const setDrawer = (open: boolean) => {
    drawerOpen = open
    publish()
  }

  /** Loads a query. Guests are sent to the sign-in where it needs a member. */
  const loadQuery = (next: ListQuery, reload: { readonly keep?: boolean; readonly pages?: number } = {}) => {
    if (scope.disposed) return
    const ability = abilityForMode(next.mode)
    const isWaiting = ability !== undefined && guard.check(ability).outcome === 'wait'
    if (ability !== undefined && !isWaiting && !guard.enforce(ability)) return
    query = next
    const cached = reload.keep === true ? undefined : cache.read(next, revisionOf(next))
    if (!isWaiting) pages.reload({ ...reload, cached })
    publish()
  }

  /**
   * Loads the pages after the first one of a restored list, once the session is known. The first page does not wait
   * for them, since they are far below the screen.
   */
  const restorePages = () => {
    if (session.$state.get().type === 'unknown') return
    const { status, page } = pages.$state.get()
    if (status !== 'ready') return
    if (restoreTo > page) pages.growTo(restoreTo)
  }

  const change = (next: ListQuery) => {
    search.cancel()
    restoreTo = 1
    delayMs = 0
    if (!started) activate()
    loadQuery(withCategory(next, screen))
  }

  const search = createDebounce(scope, searchDebounceFor(screen), (text: string) => change(setSearch(query, text)))

  /** Reloads as many pages as are shown, behind them; a restored list goes on to its last page. */
  const refresh = () => loadQuery(query, { keep: true })

  const refreshIfChanged = () => {
    if (!visible || !started || loaded === undefined || loaded.revision === revisionOf(query)) return
    refresh()
  }

  scope.add(
    pages.$state.listen((state, before) => {
      publish()
      restorePages()
      // The first page alone: what is shown again from the cache costs one request, as any change of the query does.
      if (state.status === 'ready' && state.page === 1 && loaded !== undefined) {
        cache.write(loaded.query, { rows: pages.$rows.get(), state, revision: loaded.revision })
      }
      // After a page that was scrolled to, the next one will probably be wanted.
      if (state.status === 'ready' && state.page > 1 && state.page === (before?.page ?? 0) + 1 && state.hasMore) {
        const next = state.page + 1
        if (loaded !== undefined && !source.isLocal(query, screen)) prefetch.prefetch(next, loaded.load)
      }
    }),
  )
  scope.add(featured.$games.listen(publish))
  scope.add(recents.$revision.listen(() => query.mode === 'recent' && refreshIfChanged()))
  scope.add(
    $language.listen(() => {
      cache.clear()
      if (!started) return
      // Earlier responses are in another language; the reload waits for the last change (HOME-16).
      delayMs = LIMITS.languageReloadMs
      // Rows of two languages are not shown side by side.
      loadQuery(query, { keep: true, pages: Math.min(Math.max(1, pages.$state.get().page), MAX_PAGES) })
    }),
  )
  scope.add(
    session.$state.listen((state) => {
      const next = userKey(state)
      const wasWaiting = state.type !== 'unknown' && started && loaded === undefined
      restorePages()
      if (next === user && !wasWaiting) return
      if (!wasWaiting) restoreTo = 1
      user = next
      cache.clear()
      const own = abilityForMode(query.mode)
      if (!started || own === undefined) publish()
      else if (guard.allows(own)) loadQuery(query)
      else if (wasWaiting) firstLoad()
      else loadQuery(forGuest(query))
    }),
  )
  /** Asks again for the page that failed. */
  const recover = () => {
    if (visible) pages.retry()
  }
  scope.add(ports.network.onChange((online) => online && recover()))

  const activate = () => {
    started = true
    // The tabs depend on whether there are hot games (LIST-06).
    if (screen !== 'favourites' && screen !== 'homeFavourites') void featured.load()
  }

  /** Where a message is shown instead of the sign-in, the list of all games is shown behind it (FAV-02). */
  const firstLoad = () => {
    const own = abilityForMode(query.mode)
    const outcome = own === undefined ? 'allow' : guard.check(own).outcome
    if (own === undefined || outcome === 'allow' || outcome === 'wait') return loadQuery(query)
    guard.enforce(own, { replace: true })
    if (outcome === 'message') loadQuery(forGuest(query))
  }

  return {
    $state,
    $games: pages.$rows,
    start() {
      if (started) return
      activate()
      firstLoad()
    },
    setTab: (tab) => change(selectTab(query, tab)),
    setVendor: (vendorCode) => change(selectVendor(query, vendorCode)),
    chooseClass: (code) => change(selectClassification(query, code)),
    search: (text) => search(text),
    openDrawer: () => setDrawer(true),
    closeDrawer: () => setDrawer(false),
    applyFilter(filter) {
      drawerOpen = false
      change(applyFilter(query, filter))
    },
    clearFilter: (field) => change(clearFilter(query, field)),
    loadMore: () => pages.loadMore(),
    retry() {
      // After a tap on "try again" the spacing of requests does not apply.
      prefetch.discard()
      pages.retry()
    },
    reload() {
      if (source.isLocal(query, screen)) void featured.refresh().then(refresh)
      else refresh()
    },
    setVisible(on) {
      visible = on
      if (on) {
        refreshIfChanged()
        recover()
      } else {
        search.cancel()
        setDrawer(false)
      }
    },
    loadedPages: () => Math.max(restoreTo, pages.$state.get().page),
    dispose: () => scope.dispose(),
  }
}

/** Several pages as one: the rows of all, the counts of the last. */
async function loadRange(load: LoadGamePage, from: number, last: number, signal: AbortSignal): Promise<Page<Game>> {
  const earlier = Array.from({ length: last - from }, (_, at) => load(from + at, signal))
  const end = load(last, signal)
  const pages = await Promise.all([...earlier, end])
  return { ...(await end), rows: pages.flatMap(({ rows }) => rows) }
}
