import type { Store } from '../../../kernel/store.ts'
import type { Vendor } from '../catalogue/catalogue.ts'
import type { Game } from '../games/game.ts'

export type Suggestion =
  | { readonly kind: 'vendor'; readonly key: string; readonly vendor: Vendor }
  | { readonly kind: 'game'; readonly key: string; readonly game: Game }

export interface SuggestionsState {
  /** What they were made for, trimmed; '' where nothing is typed. */
  readonly text: string
  /** Vendors whose names begin like that, then games, then other vendors; each best first. */
  readonly suggestions: readonly Suggestion[]
  /** The platform has been asked, or is about to be. */
  readonly isSearching: boolean
  /** Nothing resembles it, also of what the platform has. */
  readonly hasNoResults: boolean
}

export interface SuggestionsOptions {
  /** Vendor code where a page is limited to one: its games alone, and no vendors. */
  readonly vendorCode?: string | undefined
  /** The games of the list beside the search box: what it shows is known from then on, to all search boxes. */
  readonly shown?: Store<readonly Game[]> | undefined
}

/** What a search box suggests while a text is typed. */
export interface Autocomplete {
  readonly $state: Store<SuggestionsState>
  /** Loads the matching code and the names, when the box gets the focus. */
  prefetch(): void
  /**
   * What is typed so far. What the loaded lists know is suggested at once, slips and other scripts forgiven; what the
   * platform finds follows (400 ms after the last letter, from two letters on), or what it has that resembles it. Never
   * rejects; a platform that cannot be asked leaves what is known.
   */
  setText(text: string): void
  /** Searched or left: nothing is suggested any more, and nothing asked. */
  clear(): void
  dispose(): void
}

export interface SearchOptions extends Pick<SuggestionsOptions, 'vendorCode'> {
  readonly signal?: AbortSignal | undefined
}

/** What resembles a text for which the platform found nothing. */
export interface SimilarGames {
  /**
   * How names write what is meant: the platform finds all games with it. '' where it cannot be asked like that, as by words
   * in another order.
   */
  readonly matchedText: string
  /** The games, the nearest first; where they have a part of the text only, at most six. [] where nothing resembles it. */
  readonly games: readonly Game[]
}

export interface Search {
  /** Brings the part that matches, which else comes with the first letter. Never rejects. */
  prefetch(): Promise<void>
  /** One for each search box. */
  createSuggestions(options?: SuggestionsOptions): Autocomplete
  /**
   * What a text is probably meant for that the platform found nothing for: by the names that are loaded, and, where they
   * leave a doubt, by those that the platform has for pieces of its words (at most four requests). Never rejects.
   */
  nearest(text: string, options?: SearchOptions): Promise<SimilarGames>
}
