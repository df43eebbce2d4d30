import { computed } from 'nanostores'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { type List, MAX_PAGES } from '../../../kernel/paged-query.ts'
import { aborted, type Result } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { when } from '../../../kernel/when.ts'
import { type AccessGuard, refused } from '../../access/access-guard.ts'
import { userKey } from '../../auth/session/roles.ts'
import type { Session } from '../../auth/session/session.ts'
import type { Favourites } from '../favourites/favourites.ts'
import type { Featured } from '../featured/featured.ts'
import type { Recents } from '../recents/recents.ts'
import type { Game } from './game.ts'
import type { LastKnownGames } from './last-known-games.ts'
import { createListPages } from './list-pages.ts'
import { changeQuery, forGuest, type GameQuery, initialQuery, needsSession, searchFor } from './list-query.ts'
import {
  abilityForTab,
  activeFilters,
  type EmptyReason,
  emptyReason,
  type ListFilters,
  type ListTab,
  listTabs,
} from './list-rules.ts'
import type { ListSource } from './list-source.ts'
import type { GameListOptions } from './types.ts'

/**
 * A list of games. The caller that makes it disposes of it. A tab, vendor or filter that was shown before shows its
 * first page at once, and is loaded again in the background.
 */
export interface GameList extends List<Game> {
  readonly $query: Store<GameQuery>
  /** Of the query's category; none where All would be the only one. */
  readonly $tabs: Store<readonly ListTab[]>
  /** Which filters are set, and how many (FILTER-07). */
  readonly $filters: Store<ListFilters>
  /** Why the list is empty where it has no games (LIST-11). */
  readonly $emptyReason: Store<EmptyReason>
  /** Changes the query. Resolves when its games are loaded; aborted where the query changes again before. */
  setQuery(change: Partial<GameQuery>): Promise<Result>
  /** Searches among all games of the vendor, a moment after the last letter (LIST-04); trimmed (LIST-03). */
  search(text: string): Promise<Result>
}

export interface GameListDeps {
  readonly context: FeatureContext
  readonly guard: Pick<AccessGuard, 'check' | 'allows' | 'enforce'>
  readonly session: Session
  readonly featured: Featured
  readonly favourites: Favourites
  readonly recents: Recents
  readonly source: ListSource
  readonly lastKnownGames: LastKnownGames
}

/** Query and pages of a list when its screen was left. */
export interface SavedListState {
  readonly query: Omit<GameQuery, 'category'>
  readonly page: number
}

/** A list with what the instance cache needs. */
export interface CachedGameList extends GameList {
  /** A hidden list does not refresh by itself; when it is shown again, it loads what has changed. */
  setVisible(visible: boolean): void
  /** Pages that are shown or being restored. */
  loadedPages(): number
}

/** Makes a list: its query, who may see it, and when it is loaded again. Its pages are {@link createListPages}. */
export function createGameList(deps: GameListDeps, options: GameListOptions, saved?: SavedListState): CachedGameList {
  const { context, guard, session, featured, recents, source } = deps
  const { connection, $language } = context
  const scope = context.scope.child()
  const { vendorCode: fixedVendor = '', searchDelayMs = SPEC_CONSTANTS.searchDebounceMs.categoryGames } = options
  const { hasTabs = true, ownCategory } = options

  const $query = writable<GameQuery>({ ...initialQuery(options), ...saved?.query })
  const pages = createListPages({ ...deps, scope }, options)
  /** The last page of the list when it was left: it is restored up to there. */
  let restoreTo = Math.min(saved?.page ?? 1, MAX_PAGES)
  let started = false
  let visible = true
  let user = userKey(session.$state.get())

  const toTabs = () => {
    const { category, tab } = $query.get()
    const hasHot = source.hasHot(category, fixedVendor)
    return hasTabs ? listTabs({ category, isSignedIn: guard.allows('favourites'), hasHot, tab }) : []
  }
  const $tabs = writable(toTabs())
  const publishTabs = () => {
    const tabs = toTabs()
    if (!isSameTabs(tabs, $tabs.get())) $tabs.set(tabs)
  }

  const isWaiting = ({ tab }: GameQuery) => {
    const ability = abilityForTab(tab)
    return ability !== undefined && guard.check(ability).outcome === 'wait'
  }
  /** The result of a list that has asked for nothing: the user may not see it. A message has been shown. */
  const notShown = (): Result => {
    const ability = abilityForTab($query.get().tab)
    return ability === undefined ? aborted() : refused(guard, ability)
  }
  /** Until the session is known: then the list loads by itself. */
  const waitForSession = async (): Promise<Result> => {
    try {
      await when(session.$state, ({ type }) => type !== 'unknown', { signal: scope.signal })
    } catch {
      return aborted()
    }
    return pages.isOpen() ? pages.load() : notShown()
  }

  /** Shows a query. Guests are sent to the sign-in where it needs a member. */
  const show = (next: GameQuery, ask: (query: GameQuery) => Promise<Result>): Promise<Result> => {
    if (scope.disposed) return Promise.resolve(aborted())
    const ability = abilityForTab(next.tab)
    const waits = isWaiting(next)
    if (ability !== undefined && !waits && !guard.enforce(ability)) return Promise.resolve(refused(guard, ability))
    $query.set(next)
    publishTabs()
    return waits ? waitForSession() : ask(next)
  }

  /** Loads the shown rows again in the background; a restored list continues to its last page. */
  const refreshShown = () => show($query.get(), pages.refresh)

  const refreshIfChanged = () => {
    if (visible && started && pages.isOutdated($query.get())) void refreshShown()
  }

  /**
   * Loads the pages after the first one of a restored list, once the session is known. The first page does not wait
   * for them, since they are far below the screen.
   */
  const restorePages = () => {
    if (session.$state.get().type !== 'unknown' && restoreTo > pages.page()) void pages.growTo(restoreTo)
  }

  let endSearch = () => {}

  const change = (next: GameQuery): Promise<Result> => {
    endSearch()
    restoreTo = 1
    if (!started) activate()
    const isUntyped = ownCategory !== undefined && next.category === '' && !needsSession(next.tab)
    return show(isUntyped ? { ...next, category: ownCategory } : next, pages.restart)
  }

  const activate = () => {
    started = true
    // The tabs depend on whether there are hot games (LIST-06).
    if (hasTabs || options.source === 'featured') void featured.load()
  }

  /** Where a message is shown instead of the sign-in, the list of all games is shown behind it (FAV-02). */
  const firstLoad = (): Promise<Result> => {
    const query = $query.get()
    const own = abilityForTab(query.tab)
    const outcome = own === undefined ? 'allow' : guard.check(own).outcome
    if (own === undefined || outcome === 'allow' || outcome === 'wait') return show(query, pages.restart)
    guard.enforce(own, { replace: true })
    return outcome === 'message'
      ? show(forGuest(query, fixedVendor), pages.restart)
      : Promise.resolve(refused(guard, own))
  }

  scope.add(pages.$state.listen(restorePages))
  scope.add(featured.$games.listen(publishTabs))
  scope.add(recents.$revision.listen(() => $query.get().tab === 'recent' && refreshIfChanged()))
  scope.add(
    $language.listen(() => {
      pages.forget()
      // The request waits for the last change (HOME-16); rows of two languages are not shown side by side.
      if (started) void show($query.get(), pages.translate)
    }),
  )
  scope.add(
    session.$state.listen((state) => {
      const next = userKey(state)
      const wasWaiting = state.type !== 'unknown' && started && !pages.isOpen()
      restorePages()
      // What this user was shown before can be found from now on.
      if (state.type !== 'unknown' && pages.$state.get().status === 'failed') void pages.recover()
      if (next === user && !wasWaiting) return
      if (!wasWaiting) restoreTo = 1
      user = next
      pages.forget()
      const query = $query.get()
      const own = abilityForTab(query.tab)
      if (!started || own === undefined) publishTabs()
      else if (guard.allows(own)) void show(query, pages.restart)
      else if (wasWaiting) void firstLoad()
      else void show(forGuest(query, fixedVendor), pages.restart)
    }),
  )
  scope.add(connection.onReturn(() => visible && void pages.recover()))
  scope.add(() => endSearch())

  return {
    $state: pages.$state,
    $items: pages.$items,
    $query: readOnly($query, context.log),
    $tabs: readOnly($tabs, context.log),
    $filters: readOnly(
      computed($query, (query) => activeFilters(query, fixedVendor)),
      context.log,
    ),
    $emptyReason: readOnly(
      computed($query, (query) => emptyReason(query, fixedVendor)),
      context.log,
    ),
    get items() {
      return pages.items
    },
    load() {
      if (!started) {
        activate()
        return firstLoad()
      }
      if (pages.isOpen()) return pages.load()
      return isWaiting($query.get()) ? waitForSession() : Promise.resolve(notShown())
    },
    async refresh() {
      if (!started) activate()
      if (source.isLocal($query.get(), options.source)) await featured.refresh()
      return refreshShown()
    },
    loadMore: pages.loadMore,
    setQuery: (wanted) => change(changeQuery($query.get(), wanted, fixedVendor)),
    search(text) {
      endSearch()
      if (scope.disposed) return Promise.resolve(aborted())
      return new Promise((resolve) => {
        const cancel = scope.timeout(() => {
          endSearch = () => {}
          resolve(change(searchFor($query.get(), text)))
        }, searchDelayMs)
        endSearch = () => {
          cancel()
          resolve(aborted())
        }
      })
    },
    setVisible(on) {
      visible = on
      if (!on) return endSearch()
      refreshIfChanged()
      void pages.recover()
    },
    loadedPages: () => Math.max(restoreTo, pages.page()),
    dispose: () => scope.dispose(),
  }
}

function isSameTabs(some: readonly ListTab[], others: readonly ListTab[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ id, selected }, at) => id === others[at]?.id && selected === others[at].selected)
  )
}
