import type { LazyComponent } from '@foyer/react'
import type { PageBarProps } from '../layout/page-bar.tsx'
import { loadedRouterRuntime, loadRouterRuntime } from '../router/routes.ts'

/** The bar above pages other than the lobby, which has none. */
export const barPart: LazyComponent<PageBarProps> = {
  texts: 'pages',
  loaded: () => loadedRouterRuntime()?.PageBar,
  load: async () => (await loadRouterRuntime()).PageBar,
}
