import type { Feature } from '../foyer.ts'
import { createGames } from './create-games.ts'
import type { Games } from './game-list.ts'

/** Lists of games. */
export const gamesFeature: Feature<Games> = ({ context, session, catalogue, hot, favourites, recents }) =>
  createGames(context, { session, catalogue, hot, favourites, recents })
