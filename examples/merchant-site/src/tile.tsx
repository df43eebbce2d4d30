import type { Game } from '@foyer/core'
import { useFavourite, useLaunch } from '@foyer/react'

export function Tile({ game }: { readonly game: Game }) {
  const { isFavourite, canFavourite, toggle } = useFavourite(game)
  const { isLaunching, launch } = useLaunch(game)
  return (
    <article className="palm-tile" aria-busy={isLaunching}>
      <button type="button" onClick={() => void launch()}>
        {game.name}
      </button>
      {canFavourite ? (
        <button
          type="button"
          aria-label={`Favourite: ${game.name}`}
          aria-pressed={isFavourite}
          onClick={() => void toggle()}
        >
          ♥
        </button>
      ) : null}
    </article>
  )
}
