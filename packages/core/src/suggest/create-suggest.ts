import { atom } from 'nanostores'
import type { Catalogue, Vendor } from '../catalogue/catalogue.ts'
import { gameList } from '../games/contract.ts'
import { readPage } from '../games/page.ts'
import type { Game } from '../games/wire-game.ts'
import type { Hot } from '../hot/hot.ts'
import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import { createDebounce } from '../kernel/throttle.ts'
import { LIMITS } from '../limits.ts'
import { fold } from './fold.ts'
import { createKnownGames } from './known-games.ts'
import { createNear, type NearDeps } from './near.ts'
import type { Suggest, Suggestion, Suggestions, SuggestOptions, SuggestState } from './suggest.ts'

export interface SuggestDeps {
  readonly catalogue: Catalogue
  readonly hot: Hot
}

const MOST_VENDORS = 2
const MOST_GAMES = 6
/** One letter says too little to bother the platform with. */
const LEAST_LETTERS = 2
/** Letters of a piece of a word, and of how many words pieces are asked for. */
const PIECE = 3
const MOST_WORDS = 2
/** Rows of the answer to one piece. */
const MOST_OF_PIECE = 50
/** What the platform is asked for quietly; nobody waits for it. */
const quietGameList = Object.freeze({ ...gameList, silent: true })

const NOTHING: SuggestState = Object.freeze({ text: '', suggestions: Object.freeze([]), asking: false })

export function createSuggest(context: Context, deps: SuggestDeps): Suggest {
  const seen = createKnownGames()
  const nearOf = (vassalage: string | undefined) => createNear({ ...deps, seen, vassalage })
  const { scope, $language } = context
  scope.add($language.listen(() => seen.clear()))
  return {
    async prepare() {
      try {
        await nearOf(undefined).find('')
      } catch (cause) {
        unmatched(context, cause)
      }
    },
    createSuggestions: (options = {}) => createSuggestions(context, { ...deps, seen }, options),
    async nearest(text, { vassalage, signal = scope.signal } = {}) {
      const near = nearOf(vassalage)
      try {
        const known = await near.find(text)
        if (known.games.length > 0) return known.games.slice(0, MOST_GAMES)
        const pieces = piecesOf(text)
        const answers = await Promise.allSettled(
          pieces.map((gameName) => askGames(context, { gameName, vassalage, pageSize: MOST_OF_PIECE }, signal)),
        )
        if (signal.aborted) return []
        for (const answer of answers) if (answer.status === 'fulfilled') seen.add(answer.value)
        return (await near.find(text)).games.slice(0, MOST_GAMES)
      } catch (cause) {
        unmatched(context, cause)
        return []
      }
    },
  }
}

function createSuggestions(
  context: Context,
  deps: Omit<NearDeps, 'vassalage'>,
  { vassalage, shown }: SuggestOptions,
): Suggestions {
  const { log, $language } = context
  const { catalogue, hot, seen } = deps
  const scope = context.scope.child()
  const $state = atom(NOTHING)
  const near = createNear({ ...deps, vassalage })
  let question: Scope | undefined

  const findNear = async (text: string): Promise<readonly Suggestion[]> => {
    // Rows that read the same in another language are not told of again.
    if (shown !== undefined) seen.add(shown.get())
    const found = await near.find(text)
    const vendors = found.vendors.slice(0, MOST_VENDORS)
    const isMeant = ({ name }: Vendor) => fold(name).startsWith(fold(text))
    return [
      ...vendors.filter(isMeant).map(vendorSuggestion),
      ...found.games.slice(0, MOST_GAMES).map(gameSuggestion),
      ...vendors.filter((vendor) => !isMeant(vendor)).map(vendorSuggestion),
    ]
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
      const suggestions = await findNear(text)
      if (!mine.disposed) $state.set({ text, suggestions: withFound(suggestions, found), asking: false })
    } catch (cause) {
      if (mine.disposed) return
      log.debug('suggest.unanswered', { reason: cause instanceof Error ? cause.name : 'unknown' })
      $state.set({ ...$state.get(), asking: false })
    }
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
      $state.set({ text, suggestions: [], asking })
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
  { call, config, $language }: Context,
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
  return readPage(await call(quietGameList, input, { signal }), pageSize).rows
}

/**
 * Beginnings and ends of the longest words. A slip is in one place: the platform finds the name by another one, and it is
 * compared here.
 */
function piecesOf(text: string): readonly string[] {
  const words = (fold(text).match(/[\p{L}\p{M}\d]+/gu) ?? []).filter((word) => word.length > PIECE)
  const longest = words.sort((one, other) => other.length - one.length).slice(0, MOST_WORDS)
  return [...new Set(longest.flatMap((word) => [word.slice(0, PIECE), word.slice(-PIECE)]))]
}

/** The part that matches did not arrive: the platform's answer has to do. */
function unmatched({ log }: Context, cause: unknown): void {
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
