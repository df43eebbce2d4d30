import { defineFeature, type Feature } from '../../../kernel/feature.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { featured } from '../featured/featured.ts'
import { createSearch } from './create-search.ts'
import type { Search } from './search.ts'

/** Suggestions while a search is typed. */
export const search: Feature<Search> = defineFeature({
  id: 'search',
  needs: { catalogue, featured },
  create: createSearch,
})
