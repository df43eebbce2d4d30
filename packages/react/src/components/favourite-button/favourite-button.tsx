import type { Game } from '@foyer/core'
import { useOnline } from '../../hooks/store-hooks.ts'
import { useFavourite } from '../../hooks/use-favourite.ts'
import { useText } from '../../text/use-text.ts'
import { joinClasses } from '../join-classes.ts'

export interface FavouriteButtonProps {
  readonly game: Game
  readonly className?: string | undefined
}

/** A game's favourite toggle (FAV-08); lottery games have none (HOME-19). Re-renders only for its own game. */
export function FavouriteButton({ game, className }: FavouriteButtonProps) {
  const t = useText()
  const isOffline = !useOnline()
  const { isFavourite, canFavourite, toggle } = useFavourite(game)
  if (!canFavourite) return null
  return (
    <button
      type="button"
      className={joinClasses('fy-favourite-button', className)}
      aria-pressed={isFavourite}
      aria-disabled={isOffline || undefined}
      aria-label={t('heart.label', { name: game.name })}
      onClick={(event) => {
        event.stopPropagation()
        void toggle()
      }}
    >
      <span className="fy-favourite-button-icon" />
    </button>
  )
}
