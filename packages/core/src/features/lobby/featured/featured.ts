import * as z from 'zod/mini'
import type { Language } from '../../../config/code-lists.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createQuery, type Loadable } from '../../../kernel/query.ts'
import { queryKey } from '../../../transport/hydration.ts'
import { CLIENT_TYPE } from '../games/endpoints.ts'
import { type Game, storedGame } from '../games/game.ts'
import { readGamePage } from '../games/games-api.ts'
import { featuredEndpoints } from './endpoints.ts'

/** HOT-03: cached for the browser session per merchant and language. */
export interface Featured extends Pick<Loadable<readonly Game[]>, 'load' | 'refresh'> {
  readonly $games: Loadable<readonly Game[]>['$state']
}

const storedGames = z.array(storedGame)

/** The hot games of the current language, cached as long as the browser session (HOT-03). */
export function createFeatured(context: FeatureContext): Featured {
  const { call, config, $language, hydration } = context
  const inputIn = (language: Language) =>
    ({ merchantCode: config.merchant, isPlatform: CLIENT_TYPE, language, platform: 'html5' }) as const

  const { $state, load, refresh } = createQuery({
    context,
    feature: 'featured',
    language: 'each',
    share: true,
    stored: {
      area: 'session',
      name: 'MC_HOT_GAMES',
      schema: storedGames,
      isHydrated: () =>
        hydration?.has(queryKey(featuredEndpoints.hotGames, inputIn($language.get()), $language.get())) === true,
    },
    load: async (signal) => [
      ...readGamePage(await call(featuredEndpoints.hotGames, inputIn($language.get()), { signal }), 0).rows,
    ],
  })

  return { $games: $state, load, refresh }
}

/** Hot games, loaded once per browser session. */
export const featured: Feature<Featured> = defineFeature({
  id: 'featured',
  create: createFeatured,
})
