import type { Feature } from '../foyer.ts'
import { hotFeature } from '../hot/hot-feature.ts'
import { createShelves } from './create-shelves.ts'
import type { Shelves } from './game-list.ts'

/** The home page's shelves; apart from the lists, so that a lobby does not carry their machinery. */
export const shelvesFeature: Feature<Shelves> = ({ context, session, catalogue, use }) =>
  createShelves(context, { session, catalogue, hot: use(hotFeature) })
