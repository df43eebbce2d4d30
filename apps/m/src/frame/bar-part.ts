import type { LazyComponent } from '@foyer/react'
import type { BarProps } from '../elsewhere/bar.tsx'
import { elsewhereNow, loadElsewhere } from '../routes.ts'

/** The bar above pages other than the lobby, which has none. */
export const barPart: LazyComponent<BarProps> = {
  texts: 'pages',
  loaded: () => elsewhereNow()?.Bar,
  load: async () => (await loadElsewhere()).Bar,
}
