import type { RenderTile, TextBundle } from '@foyer/react'
import { createRouter, type Router } from '@foyer/react/router'
import { pages } from './pages/pages.ts'

/** What a merchant's site is made of, besides its configuration and its styles. */
export interface Site {
  readonly router: Router
  /** What his own pages say. A module `texts/<tag>/<tag>.ts` is named in the documents of the language with this tag. */
  readonly texts?: readonly TextBundle[] | undefined
  /** Draws games in place of our tile. A function of the module. */
  readonly renderTile?: RenderTile | undefined
}

export const site: Site = { router: createRouter({ pages: Object.values(pages) }) }
