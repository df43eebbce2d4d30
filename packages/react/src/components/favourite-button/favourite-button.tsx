import type { Game } from '@foyer/core'
import { favourites } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { Heart as HeartIcon } from 'lucide-react'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'

export interface FavouriteButtonProps {
  readonly game: Game
}

/** A game's favourite toggle (FAV-08); lottery games have none (HOME-19). Re-renders only for its own game. */
export function FavouriteButton({ game }: FavouriteButtonProps) {
  const favouritesApi = useFeature(favourites)
  return favouritesApi.canFavourite(game) ? <FavouriteToggle game={game} /> : null
}

function FavouriteToggle({ game }: FavouriteButtonProps) {
  const favouritesApi = useFeature(favourites)
  const t = useText()
  const pressed = useStore(favouritesApi.$isFavourite(game.key))
  return (
    <button
      type="button"
      className="fy-favourite-button"
      aria-pressed={pressed}
      aria-label={t('heart.label', { name: game.name })}
      onClick={(event) => {
        event.stopPropagation()
        void favouritesApi.set(game, !pressed)
      }}
    >
      <HeartIcon aria-hidden="true" className="fy-favourite-button-icon" />
    </button>
  )
}
