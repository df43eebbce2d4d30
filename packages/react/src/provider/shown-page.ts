import type { PageState } from '@foyer/core'
import type { SiteRouteTable } from '@foyer/core/site'
import { createContext } from 'react'

/** What is on screen, by the router that shows it. */
export interface ShownPage {
  /** May stay for a moment after the client has gone on. */
  readonly page: PageState
  readonly routes: SiteRouteTable
}

/** Undefined without a router: then the client's page is the one on screen. */
export const ShownPageContext = createContext<ShownPage | undefined>(undefined)
