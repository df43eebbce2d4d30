import type { Feature, Game } from '@foyer/core'
import { atom, type WritableAtom } from 'nanostores'

/** The game that somebody takes a closer look at, if any. */
export const quickLookFeature: Feature<WritableAtom<Game | undefined>> = () => atom()
