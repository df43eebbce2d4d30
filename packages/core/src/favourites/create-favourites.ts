import { atom, type PreinitializedWritableAtom } from 'nanostores'
import type { AccessGuard } from '../access/guard.ts'
import { isLottery } from '../catalogue/rules.ts'
import type { Game, GameKey } from '../games/wire-game.ts'
import { toFoyerError } from '../kernel/errors.ts'
import type { FeatureContext } from '../kernel/feature-context.ts'
import { createLazy } from '../kernel/lazy.ts'
import type { Scope } from '../kernel/scope.ts'
import { userKey } from '../session/roles.ts'
import type { Session } from '../session/session.ts'
import type { Favourites } from './favourites.ts'

/** A heart whose wish the server does not know yet. */
interface Wish {
  wanted: boolean
  done: Promise<void>
}

/** The favourites of one session; another one starts empty (FAV-09). */
interface Life {
  readonly scope: Scope
  readonly wishes: Map<GameKey, Wish>
  /** Hearts that were settled while ids were on their way: the answer is older than they are. */
  readonly settled: Set<GameKey>
  loading: Promise<void> | undefined
}

export function createFavourites(context: FeatureContext, session: Session, guard: AccessGuard): Favourites {
  const { notifier, log, ports, scope } = context
  const platform = createLazy(ports.network, async () => (await import('./server-hearts.ts')).serverHearts(context))
  const hearts = new Map<GameKey, PreinitializedWritableAtom<boolean>>()
  /** What is shown: the server's set with the wishes on top. */
  const shown = new Set<GameKey>()
  const $count = atom(-1)
  const $revision = atom(0)
  let known = false
  let user = userKey(session.$state.get())
  let life = begin()

  function begin(): Life {
    return { scope: scope.child(), wishes: new Map(), settled: new Set(), loading: undefined }
  }

  const show = (key: GameKey, on: boolean) => {
    if (on) shown.add(key)
    else shown.delete(key)
    hearts.get(key)?.set(on)
  }

  const count = () => $count.set(known ? shown.size : -1)

  const adopt = (keys: ReadonlySet<GameKey>, { wishes, settled }: Life) => {
    const isNewer = (key: GameKey) => wishes.has(key) || settled.has(key)
    for (const key of [...shown]) if (!keys.has(key) && !isNewer(key)) show(key, false)
    for (const key of keys) if (!shown.has(key) && !isNewer(key)) show(key, true)
    known = true
    count()
  }

  const readIds = async (mine: Life): Promise<void> => {
    mine.settled.clear()
    try {
      const { read } = await platform()
      const keys = await read(mine.scope.signal)
      if (!mine.scope.disposed) adopt(keys, mine)
    } catch (cause) {
      // Hearts work without: adding what is there already is taken by the server (CALL-31).
      if (!mine.scope.disposed) log.warn('favourites.load.failed', { code: toFoyerError(cause).code })
    } finally {
      mine.loading = undefined
    }
  }

  const load = async (): Promise<void> => {
    if (!guard.allows('favourites')) return
    life.loading ??= readIds(life)
    await life.loading
  }

  /** One request at a time for one game; taps meanwhile only change the wish, and the last one wins. */
  const fulfil = async (game: Game, wish: Wish, mine: Life): Promise<void> => {
    const { key } = game
    const before = !wish.wanted
    let server = before
    while (wish.wanted !== server) {
      const sent = wish.wanted
      try {
        const { put } = await platform()
        await put(game, sent, mine.scope.signal)
        server = sent
      } catch (cause) {
        if (mine.scope.disposed) return
        if (wish.wanted === sent) {
          notifier.error(cause)
          wish.wanted = server
          show(key, server)
          count()
        }
      }
      if (mine.scope.disposed) return
    }
    mine.wishes.delete(key)
    mine.settled.add(key)
    if (server !== before) $revision.set($revision.get() + 1)
  }

  const set = async (game: Game, on: boolean): Promise<void> => {
    if (!guard.enforce('toggleFavourite')) return
    const mine = life
    const running = mine.wishes.get(game.key)
    if (!canFavourite(game) || shown.has(game.key) === on) return running?.done
    show(game.key, on)
    count()
    if (running !== undefined) {
      running.wanted = on
      return running.done
    }
    const wish: Wish = { wanted: on, done: Promise.resolve() }
    mine.wishes.set(game.key, wish)
    wish.done = fulfil(game, wish, mine)
    return wish.done
  }

  scope.add(
    session.$state.subscribe((state) => {
      const next = userKey(state)
      if (state.type === 'unknown') return
      if (next !== user) {
        life.scope.dispose()
        life = begin()
        known = false
        for (const key of [...shown]) show(key, false)
        user = next
      }
      if (next === undefined) known = true
      count()
      if (!known) void load()
    }),
  )

  return {
    $count,
    $revision,
    $heart(key) {
      const existing = hearts.get(key)
      if (existing !== undefined) return existing
      const fresh = atom(shown.has(key))
      hearts.set(key, fresh)
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
function canFavourite({ gameType, gameCategory }: Pick<Game, 'gameType' | 'gameCategory'>): boolean {
  return !isLottery(gameType) && !isLottery(gameCategory)
}
