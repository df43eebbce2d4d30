import type { Feature, Game } from '@foyer/core'
import { atom, type WritableAtom } from 'nanostores'
import { latePart } from '../late/late-part.ts'

/** The game that somebody takes a closer look at, if any. */
export const quickLookFeature: Feature<WritableAtom<Game | undefined>> = () => atom()

/** Where it opens: `QuickLookHost`, once in a page. */
export const quickLookHost = latePart(async () => (await import('./quick-look-host.tsx')).QuickLookHost)
