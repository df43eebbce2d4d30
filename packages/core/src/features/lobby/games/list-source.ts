import type { AnyEndpoint } from '../../../kernel/endpoint.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { categoryRequest } from '../catalogue/category-rules.ts'
import { isOfCategory } from '../catalogue/is-of-category.ts'
import { favouriteEndpoints } from '../favourites/endpoints.ts'
import type { Featured } from '../featured/featured.ts'
import { recentEndpoints } from '../recents/endpoints.ts'
import { CLIENT_TYPE, gameEndpoints } from './endpoints.ts'
import type { Game } from './game.ts'
import { cockfightVendors, gamePages, type LoadGamePage, readGamePage } from './games-api.ts'
import { type GameQuery, needsSession } from './list-query.ts'
import type { GameListOptions } from './types.ts'

export interface ListSource {
  /** A loader for the pages of one query. Each query gets its own, since merged ones remember their page counts. */
  open(query: GameQuery, pageSize: number, from: GameListOptions['source']): LoadGamePage
  /** Whether the query needs no request, since the hot games are loaded already. */
  isLocal(query: GameQuery, from: GameListOptions['source']): boolean
  /** Whether the tab of hot games is shown (LIST-06). */
  hasHot(category: string, vendorCode: string): boolean
}

/** The endpoint of a query: its `throttleMs` is the least time between two pages (LIST-10). */
export function endpointOf({ tab }: Pick<GameQuery, 'tab'>): AnyEndpoint {
  return tab === 'fav'
    ? favouriteEndpoints.favoriteList
    : tab === 'recent'
      ? recentEndpoints.recentGames
      : gameEndpoints.gameList
}

export function createListSource(context: FeatureContext, catalogue: Catalogue, featured: Featured): ListSource {
  const { call, config, $language } = context

  const featuredRows = () => {
    const games = featured.$games.get()
    return games.status === 'ready' ? games.data : []
  }

  const ofType = (category: string) =>
    isOfCategory(category, { ...config.category, cockfightVendors: cockfightVendors({ context, catalogue }) })

  const isLocal = ({ tab }: GameQuery, from: GameListOptions['source']) =>
    tab === 'hot' || (from === 'featured' && !needsSession(tab))

  /** Hot games: all at once, or page by page where the list is one of them alone (FILTER-12, HOT-04). */
  const fromFeatured = (query: GameQuery, pageSize: number): LoadGamePage => {
    return async (page) => {
      const { error } = await featured.load()
      if (featured.$games.get().status !== 'ready' && error !== undefined) throw error
      const rows = featuredRows().filter(ofType(query.category)).filter(matchesQuery(query))
      return {
        rows: pageSize === Number.POSITIVE_INFINITY ? rows : rows.slice((page - 1) * pageSize, page * pageSize),
        totalPages: Math.ceil(rows.length / pageSize),
        totalCount: rows.length,
        error,
      }
    }
  }

  const fromServer = (query: GameQuery, pageSize: number): LoadGamePage => {
    const { tab } = query
    const request = categoryRequest(query.category, config.category)
    const vendorCode = request.vendorCode ?? query.vendorCode
    const language = $language.get()

    if (tab === 'fav') {
      return async (pageNo, signal) => {
        const input = { pageNo, pageSize, language, gameType: request.gameType, vendor: vendorCode }
        return readGamePage(await call(favouriteEndpoints.favoriteList, input, { signal }), pageSize)
      }
    }
    if (tab === 'recent') {
      return async (page, signal) => {
        const input = {
          page,
          pageSize,
          language,
          clientType: CLIENT_TYPE,
          gameType: request.gameType,
          vassalage: vendorCode,
        } as const
        return readGamePage(await call(recentEndpoints.recentGames, input, { signal }), pageSize)
      }
    }
    return gamePages({ context, catalogue }, { ...query, pageSize })
  }

  return {
    open(query, pageSize, from) {
      if (!isLocal(query, from)) return fromServer(query, pageSize)
      return fromFeatured(query, from === 'featured' ? pageSize : Number.POSITIVE_INFINITY)
    },
    isLocal,
    hasHot: (category, vendorCode) =>
      featuredRows().some((game) => ofType(category)(game) && (vendorCode === '' || game.vendorCode === vendorCode)),
  }
}

/** A query for games that are loaded already (HOT-04). Case does not matter in names. */
export function matchesQuery(query: Omit<GameQuery, 'category'>): (game: Game) => boolean {
  const wanted = query.name.toLowerCase()
  return (game) =>
    (query.vendorCode === '' || game.vendorCode === query.vendorCode) &&
    (wanted === '' || game.name.toLowerCase().includes(wanted)) &&
    (query.classification === '' || game.classification === query.classification) &&
    (query.minBet === undefined || game.minBet === query.minBet) &&
    (query.minLines === undefined || (game.minLines ?? 0) >= query.minLines) &&
    (query.tab !== 'new' || game.isNew)
}
