import type { ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import type { Language } from '../../../config/codes.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createResource, type Resource } from '../../../kernel/resource.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import { structuralShare } from '../../../kernel/structural-share.ts'
import { queryKey } from '../../../transport/hydration.ts'
import { CLIENT_TYPE } from '../games/contract.ts'
import { type Game, storedGame } from '../games/game.ts'
import { readGamePage } from '../games/games-api.ts'
import { hotGames } from './contract.ts'

/** HOT-03: cached for the browser session per merchant and language. */
export interface Featured {
  readonly $games: ReadableAtom<Resource<readonly Game[]>>
  load(): Promise<void>
  refresh(): Promise<void>
}

const storedGames = z.array(storedGame)

/** The hot games of the current language, cached as long as the browser session (HOT-03). */
export function createFeatured(context: FeatureContext): Featured {
  const { call, config, log, ports, scope, $language, hydration: responses } = context

  const cacheOf = (language: string) =>
    createStoredValue({
      storage: ports.sessionStorage,
      key: `MC_HOT_GAMES:${config.merchant}:${language}`,
      schema: storedGames,
      version: 2,
      log,
    })

  const inputIn = (language: Language) =>
    ({ merchantCode: config.merchant, isPlatform: CLIENT_TYPE, language, platform: 'html5' }) as const

  const ask = async (signal: AbortSignal): Promise<readonly Game[]> => {
    const language = $language.get()
    const games = readGamePage(await call(hotGames, inputIn(language), { signal }), 0).rows
    cacheOf(language).write([...games])
    const shown = resource.$state.get()
    return structuralShare(shown.status === 'ready' ? shown.data : undefined, games)
  }

  const resource = createResource({ scope, load: ask })

  const load = (): Promise<void> => {
    const language = $language.get()
    if (resource.$state.get().status === 'idle' && !responses?.has(queryKey(hotGames, inputIn(language), language))) {
      const cached = cacheOf(language).read()
      if (cached !== undefined) resource.set(cached)
    }
    return resource.load()
  }

  scope.add(
    $language.listen(() => {
      const used = resource.$state.get().status !== 'idle'
      resource.reset()
      if (used) void load()
    }),
  )

  return { $games: resource.$state, load, refresh: () => resource.refresh() }
}

/** Hot games, loaded once per browser session. */
export const featured: Feature<Featured> = defineFeature({
  id: 'featured',
  create: createFeatured,
})
