import type { Result } from '../../../kernel/result.ts'
import type { Store } from '../../../kernel/store.ts'
import type { Vendor } from '../catalogue/catalogue.ts'
import type { Game } from '../games/game.ts'

export type Suggestion =
  | { readonly kind: 'vendor'; readonly key: string; readonly vendor: Vendor }
  | { readonly kind: 'game'; readonly key: string; readonly game: Game }

export interface SuggestionsState {
  /** The typed text of these suggestions, trimmed; '' where nothing is typed. */
  readonly text: string
  /** Vendors whose names begin with the text, then games, then other vendors; each group best first. */
  readonly suggestions: readonly Suggestion[]
  /** The platform has been asked, or is about to be. */
  readonly isSearching: boolean
  /** Neither the loaded names nor those of the platform resemble the text. */
  readonly hasNoResults: boolean
}

export interface SuggestionsOptions {
  /** Vendor code where a page is limited to one: its games alone, and no vendors. */
  readonly vendorCode?: string | undefined
  /** The games of the list beside the search box. They are then known to all search boxes. */
  readonly shown?: Store<readonly Game[]> | undefined
}

/** What a search box suggests while a text is typed. */
export interface Autocomplete {
  readonly $state: Store<SuggestionsState>
  /** Loads the matching code and the names, when the box gets the focus. */
  prefetch(): void
  /**
   * Sets the text that is typed so far. Games and vendors of the loaded lists are suggested at once, also for a text with
   * typos or in another script. From two letters on, the platform is asked 400 ms after the last letter, and its results
   * are added. Never rejects; where the request fails, the first suggestions stay.
   */
  setText(text: string): void
  /** After the search, or when the box loses the focus: removes the suggestions and ends the request. */
  clear(): void
  dispose(): void
}

export interface SearchOptions extends Pick<SuggestionsOptions, 'vendorCode'> {
  readonly signal?: AbortSignal | undefined
}

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

export interface Search {
  /** Loads the matching code, which is loaded with the first letter otherwise. A failure is not shown. */
  prefetch(): Promise<Result>
  /** One for each search box. */
  createSuggestions(options?: SuggestionsOptions): Autocomplete
  /**
   * The games that a text probably means, after the platform has found none. Compares it with the loaded names. Where no
   * name is a sure match, the platform is asked for fragments of the words (at most four requests). A failure is not shown.
   */
  nearest(text: string, options?: SearchOptions): Promise<Result<SimilarGames>>
}
