import type { Game } from '@foyer/core'
import type { ReactNode } from 'react'
import { createContext } from 'react'

export interface TileContext {
  /** Seen before scrolling: its picture does not wait. */
  readonly eager: boolean
  /** Games of several categories stand together. */
  readonly withCategory: boolean
}

/** Draws a game in place of `GameTile`. Keep it stable (a function of the module): then a tile is drawn once. */
export type RenderTile = (game: Game, context: TileContext) => ReactNode

/** How the site draws games where a component is not told. */
export const TileRenderer = createContext<RenderTile | undefined>(undefined)
