import type { Feature, Game } from '@foyer/core'
import { atom, type WritableAtom } from 'nanostores'

/** The game whose preview is open, if any. */
export const gamePreviewFeature: Feature<WritableAtom<Game | undefined>> = () => atom()
