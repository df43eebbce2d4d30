import { favourites, type Game, type Result } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useFeature } from '../provider/use-feature.ts'

export interface FavouriteView {
  readonly isFavourite: boolean
  /** Lottery games cannot be favourites (HOME-19). */
  readonly canFavourite: boolean
  /** Changes it at once, and back where the platform refuses (FAV-07). Guests are asked to sign in. */
  toggle(): Promise<Result>
}

/** Whether a game is a favourite, and the way to change it (FAV-08). Re-renders for this game alone. */
export function useFavourite(game: Game): FavouriteView {
  const favouritesApi = useFeature(favourites)
  const isFavourite = useStore(favouritesApi.$isFavourite(game.key))
  return {
    isFavourite,
    canFavourite: favouritesApi.canFavourite(game),
    toggle: () => favouritesApi.set(game, !isFavourite),
  }
}
