import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { aborted, DONE, succeeded } from '../../../kernel/result.ts'
import type { Scope } from '../../../kernel/scope.ts'
import { readOnly, writable } from '../../../kernel/store.ts'
import { createDebounce } from '../../../kernel/throttle.ts'
import type { Catalogue, Vendor } from '../catalogue/catalogue.ts'
import type { Featured } from '../featured/featured.ts'
import { CLIENT_TYPE, gameList } from '../games/contract.ts'
import type { Game } from '../games/game.ts'
import { readGamePage } from '../games/games-api.ts'
import { createFuzzyMatcher, type FuzzyMatcher, type FuzzyMatcherDeps, type FuzzyMatches } from './fuzzy-matcher.ts'
import { normalizeName } from './normalize-name.ts'
import type { Autocomplete, Search, Suggestion, SuggestionsOptions, SuggestionsState } from './search.ts'
import { createSeenGames } from './seen-games.ts'

export interface SearchDeps {
  readonly catalogue: Catalogue
  readonly featured: Featured
}

const MAX_VENDORS = 2
const MAX_GAMES = 6
/** The most games that are listed where all of them have the whole text. */
const MAX_LISTED = 60
/** One letter matches too much to be worth a request. */
const MIN_LETTERS = 2
/** Rows of the response to one fragment. */
const FRAGMENT_PAGE_SIZE = 50
/** Requests that run while a person types: failures show no toast. */
const quietGameList = Object.freeze({ ...gameList, silent: true })

const EMPTY_STATE: SuggestionsState = Object.freeze({
  text: '',
  suggestions: Object.freeze([]),
  isSearching: false,
  hasNoResults: false,
})

export function createSearch(context: FeatureContext, deps: SearchDeps): Search {
  const seen = createSeenGames()
  const { scope, $language } = context
  scope.add($language.listen(() => seen.clear()))
  return {
    async prefetch() {
      try {
        await createFuzzyMatcher({ ...deps, seen, vendorCode: undefined }).find('')
        return DONE
      } catch (cause) {
        return context.report('search.prefetch', cause, { silent: true })
      }
    },
    createSuggestions: (options = {}) => createSuggestions(context, { ...deps, seen }, options),
    async nearest(text, { vendorCode, signal = scope.signal } = {}) {
      try {
        const near = createFuzzyMatcher({ ...deps, seen, vendorCode })
        const { matchedText, games, match } = await findSimilar(context, { near, seen, vendorCode }, text, signal)
        if (signal.aborted) return aborted()
        return succeeded({ matchedText, games: games.slice(0, match === 'part' ? MAX_GAMES : MAX_LISTED) })
      } catch (cause) {
        return signal.aborted ? aborted() : context.report('search.nearest', cause, { silent: true })
      }
    },
  }
}

interface SimilarGamesResult extends FuzzyMatches {
  /** The platform has answered the requests for all fragments. */
  readonly isAnswered: boolean
}

/**
 * The games that resemble a text: known ones, and, where none of these is a sure match, those that the platform finds by
 * fragments of the text.
 */
async function findSimilar(
  context: FeatureContext,
  { near, seen, vendorCode }: Pick<FuzzyMatcherDeps, 'seen' | 'vendorCode'> & { readonly near: FuzzyMatcher },
  text: string,
  signal: AbortSignal,
): Promise<SimilarGamesResult> {
  const known = await near.find(text)
  const isSure = known.match === 'written' || known.match === 'sure'
  if (isSure && known.matchedText !== '') return { ...known, isAnswered: true }
  const fragments = await near.fragmentsOf(text)
  const responses = await Promise.allSettled(
    fragments.map((gameName) => searchGames(context, { gameName, vendorCode, pageSize: FRAGMENT_PAGE_SIZE }, signal)),
  )
  for (const response of responses) if (response.status === 'fulfilled') seen.add(response.value)
  return { ...(await near.find(text)), isAnswered: responses.every(({ status }) => status === 'fulfilled') }
}

function createSuggestions(
  context: FeatureContext,
  deps: Omit<FuzzyMatcherDeps, 'vendorCode'>,
  { vendorCode, shown }: SuggestionsOptions,
): Autocomplete {
  const { log, $language } = context
  const { catalogue, featured, seen } = deps
  const scope = context.scope.child()
  const $state = writable(EMPTY_STATE)
  const matcher = createFuzzyMatcher({ ...deps, vendorCode })
  let request: Scope | undefined

  const suggestionsFor = (text: string, found: FuzzyMatches): readonly Suggestion[] => {
    const vendors = found.vendors.slice(0, MAX_VENDORS)
    const startsWithText = ({ name }: Vendor) => normalizeName(name).startsWith(normalizeName(text))
    return [
      ...vendors.filter(startsWithText).map(vendorSuggestion),
      ...found.games.slice(0, MAX_GAMES).map(gameSuggestion),
      ...vendors.filter((vendor) => !startsWithText(vendor)).map(vendorSuggestion),
    ]
  }

  const findSuggestions = async (text: string): Promise<readonly Suggestion[]> => {
    // After a change of the language the list does not notify again where its rows are equal.
    if (shown !== undefined) seen.add(shown.get())
    const found = await matcher.find(text)
    // Games with a part of the text are suggested only after the platform has found nothing better.
    return suggestionsFor(text, found.match === 'part' ? { ...found, games: [] } : found)
  }

  /** The games that the platform finds, in its order. */
  const ask = (text: string, signal: AbortSignal): Promise<readonly Game[]> =>
    searchGames(context, { gameName: text, vendorCode, pageSize: MAX_GAMES }, signal)

  /** Stops where another text is typed. */
  const searchServer = async (text: string, mine: Scope, first: Promise<void>): Promise<void> => {
    try {
      const [found] = await Promise.all([ask(text, mine.signal), first])
      if (mine.disposed) return
      seen.add(found)
      const suggestions = withServerResults(await findSuggestions(text), found)
      if (mine.disposed) return
      const isVendor = suggestions.length > 0 && suggestions.every(({ kind }) => kind === 'vendor')
      if (found.length > 0 || isVendor) $state.set({ text, suggestions, isSearching: false, hasNoResults: false })
      else await suggestSimilar(text, mine)
    } catch (cause) {
      if (mine.disposed) return
      log.debug('suggest.unanswered', { reason: cause instanceof Error ? cause.name : 'unknown' })
      $state.set({ ...$state.get(), isSearching: false })
    }
  }
  /** The platform has found nothing: suggests games with a similar name, or reports that there are none. */
  const suggestSimilar = async (text: string, mine: Scope): Promise<void> => {
    const found = await findSimilar(context, { near: matcher, seen, vendorCode }, text, mine.signal)
    if (mine.disposed) return
    const suggestions = suggestionsFor(text, found)
    const hasNoResults = suggestions.length === 0 && found.isAnswered
    const isMore = found.matchedText !== '' && normalizeName(found.matchedText) !== normalizeName(text)
    $state.set({ text, suggestions, isSearching: isMore, hasNoResults })
    if (!isMore) return
    seen.add(await ask(found.matchedText, mine.signal))
    const all = await matcher.find(text)
    if (!mine.disposed)
      $state.set({ text, suggestions: suggestionsFor(text, all), isSearching: false, hasNoResults: false })
  }
  const searchLater = createDebounce(
    scope,
    SPEC_CONSTANTS.searchDebounceMs.categoryGames,
    (...question: Parameters<typeof searchServer>) => {
      void searchServer(...question)
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
    seen.add(shown.get())
    scope.add(shown.listen((rows, before) => seen.add(rows, before)))
  }

  return {
    $state: readOnly($state),
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

interface GameNameQuery {
  readonly gameName: string
  readonly vendorCode: string | undefined
  readonly pageSize: number
}

/** What the platform finds by name, of every category. */
async function searchGames(
  { call, config, $language }: FeatureContext,
  { gameName, vendorCode, pageSize }: GameNameQuery,
  signal: AbortSignal,
): Promise<readonly Game[]> {
  const input = {
    merchant: config.merchant,
    platform: 'html5',
    language: $language.get(),
    clientType: CLIENT_TYPE,
    gameType: undefined,
    pageNo: 1,
    pageSize,
    gameName,
    vassalage: vendorCode,
  } as const
  return readGamePage(await call(quietGameList, input, { signal }), pageSize).rows
}

/** The matching code could not be loaded: only the platform's results are shown. */
function logUnmatched({ log }: FeatureContext, cause: unknown): void {
  log.warn('suggest.unmatched', { reason: cause instanceof Error ? cause.name : 'unknown' })
}

/** Adds the platform's games that our matching does not find, for example by the name in another language. */
function withServerResults(suggestions: readonly Suggestion[], found: readonly Game[]): readonly Suggestion[] {
  const seen = new Set(suggestions.map(({ key }) => key))
  const others = found.map(gameSuggestion).filter(({ key }) => !seen.has(key))
  return [...suggestions, ...others].slice(0, MAX_VENDORS + MAX_GAMES)
}

function vendorSuggestion(vendor: Vendor): Suggestion {
  return { kind: 'vendor', key: `vendor ${vendor.code}`, vendor }
}

function gameSuggestion(game: Game): Suggestion {
  return { kind: 'game', key: game.key, game }
}
