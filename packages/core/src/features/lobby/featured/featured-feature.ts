import type { Feature } from '../../../foyer.ts'
import { createFeatured } from './create-featured.ts'
import type { Featured } from './featured.ts'

/** Hot games, had once per browser session. */
export const featuredFeature: Feature<Featured> = ({ context }) => createFeatured(context)
