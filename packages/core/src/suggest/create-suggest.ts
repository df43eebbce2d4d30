import { atom } from 'nanostores'
import type { Catalogue, Vendor } from '../catalogue/catalogue.ts'
import { gameList } from '../games/contract.ts'
import { readGamePage } from '../games/game-page.ts'
import type { Game } from '../games/wire-game.ts'
import type { Hot } from '../hot/hot.ts'
import type { FeatureContext } from '../kernel/feature-context.ts'
import type { Scope } from '../kernel/scope.ts'
import { createDebounce } from '../kernel/throttle.ts'
import { LIMITS } from '../limits.ts'
import { fold } from './fold.ts'
import { createKnownGames } from './known-games.ts'
import { createNear, type Near, type NearDeps, type NearNames } from './near.ts'
import type { Resembling, Suggest, Suggestion, Suggestions, SuggestOptions, SuggestState } from './suggest.ts'

export interface SuggestDeps {
  readonly catalogue: Catalogue
  readonly hot: Hot
}

const MOST_VENDORS = 2
const MOST_GAMES = 6
/** Games with all of a text that no search of the platform finds together. */
const MOST_LISTED = 60
/** One letter says too little to bother the platform with. */
const LEAST_LETTERS = 2
/** Rows of the answer to one piece. */
const MOST_OF_PIECE = 50
/** What the platform is asked for quietly; nobody waits for it. */
const quietGameList = Object.freeze({ ...gameList, silent: true })

const NOTHING: SuggestState = Object.freeze({ text: '', suggestions: Object.freeze([]), asking: false, inVain: false })
const NO_GAMES: Resembling = Object.freeze({ meant: '', games: Object.freeze([]) })

export function createSuggest(context: FeatureContext, deps: SuggestDeps): Suggest {
  const seen = createKnownGames()
  const { scope, $language } = context
  scope.add($language.listen(() => seen.clear()))
  return {
    async prepare() {
      try {
        await createNear({ ...deps, seen, vassalage: undefined }).find('')
      } catch (cause) {
        unmatched(context, cause)
      }
    },
    createSuggestions: (options = {}) => createSuggestions(context, { ...deps, seen }, options),
    async nearest(text, { vassalage, signal = scope.signal } = {}) {
      try {
        const near = createNear({ ...deps, seen, vassalage })
        const { meant, games, match } = await resembling(context, { near, seen, vassalage }, text, signal)
        if (signal.aborted) return NO_GAMES
        return { meant, games: games.slice(0, match === 'part' ? MOST_GAMES : MOST_LISTED) }
      } catch (cause) {
        unmatched(context, cause)
        return NO_GAMES
      }
    },
  }
}

interface Resembled extends NearNames {
  /** Every piece that the platform was asked for was answered. */
  readonly isAnswered: boolean
}

/** What is near a text: of what is known, and of what the platform has for pieces of it where that leaves a doubt. */
async function resembling(
  context: FeatureContext,
  { near, seen, vassalage }: Pick<NearDeps, 'seen' | 'vassalage'> & { readonly near: Near },
  text: string,
  signal: AbortSignal,
): Promise<Resembled> {
  const known = await near.find(text)
  const isSure = known.match === 'written' || known.match === 'sure'
  if (isSure && known.meant !== '') return { ...known, isAnswered: true }
  const pieces = await near.piecesOf(text)
  const responses = await Promise.allSettled(
    pieces.map((gameName) => askGames(context, { gameName, vassalage, pageSize: MOST_OF_PIECE }, signal)),
  )
  for (const response of responses) if (response.status === 'fulfilled') seen.add(response.value)
  return { ...(await near.find(text)), isAnswered: responses.every(({ status }) => status === 'fulfilled') }
}

function createSuggestions(
  context: FeatureContext,
  deps: Omit<NearDeps, 'vassalage'>,
  { vassalage, shown }: SuggestOptions,
): Suggestions {
  const { log, $language } = context
  const { catalogue, hot, seen } = deps
  const scope = context.scope.child()
  const $state = atom(NOTHING)
  const near = createNear({ ...deps, vassalage })
  let question: Scope | undefined

  const suggestionsFor = (text: string, found: NearNames): readonly Suggestion[] => {
    const vendors = found.vendors.slice(0, MOST_VENDORS)
    const isMeant = ({ name }: Vendor) => fold(name).startsWith(fold(text))
    return [
      ...vendors.filter(isMeant).map(vendorSuggestion),
      ...found.games.slice(0, MOST_GAMES).map(gameSuggestion),
      ...vendors.filter((vendor) => !isMeant(vendor)).map(vendorSuggestion),
    ]
  }

  const findNear = async (text: string): Promise<readonly Suggestion[]> => {
    // Rows that read the same in another language are not told of again.
    if (shown !== undefined) seen.add(shown.get())
    const found = await near.find(text)
    // Games with a part of it are told of where the platform has nothing better.
    return suggestionsFor(text, found.match === 'part' ? { ...found, games: [] } : found)
  }

  /** What the platform finds, in its own order. */
  const ask = (text: string, signal: AbortSignal): Promise<readonly Game[]> =>
    askGames(context, { gameName: text, vassalage, pageSize: MOST_GAMES }, signal)

  /** Runs as long as its text is the last one. */
  const follow = async (text: string, mine: Scope, first: Promise<void>): Promise<void> => {
    try {
      const [found] = await Promise.all([ask(text, mine.signal), first])
      if (mine.disposed) return
      seen.add(found)
      const suggestions = withFound(await findNear(text), found)
      if (mine.disposed) return
      const isVendor = suggestions.length > 0 && suggestions.every(({ kind }) => kind === 'vendor')
      if (found.length > 0 || isVendor) $state.set({ text, suggestions, asking: false, inVain: false })
      else await followInVain(text, mine)
    } catch (cause) {
      if (mine.disposed) return
      log.debug('suggest.unanswered', { reason: cause instanceof Error ? cause.name : 'unknown' })
      $state.set({ ...$state.get(), asking: false })
    }
  }
  /** Nothing has that name: what resembles it, and all that is called so; or that nothing does. */
  const followInVain = async (text: string, mine: Scope): Promise<void> => {
    const found = await resembling(context, { near, seen, vassalage }, text, mine.signal)
    if (mine.disposed) return
    const suggestions = suggestionsFor(text, found)
    const inVain = suggestions.length === 0 && found.isAnswered
    const isMore = found.meant !== '' && fold(found.meant) !== fold(text)
    $state.set({ text, suggestions, asking: isMore, inVain })
    if (!isMore) return
    seen.add(await ask(found.meant, mine.signal))
    const all = await near.find(text)
    if (!mine.disposed) $state.set({ text, suggestions: suggestionsFor(text, all), asking: false, inVain: false })
  }
  const later = createDebounce(
    scope,
    LIMITS.searchDebounceMs.categoryGames,
    (...question: Parameters<typeof follow>) => {
      void follow(...question)
    },
  )

  /** Never rejects. */
  const suggestNear = async (text: string, mine: Scope): Promise<void> => {
    try {
      const suggestions = await findNear(text)
      if (!mine.disposed && text !== '') $state.set({ ...$state.get(), text, suggestions })
    } catch (cause) {
      unmatched(context, cause)
    }
  }

  const clear = () => {
    later.cancel()
    question?.dispose()
    question = undefined
    if ($state.get() !== NOTHING) $state.set(NOTHING)
  }

  scope.add($language.listen(clear))
  if (shown !== undefined) {
    seen.add(shown.get())
    scope.add(shown.listen((rows, before) => seen.add(rows, before)))
  }

  return {
    $state,
    warm() {
      void hot.load()
      void catalogue.load()
      void suggestNear('', scope)
    },
    type(typed) {
      const text = typed.trim()
      if (text === $state.get().text) return
      clear()
      if (text === '' || scope.disposed) return
      const mine = scope.child()
      question = mine
      const asking = Array.from(text).length >= LEAST_LETTERS
      $state.set({ ...NOTHING, text, asking })
      const first = suggestNear(text, mine)
      if (asking) later(text, mine, first)
    },
    clear,
    dispose: () => scope.dispose(),
  }
}

interface GamesCalled {
  readonly gameName: string
  readonly vassalage: string | undefined
  readonly pageSize: number
}

/** What the platform finds by name, of every category. */
async function askGames(
  { call, config, $language }: FeatureContext,
  { gameName, vassalage, pageSize }: GamesCalled,
  signal: AbortSignal,
): Promise<readonly Game[]> {
  const input = {
    merchant: config.merchantCode,
    platform: 'html5',
    language: $language.get(),
    clientType: 2,
    gameType: undefined,
    pageNo: 1,
    pageSize,
    gameName,
    vassalage,
  } as const
  return readGamePage(await call(quietGameList, input, { signal }), pageSize).rows
}

/** The part that matches did not arrive: the platform's answer has to do. */
function unmatched({ log }: FeatureContext, cause: unknown): void {
  log.warn('suggest.unmatched', { reason: cause instanceof Error ? cause.name : 'unknown' })
}

/** The platform may find what no name of ours is near: by another language's name, for example. */
function withFound(suggestions: readonly Suggestion[], found: readonly Game[]): readonly Suggestion[] {
  const seen = new Set(suggestions.map(({ key }) => key))
  const others = found.map(gameSuggestion).filter(({ key }) => !seen.has(key))
  return [...suggestions, ...others].slice(0, MOST_VENDORS + MOST_GAMES)
}

function vendorSuggestion(vendor: Vendor): Suggestion {
  return { kind: 'vendor', key: `vendor ${vendor.code}`, vendor }
}

function gameSuggestion(game: Game): Suggestion {
  return { kind: 'game', key: game.key, game }
}
