import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { delay } from '../../../kernel/delay.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createQuery, type Loadable } from '../../../kernel/query.ts'
import { DONE, type Result } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserCache } from '../../auth/session/user-cache.ts'
import { type Catalogue, catalogue } from '../catalogue/catalogue.ts'
import type { Game } from './game.ts'
import { gamePages } from './games-api.ts'
import { type LastKnownGames, lastKnownGames } from './last-known-games.ts'

export interface Shelves {
  /** The shelf of a category; the last 12 are kept as they were left, until the session or the language changes. */
  createShelf(category: string): Shelf
  /**
   * Loads the code that keeps shelves and lists of games for when the platform cannot be reached. With it, what was seen
   * is kept although the page is left at once; without it, only what has been there for 5 s (PERR-10).
   *
   * @throws FoyerError `network.failed` or `network.offline` where the code cannot be loaded
   */
  prefetch(): Promise<unknown>
}

/** The home page's shelf of one category: a vendor filter and the first games of it (HOME-14, HOME-15). */
export interface Shelf extends Loadable<readonly Game[]> {
  /** Category code. */
  readonly category: string
  /** Code of the vendor whose games are shown; '' is all vendors. */
  readonly $vendor: Store<string>
  /** Shows the games of this vendor; '' for all. Loads them if the shelf has been loaded before. */
  setVendor(code: string): Promise<Result>
  dispose(): void
}

export interface ShelvesDeps {
  readonly session: Session
  readonly catalogue: Catalogue
  readonly lastKnownGames: LastKnownGames
}

/** The home page has one for each category. */
const MAX_IDLE_SHELVES = 12

export function createShelves(context: FeatureContext, deps: ShelvesDeps): Shelves {
  const { scope, $language } = context
  const { session } = deps
  const shelves = createUserCache<CachedShelf>({ scope, session, maxIdle: MAX_IDLE_SHELVES })
  scope.add($language.listen(() => shelves.clear()))

  return {
    prefetch: deps.lastKnownGames.prefetch,
    createShelf: (category) => shelves.lease(category, () => createShelf({ context, ...deps }, category)),
  }
}

export interface ShelfDeps extends ShelvesDeps {
  readonly context: FeatureContext
}

export interface CachedShelf extends Shelf {
  setVisible(visible: boolean): void
}

/** The first games of a category, of all vendors or of one (HOME-14, HOME-15). */
export function createShelf(deps: ShelfDeps, category: string): CachedShelf {
  const { context, catalogue, lastKnownGames, session } = deps
  const scope = context.scope.child()
  const pageSize = SPEC_CONSTANTS.pageSizes.homePerVendor
  const $vendor = writable('')
  let delayMs = 0
  let started = false

  const question = () => `shelf${JSON.stringify([category, $vendor.get()])}`
  const games = createQuery<readonly Game[]>({
    context: { ...context, scope },
    feature: 'shelves',
    lastKnown: {
      async read() {
        const known = await lastKnownGames.read(question())
        return known && { at: known.at, data: known.data.rows }
      },
      write: (rows) => lastKnownGames.write(question(), { rows, totalPages: 1, totalCount: rows.length }),
    },
    async load(signal) {
      const load = gamePages({ context, catalogue }, { category, vendorCode: $vendor.get(), pageSize })
      if (delayMs > 0) await delay(scope, delayMs, signal)
      const { rows } = await load(1, signal)
      delayMs = 0
      return rows.slice(0, pageSize)
    },
  })

  /** Other games are to be shown: those on screen go at once. Nothing before the first load. */
  const reload = async (): Promise<Result> => {
    if (!started) return DONE
    games.reset()
    return games.load()
  }
  const menuOf = () => {
    const state = catalogue.$data.get()
    return state.status === 'ready' ? state.data : undefined
  }
  let menu = menuOf()

  scope.add(
    context.$language.listen(() => {
      delayMs = SPEC_CONSTANTS.languageReloadMs
      void reload()
    }),
  )
  scope.add(
    session.$state.listen(({ type }) => {
      // What this user was shown before can be found from now on.
      if (type !== 'unknown' && games.$state.get().status === 'failed') void games.load()
    }),
  )
  scope.add(
    catalogue.$data.listen(() => {
      // HOME-16: only where the menus differ, not for the first ones or for equal ones.
      const next = menuOf()
      if (next === undefined || next === menu) return
      const changed = menu !== undefined
      menu = next
      if (changed) void reload()
    }),
  )

  return {
    category,
    $vendor: readOnly($vendor, context.log),
    $state: games.$state,
    load() {
      started = true
      return games.load()
    },
    refresh() {
      started = true
      return games.refresh()
    },
    async setVendor(code) {
      if (code === $vendor.get()) return DONE
      $vendor.set(code)
      delayMs = 0
      return reload()
    },
    setVisible(visible) {
      if (visible && games.$state.get().status === 'failed') void games.load()
    },
    dispose: () => scope.dispose(),
  }
}

/** The home page's shelves. Separate from the lists, so that the home page loads less code. */
export const shelves: Feature<Shelves> = defineFeature({
  id: 'shelves',
  needs: { session, catalogue, lastKnownGames },
  create: createShelves,
})
