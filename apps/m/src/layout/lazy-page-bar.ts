import type { LazyComponent } from '@foyer/react'
import { loadedRouterChunk, loadRouterChunk } from '../router/load-page.ts'
import type { PageBarProps } from './page-bar.tsx'

/** The bar above pages other than the lobby, which has none. */
export const lazyPageBar: LazyComponent<PageBarProps> = {
  texts: 'pages',
  loaded: () => loadedRouterChunk()?.PageBar,
  load: async () => (await loadRouterChunk()).PageBar,
}
