import type { RenderTile } from '@foyer/react'
import { createRouter, type Router } from '@foyer/react/router'
import { pages } from './pages/pages.ts'

/** What a merchant's site is made of, besides its configuration and its styles. */
export interface Site {
  readonly router: Router
  /** Draws games in place of our tile. A function of the module. */
  readonly renderTile?: RenderTile | undefined
}

export const site: Site = { router: createRouter({ pages: Object.values(pages) }) }
