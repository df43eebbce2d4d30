import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createDebounce } from '../../../kernel/throttle.ts'
import type { Vendor } from '../catalogue/types.ts'
import type { Game } from '../games/game.ts'
import { createFuzzyMatcher, type FuzzyMatcherDeps, type FuzzyMatches } from './fuzzy-matcher.ts'
import { normalizeName } from './normalize-name.ts'
import { searchGames } from './search-games.ts'
import { findSimilarGames } from './similar-games.ts'

export type Suggestion =
  | { readonly kind: 'vendor'; readonly key: string; readonly vendor: Vendor }
  | { readonly kind: 'game'; readonly key: string; readonly game: Game }

export interface AutocompleteState {
  /** The typed text of these suggestions, trimmed; '' where nothing is typed. */
  readonly text: string
  /** Vendors whose names begin with the text, then games, then other vendors; each group best first. */
  readonly suggestions: readonly Suggestion[]
  /** The platform has been asked, or is about to be. */
  readonly isSearching: boolean
  /** Neither the loaded names nor those of the platform resemble the text. */
  readonly hasNoResults: boolean
}

export interface AutocompleteOptions {
  /** Vendor code where a page is limited to one: its games alone, and no vendors. */
  readonly vendorCode?: string | undefined
  /** The games of the list beside the search box. They are then known to all search boxes. */
  readonly shown?: Store<readonly Game[]> | undefined
}

/** What a search box suggests while a text is typed. */
export interface Autocomplete {
  readonly $state: Store<AutocompleteState>
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

const MAX_VENDORS = 2
/** The most games that are suggested, and the most similar ones where none has the whole text. */
export const MAX_SUGGESTED_GAMES = 6
/** One letter matches too much to be worth a request. */
const MIN_LETTERS = 2

const EMPTY_STATE: AutocompleteState = Object.freeze({
  text: '',
  suggestions: Object.freeze([]),
  isSearching: false,
  hasNoResults: false,
})

/** The suggestions of one search box. */
export function createAutocomplete(
  context: FeatureContext,
  deps: Omit<FuzzyMatcherDeps, 'vendorCode'>,
  { vendorCode, shown }: AutocompleteOptions,
): Autocomplete {
  const { log, $language } = context
  const { catalogue, featured, loaded } = deps
  const scope = context.scope.child()
  const $state = writable(EMPTY_STATE)
  const matcher = createFuzzyMatcher({ ...deps, vendorCode })
  let request: Scope | undefined

  const suggestionsFor = (text: string, found: FuzzyMatches): readonly Suggestion[] => {
    const vendors = found.vendors.slice(0, MAX_VENDORS)
    const startsWithText = ({ name }: Vendor) => normalizeName(name).startsWith(normalizeName(text))
    return [
      ...vendors.filter(startsWithText).map(vendorSuggestion),
      ...found.games.slice(0, MAX_SUGGESTED_GAMES).map(gameSuggestion),
      ...vendors.filter((vendor) => !startsWithText(vendor)).map(vendorSuggestion),
    ]
  }

  const findSuggestions = async (text: string): Promise<readonly Suggestion[]> => {
    // After a change of the language the list does not notify again where its rows are equal.
    if (shown !== undefined) loaded.add(shown.get())
    const found = await matcher.find(text)
    // Games with a part of the text are suggested only after the platform has found nothing better.
    return suggestionsFor(text, found.match === 'part' ? { ...found, games: [] } : found)
  }

  /**
   * The games that the platform finds, in its order. They are known from then on, unless the language has changed meanwhile:
   * the request is then aborted, and rejects.
   */
  const ask = async (text: string, signal: AbortSignal): Promise<readonly Game[]> => {
    const found = await searchGames(context, { gameName: text, vendorCode, pageSize: MAX_SUGGESTED_GAMES }, signal)
    loaded.add(found)
    return found
  }

  /** Stops where another text is typed. */
  const searchServer = async (text: string, mine: Scope, first: Promise<void>): Promise<void> => {
    try {
      const [found] = await Promise.all([ask(text, mine.signal), first])
      const suggestions = withServerResults(await findSuggestions(text), found)
      if (mine.disposed) return
      const isVendor = suggestions.length > 0 && suggestions.every(({ kind }) => kind === 'vendor')
      if (found.length > 0 || isVendor) $state.set({ text, suggestions, isSearching: false, hasNoResults: false })
      else await suggestSimilar(text, mine)
    } catch (cause) {
      if (mine.disposed) return
      log.debug('suggestions.unanswered', { reason: cause instanceof Error ? cause.name : 'unknown' })
      $state.set({ ...$state.get(), isSearching: false })
    }
  }
  /** The platform has found nothing: suggests games with a similar name, or reports that there are none. */
  const suggestSimilar = async (text: string, mine: Scope): Promise<void> => {
    const found = await findSimilarGames(context, { matcher, loaded, vendorCode }, text, mine.signal)
    if (mine.disposed) return
    const suggestions = suggestionsFor(text, found)
    const hasNoResults = suggestions.length === 0 && found.isAnswered
    const isMore = found.matchedText !== '' && normalizeName(found.matchedText) !== normalizeName(text)
    $state.set({ text, suggestions, isSearching: isMore, hasNoResults })
    if (!isMore) return
    await ask(found.matchedText, mine.signal)
    const all = await matcher.find(text)
    if (!mine.disposed)
      $state.set({ text, suggestions: suggestionsFor(text, all), isSearching: false, hasNoResults: false })
  }
  const searchLater = createDebounce(
    scope,
    SPEC_CONSTANTS.searchDebounceMs.categoryGames,
    (...search: Parameters<typeof searchServer>) => {
      void searchServer(...search)
    },
  )

  /** Never rejects. */
  const suggestLocally = async (text: string, mine: Scope): Promise<void> => {
    try {
      const suggestions = await findSuggestions(text)
      if (!mine.disposed && text !== '') $state.set({ ...$state.get(), text, suggestions })
    } catch (cause) {
      logUnmatched(context, cause)
    }
  }

  const clear = () => {
    searchLater.cancel()
    request?.dispose()
    request = undefined
    if ($state.get() !== EMPTY_STATE) $state.set(EMPTY_STATE)
  }

  scope.add($language.listen(clear))
  if (shown !== undefined) {
    loaded.add(shown.get())
    scope.add(shown.listen((rows, before) => loaded.add(rows, before)))
  }

  return {
    $state: readOnly($state, context.log),
    prefetch() {
      void featured.load()
      void catalogue.load()
      void suggestLocally('', scope)
    },
    setText(typed) {
      const text = typed.trim()
      if (text === $state.get().text) return
      clear()
      if (text === '' || scope.disposed) return
      const mine = scope.child()
      request = mine
      const isSearching = Array.from(text).length >= MIN_LETTERS
      $state.set({ ...EMPTY_STATE, text, isSearching })
      const first = suggestLocally(text, mine)
      if (isSearching) searchLater(text, mine, first)
    },
    clear,
    dispose: () => scope.dispose(),
  }
}

/** The matching code could not be loaded: only the platform's results are shown. */
function logUnmatched({ log }: FeatureContext, cause: unknown): void {
  log.warn('suggestions.unmatched', { reason: cause instanceof Error ? cause.name : 'unknown' })
}

/** Adds the platform's games that our matching does not find, for example by the name in another language. */
function withServerResults(suggestions: readonly Suggestion[], found: readonly Game[]): readonly Suggestion[] {
  const seen = new Set(suggestions.map(({ key }) => key))
  const others = found.map(gameSuggestion).filter(({ key }) => !seen.has(key))
  return [...suggestions, ...others].slice(0, MAX_VENDORS + MAX_SUGGESTED_GAMES)
}

function vendorSuggestion(vendor: Vendor): Suggestion {
  return { kind: 'vendor', key: `vendor ${vendor.code}`, vendor }
}

function gameSuggestion(game: Game): Suggestion {
  return { kind: 'game', key: game.key, game }
}
