import type { Game } from '@foyer/core'
import { CdnImage, useFavourite, useLaunch } from '@foyer/react'

export function Tile({ game }: { readonly game: Game }) {
  const { isFavourite, canFavourite, toggle } = useFavourite(game)
  const { isLaunching, launch } = useLaunch(game)
  return (
    <article className="palm-tile" aria-busy={isLaunching}>
      <button type="button" className="palm-tile__open" onClick={() => void launch()}>
        <CdnImage path={game.icon} alt="" />
        <span className="palm-tile__name">{game.name}</span>
      </button>
      {canFavourite ? (
        <button
          type="button"
          className="palm-tile__heart"
          aria-label={`Favourite: ${game.name}`}
          aria-pressed={isFavourite}
          onClick={() => void toggle()}
        >
          {isFavourite ? '♥' : '♡'}
        </button>
      ) : null}
    </article>
  )
}
