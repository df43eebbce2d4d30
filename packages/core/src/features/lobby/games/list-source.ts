import type { FeatureContext } from '../../../kernel/feature-context.ts'
import type { AnyEndpoint } from '../../../transport/endpoint.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { categoryRequest } from '../catalogue/category-rules.ts'
import { matchesType } from '../catalogue/matches-type.ts'
import { favoriteList } from '../favourites/contract.ts'
import type { Featured } from '../featured/featured.ts'
import { recentGames } from '../recents/contract.ts'
import { CLIENT_TYPE, gameList } from './contract.ts'
import type { ListScreen } from './game-list.ts'
import { type LoadGamePage, readGamePage } from './game-page.ts'
import { cockfightVendors, gamePages } from './games-api.ts'
import type { ListQuery } from './list-query.ts'
import { needsSession, pageSizeFor } from './list-rules.ts'
import { matchesFilter } from './matches-filter.ts'

export interface ListSource {
  /** How the pages of one question are had. Each question gets its own, since some remember what they have seen. */
  open(query: ListQuery, screen: ListScreen): LoadGamePage
  /** Whether the answer comes from what is at hand already, as hot games mostly do. */
  isLocal(query: ListQuery, screen: ListScreen): boolean
  /** LIST-06 */
  hasHot(category: string, vendorCode: string): boolean
}

/** The call that a question is answered by: its `throttleMs` is how far apart the pages are asked for (LIST-10). */
export function endpointOf({ mode }: Pick<ListQuery, 'mode'>): AnyEndpoint {
  return mode === 'fav' ? favoriteList : mode === 'recent' ? recentGames : gameList
}

export function createListSource(context: FeatureContext, catalogue: Catalogue, featured: Featured): ListSource {
  const { call, config, $language } = context

  const featuredRows = () => {
    const games = featured.$games.get()
    return games.status === 'ready' ? games.data : []
  }

  const ofType = (category: string) =>
    matchesType(category, { ...config.category, cockfightVendors: cockfightVendors({ context, catalogue }) })

  const isLocal = ({ mode }: ListQuery, screen: ListScreen) =>
    mode === 'hot' || (screen === 'hotGames' && !needsSession(mode))

  /** FILTER-12, HOT-04: everything at once, or step by step on the centre. */
  const fromFeatured = (query: ListQuery, screen: ListScreen): LoadGamePage => {
    const pageSize = screen === 'hotGames' ? pageSizeFor(screen, query) : Number.POSITIVE_INFINITY
    return async (page) => {
      await featured.load()
      const games = featured.$games.get()
      if (games.status === 'failed') throw games.error
      const rows = featuredRows().filter(ofType(query.category)).filter(matchesFilter(query))
      return {
        rows: pageSize === Number.POSITIVE_INFINITY ? rows : rows.slice((page - 1) * pageSize, page * pageSize),
        totalPages: Math.ceil(rows.length / pageSize),
        totalCount: rows.length,
      }
    }
  }

  const fromServer = (query: ListQuery, screen: ListScreen): LoadGamePage => {
    const { filter, mode } = query
    const request = categoryRequest(query.category, config.category)
    const vendorCode = request.vendorCode ?? filter.vendorCode
    const pageSize = pageSizeFor(screen, query)
    const language = $language.get()

    if (mode === 'fav') {
      return async (pageNo, signal) => {
        const input = { pageNo, pageSize, language, gameType: request.gameType, vendor: vendorCode }
        return readGamePage(await call(favoriteList, input, { signal }), pageSize)
      }
    }
    if (mode === 'recent') {
      return async (page, signal) => {
        const input = {
          page,
          pageSize,
          language,
          clientType: CLIENT_TYPE,
          gameType: request.gameType,
          vassalage: vendorCode,
        } as const
        return readGamePage(await call(recentGames, input, { signal }), pageSize)
      }
    }
    const { category, isNew } = query
    return gamePages({ context, catalogue }, { ...filter, category, isNew, pageSize })
  }

  return {
    open: (query, screen) => (isLocal(query, screen) ? fromFeatured(query, screen) : fromServer(query, screen)),
    isLocal,
    hasHot: (category, vendorCode) =>
      featuredRows().some((game) => ofType(category)(game) && (vendorCode === '' || game.vendorCode === vendorCode)),
  }
}
