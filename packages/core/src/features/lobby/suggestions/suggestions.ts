import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { aborted, DONE, type Result, succeeded } from '../../../kernel/result.ts'
import { type Catalogue, catalogue } from '../catalogue/catalogue.ts'
import { type Featured, featured } from '../featured/featured.ts'
import { type Autocomplete, type AutocompleteOptions, createAutocomplete, MAX_SUGGESTED_GAMES } from './autocomplete.ts'
import { createFuzzyMatcher } from './fuzzy-matcher.ts'
import { createLoadedGames } from './loaded-games.ts'
import { findSimilarGames, type SimilarGames } from './similar-games.ts'

export interface SimilarGamesOptions extends Pick<AutocompleteOptions, 'vendorCode'> {
  readonly signal?: AbortSignal | undefined
}

/** Suggestions for a search box, and for a search without results. The search itself is a name in the query of a list. */
export interface Suggestions {
  /** Loads the matching code, which is loaded with the first letter otherwise. A failure is not shown. */
  prefetch(): Promise<Result>
  /** One for each search box. */
  createAutocomplete(options?: AutocompleteOptions): Autocomplete
  /**
   * The games that a text probably means, after the platform has found none. Compares it with the loaded names. Where no
   * name is a sure match, the platform is asked for fragments of the words (at most four requests). A failure is not shown.
   * A change of the language ends it: `request.aborted`.
   */
  findSimilar(text: string, options?: SimilarGamesOptions): Promise<Result<SimilarGames>>
}

export interface SuggestionsDeps {
  readonly catalogue: Catalogue
  readonly featured: Featured
}

/** The most similar games where all of them have the whole text. */
const MAX_SIMILAR_GAMES = 60

export function createSuggestions(context: FeatureContext, deps: SuggestionsDeps): Suggestions {
  const loaded = createLoadedGames()
  const { scope, $language } = context
  scope.add($language.listen(() => loaded.clear()))
  return {
    async prefetch() {
      try {
        await createFuzzyMatcher({ ...deps, loaded, vendorCode: undefined }).find('')
        return DONE
      } catch (cause) {
        return context.report('suggestions.prefetch', cause, { silent: true })
      }
    },
    createAutocomplete: (options = {}) => createAutocomplete(context, { ...deps, loaded }, options),
    async findSimilar(text, { vendorCode, signal } = {}) {
      const search = scope.child(signal)
      search.add($language.listen(() => search.dispose()))
      try {
        const matcher = createFuzzyMatcher({ ...deps, loaded, vendorCode })
        const { matchedText, games, match } = await findSimilarGames(
          context,
          { matcher, loaded, vendorCode },
          text,
          search.signal,
        )
        if (search.disposed) return aborted()
        return succeeded({
          matchedText,
          games: games.slice(0, match === 'part' ? MAX_SUGGESTED_GAMES : MAX_SIMILAR_GAMES),
        })
      } catch (cause) {
        return search.disposed ? aborted() : context.report('suggestions.findSimilar', cause, { silent: true })
      } finally {
        search.dispose()
      }
    },
  }
}

/** Suggestions while a search is typed, and similar games where it finds nothing. */
export const suggestions: Feature<Suggestions> = defineFeature({
  id: 'suggestions',
  needs: { catalogue, featured },
  create: createSuggestions,
})
