import type { Feature } from '../../../foyer.ts'
import { createShelves } from './create-shelves.ts'
import type { Shelves } from './game-list.ts'

/** The home page's shelves; apart from the lists, so that a lobby does not carry their machinery. */
export const shelvesFeature: Feature<Shelves> = ({ context, session, catalogue }) =>
  createShelves(context, { session, catalogue })
