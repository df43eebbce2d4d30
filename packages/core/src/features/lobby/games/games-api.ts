import type * as z from 'zod/mini'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { isIncomplete } from '../../../kernel/incomplete-rows.ts'
import type { Page } from '../../../kernel/paged-query.ts'
import { unwrap } from '../../../kernel/result.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { categoryRequest } from '../catalogue/category-rules.ts'
import { CLIENT_TYPE, gameEndpoints, type wireGamePage } from './endpoints.ts'
import type { Game } from './game.ts'
import type { GameQuery } from './list-query.ts'

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
      return readGamePage(await call(gameEndpoints.gameList, input, { signal }), pageSize)
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
  const hasGaps = [response.games, response.content, response.list].some(
    (some) => some !== undefined && isIncomplete(some),
  )
  return { rows, totalPages, totalCount: response.totalCount ?? rows.length, ...(hasGaps && { isIncomplete: true }) }
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
      ...(responses.some(({ isIncomplete }) => isIncomplete) && { isIncomplete: true }),
    }
  }
}
