import type { Game } from '@foyer/core'
import { useContext } from 'react'
import { GameTile } from './game-tile.tsx'
import { type RenderTile, TileRenderer } from './tile-renderer.ts'

export interface TileSlotProps {
  readonly eager?: boolean | undefined
  readonly withCategory?: boolean | undefined
  readonly game: Game
  readonly renderTile?: RenderTile | undefined
}

/** A game as the caller draws it, or the site, else a `GameTile`. */
export function TileSlot({ game, eager = false, withCategory = false, renderTile }: TileSlotProps) {
  const ofSite = useContext(TileRenderer)
  const render = renderTile ?? ofSite
  return render === undefined ? (
    <GameTile game={game} eager={eager} withCategory={withCategory} />
  ) : (
    render(game, { eager, withCategory })
  )
}
