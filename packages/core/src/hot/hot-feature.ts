import type { Feature } from '../foyer.ts'
import { createHot } from './create-hot.ts'
import type { Hot } from './hot.ts'

/** Hot games, had once per browser session. */
export const hotFeature: Feature<Hot> = ({ context }) => createHot(context)
