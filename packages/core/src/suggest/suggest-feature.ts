import type { Feature } from '../foyer.ts'
import { hotFeature } from '../hot/hot-feature.ts'
import { createSuggest } from './create-suggest.ts'
import type { Suggest } from './suggest.ts'

/** Suggestions while somebody types a search. */
export const suggestFeature: Feature<Suggest> = ({ context, catalogue, use }) =>
  createSuggest(context, { catalogue, hot: use(hotFeature) })
