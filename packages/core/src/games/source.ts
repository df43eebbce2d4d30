import type { Catalogue } from '../catalogue/catalogue.ts'
import { requestAs } from '../catalogue/rules.ts'
import { favoriteList } from '../favourites/contract.ts'
import type { Hot } from '../hot/hot.ts'
import type { Context } from '../kernel/context.ts'
import type { Page } from '../kernel/paged-list.ts'
import { recentGames } from '../recents/contract.ts'

import { gameList } from './contract.ts'
import { matchesFilter, matchesType } from './match.ts'
import { mergePages } from './merge.ts'
import { readPage } from './page.ts'
import type { Question } from './question.ts'
import { type GameScreen, needsSession, pageSizeOf } from './rules.ts'
import type { Game } from './wire-game.ts'

/** CALL-27: games for phones. */
const CLIENT_TYPE = 2
/** LIST-08 */
const IS_NEW = 1

export type LoadGames = (page: number, signal: AbortSignal) => Promise<Page<Game>>

export interface GameSource {
  /** How the pages of one question are had. Each question gets its own, since some remember what they have seen. */
  open(question: Question, screen: GameScreen): LoadGames
  /** Whether the answer comes from what is at hand already, as hot games mostly do. */
  isLocal(question: Question, screen: GameScreen): boolean
  /** LIST-06 */
  hasHot(category: string, vassalage: string): boolean
}

export function createGameSource(context: Context, catalogue: Catalogue, hot: Hot): GameSource {
  const { call, config, $language } = context

  const cockfightVendors = (): readonly string[] => {
    const data = catalogue.$data.get()
    const category = data.status === 'ready' ? data.data.categories.find(({ code }) => code === 'COCKFIGHT') : undefined
    return category?.vendors.map(({ code }) => code) ?? config.category.cockfightVendors
  }

  const hotRows = () => {
    const games = hot.$games.get()
    return games.status === 'ready' ? games.data : []
  }

  const ofType = (category: string) =>
    matchesType(category, { ...config.category, cockfightVendors: cockfightVendors() })

  const isLocal = ({ mode }: Question, screen: GameScreen) =>
    mode === 'hot' || (screen === 'hotGames' && !needsSession(mode))

  /** FILTER-12, HOT-04: everything at once, or step by step on the centre. */
  const fromHot = (question: Question, screen: GameScreen): LoadGames => {
    const step = screen === 'hotGames' ? pageSizeOf(screen, question.mode) : Number.POSITIVE_INFINITY
    return async (page) => {
      await hot.load()
      const games = hot.$games.get()
      if (games.status === 'failed') throw games.error
      const rows = hotRows().filter(ofType(question.category)).filter(matchesFilter(question))
      return {
        rows: step === Number.POSITIVE_INFINITY ? rows : rows.slice((page - 1) * step, page * step),
        totalPages: Math.ceil(rows.length / step),
        totalCount: rows.length,
      }
    }
  }

  const fromServer = (question: Question, screen: GameScreen): LoadGames => {
    const { filter, mode } = question
    const wire = requestAs(question.category, config.category)
    const vassalage = wire.vassalage ?? filter.vassalage
    const pageSize = pageSizeOf(screen, mode)
    const language = $language.get()

    if (mode === 'fav') {
      return async (pageNo, signal) => {
        const input = { pageNo, pageSize, language, gameType: wire.gameType, vendor: vassalage }
        return readPage(await call(favoriteList, input, { signal }), pageSize)
      }
    }
    if (mode === 'recent') {
      return async (page, signal) => {
        const input = { page, pageSize, language, clientType: CLIENT_TYPE, gameType: wire.gameType, vassalage } as const
        return readPage(await call(recentGames, input, { signal }), pageSize)
      }
    }
    /** LIST-16: what is not set is left out by the transport. */
    const ofVendor =
      (vendor: string): LoadGames =>
      async (pageNo, signal) => {
        const input = {
          merchant: config.merchantCode,
          platform: 'html5',
          language,
          clientType: CLIENT_TYPE,
          gameType: wire.gameType,
          pageNo,
          pageSize,
          gameName: filter.gameName,
          vassalage: vendor,
          gameClassify: filter.gameClassify,
          isNew: question.isNew ? IS_NEW : undefined,
          minBet: filter.minBet,
          minLine: filter.minLine,
        } as const
        return readPage(await call(gameList, input, { signal }), pageSize)
      }
    if (question.category !== 'COCKFIGHT' || vassalage !== '') return ofVendor(vassalage)
    // CATEGORY-04: SPORTS limited to its cockfight vendors, of which a request can name one.
    let merged: LoadGames | undefined
    return async (page, signal) => {
      await catalogue.load()
      merged ??= mergePages(cockfightVendors().map(ofVendor))
      return merged(page, signal)
    }
  }

  return {
    open: (question, screen) => (isLocal(question, screen) ? fromHot(question, screen) : fromServer(question, screen)),
    isLocal,
    hasHot: (category, vassalage) =>
      hotRows().some((game) => ofType(category)(game) && (vassalage === '' || game.vassalage === vassalage)),
  }
}
