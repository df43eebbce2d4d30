import type { Feature } from '../../../foyer.ts'
import { favouritesFeature } from '../favourites/favourites-feature.ts'
import { featuredFeature } from '../featured/featured-feature.ts'
import { recentsFeature } from '../recents/recents-feature.ts'
import { createGames } from './create-games.ts'
import type { Games } from './game-list.ts'

/** Lists of games. */
export const gamesFeature: Feature<Games> = ({ context, access, session, catalogue, use }) =>
  createGames(context, {
    guard: access,
    session,
    catalogue,
    featured: use(featuredFeature),
    favourites: use(favouritesFeature),
    recents: use(recentsFeature),
  })
