import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createInstanceCache } from '../../../kernel/instance-cache.ts'
import { access } from '../../access/access.ts'
import type { AccessGuard } from '../../access/access-guard.ts'
import { userKey } from '../../auth/session/roles.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { type Catalogue, catalogue } from '../catalogue/catalogue.ts'
import { type Favourites, favourites } from '../favourites/favourites.ts'
import { type Featured, featured } from '../featured/featured.ts'
import { type Recents, recents } from '../recents/recents.ts'
import { type CachedGameList, createGameList, type GameList } from './game-list.ts'
import { type LastKnownGames, lastKnownGames } from './last-known-games.ts'
import { createListSource } from './list-source.ts'
import { createListStateStorage } from './list-state-storage.ts'
import type { GameListOptions } from './types.ts'

export interface Games {
  /**
   * A list of games; it sends nothing before `load()`. With a `restoreKey`, the list of the last visit is returned
   * where it is still kept. Kept lists end with the session and with the language.
   */
  list(options: GameListOptions): GameList
}

export interface GamesDeps {
  readonly guard: Pick<AccessGuard, 'check' | 'allows' | 'enforce'>
  readonly session: Session
  readonly catalogue: Catalogue
  readonly featured: Featured
  readonly favourites: Favourites
  readonly recents: Recents
  readonly lastKnownGames: LastKnownGames
}

/** The page of the slots centre has four of them. */
const MAX_IDLE_LISTS = 8

export function createGames(context: FeatureContext, deps: GamesDeps): Games {
  const { scope, $language } = context
  const { session } = deps
  const source = createListSource(context, deps.catalogue, deps.featured)
  const lists = createInstanceCache<CachedGameList>(MAX_IDLE_LISTS)
  const listStates = createListStateStorage(context, session)
  let user = userKey(session.$state.get())
  let isKnown = session.$state.get().type !== 'unknown'

  scope.add($language.listen(() => lists.clear()))
  scope.add(
    session.$state.listen((state) => {
      const next = userKey(state)
      // After a reload of the page the session is unknown at first: the same user gets the lists back.
      if (isKnown && next !== user) {
        lists.clear()
        listStates.clear()
      }
      user = next
      isKnown = state.type !== 'unknown'
    }),
  )

  const createKeptList = (options: GameListOptions, key: string): CachedGameList => {
    const list = createGameList({ context, source, ...deps }, options, listStates.read(key))
    let last = { query: list.$query.get(), page: 0 }
    list.$state.listen(({ data }) => {
      const now = { query: list.$query.get(), page: data?.page ?? 0 }
      if (now.page === last.page && now.query === last.query) return
      last = now
      const { category, ...query } = now.query
      if (now.page > 0) listStates.write(key, { query, page: list.loadedPages() })
    })
    return list
  }

  return {
    list(options) {
      const { restoreKey } = options
      if (restoreKey === undefined) return createGameList({ context, source, ...deps }, options)
      return lists.lease(restoreKey, () => createKeptList(options, restoreKey))
    },
  }
}

/** Lists of games. */
export const games: Feature<Games> = defineFeature({
  id: 'games',
  needs: { access, session, catalogue, featured, favourites, recents, lastKnownGames },
  create: (context, { access, ...others }) => createGames(context, { guard: access, ...others }),
})
