import type { Catalogue } from '../catalogue/catalogue.ts'
import { matchesType } from '../catalogue/matches-type.ts'
import { requestAs } from '../catalogue/rules.ts'
import { favoriteList } from '../favourites/contract.ts'
import type { Hot } from '../hot/hot.ts'
import type { FeatureContext } from '../kernel/feature-context.ts'
import { recentGames } from '../recents/contract.ts'
import type { AnyEndpoint } from '../transport/endpoint.ts'
import { gameList } from './contract.ts'
import type { ListScreen } from './game-list.ts'
import { matchesFilter } from './match.ts'
import { type LoadGames, readPage } from './page.ts'
import type { Question } from './question.ts'
import { needsSession, pageSizeOf } from './rules.ts'
import { cockfightVendors, serverGames } from './server-games.ts'

/** CALL-27: games for phones. */
const CLIENT_TYPE = 2

export interface GameSource {
  /** How the pages of one question are had. Each question gets its own, since some remember what they have seen. */
  open(question: Question, screen: ListScreen): LoadGames
  /** Whether the answer comes from what is at hand already, as hot games mostly do. */
  isLocal(question: Question, screen: ListScreen): boolean
  /** LIST-06 */
  hasHot(category: string, vassalage: string): boolean
}

/** The call that a question is answered by: its `throttleMs` is how far apart the pages are asked for (LIST-10). */
export function endpointOf({ mode }: Pick<Question, 'mode'>): AnyEndpoint {
  return mode === 'fav' ? favoriteList : mode === 'recent' ? recentGames : gameList
}

export function createGameSource(context: FeatureContext, catalogue: Catalogue, hot: Hot): GameSource {
  const { call, config, $language } = context

  const hotRows = () => {
    const games = hot.$games.get()
    return games.status === 'ready' ? games.data : []
  }

  const ofType = (category: string) =>
    matchesType(category, { ...config.category, cockfightVendors: cockfightVendors({ context, catalogue }) })

  const isLocal = ({ mode }: Question, screen: ListScreen) =>
    mode === 'hot' || (screen === 'hotGames' && !needsSession(mode))

  /** FILTER-12, HOT-04: everything at once, or step by step on the centre. */
  const fromHot = (question: Question, screen: ListScreen): LoadGames => {
    const step = screen === 'hotGames' ? pageSizeOf(screen, question) : Number.POSITIVE_INFINITY
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

  const fromServer = (question: Question, screen: ListScreen): LoadGames => {
    const { filter, mode } = question
    const wire = requestAs(question.category, config.category)
    const vassalage = wire.vassalage ?? filter.vassalage
    const pageSize = pageSizeOf(screen, question)
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
    const { category, isNew } = question
    return serverGames({ context, catalogue }, { ...filter, category, isNew, pageSize })
  }

  return {
    open: (question, screen) => (isLocal(question, screen) ? fromHot(question, screen) : fromServer(question, screen)),
    isLocal,
    hasHot: (category, vassalage) =>
      hotRows().some((game) => ofType(category)(game) && (vassalage === '' || game.vassalage === vassalage)),
  }
}
