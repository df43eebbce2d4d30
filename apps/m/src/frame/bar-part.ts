import type { LatePart } from '@foyer/react'
import type { BarProps } from '../elsewhere/bar.tsx'
import { elsewhereNow, loadElsewhere } from '../routes.ts'

/** The bar above pages other than the lobby, which has none. */
export const barPart: LatePart<BarProps> = {
  texts: 'pages',
  now: () => elsewhereNow()?.Bar,
  load: async () => (await loadElsewhere()).Bar,
}
