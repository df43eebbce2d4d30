import type { Feature } from '../foyer.ts'
import { createHeadIcon } from './create-head-icon.ts'
import type { HeadIcon } from './head-icon.ts'

/** The pictures of members. */
export const headIconFeature: Feature<HeadIcon> = ({ context, session, access }) =>
  createHeadIcon(context, session, access)
