import type { Feature } from '../../../foyer.ts'
import { featuredFeature } from '../featured/featured.ts'
import { createSearch } from './create-search.ts'
import type { Search } from './search.ts'

/** Suggestions while a search is typed. */
export const searchFeature: Feature<Search> = ({ context, catalogue, use }) =>
  createSearch(context, { catalogue, featured: use(featuredFeature) })
