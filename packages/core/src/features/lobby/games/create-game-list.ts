import { atom } from 'nanostores'
import type { FilterMode } from '../../../config/codes.ts'
import { LIMITS } from '../../../config/limits.ts'
import { delay } from '../../../kernel/delay.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createPagedList, MAX_PAGES, type Page } from '../../../kernel/paged-list.ts'
import { createDebounce } from '../../../kernel/throttle.ts'
import type { AccessGuard } from '../../app/access/guard.ts'
import { userKey } from '../../auth/session/roles.ts'
import type { Session } from '../../auth/session/session.ts'
import type { Favourites } from '../favourites/favourites.ts'
import type { Featured } from '../featured/featured.ts'
import type { Recents } from '../recents/recents.ts'
import { createAnswerCache } from './answer-cache.ts'
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

export interface GameListDeps {
  readonly context: FeatureContext
  readonly guard: Pick<AccessGuard, 'check' | 'allows' | 'enforce'>
  readonly session: Session
  readonly featured: Featured
  readonly favourites: Favourites
  readonly recents: Recents
  readonly source: ListSource
}

/** Where a list stood when its page was left. */
export interface SavedListState {
  readonly mode: FilterMode
  readonly isNew: boolean
  readonly filter: GameFilter
  readonly page: number
}

/** A list together with what its keeper needs. */
export interface CachedGameList extends GameList {
  /** Off screen nothing is asked again by itself; back on screen what has changed meanwhile is. */
  setVisible(visible: boolean): void
  /** Pages that are shown, or on their way back. */
  loadedPages(): number
}

/** One screen's games: what is asked, the pages that came, and what changes the question. */
export function createGameList(deps: GameListDeps, options: GameListOptions, saved?: SavedListState): CachedGameList {
  const { context, guard, session, featured, favourites, recents, source } = deps
  const { notifier, ports, $language } = context
  const scope = context.scope.child()
  const { screen } = options

  let query: ListQuery = initialQuery(options)
  if (saved !== undefined) query = { ...query, mode: saved.mode, isNew: saved.isNew, filter: saved.filter }
  /** The page that the list reached when it was left: it is put back to there. */
  let restoreTo = Math.min(saved?.page ?? 1, MAX_PAGES)
  let delayMs = 0
  let drawerOpen = false
  let started = false
  let visible = true
  let user = userKey(session.$state.get())
  let loaded: { readonly load: LoadGamePage; readonly query: ListQuery; readonly revision: number } | undefined
  const answers = createAnswerCache()

  const throttleMs = () => endpointOf(query).throttleMs
  const prefetch = createPagePrefetch<Game>({ scope, clock: ports.clock, spacingMs: throttleMs })
  const revisionOf = ({ mode }: ListQuery) =>
    mode === 'fav' ? favourites.$revision.get() : mode === 'recent' ? recents.$revision.get() : 0

  const loadFirst = async (load: LoadGamePage, signal: AbortSignal): Promise<Page<Game>> => {
    if (delayMs > 0) await delay(scope, delayMs, signal)
    // What is asked for anew behind its own content says so quietly, by `status`.
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

  /** Favourites taken off since the first page pull the later ones up: what slipped through is asked again. */
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

  /** Asks the question; guests are turned away from what only members have. */
  const loadQuery = (next: ListQuery, reload: { readonly keep?: boolean; readonly pages?: number } = {}) => {
    if (scope.disposed) return
    const ability = abilityForMode(next.mode)
    const isWaiting = ability !== undefined && guard.check(ability).outcome === 'wait'
    if (ability !== undefined && !isWaiting && !guard.enforce(ability)) return
    query = next
    const cached = reload.keep === true ? undefined : answers.read(next, revisionOf(next))
    if (!isWaiting) pages.reload({ ...reload, cached })
    publish()
  }

  /**
   * After its first page the rest of a list that is put back, once it is known who is here: a document that stands
   * already is not kept waiting for pages far below the screen.
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

  /** Behind what is shown, and as long as that is; a list that is being put back goes on to where it was. */
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
        answers.write(loaded.query, { rows: pages.$rows.get(), state, revision: loaded.revision })
      }
      // A person scrolls: the page after this one will be wanted.
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
      answers.clear()
      if (!started) return
      // HOME-16: earlier answers count for nothing from now on; the new question waits for the last change.
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
      answers.clear()
      const own = abilityForMode(query.mode)
      if (!started || own === undefined) publish()
      else if (guard.allows(own)) loadQuery(query)
      else if (wasWaiting) firstLoad()
      else loadQuery(forGuest(query))
    }),
  )
  /** What did not arrive, the first page or a later one, is asked for once more. */
  const recover = () => {
    if (visible) pages.retry()
  }
  scope.add(ports.network.onChange((online) => online && recover()))

  const activate = () => {
    started = true
    // Tabs ask whether there are hot games (LIST-06).
    if (screen !== 'favourites' && screen !== 'homeFavourites') void featured.load()
  }

  /** FAV-02: with the message instead of the login, the list of everything stands behind it. */
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
      // A tap on "try again" waits for nothing.
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

/** Pages side by side, as one: the last one's word on what follows, the rows of all. */
async function loadRange(load: LoadGamePage, from: number, last: number, signal: AbortSignal): Promise<Page<Game>> {
  const earlier = Array.from({ length: last - from }, (_, at) => load(from + at, signal))
  const end = load(last, signal)
  const pages = await Promise.all([...earlier, end])
  return { ...(await end), rows: pages.flatMap(({ rows }) => rows) }
}
