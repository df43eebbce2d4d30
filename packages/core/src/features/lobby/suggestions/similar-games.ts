import type { FeatureContext } from '../../../kernel/feature.ts'
import type { Game } from '../games/game.ts'
import type { FuzzyMatcher, FuzzyMatcherDeps, FuzzyMatches } from './fuzzy-matcher.ts'
import { searchGames } from './search-games.ts'

/** What resembles a text for which the platform found nothing. */
export interface SimilarGames {
  /**
   * The spelling of the names, by which the platform finds all of these games. '' where it cannot find them by one text,
   * for example where the words are in another order.
   */
  readonly matchedText: string
  /** The nearest first. At most six where they have only a part of the text; [] where no name resembles it. */
  readonly games: readonly Game[]
}

/** Rows of the response to one fragment. */
const FRAGMENT_PAGE_SIZE = 50

interface SimilarGamesResult extends FuzzyMatches {
  /** The platform has answered the requests for all fragments. */
  readonly isAnswered: boolean
}

/**
 * The games that resemble a text: known ones, and, where none of these is a sure match, those that the platform finds by
 * fragments of the text.
 */
export async function findSimilarGames(
  context: FeatureContext,
  { matcher, loaded, vendorCode }: Pick<FuzzyMatcherDeps, 'loaded' | 'vendorCode'> & { readonly matcher: FuzzyMatcher },
  text: string,
  signal: AbortSignal,
): Promise<SimilarGamesResult> {
  const known = await matcher.find(text)
  const isSure = known.match === 'written' || known.match === 'sure'
  if (isSure && known.matchedText !== '') return { ...known, isAnswered: true }
  const fragments = await matcher.fragmentsOf(text)
  const responses = await Promise.allSettled(
    fragments.map((gameName) => searchGames(context, { gameName, vendorCode, pageSize: FRAGMENT_PAGE_SIZE }, signal)),
  )
  // The names may be those of a language that is no longer shown.
  signal.throwIfAborted()
  for (const response of responses) if (response.status === 'fulfilled') loaded.add(response.value)
  return { ...(await matcher.find(text)), isAnswered: responses.every(({ status }) => status === 'fulfilled') }
}
