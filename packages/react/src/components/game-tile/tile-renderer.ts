import { createContext } from 'react'
import type { RenderTile } from './tile-slot.tsx'

/** How the site draws games where a component is not told. */
export const TileRenderer = createContext<RenderTile | undefined>(undefined)
