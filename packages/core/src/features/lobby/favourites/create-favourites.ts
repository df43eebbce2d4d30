import { atom, type PreinitializedWritableAtom } from 'nanostores'
import { toFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createLazy } from '../../../kernel/lazy.ts'
import type { Scope } from '../../../kernel/scope.ts'
import type { AccessGuard } from '../../app/access/guard.ts'
import { userKey } from '../../auth/session/roles.ts'
import type { Session } from '../../auth/session/session.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import { isLottery } from '../catalogue/category-rules.ts'
import type { Game, GameKey } from '../games/game.ts'
import type { Favourites } from './favourites.ts'

/** A heart whose wish the server does not know yet. */
interface PendingChange {
  wanted: boolean
  done: Promise<void>
}

/** The favourites of one session; another one starts empty (FAV-09). */
interface UserState {
  readonly scope: Scope
  readonly pending: Map<GameKey, PendingChange>
  /** Favourites that were settled while ids were on their way: the answer is older than they are. */
  readonly confirmed: Set<GameKey>
  loading: Promise<void> | undefined
}

export function createFavourites(context: FeatureContext, session: Session, guard: AccessGuard): Favourites {
  const { notifier, log, ports, scope } = context
  const loadApi = createLazy(ports.network, async () => (await import('./favourites-api.ts')).favouritesApi(context))
  const stores = new Map<GameKey, PreinitializedWritableAtom<boolean>>()
  /** What is shown: the server's set with the wishes on top. */
  const shown = new Set<GameKey>()
  const $count = atom(-1)
  const $revision = atom(0)
  let known = false
  const user = createUserScope(scope, session, () => {
    own = createUserState()
    known = false
    for (const key of [...shown]) show(key, false)
  })
  let own = createUserState()

  function createUserState(): UserState {
    return { scope: user.current, pending: new Map(), confirmed: new Set(), loading: undefined }
  }

  const show = (key: GameKey, on: boolean) => {
    if (on) shown.add(key)
    else shown.delete(key)
    stores.get(key)?.set(on)
  }

  const updateCount = () => $count.set(known ? shown.size : -1)

  const applyServerKeys = (keys: ReadonlySet<GameKey>, { pending, confirmed }: UserState) => {
    const isNewer = (key: GameKey) => pending.has(key) || confirmed.has(key)
    for (const key of [...shown]) if (!keys.has(key) && !isNewer(key)) show(key, false)
    for (const key of keys) if (!shown.has(key) && !isNewer(key)) show(key, true)
    known = true
    updateCount()
  }

  const loadKeys = async (current: UserState): Promise<void> => {
    current.confirmed.clear()
    try {
      const { readKeys } = await loadApi()
      const keys = await readKeys(current.scope.signal)
      if (!current.scope.disposed) applyServerKeys(keys, current)
    } catch (cause) {
      // Favourites work without: adding what is there already is taken by the server (CALL-31).
      if (!current.scope.disposed) log.warn('favourites.load.failed', { code: toFoyerError(cause).code })
    } finally {
      current.loading = undefined
    }
  }

  const load = async (): Promise<void> => {
    if (!guard.allows('favourites')) return
    own.loading ??= loadKeys(own)
    await own.loading
  }

  /** One request at a time for one game; taps meanwhile only change the wish, and the last one wins. */
  const sync = async (game: Game, change: PendingChange, mine: UserState): Promise<void> => {
    const { key } = game
    const before = !change.wanted
    let server = before
    while (change.wanted !== server) {
      const sent = change.wanted
      try {
        const { set: put } = await loadApi()
        await put(game, sent, mine.scope.signal)
        server = sent
      } catch (cause) {
        if (mine.scope.disposed) return
        if (change.wanted === sent) {
          notifier.error(cause)
          change.wanted = server
          show(key, server)
          updateCount()
        }
      }
      if (mine.scope.disposed) return
    }
    mine.pending.delete(key)
    mine.confirmed.add(key)
    if (server !== before) $revision.set($revision.get() + 1)
  }

  const set = async (game: Game, on: boolean): Promise<void> => {
    if (!guard.enforce('toggleFavourite')) return
    const mine = own
    const running = mine.pending.get(game.key)
    if (!canFavourite(game) || shown.has(game.key) === on) return running?.done
    show(game.key, on)
    updateCount()
    if (running !== undefined) {
      running.wanted = on
      return running.done
    }
    const change: PendingChange = { wanted: on, done: Promise.resolve() }
    mine.pending.set(game.key, change)
    change.done = sync(game, change, mine)
    return change.done
  }

  scope.add(
    session.$state.subscribe((state) => {
      if (state.type === 'unknown') return
      if (userKey(state) === undefined) known = true
      updateCount()
      if (!known) void load()
    }),
  )

  return {
    $count,
    $revision,
    $isFavourite(key) {
      const existing = stores.get(key)
      if (existing !== undefined) return existing
      const fresh = atom(shown.has(key))
      stores.set(key, fresh)
      return fresh
    },
    has: (key) => shown.has(key),
    canFavourite,
    set,
    toggle: (game) => set(game, !shown.has(game.key)),
    load,
  }
}

/** HOME-19 */
function canFavourite({ type, category }: Pick<Game, 'type' | 'category'>): boolean {
  return !isLottery(type) && !isLottery(category)
}
