import type { Feature } from '../../../foyer.ts'
import { createFavourites } from './create-favourites.ts'
import type { Favourites } from './favourites.ts'

/** Favourites. */
export const favouritesFeature: Feature<Favourites> = ({ context, session, access }) =>
  createFavourites(context, session, access)
