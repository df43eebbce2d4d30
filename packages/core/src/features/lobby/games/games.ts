import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { access } from '../../app/access/access.ts'
import type { AccessGuard } from '../../app/access/guard.ts'
import { userKey } from '../../auth/session/roles.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { type Catalogue, catalogue } from '../catalogue/catalogue.ts'
import { type Favourites, favourites } from '../favourites/favourites.ts'
import { type Featured, featured } from '../featured/featured.ts'
import { type Recents, recents } from '../recents/recents.ts'
import { type CachedGameList, createGameList } from './create-game-list.ts'
import type { GameList, GameListOptions } from './game-list.ts'
import { createListSource } from './games-api.ts'
import { createInstanceCache } from './instance-cache.ts'
import { createListStateStorage } from './list-state-storage.ts'

export interface Games {
  /**
   * The list of a screen, as it was left where it is still kept. After a reload of the page its filter and pages (up
   * to 10) are restored. Kept lists end with the session and with the language.
   */
  createList(options: GameListOptions): GameList
}

export interface GamesDeps {
  readonly guard: Pick<AccessGuard, 'check' | 'allows' | 'enforce'>
  readonly session: Session
  readonly catalogue: Catalogue
  readonly featured: Featured
  readonly favourites: Favourites
  readonly recents: Recents
}

/** The slots centre alone has four. */
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

  const createCachedList = (options: GameListOptions, key: string): CachedGameList => {
    const list = createGameList({ context, source, ...deps }, options, listStates.read(key))
    let last = list.$state.get()
    list.$state.listen((state) => {
      const { mode, isNew, filter, page } = state
      const moved = mode !== last.mode || isNew !== last.isNew || filter !== last.filter || page !== last.page
      last = state
      if (moved && page > 0) listStates.write(key, { mode, isNew, filter, page: list.loadedPages() })
    })
    return list
  }

  return {
    createList(options) {
      const { screen, category, vendorCode = '', mode = '', isNew = false, search = '' } = options
      const key = JSON.stringify([screen, category, vendorCode, mode, isNew, search])
      const { item, release } = lists.retain(key, () => createCachedList(options, key))
      return { ...item, dispose: release }
    },
  }
}

/** Lists of games. */
export const games: Feature<Games> = defineFeature({
  id: 'games',
  needs: { access, session, catalogue, featured, favourites, recents },
  create: (context, { access, ...others }) => createGames(context, { guard: access, ...others }),
})
