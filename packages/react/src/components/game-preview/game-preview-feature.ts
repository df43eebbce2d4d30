import type { Feature, Game } from '@foyer/core'
import { atom, type WritableAtom } from 'nanostores'

/** The game that somebody takes a closer look at, if any. */
export const gamePreviewFeature: Feature<WritableAtom<Game | undefined>> = () => atom()
