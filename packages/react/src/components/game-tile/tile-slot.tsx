import type { Game } from '@foyer/core'
import { type ReactNode, useContext } from 'react'
import { GameTile } from './game-tile.tsx'
import { TileRenderer } from './tile-renderer.ts'

export interface TileContext {
  /** Seen before scrolling: its picture does not wait. */
  readonly eager: boolean
  /** Games of several categories stand together. */
  readonly withCategory: boolean
}

/** Draws a game in place of `GameTile`. Keep it stable (a function of the module): then a tile is drawn once. */
export type RenderTile = (game: Game, context: TileContext) => ReactNode

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
