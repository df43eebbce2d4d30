import type * as z from 'zod/mini'
import type { FeatureContext } from '../../../kernel/feature.ts'
import type { Page } from '../../../kernel/paged-query.ts'
import { unwrap } from '../../../kernel/result.ts'
import type { AnyEndpoint } from '../../../transport/endpoint.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { categoryRequest } from '../catalogue/category-rules.ts'
import { isOfCategory } from '../catalogue/is-of-category.ts'
import { favoriteList } from '../favourites/endpoints.ts'
import type { Featured } from '../featured/featured.ts'
import { recentGames } from '../recents/endpoints.ts'
import { CLIENT_TYPE, gameList, type wireGamePage } from './endpoints.ts'
import type { Game } from './game.ts'
import type { GameListOptions } from './game-list.ts'
import { type GameQuery, needsSession } from './list-query.ts'

/** The value that asks for new games (LIST-08). */
const IS_NEW_FLAG = 1

/** Which games to ask the platform for, and how many at a time. */
export type PageQuery = Partial<GameQuery> &
  Pick<GameQuery, 'category' | 'vendorCode'> & {
    readonly pageSize: number
  }

export interface GamesApiDeps {
  readonly context: Pick<FeatureContext, 'call' | 'config' | '$language'>
  readonly catalogue: Catalogue
}

/** A loader of the platform's pages of one query, in the current language (LIST-13, LIST-16). */
export function gamePages(deps: GamesApiDeps, query: PageQuery): LoadGamePage {
  const { catalogue } = deps
  const { call, config, $language } = deps.context
  const { category, pageSize } = query
  const request = categoryRequest(category, config.category)
  const vendorCode = request.vendorCode ?? query.vendorCode
  const language = $language.get()

  /** The transport leaves out what is undefined or empty (LIST-16). */
  const ofVendor =
    (vendor: string): LoadGamePage =>
    async (pageNo, signal) => {
      const input = {
        merchant: config.merchant,
        platform: 'html5',
        language,
        clientType: CLIENT_TYPE,
        gameType: request.gameType,
        pageNo,
        pageSize,
        gameName: query.name,
        gameClassify: query.classification,
        vassalage: vendor,
        isNew: query.tab === 'new' ? IS_NEW_FLAG : undefined,
        minBet: query.minBet,
        minLine: query.minLines,
      } as const
      return readGamePage(await call(gameList, input, { signal }), pageSize)
    }
  if (category !== 'COCKFIGHT' || vendorCode !== '') return ofVendor(vendorCode)
  // A request can name one vendor only, so each cockfight vendor has a request of its own (CATEGORY-04).
  let merged: LoadGamePage | undefined
  return async (page, signal) => {
    const loaded = await catalogue.load()
    // Configured vendors do not need the catalogue. Without any vendor the list would be empty, which is wrong.
    if (cockfightVendors(deps).length === 0) unwrap(loaded)
    merged ??= mergePages(cockfightVendors(deps).map(ofVendor))
    return merged(page, signal)
  }
}

/** The vendors of COCKFIGHT: those of the menus, once they are known. */
export function cockfightVendors({ context, catalogue }: GamesApiDeps): readonly string[] {
  const data = catalogue.$data.get()
  const category = data.status === 'ready' ? data.data.categories.find(({ code }) => code === 'COCKFIGHT') : undefined
  return category?.vendors.map(({ code }) => code) ?? context.config.category.cockfightVendors
}

/** Loads one page of a query, from the platform or from games that are loaded already. */
export type LoadGamePage = (page: number, signal: AbortSignal) => Promise<Page<Game>>

/**
 * LIST-13, DATA-05: rows stand under games, content or list, in this order of preference. A missing number of
 * pages follows from the count; without a count there is one page.
 */
export function readGamePage(response: z.output<typeof wireGamePage>, pageSize: number): Page<Game> {
  const rows =
    [response.games, response.content, response.list].find((some) => some !== undefined && some.length > 0) ?? []
  const size = response.pageSize ?? pageSize
  const totalPages =
    response.totalPages ?? (response.totalCount === undefined ? 1 : Math.ceil(response.totalCount / Math.max(1, size)))
  return { rows, totalPages, totalCount: response.totalCount ?? rows.length }
}

type Load<Row> = (page: number, signal: AbortSignal) => Promise<Page<Row>>

/** Joins several paged sources: page n holds page n of each source that has one. */
export function mergePages<Row>(sources: readonly Load<Row>[]): Load<Row> {
  const pages = new Map<Load<Row>, number>()

  return async (page, signal) => {
    const responses = await Promise.all(
      sources
        .filter((source) => page <= (pages.get(source) ?? page))
        .map(async (source) => {
          const response = await source(page, signal)
          pages.set(source, response.totalPages)
          return response
        }),
    )
    return {
      rows: responses.flatMap(({ rows }) => rows),
      totalPages: Math.max(0, ...pages.values()),
      totalCount: responses.reduce((sum, { totalCount }) => sum + totalCount, 0),
    }
  }
}

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
  return tab === 'fav' ? favoriteList : tab === 'recent' ? recentGames : gameList
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
        return readGamePage(await call(favoriteList, input, { signal }), pageSize)
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
        return readGamePage(await call(recentGames, input, { signal }), pageSize)
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
