import { defineFeature, type Feature, type Game } from '@foyer/core'
import { atom, type WritableAtom } from 'nanostores'

/** The game whose preview is open, if any. */
export const gamePreview: Feature<WritableAtom<Game | undefined>> = defineFeature({
  id: 'foyer-react/gamePreview',
  create: () => atom(),
})
