import type { LazyComponent } from '@foyer/react'
import { loadedRouterRuntime, loadRouterRuntime } from '../router/routes.ts'
import type { PageBarProps } from './page-bar.tsx'

/** The bar above pages other than the lobby, which has none. */
export const lazyPageBar: LazyComponent<PageBarProps> = {
  texts: 'pages',
  loaded: () => loadedRouterRuntime()?.PageBar,
  load: async () => (await loadRouterRuntime()).PageBar,
}
