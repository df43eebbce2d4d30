import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import type { Call } from '../../../kernel/endpoint.ts'
import { FoyerError, toFoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { isOutcomeUnknown } from '../../../kernel/outcome-unknown.ts'
import { aborted, DONE, type Result, untilAborted, type VerbOptions } from '../../../kernel/result.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { sendRepeatable } from '../../../kernel/send-until-answered.ts'
import { readOnly, type Store, type Writable, writable } from '../../../kernel/store.ts'
import { createStoredValue, type StoredValue } from '../../../kernel/stored-value.ts'
import { createVerbs } from '../../../kernel/verb.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { texts } from '../../../transport/wire-schemas.ts'
import { access } from '../../access/access.ts'
import { type AccessGuard, refused } from '../../access/access-guard.ts'
import { userKey } from '../../auth/session/roles.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import { isLottery } from '../catalogue/category-rules.ts'
import { type Game, type GameKey, gameKey } from '../games/game.ts'
import { favouriteEndpoints } from './endpoints.ts'

export interface Favourites {
  /** One store for each game, made on first use, so that a tap on a heart notifies one subscriber. */
  $isFavourite(key: GameKey): Store<boolean>
  /** Number of favourites; -1 until it is known. */
  readonly $count: Store<number>
  /** Goes up when a change has been saved here or found on the server, so that lists of favourites reload. */
  readonly $revision: Store<number>
  has(key: GameKey): boolean
  /** Games of LOTT and ELOTT have no heart (HOME-19). */
  canFavourite(game: Pick<Game, 'type' | 'category'>): boolean
  /**
   * Optimistic, rolled back with a message on failure, and asked for after a lost answer; guests go to the sign-in page (FAV-02 to FAV-05). Where the game has
   * that value already, nothing is sent (FAV-03). A call that a later one replaces is `request.aborted`. Its `signal` ends
   * the wait, not the change.
   */
  set(game: Game, on: boolean, options?: VerbOptions): Promise<Result>
  /** Asks for the favourites of a member; nothing is asked for guests. A failure is not shown. */
  load(): Promise<Result>
}

/** Whether a game is a favourite, as we have it and as it is handed out. */
interface FavouriteStore {
  readonly $own: Writable<boolean>
  readonly $isFavourite: Store<boolean>
}

/** A favourite that is shown already and not yet saved. */
interface PendingChange {
  /** What the platform had when the change began. */
  readonly before: boolean
  wanted: boolean
  /** Goes up with each change of what is wanted; earlier ones are overtaken. */
  turn: number
  /** Of the latest turn. */
  silent: boolean | undefined
  done: Promise<Result>
}

/** The favourites of one session; another one starts empty (FAV-09). */
interface UserState {
  readonly scope: Scope
  readonly pending: Map<GameKey, PendingChange>
  /** Saved while the ids were being read: the response may be older than they are. */
  readonly confirmed: Set<GameKey>
  /** An answer was lost, so the platform may have other favourites than are shown. */
  isLost: boolean
  /** Their keys, for a start without a network. */
  readonly lastKnown: StoredValue<readonly string[]>
}

export function createFavourites(context: FeatureContext, session: Session, guard: AccessGuard): Favourites {
  const { config, log, ports, report, scope } = context
  const stores = new Map<GameKey, FavouriteStore>()
  /** What is shown: the keys from the server, with pending changes applied. */
  const shown = new Set<GameKey>()
  const $count = writable(-1)
  const $revision = writable(0)
  let known = false
  const user = createUserScope(scope, session, () => {
    own = createUserState()
    known = false
    for (const key of [...shown]) show(key, false)
  })
  const run = createVerbs(context, user)
  let own = createUserState()

  function createUserState(): UserState {
    const lastKnown = createStoredValue({
      storage: ports.storage,
      key: `MC_FAVOURITES:${config.merchant}:${userKey(session.$state.get())}`,
      schema: texts,
      log,
    })
    return {
      scope: user.current,
      pending: new Map(),
      confirmed: new Set(),
      isLost: false,
      lastKnown,
    }
  }

  const show = (key: GameKey, on: boolean) => {
    if (on) shown.add(key)
    else shown.delete(key)
    stores.get(key)?.$own.set(on)
  }

  const keep = ({ lastKnown }: UserState) => {
    if (known) lastKnown.write([...shown].slice(0, MAX_KEPT))
  }

  const updateCount = () => $count.set(known ? shown.size : -1)

  const applyServerKeys = (keys: ReadonlySet<GameKey>, { pending, confirmed }: UserState) => {
    const isNewer = (key: GameKey) => pending.has(key) || confirmed.has(key)
    const gone = [...shown].filter((key) => !keys.has(key) && !isNewer(key))
    const added = [...keys].filter((key) => !shown.has(key) && !isNewer(key))
    for (const key of gone) show(key, false)
    for (const key of added) show(key, true)
    if (known && gone.length + added.length > 0) $revision.set($revision.get() + 1)
    known = true
    updateCount()
  }

  /** Favourites work without the keys: the server accepts one that it already has (CALL-31). */
  const showLastKnown = () => {
    if (!known) for (const key of own.lastKnown.read() ?? []) show(key as GameKey, true)
  }

  const load = async (): Promise<Result> => {
    if (!guard.allows('favourites')) return DONE
    return run(
      'favourites.load',
      { silent: true },
      async ({ call }) => {
        own.confirmed.clear()
        const keys = await readKeys(call)
        own.isLost = false
        applyServerKeys(keys, own)
        keep(own)
      },
      { runs: 'join', failed: showLastKnown },
    )
  }

  /** One request at a time for each game. Taps meanwhile only change what is wanted; the last one wins. */
  const sync = async (game: Game, change: PendingChange, mine: UserState): Promise<Result> => {
    const { key } = game
    const { before } = change
    let server = before
    let result: Result = DONE
    // The platform never hears of a tap that was taken back before its request.
    const isSent = change.wanted !== before
    while (change.wanted !== server) {
      const sent = change.wanted
      try {
        // The platform takes a game that it has already, and removes one that it does not have (CALL-31).
        await sendRepeatable(mine.scope, () => sendFavourite(context, game, sent, mine.scope.signal))
        server = sent
      } catch (cause) {
        if (mine.scope.disposed) return aborted()
        if (isOutcomeUnknown(toFoyerError(cause))) mine.isLost = true
        if (change.wanted === sent) {
          result = report('favourites.set', cause, { silent: change.silent })
          change.wanted = server
          show(key, server)
          updateCount()
        }
      }
      if (mine.scope.disposed) return aborted()
    }
    mine.pending.delete(key)
    if (isSent) mine.confirmed.add(key)
    if (server !== before) {
      $revision.set($revision.get() + 1)
      keep(mine)
    }
    if (mine.isLost) void load()
    return result
  }

  /** The heart is painted before its request is made. A tap that is taken back before the paint sends nothing. */
  const whenPainted = (mine: Scope, send: () => Promise<Result>): Promise<Result> => {
    const { afterPaint } = ports.visibility
    if (afterPaint === undefined) return send()
    return new Promise((resolve) => {
      let cancel: Unsubscribe | undefined
      const forget = mine.add(() => {
        cancel?.()
        resolve(aborted())
      })
      cancel = afterPaint(() => {
        resolve(send())
        // The promise is settled, so the disposer only leaves the scope.
        forget()
      })
    })
  }

  /** The result of what is wanted now; a later turn overtakes it. */
  const resultOf = async (change: PendingChange): Promise<Result> => {
    const { turn } = change
    const result = await change.done
    return change.turn === turn ? result : aborted()
  }

  const change = (game: Game, on: boolean, silent: boolean | undefined): Promise<Result> => {
    if (!guard.enforce('toggleFavourite')) return Promise.resolve(refused(guard, 'toggleFavourite'))
    if (!canFavourite(game)) {
      const error = new FoyerError({ code: 'request.invalid', field: 'game' })
      // The interface shows no heart, so that no person has tapped it.
      return Promise.resolve(report('favourites.set', error, { silent: true }))
    }
    const mine = own
    const running = mine.pending.get(game.key)
    if (shown.has(game.key) === on) return running === undefined ? Promise.resolve(DONE) : resultOf(running)
    show(game.key, on)
    updateCount()
    if (running !== undefined) {
      running.wanted = on
      running.turn += 1
      running.silent = silent
      return resultOf(running)
    }
    const first: PendingChange = { before: !on, wanted: on, turn: 0, silent, done: Promise.resolve(DONE) }
    mine.pending.set(game.key, first)
    first.done = whenPainted(mine.scope, () => sync(game, first, mine))
    return resultOf(first)
  }

  const set: Favourites['set'] = (game, on, { signal, silent } = {}) =>
    signal?.aborted ? Promise.resolve(aborted()) : untilAborted(change(game, on, silent), signal)

  scope.add(
    session.$state.subscribe((state) => {
      if (state.type === 'unknown') return
      if (userKey(state) === undefined) known = true
      updateCount()
      if (!known) void load()
    }),
  )

  // Hearts may have changed in another tab or on another device meanwhile.
  scope.add(context.ports.visibility.onChange((visible) => visible && known && void load()))
  scope.add(context.connection.onReturn(() => own.isLost && void load()))

  return {
    $count: readOnly($count, context.log),
    $revision: readOnly($revision, context.log),
    $isFavourite(key) {
      const existing = stores.get(key)
      if (existing !== undefined) return existing.$isFavourite
      const $own = writable(shown.has(key))
      const $isFavourite = readOnly($own, context.log)
      stores.set(key, { $own, $isFavourite })
      return $isFavourite
    },
    has: (key) => shown.has(key),
    canFavourite,
    set,
    load,
  }
}

/** Lottery games have no heart (HOME-19). */
function canFavourite({ type, category }: Pick<Game, 'type' | 'category'>): boolean {
  return !isLottery(type) && !isLottery(category)
}

/** How many keys are kept for the next start: 40 kB at most. */
const MAX_KEPT = 2000

/** Ten thousand favourites: a bound for a platform whose pages never end. */
const MAX_PAGES = 100

/** Reads the keys of all favourites of the user (CALL-29). @throws FoyerError the refusal of the call */
async function readKeys(call: Call): Promise<ReadonlySet<GameKey>> {
  const keys = new Set<GameKey>()
  let pages = 1
  for (let pageNo = 1; pageNo <= Math.min(pages, MAX_PAGES); pageNo += 1) {
    const response = await call(favouriteEndpoints.favoriteIds, {
      pageNo,
      pageSize: SPEC_CONSTANTS.pageSizes.favouriteIds,
    })
    for (const { vendor, nodeId } of response.content) keys.add(gameKey(vendor, nodeId))
    pages = response.totalPages ?? 1
  }
  return keys
}

/** Adds or removes a favourite (CALL-31, CALL-32). @throws FoyerError the refusal of the call */
async function sendFavourite(
  { call }: Pick<FeatureContext, 'call'>,
  { nodeId, vendorCode: vendor }: Pick<Game, 'nodeId' | 'vendorCode'>,
  on: boolean,
  signal: AbortSignal,
): Promise<void> {
  await call(on ? favouriteEndpoints.favoriteAdd : favouriteEndpoints.favoriteRemove, { nodeId, vendor }, { signal })
}

/** Favourites. */
export const favourites: Feature<Favourites> = defineFeature({
  id: 'favourites',
  needs: { session, access },
  create: (context, { session, access }) => createFavourites(context, session, access),
})
