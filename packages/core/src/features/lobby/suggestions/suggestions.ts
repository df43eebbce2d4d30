import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import type { Result } from '../../../kernel/result.ts'
import { createVerbs } from '../../../kernel/verb.ts'
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
  const run = createVerbs(context)
  scope.add($language.listen(() => loaded.clear()))
  return {
    prefetch: () =>
      run('suggestions.prefetch', { silent: true }, async () => {
        await createFuzzyMatcher({ ...deps, loaded, vendorCode: undefined }).find('')
      }),
    createAutocomplete: (options = {}) => createAutocomplete(context, { ...deps, loaded }, options),
    findSimilar: (text, { vendorCode, signal } = {}) =>
      run('suggestions.findSimilar', { signal, silent: true }, async ({ scope: search, live }) => {
        search.add($language.listen(() => search.dispose()))
        const matcher = createFuzzyMatcher({ ...deps, loaded, vendorCode })
        const { matchedText, games, match } = await live(
          findSimilarGames(context, { matcher, loaded, vendorCode }, text, search.signal),
        )
        return { matchedText, games: games.slice(0, match === 'part' ? MAX_SUGGESTED_GAMES : MAX_SIMILAR_GAMES) }
      }),
  }
}

/** Suggestions while a search is typed, and similar games where it finds nothing. */
export const suggestions: Feature<Suggestions> = defineFeature({
  id: 'suggestions',
  needs: { catalogue, featured },
  create: createSuggestions,
})
