import { atom } from 'nanostores'
import type { AccessGuard } from '../access/guard.ts'
import type { Favourites } from '../favourites/favourites.ts'
import type { Hot } from '../hot/hot.ts'
import type { FeatureContext } from '../kernel/feature-context.ts'
import { createPagedList, MAX_PAGES, type Page } from '../kernel/paged-list.ts'
import { createDebounce } from '../kernel/throttle.ts'
import { LIMITS } from '../limits.ts'
import type { Recents } from '../recents/recents.ts'
import { userKey } from '../session/roles.ts'
import type { Session } from '../session/session.ts'
import { delay } from './delay.ts'
import type { FilterMode, GameFilter, GameList, GameListOptions, GameListState } from './game-list.ts'
import type { LoadGames } from './page.ts'
import { createPageAhead } from './page-ahead.ts'
import {
  applyFilter,
  chooseClass,
  chooseVendor,
  clearFilter,
  firstQuestion,
  openTab,
  type Question,
  searchFor,
  withoutSession,
  withType,
} from './question.ts'
import { abilityFor, listTabs, pageSizeOf, searchDebounceOf } from './rules.ts'
import { endpointOf, type GameSource } from './source.ts'
import type { Game } from './wire-game.ts'

export interface GameListDeps {
  readonly context: FeatureContext
  readonly guard: Pick<AccessGuard, 'check' | 'allows' | 'enforce'>
  readonly session: Session
  readonly hot: Hot
  readonly favourites: Favourites
  readonly recents: Recents
  readonly source: GameSource
}

/** Where a list stood when its page was left. */
export interface ListPlace {
  readonly mode: FilterMode
  readonly isNew: boolean
  readonly filter: GameFilter
  readonly page: number
}

/** A list together with what its keeper needs. */
export interface KeptList extends GameList {
  /** Off screen nothing is asked again by itself; back on screen what has changed meanwhile is. */
  setShown(shown: boolean): void
  /** Pages that are shown, or on their way back. */
  depth(): number
}

/** One screen's games: what is asked, the pages that came, and what changes the question. */
export function createGameList(deps: GameListDeps, options: GameListOptions, place?: ListPlace): KeptList {
  const { context, guard, session, hot, favourites, recents, source } = deps
  const { notifier, ports, $language } = context
  const scope = context.scope.child()
  const { screen } = options

  let question: Question = firstQuestion(options)
  if (place !== undefined) question = { ...question, mode: place.mode, isNew: place.isNew, filter: place.filter }
  /** The page that the list reached when it was left: it is put back to there. */
  let restore = Math.min(place?.page ?? 1, MAX_PAGES)
  let delayMs = 0
  let drawerOpen = false
  let started = false
  let shown = true
  let user = userKey(session.$state.get())
  let asked: { readonly load: LoadGames; readonly revision: number } | undefined

  const throttleMs = () => endpointOf(question).throttleMs
  const ahead = createPageAhead<Game>({ scope, clock: ports.clock, spacingMs: throttleMs })
  const revisionOf = ({ mode }: Question) =>
    mode === 'fav' ? favourites.$revision.get() : mode === 'recent' ? recents.$revision.get() : 0

  const loadFirst = async (load: LoadGames, signal: AbortSignal): Promise<Page<Game>> => {
    if (delayMs > 0) await delay(scope, delayMs, signal)
    // What is asked for anew behind its own content says so quietly, by `status`.
    const quiet = source.isLocal(question, screen) || pages.$rows.get().length > 0
    const endLoading = quiet ? () => {} : notifier.loading('toast.loading', 'list')
    try {
      const response = await load(1, signal)
      delayMs = 0
      return response
    } finally {
      endLoading()
    }
  }

  /** Hearts taken off since the first page pull the later ones up: what slipped through is asked again. */
  const loadNext = async (load: LoadGames, page: number, signal: AbortSignal): Promise<Page<Game>> => {
    const slipped = question.mode === 'fav' ? revisionOf(question) - (asked?.revision ?? 0) : 0
    const back = Math.min(page - 1, Math.ceil(slipped / pageSizeOf(screen, question)))
    if (back === 0) return ahead.take(page, load, signal)
    await ahead.turn(signal)
    return loadRange(load, page - back, page, signal)
  }

  const pages = createPagedList<Game>({
    scope,
    clock: ports.clock,
    throttleMs,
    key: (game) => game.key,
    load(page, signal) {
      if (page === 1 || asked === undefined) {
        ahead.drop()
        asked = { load: source.open(question, screen), revision: revisionOf(question) }
        return loadFirst(asked.load, signal)
      }
      return asked.load(page, signal)
    },
    loadNext: (page, signal) => loadNext(asked?.load ?? source.open(question, screen), page, signal),
  })

  const tabs = () => {
    if (screen === 'hotGames' || screen === 'favourites' || screen === 'homeFavourites' || screen === 'search')
      return []
    return listTabs({
      category: question.category,
      loggedIn: guard.allows('favourites'),
      hasHot: source.hasHot(question.category, question.fixedVendor),
      mode: question.mode,
      isNew: question.isNew,
    })
  }

  const view = (): GameListState => {
    const { status, ...paged } = pages.$state.get()
    const { category, mode, isNew, filter } = question
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

  const $state = atom<GameListState>(view())
  const publish = () => $state.set(view())
  const setDrawer = (open: boolean) => {
    drawerOpen = open
    publish()
  }

  /** Asks the question; guests are turned away from what only members have. */
  const ask = (next: Question, how: { readonly keep?: boolean; readonly pages?: number } = {}) => {
    if (scope.disposed) return
    const own = abilityFor(next.mode)
    const waits = own !== undefined && guard.check(own).outcome === 'wait'
    if (own !== undefined && !waits && !guard.enforce(own)) return
    question = next
    if (!waits) pages.reload(how)
    publish()
  }

  /**
   * After its first page the rest of a list that is put back, once it is known who is here: a document that stands
   * already is not kept waiting for pages far below the screen.
   */
  const putBack = () => {
    if (session.$state.get().type === 'unknown') return
    const { status, page } = pages.$state.get()
    if (status !== 'ready') return
    if (restore > page) pages.growTo(restore)
  }

  const change = (next: Question) => {
    search.cancel()
    restore = 1
    delayMs = 0
    if (!started) wake()
    ask(withType(next, screen))
  }

  const search = createDebounce(scope, searchDebounceOf(screen), (text: string) => change(searchFor(question, text)))

  /** Behind what is shown, and as long as that is; a list that is being put back goes on to where it was. */
  const refresh = () => ask(question, { keep: true })

  const catchUp = () => {
    if (!shown || !started || asked === undefined || asked.revision === revisionOf(question)) return
    refresh()
  }

  scope.add(
    pages.$state.listen((state, before) => {
      publish()
      putBack()
      // A person scrolls: the page after this one will be wanted.
      if (state.status === 'ready' && state.page > 1 && state.page === (before?.page ?? 0) + 1 && state.hasMore) {
        const next = state.page + 1
        if (asked !== undefined && !source.isLocal(question, screen)) ahead.prepare(next, asked.load)
      }
    }),
  )
  scope.add(hot.$games.listen(publish))
  scope.add(recents.$revision.listen(() => question.mode === 'recent' && catchUp()))
  scope.add(
    $language.listen(() => {
      if (!started) return
      // HOME-16: earlier answers count for nothing from now on; the new question waits for the last change.
      delayMs = LIMITS.languageReloadMs
      // Rows of two languages are not shown side by side.
      ask(question, { keep: true, pages: Math.min(Math.max(1, pages.$state.get().page), MAX_PAGES) })
    }),
  )
  scope.add(
    session.$state.listen((state) => {
      const next = userKey(state)
      const waited = state.type !== 'unknown' && started && asked === undefined
      putBack()
      if (next === user && !waited) return
      if (!waited) restore = 1
      user = next
      const own = abilityFor(question.mode)
      if (!started || own === undefined) publish()
      else if (guard.allows(own)) ask(question)
      else if (waited) begin()
      else ask(withoutSession(question))
    }),
  )
  /** What did not arrive, the first page or a later one, is asked for once more. */
  const recover = () => {
    if (shown) pages.retry()
  }
  scope.add(ports.network.onChange((online) => online && recover()))

  const wake = () => {
    started = true
    // Tabs ask whether there are hot games (LIST-06).
    if (screen !== 'favourites' && screen !== 'homeFavourites') void hot.load()
  }

  /** FAV-02: with the message instead of the login, the list of everything stands behind it. */
  const begin = () => {
    const own = abilityFor(question.mode)
    const outcome = own === undefined ? 'allow' : guard.check(own).outcome
    if (own === undefined || outcome === 'allow' || outcome === 'wait') return ask(question)
    guard.enforce(own, { replace: true })
    if (outcome === 'message') ask(withoutSession(question))
  }

  return {
    $state,
    $games: pages.$rows,
    start() {
      if (started) return
      wake()
      begin()
    },
    setTab: (tab) => change(openTab(question, tab)),
    setVendor: (vassalage) => change(chooseVendor(question, vassalage)),
    chooseClass: (code) => change(chooseClass(question, code)),
    search: (text) => search(text),
    openDrawer: () => setDrawer(true),
    closeDrawer: () => setDrawer(false),
    applyFilter(filter) {
      drawerOpen = false
      change(applyFilter(question, filter))
    },
    clearFilter: (field) => change(clearFilter(question, field)),
    loadMore: () => pages.loadMore(),
    retry() {
      // A tap on "try again" waits for nothing.
      ahead.drop()
      pages.retry()
    },
    reload() {
      if (source.isLocal(question, screen)) void hot.refresh().then(refresh)
      else refresh()
    },
    setShown(on) {
      shown = on
      if (on) {
        catchUp()
        recover()
      } else {
        search.cancel()
        setDrawer(false)
      }
    },
    depth: () => Math.max(restore, pages.$state.get().page),
    dispose: () => scope.dispose(),
  }
}

/** Pages side by side, as one: the last one's word on what follows, the rows of all. */
async function loadRange(load: LoadGames, from: number, last: number, signal: AbortSignal): Promise<Page<Game>> {
  const earlier = Array.from({ length: last - from }, (_, at) => load(from + at, signal))
  const end = load(last, signal)
  const pages = await Promise.all([...earlier, end])
  return { ...(await end), rows: pages.flatMap(({ rows }) => rows) }
}
